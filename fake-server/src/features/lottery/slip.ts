import { platformError } from '@understudy/contracts'
import { type Choice, readContent, stakesOf } from '@understudy/contracts/lottery/content'
import { BETTING_MODES, type BettingMode, type PrizeMode } from '@understudy/contracts/lottery/terms'
import { bareRule } from './content-rule.ts'
import { PLAYS } from './families/index.ts'
import type { LotteryGame } from './games.repository.ts'
import { modesOf } from './limits.ts'
import { MIN_SERIES, maxSeriesOf, priceOf, SERIES_STEP } from './odds.ts'
import type { PlayRule } from './play.ts'

/** A line as it was sent, in whichever form. */
export interface SentLine {
  playId: number
  content: string
  mode: string
  series: number
  multiple: number
  /** As the sender counted them; undefined where the form does not tell. */
  stakes?: number
}

/** A line that a game takes, with our own stakes and price. */
export interface PricedLine {
  play: PlayRule
  content: string
  choice: Choice
  mode: BettingMode
  series: number
  multiple: number
  stakes: number
  /** Ledger units of one stake in its mode. */
  stakePrice: number
}

const refuse = (field: string, rule: string) => platformError('field.invalid', { fields: { [field]: [rule] } })

/** Reads a line; nothing the sender calculated is trusted. `field` is what a refusal names. */
export function priceLine(game: LotteryGame, prizeMode: PrizeMode, sent: SentLine, field: string): PricedLine {
  const { group } = game
  const play = PLAYS[group].find(({ id }) => id === sent.playId)
  if (!play) throw refuse(field, 'enum')
  const mode = BETTING_MODES.find((known) => known === sent.mode)
  if (!mode || !modesOf(prizeMode).includes(mode)) throw refuse(field, 'enum')
  const highest = maxSeriesOf(group, prizeMode)
  if (!isSeries(sent.series, highest)) throw refuse(field, 'range')
  if (sent.multiple < 1) throw refuse(field, 'range')
  const rule = bareRule(play)
  const choice = readContent(rule, sent.content)
  if (!choice) throw refuse(field, 'pattern')
  const stakes = stakesOf(rule, choice)
  if (sent.stakes !== undefined && sent.stakes !== stakes) throw refuse(field, 'range')
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

/** Ledger units of one stake in a mode. */
export const stakePriceOf = (
  play: PlayRule,
  { group }: Pick<LotteryGame, 'group'>,
  prizeMode: PrizeMode,
  mode: BettingMode,
) => (priceOf(play, group, prizeMode) * Math.round(Number(mode) * 100)) / 100

const isSeries = (series: number, highest: number | undefined) =>
  highest === undefined ? series === 0 : series >= MIN_SERIES && series <= highest && series % SERIES_STEP === 0

/** Ledger units of a line with so many times its stakes. */
export const costOf = ({ stakes, stakePrice }: Pick<PricedLine, 'stakes' | 'stakePrice'>, multiple: number): number =>
  stakes * stakePrice * multiple
