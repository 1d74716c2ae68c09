import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useToLogin } from '@/shared/navigation'
import { useRole } from '@/shared/session'
import { useFavouriteIds, useFavouritesOffered } from './favourites.queries.ts'

interface Stars {
  isStarred: (nodeId: string) => boolean
  /** Visitors log in first. */
  logInFirst: (() => void) | undefined
}

const Context = createContext<Stars | undefined>(undefined)

/** What the stars read; undefined where the merchant offers none. */
export const useStars = () => useContext(Context)

interface FavouriteStarsProps {
  /** Home asks for the stars in its own turn. */
  enabled?: boolean
  children: ReactNode
}

/** Asks once for all the stars below: a list has hundreds, and each would watch the same replies by itself. */
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
