import { expect, test } from 'vitest'
import { blockOf, commitmentOf, FairNumbers, serverSeedOf } from './fair.ts'

const SEEDS = { serverSeed: 'ab'.repeat(32), clientSeed: 'player', nonce: '7' }

test('a server seed follows from the world’s seed and the round alone', () => {
  const seed = serverSeedOf(1, 'lottery K3_1M 202603100721')
  expect(seed).toMatch(/^[0-9a-f]{64}$/)
  expect(serverSeedOf(1, 'lottery K3_1M 202603100721')).toBe(seed)
  expect(serverSeedOf(2, 'lottery K3_1M 202603100721')).not.toBe(seed)
  expect(serverSeedOf(1, 'lottery K3_1M 202603100722')).not.toBe(seed)
})

// Computed with: printf abab… | sha256sum, and printf player:7:0 | openssl dgst -sha256 -hmac abab…
test('commitment and block hold the hashes that openssl computes', () => {
  expect(commitmentOf(SEEDS.serverSeed)).toBe('271a413bd339c5709fdceaec41f14f11e9fbfb5042d72d331c65f32b284cd09a')
  expect(blockOf(SEEDS, 0).toString('hex')).toBe('4aed5ab6eb68b0408d026d1e673d6a27c2bd3a15be4c5db461bfd42a8a134e5b')
})

test('the numbers of a round change with each of its three seeds', () => {
  const numbers = (seeds: typeof SEEDS) => {
    const from = new FairNumbers(seeds)
    return Array.from({ length: 20 }, () => from.below(1_000))
  }
  expect(numbers(SEEDS)).toEqual(numbers({ ...SEEDS }))
  for (const change of [{ serverSeed: 'cd'.repeat(32) }, { clientSeed: 'other' }, { nonce: '8' }])
    expect(numbers({ ...SEEDS, ...change })).not.toEqual(numbers(SEEDS))
})

// Of 3 × 2³⁰ a quarter of all words is drawn again; else the lowest third would come twice as often.
test.each([2, 6, 10, 11, 32, 52, 80, 1000, 3 * 2 ** 30])('numbers below %i come equally often', (bound) => {
  const numbers = new FairNumbers(SEEDS)
  const classes = Math.min(bound, 48)
  const counts = new Array<number>(classes).fill(0)
  const count = 40_000
  const outside: number[] = []
  for (let n = 0; n < count; n += 1) {
    const number = numbers.below(bound)
    if (!(number < bound && number >= 0 && Number.isInteger(number))) outside.push(number)
    const index = Math.floor((number / bound) * classes)
    counts[index] = (counts[index] ?? 0) + 1
  }
  expect(outside).toEqual([])
  // Classes of unequal size would need other expectations.
  const expected = counts.map((_, index) => {
    const [from, to] = [Math.ceil((index * bound) / classes), Math.ceil(((index + 1) * bound) / classes)]
    return (count * (to - from)) / bound
  })
  const chiSquare = counts.reduce((sum, seen, index) => {
    const wanted = expected[index] ?? 0
    return sum + (seen - wanted) ** 2 / wanted
  }, 0)
  // A fair source exceeds this once in a hundred thousand times (normal approximation).
  expect(chiSquare).toBeLessThan(classes - 1 + 4.3 * Math.sqrt(2 * (classes - 1)) + 12)
})
