import type { control } from '@understudy/contracts'
import { expect, test } from 'vitest'
import { type CountedRule, Faults, transferTime } from './faults.ts'
import { Random } from './random.ts'

function world({
  seed,
  drawn = 0,
  rules = [],
}: {
  seed: number
  drawn?: number
  rules?: readonly control.FaultRule[]
}) {
  const state = { drawn }
  const random = new Random(seed, () => {
    state.drawn += 1
    return state.drawn
  })
  const faults = new Faults([], (_rules: CountedRule[]) => {})
  faults.replace(rules)
  const series = (calls: number) =>
    Array.from({ length: calls }, () => {
      const { waitMs, end } = faults.apply('games.list', random) ?? {}
      return end ? `${waitMs} ${end.kind}` : waitMs
    })
  return { series, state, faults, random }
}

const rough: control.FaultRule = { endpoint: '*', kind: 'network', ms: 40, jitterMs: 200, loss: 0.3 }

test('a network gives the same delays and losses for the same seed, others for another', () => {
  const first = world({ seed: 7, rules: [rough] }).series(40)
  expect(world({ seed: 7, rules: [rough] }).series(40)).toEqual(first)
  expect(world({ seed: 8, rules: [rough] }).series(40)).not.toEqual(first)
  expect(first.some((one) => String(one).endsWith('drop'))).toBe(true)
})

test('a delay lies between the base and the base with all of its jitter', () => {
  const delays = world({ seed: 3, rules: [{ endpoint: '*', kind: 'network', ms: 40, jitterMs: 3 }] }).series(200)
  expect([...new Set(delays)].sort()).toEqual([40, 41, 42, 43])
})

test('a network without jitter and loss draws nothing from the world’s random', () => {
  const { series, state } = world({ seed: 3, rules: [{ endpoint: '*', kind: 'network', shape: 'slow-3g' }] })
  expect([series(2), state.drawn]).toEqual([[2_000, 2_000], 0])
})

test('a fault rule’s own figures replace its preset’s; with loss 0 nothing is lost', () => {
  const rules = [{ endpoint: '*', kind: 'network', shape: 'lossy', loss: 0, ms: 5 } as const]
  expect(world({ seed: 3, rules }).series(50)).toEqual(Array(50).fill(5))
})

test('of several networks the delays add up and the slowest line counts', () => {
  const line = (kbps: number): control.FaultRule => ({ endpoint: '*', kind: 'network', ms: 10, kbps })
  const { faults, random } = world({ seed: 1, rules: [line(400), line(64), { endpoint: '*', kind: 'network', ms: 1 }] })
  expect(faults.apply('games.list', random)).toMatchObject({ waitMs: 21, kbps: 64 })
})

test('changing a figure of a network rule starts its count anew', () => {
  const { series, faults } = world({ seed: 1, rules: [rough] })
  series(3)
  faults.replace([rough])
  expect(faults.rules[0]?.calls).toBe(3)
  faults.replace([{ ...rough, jitterMs: 201 }])
  expect(faults.rules[0]?.calls).toBe(0)
})

test('a slow line delays by size: 50 kB at 400 kbit/s take 1 s, and never over 30 s', () => {
  expect([transferTime(50_000, 400), transferTime(0, 400), transferTime(50_000_000, 1)]).toEqual([1_000, 0, 30_000])
})
