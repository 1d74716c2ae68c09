import type { Game } from '@understudy/contracts/games'
import { createContext, type ReactNode, useContext } from 'react'

export interface TileParts {
  /** Where a tap on the game leads. */
  pathOf: (game: Game) => string
  /** Follows such a path; the guest rule included. */
  open: (path: string) => void
  /** What lies on the tile's corner: the star, which is another feature's. */
  starOf?: (game: Game) => ReactNode
  vendorOf?: (code: string) => { displayName: string; icon: string } | undefined
}

const Parts = createContext<TileParts>({ pathOf: () => '', open: () => {} })

/** A screen gives the tiles below it what they take from other features. */
export const TilePartsProvider = Parts.Provider
export const useTileParts = () => useContext(Parts)
