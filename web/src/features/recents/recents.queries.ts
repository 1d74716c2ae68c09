import { PAGE_SIZES } from '@understudy/contracts/page-sizes'
import { recentGames } from '@understudy/contracts/recents'
import { useFlags } from '@/domain/system'
import { listState, useApiPages } from '@/shared/api'
import { languageCode } from '@/shared/i18n'
import { useSession } from '@/shared/session'

export interface RecentFilter {
  vassalage?: string
  gameName?: string
}

/** Whether the merchant has recent games. */
export const useRecentsOffered = () => useFlags().gameLobbyRecents

/** The player's recently launched games, latest first (GAMES-014). */
export function useRecentGames(filter: RecentFilter, { enabled = true }: { enabled?: boolean } = {}) {
  const hasSession = useSession() !== undefined
  const offered = useRecentsOffered()
  const pages = useApiPages(
    recentGames,
    (pageNo) => ({
      query: {
        pageNo,
        pageSize: PAGE_SIZES.recents,
        gameName: filter.gameName || undefined,
        vassalage: filter.vassalage || undefined,
        language: languageCode(),
      },
    }),
    { enabled: enabled && hasSession && offered },
  )
  return {
    games: pages.data?.pages.flatMap(({ list }) => list) ?? [],
    ...listState(pages),
  }
}
