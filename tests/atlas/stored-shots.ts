import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shot } from './shoot.ts'

const fileIn = (folder: string) => join(folder, 'shots.jsonl')

/** Written as soon as it is taken: a run that is broken off goes on where it was. */
export const keepShot = (folder: string, shot: Shot): void => appendFileSync(fileIn(folder), line(shot))

const line = (shot: Shot) => `${JSON.stringify(shot)}\n`

/** What an atlas holds, by key; a state that was taken again counts once. */
export function keptShots(folder: string): Map<string, Shot> {
  const file = fileIn(folder)
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map((text) => JSON.parse(text) as Shot).map((shot) => [shot.key, shot]))
}

/** Forgets what is no state any more, with its pictures, and says what is left. */
export function dropStale(folder: string, keys: ReadonlySet<string>): Map<string, Shot> {
  const remaining = new Map([...keptShots(folder)].filter(([key]) => keys.has(key)))
  writeFileSync(fileIn(folder), [...remaining.values()].map(line).join(''))
  const files = new Set([...remaining.values()].flatMap(({ pictures }) => pictures.map(({ file }) => file)))
  for (const name of readdirSync(join(folder, 'pictures')))
    if (!files.has(`pictures/${name}`)) rmSync(join(folder, 'pictures', name))
  return remaining
}
