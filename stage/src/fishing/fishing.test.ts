import { fishing } from '@understudy/contracts'
import { Random } from '@understudy/platform/world/random.ts'
import { expect, test } from 'vitest'
import { CHANCES, decided, multipleOf, RETURNS, shoot, waveAt } from './fishing.ts'

test.each(fishing.SPECIES)('a shot at %s gives back what the pond declares', (name) => {
  // A shot either catches or misses, so the return is chance times prize.
  const share = (CHANCES[name] / 10_000) * multipleOf(name)
  expect(share).toBeGreaterThanOrEqual(RETURNS)
  expect(share).toBeLessThanOrEqual(0.95)
})

test('fish are caught about as often as declared, and pay their prize', () => {
  let drawn = 0
  const random = new Random(9, () => (drawn += 1))
  for (const name of fishing.SPECIES) {
    const wins = shoot(Array(6_000).fill(name), random)
    expect(new Set(wins)).toEqual(new Set([0, multipleOf(name)]))
    const caught = wins.filter((win) => win > 0).length / wins.length
    expect(Math.abs(caught - CHANCES[name] / 10_000)).toBeLessThan(0.02)
  }
})

test('a wave of fish comes every two minutes and lasts 108 seconds', () => {
  const { wave, emptyAt, nextAt } = waveAt(1_772_000_050_000)
  expect(nextAt - emptyAt).toBe(12_000)
  expect(waveAt(nextAt)).toEqual({ wave: wave + 1, emptyAt: emptyAt + 120_000, nextAt: nextAt + 120_000 })
})

test('a decided volley misses, catches with its last shot, or catches a shark', () => {
  const targets = ['crab', 'koi'] as const
  expect(decided('lose', targets)).toEqual([0, 0])
  expect(decided('win', targets)).toEqual([0, multipleOf('koi')])
  expect(decided('big', targets)).toEqual([0, multipleOf('shark')])
})
