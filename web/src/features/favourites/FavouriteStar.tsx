import type { Game } from '@understudy/contracts/games'
import { Star } from 'lucide-react'
import { useText } from '@/shared/i18n'
import styles from './FavouriteStar.module.css'
import { useStars } from './FavouriteStars.tsx'
import { useToggleFavourite } from './favourites.queries.ts'

interface FavouriteStarProps {
  game: Pick<Game, 'nodeId' | 'vassalage' | 'displayName' | 'gameName'>
}

/** The star of a game, wherever it is shown; visitors log in first (GAMES-013). */
export function FavouriteStar({ game }: FavouriteStarProps) {
  const t = useText()
  const stars = useStars()
  const { toggle, pending } = useToggleFavourite(game)
  if (!stars) return null
  const starred = stars.isStarred(game.nodeId)
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={t('favourites:star', { name: game.displayName || game.gameName })}
      aria-pressed={starred}
      data-switch
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={stars.logInFirst ?? (() => void toggle(starred))}
    >
      <span className={styles.chip}>
        <Star size={16} fill={starred ? 'currentColor' : 'none'} aria-hidden="true" />
      </span>
    </button>
  )
}
