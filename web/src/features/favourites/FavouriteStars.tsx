import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useToLogin } from '@/shared/navigation'
import { useRole } from '@/shared/session'
import { useFavouriteIds, useFavouritesOffered } from './favourites.queries.ts'

interface Stars {
  isStarred: (nodeId: string) => boolean
  /** Toggles a star; visitors are sent to the login first. */
  logInFirst: (() => void) | undefined
}

const Context = createContext<Stars | undefined>(undefined)

/** Context of the stars; undefined when the merchant has no favourites. */
export const useStars = () => useContext(Context)

interface FavouriteStarsProps {
  /** Whether to fetch now; home does so later. */
  enabled?: boolean
  children: ReactNode
}

/** Provides all stars below with one shared query: hundreds of tiles would otherwise each subscribe to it. */
export function FavouriteStars({ enabled, children }: FavouriteStarsProps) {
  const offered = useFavouritesOffered()
  const { isGuest } = useRole()
  const toLogin = useToLogin()
  const { data } = useFavouriteIds({ enabled })
  const stars = useMemo(() => {
    if (!offered) return undefined
    const ids = new Set(data)
    return { isStarred: (nodeId: string) => ids.has(nodeId), logInFirst: isGuest ? () => toLogin() : undefined }
  }, [offered, data, isGuest, toLogin])
  return <Context value={stars}>{children}</Context>
}
