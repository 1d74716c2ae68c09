import { useFavouriteGames } from '@/features/favourites/favourites.queries'
import { type GamePages, useGamePages } from '@/features/games/games.queries'
import { useRecentGames } from '@/features/recents/recents.queries'
import type { ListAddress } from './list-address.ts'

/** The games of a URL's selection, from the fitting one of three endpoints. */
export function useListedGames({
  category,
  filter,
  vassalage,
  name,
  sort,
  ready,
}: ListAddress & { ready: boolean }): GamePages {
  const filters = { vassalage, gameName: name }
  const personal = filter === 'fav' || filter === 'recent'
  const only = filter === 'hot' || filter === 'new' ? filter : undefined
  const listed = useGamePages({ ...filters, category, only, sort }, { enabled: ready && !personal })
  const favourites = useFavouriteGames(filters, { enabled: filter === 'fav' })
  const recents = useRecentGames(filters, { enabled: filter === 'recent' })
  if (filter === 'fav') return favourites
  return filter === 'recent' ? recents : listed
}
