import { cards } from '@understudy/contracts'
import { Random } from '@understudy/platform/world/random.ts'
import { describe, expect, test } from 'vitest'
import { deal, judge, RETURNS, shares } from './hands.ts'

const seeded = (seed: number) => {
  let drawn = 0
  return new Random(seed, () => (drawn += 1))
}

/** `9♠ 9♥ 2♦` as cards. */
const hand = (text: string) =>
  text.split(' ').map((card) => '♠♥♦♣'.indexOf(card.slice(-1)) * 13 + '23456789TJQKA'.indexOf(card[0] ?? ''))

/** The rank of three cards, found without sorting, as an independent check. */
function plainRank(three: readonly number[]): cards.HandRank {
  const ranks = three.map((card) => card % 13)
  const suits = new Set(three.map((card) => Math.floor(card / 13)))
  const kinds = new Set(ranks).size
  const runs = [...Array.from({ length: 11 }, (_, low) => [low, low + 1, low + 2]), [12, 0, 1]]
  const run = runs.some((wanted) => wanted.every((rank) => ranks.includes(rank)))
  if (kinds === 1) return 'trail'
  if (run && suits.size === 1) return 'pure'
  if (run) return 'sequence'
  if (suits.size === 1) return 'colour'
  return kinds === 2 ? 'pair' : 'high'
}

test('the 22,100 hands of three cards have each rank as often as expected', () => {
  const counts: Record<string, number> = {}
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1)
      for (let c = b + 1; c < 52; c += 1) {
        const { rank } = judge([a, b, c])
        if (rank !== plainRank([a, b, c])) throw new Error(`${[a, b, c]} is ${plainRank([a, b, c])}, not ${rank}`)
        counts[rank] = (counts[rank] ?? 0) + 1
      }
  expect(counts).toEqual({ high: 16_440, pair: 3_744, colour: 1_096, sequence: 720, pure: 48, trail: 52 })
})

describe('a showdown', () => {
  test.each([
    ['A♠ A♥ A♦', 'K♠ K♥ K♦'],
    ['2♠ 2♥ 2♦', 'A♠ K♠ Q♠'],
    ['A♠ K♠ Q♠', 'K♥ Q♥ J♥'],
    ['4♠ 3♥ 2♦', 'A♠ 2♥ 3♦'],
    ['A♠ 2♥ 3♦', 'A♠ J♠ 9♠'],
    ['A♠ J♠ 9♠', 'A♥ J♥ 8♥'],
    ['2♠ 4♠ 7♠', 'A♠ A♥ K♦'],
    ['9♠ 9♥ 2♦', '8♠ 8♥ A♦'],
    ['9♠ 9♥ 3♦', '9♦ 9♣ 2♦'],
    ['2♠ 2♥ 3♦', 'A♠ K♥ J♦'],
    ['A♠ K♥ 9♦', 'A♥ Q♠ J♦'],
  ])('%s beats %s', (better, worse) => {
    expect(judge(hand(better)).strength).toBeGreaterThan(judge(hand(worse)).strength)
  })

  test('suits alone decide nothing: equal hands share the pot', () => {
    const hands = ['A♠ K♥ 9♦', 'A♥ K♦ 9♠', '5♠ 4♥ 9♣', '2♠ 7♥ 9♥'].map(hand)
    expect(shares(hands, 100)).toEqual([190, 190, 0, 0])
  })
})

test('the seats of a card table together pay the declared return', () => {
  for (let seed = 0; seed < 600; seed += 1) {
    const units = (cards.ANTES[seed % cards.ANTES.length] ?? 10) * 10_000
    const hands = deal(seeded(seed), cards.SEATS)
    expect(new Set(hands.flat()).size).toBe(12)
    const paid = shares(hands, units).reduce((sum, share) => sum + share, 0)
    // Three equal hands cannot split to the last ten-thousandth.
    expect(Math.abs(paid - units * cards.SEATS * RETURNS)).toBeLessThan(3)
  }
})

test('each seat takes a quarter of the pots', () => {
  const drawnBy = [0, 0, 0, 0]
  for (let seed = 0; seed < 4_000; seed += 1)
    for (const [seat, share] of shares(deal(seeded(seed), cards.SEATS), 1).entries()) if (share > 0) drawnBy[seat]! += 1
  for (const count of drawnBy) expect(Math.abs(count / 4_000 - 0.25)).toBeLessThan(0.03)
})

test('a decided deal wins, loses, or wins with three aces', () => {
  for (let seed = 0; seed < 100; seed += 1) {
    expect(shares(deal(seeded(seed), cards.SEATS, 'win'), 100)[0]).toBeGreaterThan(0)
    expect(judge(deal(seeded(seed), cards.SEATS, 'big')[0] ?? [])).toMatchObject({ rank: 'trail' })
    const [own = 0, ...others] = shares(deal(seeded(seed), cards.SEATS, 'lose'), 100)
    expect(own === 0 || others.every((share) => share === own)).toBe(true)
  }
})
