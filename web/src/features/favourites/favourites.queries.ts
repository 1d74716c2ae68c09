import { addFavourite, favouriteGames, favouriteIds, removeFavourite } from '@understudy/contracts/favourites'
import type { Game } from '@understudy/contracts/games'
import { PAGE_SIZES } from '@understudy/contracts/page-sizes'
import { useFlags } from '@/domain/system'
import {
  apiQuery,
  call,
  changePages,
  closeGap,
  currentViewer,
  invalidate,
  listState,
  queryClient,
  useApiPages,
  useApiQuery,
} from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { languageCode, text } from '@/shared/i18n'
import { useSession } from '@/shared/session'
import { toast } from '@/shared/ui/toast'

export interface FavouriteFilter {
  vassalage?: string
  gameName?: string
  pageSize?: number
}

/** Whether the merchant has favourites. */
export const useFavouritesOffered = () => useFlags().gameLobbyFavourites

/** The nodeIds of all starred games, which every star reads. */
export function useFavouriteIds({ enabled = true }: { enabled?: boolean } = {}) {
  const hasSession = useSession() !== undefined
  const offered = useFavouritesOffered()
  return useApiQuery(favouriteIds, undefined, { enabled: enabled && hasSession && offered })
}

export function useFavouriteGames(filter: FavouriteFilter, { enabled = true }: { enabled?: boolean } = {}) {
  const hasSession = useSession() !== undefined
  const pages = useApiPages(
    favouriteGames,
    (pageNo) => ({
      query: {
        pageNo,
        pageSize: filter.pageSize ?? PAGE_SIZES.favourites,
        gameName: filter.gameName || undefined,
        vassalage: filter.vassalage || undefined,
        language: languageCode(),
      },
    }),
    { enabled: enabled && hasSession },
  )
  return {
    games: pages.data?.pages.flatMap(({ content }) => content) ?? [],
    ...listState(pages),
  }
}

/**
 * Toggles the star of a game. Shows 'Please wait' until the server answers; the lists on screen follow its reply, and a
 * failure only hides the message (spec §4, ERR-008).
 */
export function useToggleFavourite(game: Pick<Game, 'nodeId' | 'vassalage'>) {
  const { run, busy } = useAction(async (starred: boolean) => {
    const message = toast.loading(text('shared:state.wait'))
    const input = { nodeId: game.nodeId, vendor: game.vassalage }
    try {
      if (starred) await call(removeFavourite, { query: input })
      else await call(addFavourite, { body: input })
      await keep(game.nodeId, !starred)
      message.success(text('shared:state.saved'))
    } catch {
      message.done()
    }
  })
  return { toggle: run, pending: busy }
}

/** Updates the cached lists: a removal drops the nodeId, an addition refetches. */
async function keep(nodeId: string, starred: boolean) {
  const { queryKey } = apiQuery(favouriteIds, undefined, currentViewer())
  // Cancels refetches in flight, which were sent before this star was set.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (ids) => {
    const otherIds = ids?.filter((id) => id !== nodeId)
    return otherIds && (starred ? [nodeId, ...otherIds] : otherIds)
  })
  // Not if the ids are not loaded yet: a list with this one alone would empty all other stars.
  if (!queryClient.getQueryData(queryKey)) void invalidate(favouriteIds)
  if (starred) return void invalidate(favouriteGames)
  changePages(favouriteGames, (page) => ({
    ...page,
    content: page.content.filter((game) => game.nodeId !== nodeId),
  }))
  void closeGap(favouriteGames)
}
