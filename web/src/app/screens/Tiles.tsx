import type { Game } from '@understudy/contracts/games'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { preconnect } from 'react-dom'
import { useSettings } from '@/domain/system'
import { FavouriteStar } from '@/features/favourites/FavouriteStar'
import { FavouriteStars } from '@/features/favourites/FavouriteStars'
import { TilePartsProvider } from '@/features/games/tile-parts'
import { useLaunchPaths } from '@/features/launch/use-launch'
import { whenIdle } from '@/shared/idle'
import { paths, preload, useOpen } from '@/shared/navigation'
import { useVendorOf } from './use-vendor-of.ts'

interface TilesProps {
  origin: 'home' | 'list'
  /** Home asks for vendors and stars in their own turns. */
  vendors?: boolean
  stars?: boolean
  children: ReactNode
}

/** What every game tile below takes from other features: where it leads, its star, its vendor. */
export function Tiles({ origin, vendors = true, stars = true, children }: TilesProps) {
  const pathOf = useLaunchPaths(origin, { enabled: vendors })
  const vendorOf = useVendorOf({ enabled: vendors })
  const open = useLatestOpen()
  // Every tile reads them: what is new in them reaches the tiles in pieces, between which the page answers.
  const parts = useDeferredValue(useMemo(() => ({ pathOf, vendorOf, starOf, open }), [pathOf, vendorOf, open]))
  useGamesNear(origin)
  return (
    <FavouriteStars enabled={stars}>
      <TilePartsProvider value={parts}>{children}</TilePartsProvider>
    </FavouriteStars>
  )
}

const starOf = (game: Game) => <FavouriteStar game={game} />

/** One function for good: where one is changes with each choice, and the tiles need not hear of it. */
function useLatestOpen() {
  const open = useOpen()
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  return useCallback((path: string) => void latest.current(path), [])
}

/** Where games are chosen the next step is to open one: its screen's code and the way to the stage are made ready. */
function useGamesNear(origin: TilesProps['origin']) {
  const stage = useSettings()?.paths.stage
  useEffect(() => {
    if (stage) whenIdle(() => preconnect(new URL(stage, location.origin).origin))
  }, [stage])
  useEffect(() => {
    if (origin === 'list') whenIdle(() => preload(paths.play({ nodeId: '0' })))
  }, [origin])
}
