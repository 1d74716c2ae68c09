import {
  chaseIssues,
  gameSetting,
  type LotteryGame,
  mobileGames,
  nearIssues,
  playMenu,
  series,
  todaysOrders,
} from '@understudy/contracts/lottery'
import type { LotteryGroup, PrizeMode } from '@understudy/contracts/lottery/terms'
import { LOTTERY_LIMITS, PRIZE_MODE_IDS } from '@understudy/contracts/lottery/terms'
import { balance } from '@understudy/contracts/wallet'
import { now } from '@/shared/clock'
import { useSession } from '@/shared/session'
import { CATALOGUE, useReply } from '../api/index.ts'

/** How often the issue is asked for while nothing is due, in ms: a world whose clock somebody moved is noticed too. */
const HEARTBEAT = 10_000
/** How soon after a draw its result is asked for, in ms; not all players in the same moment. */
const AFTER_DRAW = 300
const SPREAD = 1_200
const MINUTE = 60_000
const jitter = Math.random() * SPREAD

export const useGames = () => useReply(mobileGames, { query: {} }, { freshFor: CATALOGUE })

export function useGame(gameId: string): LotteryGame | undefined {
  return useGames().data?.find((game) => game.gameId === gameId)
}

/** The current issue and the result before it; asked again right after each draw while the page is in sight. */
export const useNear = (gameId: string) =>
  useReply(
    nearIssues,
    { query: { gameId } },
    {
      freshFor: 0,
      again: (data) => {
        if (!data) return HEARTBEAT
        const left = data.currentNumero.drawTime - now()
        return left > 0 ? Math.min(HEARTBEAT, left + AFTER_DRAW + jitter) : AFTER_DRAW + jitter
      },
    },
  )

export const usePlayMenu = (gameId: string) => useReply(playMenu, { params: { gameId } }, { freshFor: MINUTE })

export const useModes = (gameId: string) =>
  useReply(gameSetting, { params: { gameId } }, { freshFor: MINUTE, select: ({ bettingModes }) => bettingModes })

/** What series the player may choose from; none for who is not logged in. */
export function useSeries(group: LotteryGroup | undefined, prizeMode: PrizeMode | undefined) {
  const session = useSession()
  return useReply(
    series,
    {},
    {
      enabled: session !== undefined,
      freshFor: MINUTE,
      select: (all) =>
        all.find(
          ({ gameGroupCode, prizeModeId }) =>
            gameGroupCode === group && prizeMode !== undefined && prizeModeId === PRIZE_MODE_IDS[prizeMode],
        ),
    },
  ).data
}

export function useChaseIssues(gameId: string, enabled: boolean) {
  const session = useSession()
  return useReply(
    chaseIssues,
    { params: { gameId } },
    { enabled: enabled && session !== undefined, freshFor: 0, select: ({ chaseNumeros }) => chaseNumeros },
  )
}

/** What was ordered last in the game today, as much as one slip may be. */
export function useLastOrders(gameId: string) {
  const session = useSession()
  const input = { query: { gameId, page: 0, size: LOTTERY_LIMITS.slipLines } }
  return useReply(todaysOrders, input, { enabled: session !== undefined, freshFor: MINUTE }).data?.orders.content ?? []
}

export function useBalance() {
  const session = useSession()
  return useReply(balance, { query: {} }, { enabled: session !== undefined }).data
}
