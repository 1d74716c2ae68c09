import type { Game } from '@understudy/contracts/games'
import { Star } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { useToLogin } from '@/shared/navigation'
import { useRole } from '@/shared/session'
import styles from './FavouriteStar.module.css'
import { useFavouriteIds, useFavouritesOffered, useToggleFavourite } from './favourites.queries.ts'

interface FavouriteStarProps {
  game: Pick<Game, 'nodeId' | 'vassalage' | 'displayName' | 'gameName'>
  /** Home asks for the stars in its own turn. */
  enabled?: boolean
}

/** The star of a game, wherever it is shown; visitors log in first (GAMES-013). */
export function FavouriteStar({ game, enabled }: FavouriteStarProps) {
  const t = useText()
  const { isGuest } = useRole()
  const toLogin = useToLogin()
  const starred = useFavouriteIds({ enabled }).data?.includes(game.nodeId) ?? false
  const { toggle, pending } = useToggleFavourite(game)
  if (!useFavouritesOffered()) return null
  const name = game.displayName || game.gameName
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={t('favourites:star', { name })}
      aria-pressed={starred}
      aria-busy={pending || undefined}
      disabled={pending}
      onClick={() => (isGuest ? toLogin() : toggle(starred))}
    >
      <span className={styles.chip}>
        <Star size={16} fill={starred ? 'currentColor' : 'none'} aria-hidden="true" />
      </span>
    </button>
  )
}
