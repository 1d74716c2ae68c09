import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'

/** A colour may differ by so much: what packing does to a smooth shade is no change. */
const TOLERANCE = 24
/** Below this share of the pixels nothing has changed that anybody sees. */
const LEAST = 0.0002

export interface Change {
  kind: 'changed' | 'new'
  /** Of the pixels, 0 to 1. */
  share: number
  before?: string
  marked?: string
}

/** Holds the pictures of a folder against those of an earlier one, and writes beside them what differs. */
export async function compare(folder: string, earlier: string, files: readonly string[]): Promise<Map<string, Change>> {
  mkdirSync(join(folder, 'changes'), { recursive: true })
  const changes = new Map<string, Change>()
  for (const file of files) {
    const before = join(earlier, file)
    const change = existsSync(before) ? await differing(folder, file, before) : ({ kind: 'new', share: 1 } as const)
    if (change) changes.set(file, change)
  }
  return changes
}

/** A line for each picture that changed; one that the earlier atlas lacks is no change. */
export const changedPictures = (changes: ReadonlyMap<string, Change>): string[] =>
  [...changes].flatMap(([file, { kind, share, marked = file }]) =>
    kind === 'changed' ? [`${file} differs in ${(share * 100).toFixed(2)} % of its pixels: ${marked}`] : [],
  )

async function differing(folder: string, file: string, before: string): Promise<Change | undefined> {
  const [now, then] = [await pixels(join(folder, file)), await pixels(before)]
  const { share, marked } = difference(now, then)
  if (compared(share) === 'same') return undefined
  const name = basename(file, '.webp')
  const [kept, shown] = [`changes/${name}.before.webp`, `changes/${name}.marked.webp`]
  copyFileSync(before, join(folder, kept))
  if (marked === undefined) return { kind: 'changed', share, before: kept }
  await sharp(marked, { raw: { width: now.width, height: now.height, channels: 3 } })
    .webp({ quality: 80 })
    .toFile(join(folder, shown))
  return { kind: 'changed', share, before: kept, marked: shown }
}

/** Whether so many of the pixels are a change. */
export const compared = (share: number) => (share < LEAST ? 'same' : 'changed')

export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

async function pixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The share of pixels that differ, and the picture faded with those pixels in red; no picture where the sizes differ. */
export function difference(now: Pixels, then: Pixels): { share: number; marked?: Uint8Array } {
  if (now.width !== then.width || now.height !== then.height) return { share: 1 }
  const marked = new Uint8Array(now.data.length)
  let differing = 0
  for (let at = 0; at < now.data.length; at += 3) {
    let apart = 0
    for (let channel = at; channel < at + 3; channel += 1)
      apart = Math.max(apart, Math.abs((now.data[channel] ?? 0) - (then.data[channel] ?? 0)))
    const differs = apart > TOLERANCE
    if (differs) differing += 1
    for (let channel = at; channel < at + 3; channel += 1)
      marked[channel] = differs ? (channel === at ? 220 : 0) : 190 + Math.round((now.data[channel] ?? 0) / 4)
  }
  return { share: differing / (now.data.length / 3), marked }
}
