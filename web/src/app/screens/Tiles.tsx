import type { Game } from '@understudy/contracts/games'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { preconnect } from 'react-dom'
import { useSettings } from '@/domain/system'
import { FavouriteStar } from '@/features/favourites/FavouriteStar'
import { FavouriteStars } from '@/features/favourites/FavouriteStars'
import { LazyGameSheet } from '@/features/games/LazyGameSheet'
import { TilePartsProvider } from '@/features/games/tile-parts'
import type { Origin } from '@/features/launch/decide'
import { useLaunchPaths } from '@/features/launch/use-launch'
import { whenIdle } from '@/shared/idle'
import { paths, preload, useOpen } from '@/shared/navigation'
import { useVendorOf } from './use-vendor-of.ts'

interface TilesProps {
  origin: Origin
  /** Whether to fetch vendors and stars now; home does so later. */
  vendors?: boolean
  stars?: boolean
  children: ReactNode
}

/** Provides game tiles with what comes from other features: their link, star and vendor. */
export function Tiles({ origin, vendors = true, stars = true, children }: TilesProps) {
  const pathOf = useLaunchPaths(origin, { enabled: vendors })
  const vendorOf = useVendorOf({ enabled: vendors })
  const open = useLatestOpen()
  const [sheet, setSheet] = useState<{ game: Game; open: boolean }>()
  const showSheet = useCallback((game: Game) => setSheet({ game, open: true }), [])
  // Deferred, as a change re-renders every tile.
  const parts = useDeferredValue(
    useMemo(() => ({ pathOf, vendorOf, starOf, showSheet, open }), [pathOf, vendorOf, showSheet, open]),
  )
  useGamesNear(origin)
  return (
    <FavouriteStars enabled={stars}>
      <TilePartsProvider value={parts}>{children}</TilePartsProvider>
      {sheet && (
        <LazyGameSheet
          nodeId={sheet.game.nodeId}
          name={sheet.game.displayName || sheet.game.gameName}
          open={sheet.open}
          onClose={() => setSheet({ ...sheet, open: false })}
        />
      )}
    </FavouriteStars>
  )
}

const starOf = (game: Game) => <FavouriteStar game={game} />

/** A stable function, as the location changes with each choice and would re-render all tiles. */
function useLatestOpen() {
  const open = useOpen()
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  return useCallback((path: string) => void latest.current(path), [])
}

/** Prepares opening a game: preloads the screen's code and preconnects to the stage. */
function useGamesNear(origin: Origin) {
  const stage = useSettings()?.paths.stage
  useEffect(() => {
    if (stage) whenIdle(() => preconnect(new URL(stage, location.origin).origin))
  }, [stage])
  useEffect(() => {
    if (origin !== 'home') whenIdle(() => preload(paths.play({ nodeId: '0' })))
  }, [origin])
}
