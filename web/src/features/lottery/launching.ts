import type { CallInput } from '@understudy/contracts/endpoint'
import type { LotteryGame, launchLottery } from '@understudy/contracts/lottery'
import type { PrizeMode } from '@understudy/contracts/lottery/terms'
import { dressOf, type PlayType, playTypesOf, vendorOf } from './where.ts'

/** The code that stands for all games of a vendor (LAUNCH-010). */
const LOBBY = 'lobby'

interface LaunchRequest {
  playType: PlayType | undefined
  gameId: string | undefined
  gameGroupId: string | undefined
  code: string | undefined
  prizeMode: PrizeMode | undefined
  mui: 'fast' | 'vn' | 'sea' | undefined
}

/** The game of a wish: by its code, else by its number, else the first of its group; the lobby has none. */
export const gameOf = (
  { code, gameId, gameGroupId }: Pick<LaunchRequest, 'code' | 'gameId' | 'gameGroupId'>,
  games: readonly LotteryGame[],
): LotteryGame | undefined =>
  code === LOBBY
    ? undefined
    : (games.find((one) => one.code === code) ??
      games.find((one) => one.gameId === gameId) ??
      games.find((one) => one.gameGroupId === gameGroupId))

/**
 * What is launched for a wish: its game, played as wished where the game can be; without a game, the lobby of the
 * vendor whose dress it has.
 */
export function launchQuery(
  wish: LaunchRequest,
  games: readonly LotteryGame[],
): Omit<CallInput<typeof launchLottery>['query'], 'css' | 'language'> {
  const { playType, prizeMode, mui } = wish
  const game = gameOf(wish, games)
  if (!game) {
    const dress = mui ?? 'fast'
    return {
      vendor: vendorOf(dress),
      gameCode: LOBBY,
      prizeMode: prizeMode ?? (dress === 'sea' ? 'SEA' : 'lott'),
      playType: playType ?? 'trad',
      mui: dress,
    }
  }
  const playTypes = playTypesOf(game)
  return {
    vendor: game.vendor,
    gameCode: game.code,
    prizeMode: prizeMode && game.prizeModes.includes(prizeMode) ? prizeMode : (game.prizeModes[0] ?? 'lott'),
    playType: playType && playTypes.includes(playType) ? playType : (playTypes[0] ?? 'trad'),
    mui: mui ?? dressOf(game.vendor),
  }
}
