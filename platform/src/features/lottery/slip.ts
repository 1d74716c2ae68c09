import { platformError } from '@understudy/contracts'
import { type Choice, readContent, stakesOf } from '@understudy/contracts/lottery/content'
import { BETTING_MODES, type BettingMode, type PrizeMode } from '@understudy/contracts/lottery/terms'
import { bareRule } from './content-rule.ts'
import { PLAYS } from './families/index.ts'
import type { LotteryGame } from './games.repository.ts'
import { modesOf } from './limits.ts'
import { MIN_SERIES, maxSeriesOf, priceOf, SERIES_STEP } from './odds.ts'
import type { PlayRule } from './play.ts'

/** A line as sent, in any of the accepted formats. */
export interface SentLine {
  playId: number
  content: string
  mode: string
  series: number
  multiple: number
  /** The sender's count; undefined if the format has none. */
  stakes?: number
}

/** A validated line with the server's own stake count and price. */
export interface PricedLine {
  play: PlayRule
  content: string
  choice: Choice
  mode: BettingMode
  series: number
  multiple: number
  stakes: number
  /** Price of one stake in its mode, in ledger units. */
  stakePrice: number
}

export const invalidField = (field: string, rule: string) =>
  platformError('field.invalid', { fields: { [field]: [rule] } })

/** Parses and prices a line; trusts nothing the sender calculated. `field` names the line in errors. */
export function priceLine(game: LotteryGame, prizeMode: PrizeMode, sent: SentLine, field: string): PricedLine {
  const { group } = game
  const play = PLAYS[group].find(({ id }) => id === sent.playId)
  if (!play) throw invalidField(field, 'enum')
  const mode = BETTING_MODES.find((known) => known === sent.mode)
  if (!mode || !modesOf(prizeMode).includes(mode)) throw invalidField(field, 'enum')
  const highest = maxSeriesOf(group, prizeMode)
  if (!isSeries(sent.series, highest)) throw invalidField(field, 'range')
  if (sent.multiple < 1) throw invalidField(field, 'range')
  const rule = bareRule(play)
  const choice = readContent(rule, sent.content)
  if (!choice) throw invalidField(field, 'pattern')
  const stakes = stakesOf(rule, choice)
  if (sent.stakes !== undefined && sent.stakes !== stakes) throw invalidField(field, 'range')
  return {
    play,
    content: sent.content,
    choice,
    mode,
    series: sent.series,
    multiple: sent.multiple,
    stakes,
    stakePrice: stakePriceOf(play, game, prizeMode, mode),
  }
}

/** Returns the price of one stake in a mode, in ledger units. */
export const stakePriceOf = (
  play: PlayRule,
  { group }: Pick<LotteryGame, 'group'>,
  prizeMode: PrizeMode,
  mode: BettingMode,
) => (priceOf(play, group, prizeMode) * Math.round(Number(mode) * 100)) / 100

const isSeries = (series: number, highest: number | undefined) =>
  highest === undefined ? series === 0 : series >= MIN_SERIES && series <= highest && series % SERIES_STEP === 0

/** Returns the cost of a line at a multiple, in ledger units. */
export const costOf = ({ stakes, stakePrice }: Pick<PricedLine, 'stakes' | 'stakePrice'>, multiple: number): number =>
  stakes * stakePrice * multiple
