import type { Play } from '@understudy/contracts/lottery'
import { type Choice, stakesOf, writeContent } from '@understudy/contracts/lottery/content'
import { type BettingMode, FAIR_SERIES, LOTTERY_LIMITS } from '@understudy/contracts/lottery/terms'

/** A line of the slip: the selection in a play, and its stake. */
export interface BetLine {
  /** Unique within the page. */
  id: number
  play: Play
  choice: Choice
  mode: BettingMode
  /** Factor of the price for the mode. */
  unit: number
  /** 0 when the prize mode has no series. */
  series: number
  /** The series for which the menu's odds hold; 0 without series. */
  highestSeries: number
  multiple: number
}

/** Rounds money to the four decimals of the protocol. */
export const inMoney = (amount: number): number => Math.round(amount * 10_000) / 10_000

export const stakesIn = ({ play, choice }: Pick<BetLine, 'play' | 'choice'>): number => stakesOf(play.content, choice)

/** What a line costs on one issue, in currency units. */
export const priceOf = (line: BetLine): number =>
  inMoney(stakesIn(line) * line.play.singleBetPrice * line.unit * line.multiple)

/** The odds at a series, proportional to it. */
export const oddsAt = (odds: number, series: number, highest: number): number =>
  series > 0 && highest > 0 ? inMoney((odds * series) / highest) : odds

/** Rebate on the stake for a lower series, as a share: two points give a thousandth. */
export const rebateAt = (series: number, highest: number): number =>
  series > 0 ? Math.max(0, highest - series) / FAIR_SERIES : 0

/** The possible odds of a line: those of the chosen options, else all of the play's. */
function oddsOf({ play, choice, series, highestSeries }: BetLine): number[] {
  const { content } = play
  const chosenSymbols = new Set(choice.flat())
  const odds =
    content.kind === 'options'
      ? content.options.filter(({ value }) => chosenSymbols.has(value)).map((option) => option.odds)
      : play.odds.map((way) => way.odds)
  return odds.map((one) => oddsAt(one, series, highestSeries))
}

/** Formats odds for a list of them: two decimals, cut, so that 1.9954 does not read as 2. */
export const oddsText = (odds: number): string => (Math.floor(odds * 100 + 1e-6) / 100).toFixed(2)

/** The odds of a line as exactly as they pay: with up to four decimals, the lowest and the highest where they differ. */
export function exactOddsOf(line: BetLine): string {
  const odds = oddsOf(line)
  const ends = new Set([Math.min(...odds), Math.max(...odds)])
  return [...ends].map((one) => one.toFixed(4).replace(/0{1,2}$/, '')).join(' – ')
}

/** The most that a single win of one stake pays, in currency units. */
export const mostWinOf = (line: BetLine): number =>
  inMoney((Math.max(0, ...oddsOf(line)) * line.play.singleBetPrice * line.unit * line.multiple) / line.play.lots)

/** Serializes a line for the slip of a fast game. */
export const slipLineOf = (line: BetLine) => ({
  content: writeContent(line.choice),
  stakes: stakesIn(line),
  playId: line.play.playId,
  mode: line.mode,
  series: line.series,
  multiple: line.multiple,
})

export const withinMultiple = (multiple: number): number =>
  Math.min(LOTTERY_LIMITS.multiple, Math.max(1, Math.trunc(multiple) || 1))

/** Describes the selection: labels of options and positions, literal symbols. */
export function wordsOf(play: Pick<Play, 'content'>, choice: Choice): { position: string; chosen: string[] }[] {
  const { content } = play
  if (content.kind === 'options') {
    const labels = new Map(content.options.map(({ value, label }) => [value, label]))
    return [{ position: '', chosen: (choice[0] ?? []).map((value) => labels.get(value) ?? value) }]
  }
  if (content.kind !== 'positions' && content.kind !== 'places')
    return [{ position: '', chosen: [...(choice[0] ?? [])] }]
  return content.positions
    .map(({ label }, index) => ({ position: label, chosen: [...(choice[index] ?? [])] }))
    .filter(({ chosen }) => chosen.length > 0)
}
