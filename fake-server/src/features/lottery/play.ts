import type { PlayType } from '@understudy/contracts/lottery'
import { type Choice, combinations } from '@understudy/contracts/lottery/content'
import { type Texts, texts } from '@understudy/seed'
import type { Draw } from './draw.ts'

/** How often something comes per stake in the long run, as an exact fraction. */
export type Chance = readonly [favourable: bigint, total: bigint]

export const chance = (favourable: number | bigint, total: number | bigint): Chance => [
  BigInt(favourable),
  BigInt(total),
]

/** A way to win a play. Where the play offers options, each is a way and its key is the option. */
export interface Way {
  key: string
  label: Texts
  chance: Chance
  /** How often the draw is a tie for it, which gives the stake back; never where it is not told. */
  tie?: Chance
  /** Fixed payout per unit of a lot; without one the odds follow from chance and return. */
  pays?: number
}

export interface Labelled {
  value: string
  label: Texts
}

/** A content rule without language and odds (ContentRule). */
export type Shape =
  | { kind: 'positions'; positions: readonly Labelled[]; symbols: readonly string[]; distinct: boolean }
  | { kind: 'places'; positions: readonly Labelled[]; symbols: readonly string[] }
  | { kind: 'pick'; symbols: readonly string[]; choose: number; most: number; each?: number }
  | { kind: 'options' }
  | { kind: 'numbers'; digits: number }

/** How many times each way came, over all stakes of a line. */
export type Wins = Readonly<Record<string, number>>

export interface PlayDraft {
  code: string
  name: Texts
  rule: Texts
  type: PlayType
  shape: Shape
  ways: readonly Way[]
  /** Lots of a stake: what is paid is per lot, what a stake costs is for all of them. */
  lots?: number
  /** Each stake has one of the ways only, which its content tells: its option, or how many digits are alike. */
  apart?: boolean
  wins: (draw: Draw, choice: Choice) => Wins
  /** How many stakes of a line a draw gives back, neither won nor lost. */
  ties?: (draw: Draw, choice: Choice) => number
}

export interface PlayRule extends Required<PlayDraft> {
  /** Unique among all groups: it tells the group, too. */
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

/** A symbol in the same spelling in every language. */
export const plain = (text: string): Texts => texts(text, text, text)

/** Whole numbers from one to another as symbols, padded to so many digits. */
export const symbols = (from: number, to: number, digits = 1): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(digits, '0'))

/** Every line of a play that fixes the order: one stake wins when each position holds a chosen symbol. */
export const orderedWins =
  (drawn: (draw: Draw) => readonly string[]) =>
  (draw: Draw, choice: Choice): Wins => ({
    [ONLY_WAY]: drawn(draw).every((symbol, index) => choice[index]?.includes(symbol)) ? 1 : 0,
  })

/** Each symbol at its place is a stake. */
export const placedWins =
  (drawn: (draw: Draw) => readonly string[]) =>
  (draw: Draw, choice: Choice): Wins => ({
    [ONLY_WAY]: drawn(draw).filter((symbol, index) => choice[index]?.includes(symbol)).length,
  })

/** Each combination of `choose` symbols that all came is a winning stake. */
export const pickedWins =
  (choose: number, drawn: (draw: Draw) => readonly string[]) =>
  (draw: Draw, [picked = []]: Choice): Wins => {
    const came = new Set(drawn(draw))
    return { [ONLY_WAY]: combinations(picked.filter((symbol) => came.has(symbol)).length, choose) }
  }

/** Each option that holds for the draw is a winning stake. */
export const optionWins =
  (holding: (draw: Draw) => readonly string[]) =>
  (draw: Draw, [picked = []]: Choice): Wins => {
    const held = holding(draw)
    return Object.fromEntries(picked.filter((option) => held.includes(option)).map((option) => [option, 1]))
  }

/** Each option that ties with the draw is a stake given back. */
export const optionTies =
  (tied: (draw: Draw) => readonly string[]) =>
  (draw: Draw, [picked = []]: Choice): number => {
    const held = tied(draw)
    return picked.filter((option) => held.includes(option)).length
  }

/** Each number wins as often as it stands among the drawn ones. */
export const numberWins =
  (drawn: (draw: Draw) => readonly string[], key = ONLY_WAY) =>
  (draw: Draw, [numbers = []]: Choice): Wins => {
    const came = drawn(draw)
    return { [key]: numbers.reduce((sum, number) => sum + came.filter((one) => one === number).length, 0) }
  }
