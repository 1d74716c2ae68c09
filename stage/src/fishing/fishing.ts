import { fishing } from '@understudy/contracts'
import type { Chance } from '@understudy/platform/world/fair.ts'
import type { World } from '@understudy/platform/world/world.ts'

/** Payout of a catch, as a multiple of the shot. */
const MULTIPLES: Readonly<Record<fishing.Species, number>> = {
  crab: 2,
  koi: 4,
  puffer: 6,
  seahorse: 10,
  turtle: 20,
  octopus: 50,
  shark: 150,
}

/** Catches per ten thousand shots; the return is 94.5 to 95 % for every species. */
export const CHANCES = Object.fromEntries(
  fishing.SPECIES.map((name) => [name, Math.floor(9_500 / MULTIPLES[name])]),
) as Record<fishing.Species, number>
export const RETURNS = 0.945

export const multipleOf = (name: fishing.Species) => MULTIPLES[name]

/** Length of a wave of fish, and how long it has fish; milliseconds. */
const WAVE = { length: 120_000, full: 108_000 } as const

export function waveAt(time: number): { wave: number; emptyAt: number; nextAt: number } {
  const wave = Math.floor(time / WAVE.length)
  const from = wave * WAVE.length
  return { wave, emptyAt: from + WAVE.full, nextAt: from + WAVE.length }
}

export const waveNow = (world: World) => waveAt(Math.floor(world.now() / WAVE.length) * WAVE.length)

/** Returns the payout of each shot as a multiple of its cost; 0 for a miss. */
export const shoot = (targets: readonly fishing.Species[], chance: Chance): number[] =>
  targets.map((name) => (chance.below(10_000) < CHANCES[name] ? MULTIPLES[name] : 0))

/** Returns the volley a tester has decided: no catch, a catch by the last shot, or a shark whatever the targets. */
export function decided(luck: 'win' | 'lose' | 'big', targets: readonly fishing.Species[]): number[] {
  const last = targets.at(-1) ?? 'crab'
  const prize = luck === 'lose' ? 0 : luck === 'big' ? MULTIPLES.shark : MULTIPLES[last]
  return targets.map((_, i) => (i === targets.length - 1 ? prize : 0))
}
