import type { Game } from '@understudy/contracts/games'
import { createContext, type ReactNode, useContext } from 'react'

export interface TileParts {
  /** Returns a game's link. */
  pathOf: (game: Game) => string
  /** Navigates to a link, sending guests to the login if needed. */
  open: (path: string) => void
  /** Renders the star, which belongs to another feature. */
  starOf?: (game: Game) => ReactNode
  /** Opens the sheet of a game. */
  showSheet?: (game: Game) => void
  vendorOf?: (code: string) => { displayName: string; icon: string } | undefined
}

const Parts = createContext<TileParts>({ pathOf: () => '', open: () => {} })

/** Context by which a screen provides its tiles with parts of other features. */
export const TilePartsProvider = Parts.Provider
export const useTileParts = () => useContext(Parts)
