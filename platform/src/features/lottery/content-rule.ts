import type { LanguageCode } from '@understudy/contracts'
import type { ContentRule } from '@understudy/contracts/lottery/content'
import type { PrizeMode } from '@understudy/contracts/lottery/terms'
import type { Texts } from '@understudy/seed'
import { textIn } from '../../shared/text.ts'
import type { LotteryGame } from './games.repository.ts'
import { maxSeriesOf, oddsOf, shownOdds } from './odds.ts'
import type { PlayRule, Way } from './play.ts'

/** Returns what a line may contain, with labels in the call's language and the options' odds at the highest series. */
export function contentRule(
  play: PlayRule,
  group: LotteryGame['group'],
  prizeMode: PrizeMode,
  language: LanguageCode,
): ContentRule {
  const series = maxSeriesOf(group, prizeMode) ?? 0
  return ruleWith(
    play,
    (label) => textIn(label, language),
    (way) => shownOdds(oddsOf(play, way, group, prizeMode, series)),
  )
}

const bareRules = new Map<number, ContentRule>()

/** Returns the same rule without labels and odds, cached, for code that only parses contents. */
export function bareRule(play: PlayRule): ContentRule {
  const memoised =
    bareRules.get(play.id) ??
    ruleWith(
      play,
      () => '',
      () => 1,
    )
  bareRules.set(play.id, memoised)
  return memoised
}

function ruleWith(
  { shape, ways }: PlayRule,
  wordsOf: (label: Texts) => string,
  oddsOfWay: (way: Way) => number,
): ContentRule {
  switch (shape.kind) {
    case 'options':
      return {
        kind: 'options',
        options: ways.map((way) => ({ value: way.key, label: wordsOf(way.label), odds: oddsOfWay(way) })),
      }
    case 'positions':
    case 'places':
      return {
        ...shape,
        symbols: [...shape.symbols],
        positions: shape.positions.map(({ value, label }) => ({ value, label: wordsOf(label) })),
      }
    case 'pick':
      return { ...shape, symbols: [...shape.symbols] }
    default:
      return shape
  }
}
