import { cards, fishing, type rounds, slot } from '@understudy/contracts'
import { randomOf } from '@understudy/platform/world/random.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { describe, expect, test } from 'vitest'
import { RETURNS as CARDS_RETURNS, deal, shares } from './cards/hands.ts'
import { RETURNS as CRASH_RETURNS, crashOf, payout } from './crash/flights.ts'
import { RETURNS as FISHING_RETURNS, shoot } from './fishing/fishing.ts'
import { oddsOf, outcomeOf, RETURNS as ROUND_RETURNS, resultOf } from './rounds/rounds.ts'
import { judge, spinReels } from './slot/reels.ts'
import { deviationOf, returnsOf, THEMES, volatilityOf } from './slot/themes.ts'
import { contestOf } from './sportsbook/fixtures.ts'
import { courseOf, oddsAt, SPORTSBOOK_RETURNS, scoreAfter, winnerOf } from './sportsbook/odds.ts'

/** A million rounds of a random seed in the soak, four thousand of one seed in the gate. */
const soak = process.env.SOAK_SEED === undefined ? undefined : Number(process.env.SOAK_SEED)
const ROUNDS = soak === undefined ? 4_000 : 1_000_000
const SEED = soak ?? 7
const PATIENCE = soak === undefined ? 10_000 : 0
const STAKE = 10_000

/** Plays rounds of a stake of 1; returns the share paid back and five standard errors of it. */
function simulated(play: (round: number) => number): { share: number; margin: number } {
  let [sum, squares] = [0, 0]
  for (let round = 1; round <= ROUNDS; round += 1) {
    const paid = play(round)
    sum += paid
    squares += paid ** 2
  }
  const share = sum / ROUNDS
  return { share, margin: 5 * Math.sqrt((squares / ROUNDS - share ** 2) / ROUNDS) }
}

/** `deviation` is that of one round where it is known: rounds too few for a rare prize show too small a one. */
function expectPays(returns: number, play: (round: number) => number, deviation = 0) {
  const { share, margin: seen } = simulated(play)
  const margin = Math.max(seen, (5 * deviation) / Math.sqrt(ROUNDS))
  expect(Math.abs(share - returns), `${share} for ${returns}`).toBeLessThan(margin)
}

describe('a staged game pays back the return that its sheet names', { tags: ['soak'], timeout: PATIENCE }, () => {
  test.each(slot.SLOT_THEMES)('the slot %s pays back the return of its sheet', (name) => {
    const random = randomOf(SEED, `slot ${name}`)
    const theme = THEMES[name]
    expectPays(returnsOf(theme), () => judge(theme, spinReels(theme, random)).tenths / 10, deviationOf(theme))
  })

  test.each([150, 200, 1000])(
    'a crash game cashed out at %i hundredths pays back the return of its sheet',
    (cashOut) => {
      const random = randomOf(SEED, `crash ${cashOut}`)
      const seed = () =>
        Math.floor(random.next() * 2 ** 52)
          .toString(16)
          .padStart(13, '0')
      expectPays(CRASH_RETURNS, () => (crashOf(seed()) >= cashOut ? payout(STAKE, cashOut) / STAKE : 0))
    },
  )

  test.each([
    { kind: 'table', side: 'draw' },
    { kind: 'baccarat', side: 'draw' },
    { kind: 'cockfight', side: 'first' },
    { kind: 'cockfight', side: 'second' },
  ] as const)(
    'bets on $side of $kind pay back the return of its sheet',
    ({ kind, side }: { kind: rounds.RoundKind; side: rounds.RoundSide }) => {
      expectPays(ROUND_RETURNS[kind], (round) => {
        const odds = oddsOf(kind, SEED, 1, round)[side]
        const { winner } = resultOf({ kind, seed: SEED, nodeId: 1, round })
        const { win, returned = 0 } = outcomeOf(kind, { side, stake: STAKE, odds }, winner)
        return (win + returned) / STAKE
      })
    },
  )

  test('cards that are always shown pay back the return of their sheet', () => {
    const random = randomOf(SEED, 'cards')
    expectPays(CARDS_RETURNS, () => (shares(deal(random, cards.SEATS), STAKE)[0] ?? 0) / STAKE)
  })

  test('fishing at the shark pays back the return of its sheet', () => {
    const random = randomOf(SEED, 'fishing')
    expectPays(FISHING_RETURNS, () => shoot(['shark'], random)[0] ?? 0)
  })

  test('fishing at any other fish pays back at least the return of its sheet', () => {
    const random = randomOf(SEED, 'other fish')
    const { share, margin } = simulated(() => shoot([random.pick(fishing.SPECIES)], random)[0] ?? 0)
    expect(share).toBeGreaterThan(FISHING_RETURNS - margin)
    expect(share).toBeLessThan(0.95 + margin)
  })

  test('the sportsbook pays back at least its return, at any moment on either side', () => {
    const random = randomOf(SEED, 'sportsbook')
    const world = { origin: { seed: SEED } } as World
    const { share, margin } = simulated((round) => {
      const match = contestOf(world, `SPORTS-NP-1-${round}`)
      if (!match) throw new RangeError(`No match is numbered ${round}`)
      const course = courseOf({ seed: SEED, matchId: match.matchId, prices: match })
      const side = random.pick(['home', 'away'] as const)
      const odds =
        oddsAt(match, scoreAfter(course, random.below(course.length)))[side] ??
        oddsAt(match, { home: 0, away: 0 })[side] ??
        0
      return winnerOf(course) === side ? odds / 100 : 0
    })
    expect(share).toBeGreaterThan(SPORTSBOOK_RETURNS - margin)
    expect(share).toBeLessThan(1 / 1.055 + margin)
  })
})

test('machines with rare large prizes are highly volatile', () => {
  expect(Object.fromEntries(slot.SLOT_THEMES.map((name) => [name, volatilityOf(THEMES[name])]))).toEqual({
    classic: 'high',
    garden: 'high',
    bazaar: 'medium',
  })
})
