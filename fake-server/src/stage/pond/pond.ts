import { pond } from '@understudy/contracts'
import type { Random } from '../../world/random.ts'

/** What a catch pays per shot. */
const MULTIPLES: Readonly<Record<pond.Species, number>> = {
  crab: 2,
  koi: 4,
  puffer: 6,
  seahorse: 10,
  turtle: 20,
  octopus: 50,
  shark: 150,
}

/** Of ten thousand shots so many catch; the pond gives back 94.5 to 95 % whatever one aims at. */
export const CHANCES = Object.fromEntries(
  pond.SPECIES.map((name) => [name, Math.floor(9_500 / MULTIPLES[name])]),
) as Record<pond.Species, number>
export const RETURNS = 0.945

export const multipleOf = (name: pond.Species) => MULTIPLES[name]

/** Fish come with the tide and leave with it, milliseconds. */
const TIDE = { length: 120_000, full: 108_000 } as const

export function tideAt(time: number): { tide: number; ebbAt: number; nextAt: number } {
  const tide = Math.floor(time / TIDE.length)
  const from = tide * TIDE.length
  return { tide, ebbAt: from + TIDE.full, nextAt: from + TIDE.length }
}

/** What each shot brings, as a multiple of its cost; 0 for a miss. */
export const shoot = (targets: readonly pond.Species[], random: Random): number[] =>
  targets.map((name) => (random.below(10_000) < CHANCES[name] ? MULTIPLES[name] : 0))

/** A volley somebody has decided on: nothing, the last shot, or a shark whatever was aimed at. */
export function decided(luck: 'win' | 'lose' | 'big', targets: readonly pond.Species[]): number[] {
  const last = targets.at(-1) ?? 'crab'
  const prize = luck === 'lose' ? 0 : luck === 'big' ? MULTIPLES.shark : MULTIPLES[last]
  return targets.map((_, i) => (i === targets.length - 1 ? prize : 0))
}
