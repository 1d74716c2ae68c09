import {
  mobileGames,
  openIssues,
  popularLotteries,
  recentMenus,
  recentResults,
  vnMenu,
  vnOpenIssues,
} from '@understudy/contracts/lottery'
import { useEffect } from 'react'
import { STALE, useApiQuery } from '@/shared/api'
import { now } from '@/shared/clock'
import { useSession } from '@/shared/session'
import { stored } from '@/shared/storage'

// Last known lists, shown until the first reply and offline (LOTT-007).
const storedGames = stored('getGameLotts', mobileGames.reply)
const storedLott = stored('lottList', mobileGames.reply)
const storedElott = stored('elottList', mobileGames.reply)
const storedIssues = stored('numero', openIssues.reply)

/** All lottery games, stored until fetched, also offline (LOTT-007). */
export function useLotteryGames() {
  const games = useApiQuery(mobileGames, { query: {} }, { staleTime: STALE.minute })
  const { data } = games
  useEffect(() => {
    if (!data) return
    storedGames.write(data)
    storedLott.write(data.filter(({ gameType }) => gameType === 'LOTT'))
    storedElott.write(data.filter(({ gameType }) => gameType === 'ELOTT'))
  }, [data])
  return { data: data ?? storedGames.read(), error: games.error, refetch: games.refetch }
}

/** Bounds of the refetch interval of issues, which normally lasts until the next draw, ms. */
const LOOKS = { soonest: 3_000, latest: 30_000, afterDraw: 800 } as const

/** The current issue of each game, refetched when one is drawn. */
export function useOpenIssues() {
  const { data } = useApiQuery(openIssues, undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const next = Math.min(...(state.data ?? []).map(({ drawTime }) => drawTime))
      return Math.min(LOOKS.latest, Math.max(LOOKS.soonest, next - now() + LOOKS.afterDraw))
    },
  })
  useEffect(() => {
    if (data) storedIssues.write(data)
  }, [data])
  return data ?? storedIssues.read()
}

/** The Vietnamese games by region, with their current issues. */
export function useVnGames() {
  const menu = useApiQuery(vnMenu, { query: {} }, { staleTime: STALE.minute }).data
  const issues = useApiQuery(vnOpenIssues, undefined, { staleTime: STALE.short }).data
  return { menu, issues }
}

export const useLatestResults = () =>
  useApiQuery(recentResults, { query: {} }, { staleTime: 0, refetchInterval: LOOKS.latest })

/** Games above the list: popular ones, and those the player bet on last (none for visitors). */
export function useLotteryShelves() {
  const session = useSession()
  const popular = useApiQuery(popularLotteries, { query: { count: 6 } }, { staleTime: STALE.minute })
  const recent = useApiQuery(recentMenus, undefined, { enabled: session !== undefined, staleTime: 0 })
  return { popular: popular.data, recent: recent.data, isPending: popular.isLoading || recent.isLoading }
}
