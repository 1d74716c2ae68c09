import { buildWorldSeed } from '../build.ts'
import type { WorldSeed } from '../scenario.ts'
import type { Texts } from '../world-seed.ts'

/** Not a round time, because real worlds start at any time. */
export const START_AT = Date.UTC(2025, 2, 14, 9, 23, 41)

export const everydayOf = (seed: number, startAt = START_AT): WorldSeed =>
  buildWorldSeed({ scenario: 'everyday', seed, startAt })

export const everydayWorld: WorldSeed = everydayOf(1)

const isTexts = (value: object): value is Texts => 'UR' in value && 'UR-LA' in value && 'EN' in value

/** Yields every string inside a value with its path; texts in three languages are yielded whole. */
function* inside(value: unknown, path = ''): Generator<[path: string, value: string | Texts]> {
  if (typeof value === 'string') yield [path, value]
  if (typeof value !== 'object' || value === null) return
  if (isTexts(value)) yield [path, value]
  else for (const [key, part] of Object.entries(value)) yield* inside(part, `${path}.${key}`)
}

export const textsIn = (value: unknown): [path: string, texts: Texts][] =>
  [...inside(value)].filter((entry): entry is [string, Texts] => typeof entry[1] !== 'string')

const ADDRESS_FIELDS = /\.(icon|largeIcon|url|image|homeImage|awayImage|avatar|link|address|cricketUrl)$/

/** Returns all addresses and picture paths, except those inside texts. */
export const addressesIn = (value: unknown): [path: string, address: string][] =>
  [...inside(value)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && ADDRESS_FIELDS.test(entry[0]),
  )

export const countBy = <T>(items: readonly T[], keyOf: (item: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1
  return counts
}
