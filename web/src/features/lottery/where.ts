import type { LotteryGame } from '@understudy/contracts/lottery'
import type { PrizeMode } from '@understudy/contracts/lottery/terms'
import { lastMode } from '@/domain/draws/last-mode'
import { paths } from '@/shared/navigation'

/** The lottery page's variant by vendor. */
const SKINS: Readonly<Record<string, 'fast' | 'vn' | 'sea'>> = { IND: 'fast', TCG_LOTTO_VN: 'vn', TCG_SEA: 'sea' }

export const skinOf = (vendor: string) => SKINS[vendor] ?? 'fast'

export const vendorOf = (skin: string) => Object.entries(SKINS).find(([, one]) => one === skin)?.[0] ?? 'IND'

export type PlayType = 'trad' | 'ent'

/** The modes of a game, default first. */
export const playTypesOf = ({ lottoMode }: Pick<LotteryGame, 'lottoMode'>): PlayType[] =>
  (['trad', 'ent'] as const).filter((type) => lottoMode.includes(type === 'trad' ? 'Tradition' : 'Entertainment'))

/** Whether the player must choose a mode before the game opens. */
export const hasChoice = (game: LotteryGame): boolean => playTypesOf(game).length > 1 || game.prizeModes.length > 1

/** Link to the launcher of a game in a mode. */
export const launchOf = (
  game: LotteryGame,
  {
    playType = playTypesOf(game)[0],
    prizeMode = game.prizeModes[0],
  }: { playType?: PlayType; prizeMode?: PrizeMode } = {},
): string =>
  paths.launchLottery({
    playType,
    gameId: game.gameId,
    gameGroupId: game.gameGroupId,
    prize_mode: prizeMode,
    code: game.code,
    mui: skinOf(game.vendor),
  })

/** Link to the launcher of a game in the mode that was played last, else in the simplest one it has. */
export function playOf(game: LotteryGame): string {
  const { playType, prizeMode } = lastMode.read() ?? { playType: 'ent' }
  const playTypes = playTypesOf(game)
  return launchOf(game, {
    playType: playTypes.includes(playType) ? playType : playTypes[0],
    prizeMode: prizeMode && game.prizeModes.includes(prizeMode) ? prizeMode : game.prizeModes[0],
  })
}
