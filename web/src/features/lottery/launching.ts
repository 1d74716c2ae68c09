import type { CallInput } from '@understudy/contracts/endpoint'
import type { LotteryGame, launchLottery } from '@understudy/contracts/lottery'
import type { PrizeMode } from '@understudy/contracts/lottery/terms'
import { type PlayType, playTypesOf, skinOf, vendorOf } from './where.ts'

/** Game code that means a vendor's lobby (LAUNCH-010). */
const LOBBY = 'lobby'

interface LaunchRequest {
  playType: PlayType | undefined
  gameId: string | undefined
  gameGroupId: string | undefined
  code: string | undefined
  prizeMode: PrizeMode | undefined
  mui: 'fast' | 'vn' | 'sea' | undefined
}

/** Finds the requested game: by code, else by number, else the first of its group; none for the lobby. */
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
 * The launch for a request: its game in the requested mode, if the game has it; without a game, the lobby of the vendor
 * that belongs to the page's variant.
 */
export function launchQuery(
  request: LaunchRequest,
  games: readonly LotteryGame[],
): Omit<CallInput<typeof launchLottery>['query'], 'css' | 'language'> {
  const { playType, prizeMode, mui } = request
  const game = gameOf(request, games)
  if (!game) {
    const skin = mui ?? 'fast'
    return {
      vendor: vendorOf(skin),
      gameCode: LOBBY,
      prizeMode: prizeMode ?? (skin === 'sea' ? 'SEA' : 'lott'),
      playType: playType ?? 'trad',
      mui: skin,
    }
  }
  const playTypes = playTypesOf(game)
  return {
    vendor: game.vendor,
    gameCode: game.code,
    prizeMode: prizeMode && game.prizeModes.includes(prizeMode) ? prizeMode : (game.prizeModes[0] ?? 'lott'),
    playType: playType && playTypes.includes(playType) ? playType : (playTypes[0] ?? 'trad'),
    mui: mui ?? skinOf(game.vendor),
  }
}
