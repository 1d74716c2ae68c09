import type { PlayType } from '@understudy/contracts/lottery'
import { type Choice, combinations } from '@understudy/contracts/lottery/content'
import { type Texts, texts } from '@understudy/seed'
import type { Draw } from './draw.ts'

/** Expected number of wins per stake, as an exact fraction. */
export type Chance = readonly [favourable: bigint, total: bigint]

export const chance = (favourable: number | bigint, total: number | bigint): Chance => [
  BigInt(favourable),
  BigInt(total),
]

/** A way to win a play. If the play offers options, each option is a way and the way's key is the option. */
export interface Way {
  key: string
  label: Texts
  chance: Chance
  /** Probability of a tie, which refunds the stake; omitted when there is none. */
  tie?: Chance
  /** Fixed payout per unit of a lot; without it, the odds follow from chance and return. */
  pays?: number
}

export interface Labelled {
  value: string
  label: Texts
}

/** A content rule without labels and odds (ContentRule). */
export type Shape =
  | { kind: 'positions'; positions: readonly Labelled[]; symbols: readonly string[]; distinct: boolean }
  | { kind: 'places'; positions: readonly Labelled[]; symbols: readonly string[] }
  | { kind: 'pick'; symbols: readonly string[]; choose: number; most: number; each?: number }
  | { kind: 'options' }
  | { kind: 'numbers'; digits: number }

/** How many times each way won, over all stakes of a line. */
export type Wins = Readonly<Record<string, number>>

export interface PlayDraft {
  code: string
  name: Texts
  rule: Texts
  type: PlayType
  shape: Shape
  ways: readonly Way[]
  /** Lots per stake: payouts are per lot, the price of a stake is for all its lots. */
  lots?: number
  /** Each stake has exactly one of the ways, which its content decides: its option, or how many digits are equal. */
  apart?: boolean
  wins: (draw: Draw, choice: Choice) => Wins
  /** How many stakes of a line a draw refunds as ties. */
  ties?: (draw: Draw, choice: Choice) => number
}

export interface PlayRule extends Required<PlayDraft> {
  /** Unique across groups; the group follows from it. */
  id: number
  section: string
}

export interface Section {
  code: string
  name: Texts
  plays: readonly PlayDraft[]
}

export const ONLY_WAY = 'win'
const WIN = texts('جیت', 'Jeet', 'Win')

export const onlyWay = (of: Chance): Way[] => [{ key: ONLY_WAY, label: WIN, chance: of }]

/** Returns whole numbers in a range as symbols, padded to `digits`. */
export const symbols = (from: number, to: number, digits = 1): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(digits, '0'))

/** Ordered plays: a line wins when every position was drawn with a symbol chosen for it. */
export const orderedWins =
  (drawn: (draw: Draw) => readonly string[]) =>
  (draw: Draw, choice: Choice): Wins => ({
    [ONLY_WAY]: drawn(draw).every((symbol, index) => choice[index]?.includes(symbol)) ? 1 : 0,
  })

/** Fixed-place plays: each symbol at its position is a stake. */
export const placedWins =
  (drawn: (draw: Draw) => readonly string[]) =>
  (draw: Draw, choice: Choice): Wins => ({
    [ONLY_WAY]: drawn(draw).filter((symbol, index) => choice[index]?.includes(symbol)).length,
  })

/** Pick plays: each combination of `choose` chosen symbols is a stake, which wins when all were drawn. */
export const pickedWins =
  (choose: number, drawn: (draw: Draw) => readonly string[]) =>
  (draw: Draw, [picked = []]: Choice): Wins => {
    const drawnSymbols = new Set(drawn(draw))
    return { [ONLY_WAY]: combinations(picked.filter((symbol) => drawnSymbols.has(symbol)).length, choose) }
  }

/** Option plays: each option that holds for the draw is a winning stake. */
export const optionWins =
  (holding: (draw: Draw) => readonly string[]) =>
  (draw: Draw, [picked = []]: Choice): Wins => {
    const winners = holding(draw)
    return Object.fromEntries(picked.filter((option) => winners.includes(option)).map((option) => [option, 1]))
  }

/** Each option that ties with the draw is a refunded stake. */
export const optionTies =
  (tied: (draw: Draw) => readonly string[]) =>
  (draw: Draw, [picked = []]: Choice): number => {
    const ties = tied(draw)
    return picked.filter((option) => ties.includes(option)).length
  }

/** Number plays: each number wins as often as it was drawn. */
export const numberWins =
  (drawn: (draw: Draw) => readonly string[], key = ONLY_WAY) =>
  (draw: Draw, [numbers = []]: Choice): Wins => {
    const drawnSymbols = drawn(draw)
    return { [key]: numbers.reduce((sum, number) => sum + drawnSymbols.filter((one) => one === number).length, 0) }
  }
