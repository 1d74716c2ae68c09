import type { rounds } from '@understudy/contracts'
import type { Chance } from '@understudy/platform/world/fair.ts'

/** Cards of eight packs. */
const SHOE = 416
const RANKS = 13

/** What a stake on the tie gives back in the long run, the lowest of the three bets: nine for one, from eight packs. */
export const BACCARAT_RETURNS = 0.856

/** Decimal odds in hundredths, stake included: the banker's win pays 5 percent commission, a tie eight to one. */
export const BACCARAT_ODDS: Readonly<Record<rounds.RoundSide, number>> = { first: 200, second: 195, draw: 900 }

/** Returns the points of a hand: an ace is 1, ten and pictures are 0, and only the last digit counts. */
export const pointsOf = (hand: readonly number[]): number =>
  hand.reduce((sum, card) => sum + (card % RANKS >= 9 ? 0 : (card % RANKS) + 1), 0) % 10

/** Whether the banker draws, by the points of the first two cards and those of the player's third; undefined for none. */
export function bankerDraws(banker: number, playerThird: number | undefined): boolean {
  if (playerThird === undefined) return banker <= 5
  if (banker <= 2) return true
  if (banker === 3) return playerThird !== 8
  if (banker === 4) return playerThird >= 2 && playerThird <= 7
  if (banker === 5) return playerThird >= 4 && playerThird <= 7
  return banker === 6 && (playerThird === 6 || playerThird === 7)
}

/** Completes two hands of two cards by the rules: a natural of 8 or 9 ends the round, the player draws up to 5. */
export function playOut(first: readonly number[], second: readonly number[], draw: () => number) {
  const hands = { first: [...first], second: [...second] }
  if (pointsOf(first) >= 8 || pointsOf(second) >= 8) return hands
  if (pointsOf(first) <= 5) hands.first.push(draw())
  const third = hands.first[2]
  if (bankerDraws(pointsOf(second), third === undefined ? undefined : pointsOf([third]))) hands.second.push(draw())
  return hands
}

/** Deals a round from a fresh shoe: cards 0 to 51, the player's first. */
export function dealBaccarat(chance: Chance): { first: number[]; second: number[] } {
  const drawn = new Set<number>()
  const draw = () => {
    let card = chance.below(SHOE)
    while (drawn.has(card)) card = chance.below(SHOE)
    drawn.add(card)
    return card % 52
  }
  const [a, b, c, d] = [draw(), draw(), draw(), draw()]
  return playOut([a, c], [b, d], draw)
}
