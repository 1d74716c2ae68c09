import { type LanguageCode, type lottery, toAmount } from '@understudy/contracts'
import { PRIZE_MODE_IDS, type PrizeMode } from '@understudy/contracts/lottery/terms'
import { textIn } from '../../shared/text.ts'
import { contentRule } from './content-rule.ts'
import { PLAYS, SECTIONS } from './families/index.ts'
import type { LotteryGame } from './games.repository.ts'
import { declaredReturn, maxSeriesOf, oddsOf, priceOf, shownOdds } from './odds.ts'
import type { PlayRule } from './play.ts'

/** Returns the play types of a game. A game with one type lists all plays under it. */
export function playTypesOf({ lottoMode }: LotteryGame): lottery.PlayType[] {
  const types: lottery.PlayType[] = []
  if (lottoMode.includes('Tradition')) types.push('trad')
  if (lottoMode.includes('Entertainment')) types.push('ent')
  return types
}

/** Returns the menu of plays; `off` are the ids of plays that are switched off. */
export function playMenuOf(game: LotteryGame, language: LanguageCode, off: readonly number[] = []) {
  const types = playTypesOf(game)
  return game.prizeModes.flatMap((prizeMode) =>
    types.map((playType) => ({
      prizeModeId: PRIZE_MODE_IDS[prizeMode],
      prizeMode,
      playType,
      hasSeries: maxSeriesOf(game.group, prizeMode) !== undefined,
      playMenuGroups: SECTIONS[game.group].flatMap(({ code, name }) => {
        const plays = PLAYS[game.group].filter(
          ({ section, type }) => section === code && (types.length === 1 || type === playType),
        )
        const playMenus = plays.map((play) => ({
          ...playView(play, game, prizeMode, language),
          playSwitch: !off.includes(play.id),
        }))
        return playMenus.length === 0 ? [] : [{ playCode: code, playName: textIn(name, language), playMenus }]
      }),
    })),
  )
}

function playView(
  play: PlayRule,
  { group }: LotteryGame,
  prizeMode: PrizeMode,
  language: LanguageCode,
): Omit<lottery.Play, 'playSwitch'> {
  const highest = maxSeriesOf(group, prizeMode) ?? 0
  return {
    playId: play.id,
    playCode: play.code,
    playName: textIn(play.name, language),
    rule: textIn(play.rule, language),
    singleBetPrice: toAmount(priceOf(play, group, prizeMode)),
    lots: play.lots,
    content: contentRule(play, group, prizeMode, language),
    odds: play.ways.map((way) => ({
      key: way.key,
      label: textIn(way.label, language),
      odds: shownOdds(oddsOf(play, way, group, prizeMode, highest)),
    })),
    declaredReturn: declaredReturn(play, group, prizeMode, highest),
  }
}
