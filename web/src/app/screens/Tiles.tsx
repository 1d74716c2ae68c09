import type { Game } from '@understudy/contracts/games'
import { type ReactNode, useCallback, useMemo } from 'react'
import { FavouriteStar } from '@/features/favourites/FavouriteStar'
import { TilePartsProvider } from '@/features/games/tile-parts'
import { useLaunchPaths } from '@/features/launch/use-launch'
import { useVendorOf } from './use-vendor-of.ts'

interface TilesProps {
  place: 'home' | 'list'
  /** Home asks for vendors and stars in their own turns. */
  vendors?: boolean
  stars?: boolean
  children: ReactNode
}

/** What every game tile below takes from other features: where it leads, its star, its vendor. */
export function Tiles({ place, vendors = true, stars = true, children }: TilesProps) {
  const pathOf = useLaunchPaths(place, { enabled: vendors })
  const vendorOf = useVendorOf({ enabled: vendors })
  const starOf = useCallback((game: Game) => <FavouriteStar game={game} enabled={stars} />, [stars])
  const parts = useMemo(() => ({ pathOf, vendorOf, starOf }), [pathOf, vendorOf, starOf])
  return <TilePartsProvider value={parts}>{children}</TilePartsProvider>
}
