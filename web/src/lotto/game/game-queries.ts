import {
  chaseIssues,
  gameSetting,
  mobileGames,
  nearIssues,
  playMenu,
  series,
  todaysOrders,
} from '@understudy/contracts/lottery'
import type { LotteryGroup, PrizeMode } from '@understudy/contracts/lottery/terms'
import { LOTTERY_LIMITS, PRIZE_MODE_IDS } from '@understudy/contracts/lottery/terms'
import { balance } from '@understudy/contracts/wallet'
import { STALE, useApiQuery } from '@/shared/api'
import { now } from '@/shared/clock'
import { useSession } from '@/shared/session'

/** Poll interval of the issue while nothing is due, ms; also notices a changed world clock. */
const HEARTBEAT = 10_000
/** Delay after a draw before its result is fetched, ms, with jitter so that players do not fetch at once. */
const AFTER_DRAW = 300
const SPREAD = 1_200
const jitter = Math.random() * SPREAD

export const useGames = () => useApiQuery(mobileGames, { query: {} }, { staleTime: STALE.catalogue })

/** The current issue and the last result, refetched right after each draw while the page is visible. */
export const useCurrentIssue = (gameId: string) =>
  useApiQuery(
    nearIssues,
    { query: { gameId } },
    {
      staleTime: STALE.always,
      refetchInterval({ state: { data } }) {
        if (!data) return HEARTBEAT
        const remaining = data.currentNumero.drawTime - now()
        return remaining > 0 ? Math.min(HEARTBEAT, remaining + AFTER_DRAW + jitter) : AFTER_DRAW + jitter
      },
    },
  )

export const usePlayMenu = (gameId: string) =>
  useApiQuery(playMenu, { params: { gameId } }, { staleTime: STALE.minute })

export const useModes = (gameId: string) =>
  useApiQuery(
    gameSetting,
    { params: { gameId } },
    { staleTime: STALE.minute, select: ({ bettingModes }) => bettingModes },
  )

/** The series the member may choose from; none for visitors. */
export function useSeries(group: LotteryGroup | undefined, prizeMode: PrizeMode | undefined) {
  const session = useSession()
  return useApiQuery(
    series,
    {},
    {
      enabled: session !== undefined,
      staleTime: STALE.minute,
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
  return useApiQuery(
    chaseIssues,
    { params: { gameId } },
    { enabled: enabled && session !== undefined, staleTime: STALE.always, select: ({ chaseNumeros }) => chaseNumeros },
  )
}

/** Today's latest orders of the game, as many as fit on a slip. */
export function useLastOrders(gameId: string) {
  const session = useSession()
  const input = { query: { gameId, page: 0, size: LOTTERY_LIMITS.slipLines } }
  const { data } = useApiQuery(todaysOrders, input, { enabled: session !== undefined, staleTime: STALE.minute })
  return data?.orders.content ?? []
}

export function useBalance() {
  const session = useSession()
  return useApiQuery(balance, { query: {} }, { enabled: session !== undefined }).data
}
