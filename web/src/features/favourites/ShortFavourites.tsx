import type { Game } from '@understudy/contracts/games'
import { PAGE_SIZES } from '@understudy/contracts/page-sizes'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { OpenLink } from '@/shared/navigation/OpenLink'
import { ArtImage } from '@/shared/ui/ArtImage'
import { useFavouriteGames, useFavouritesOffered } from './favourites.queries.ts'
import styles from './ShortFavourites.module.css'

interface ShortFavouritesProps {
  pathOf: (game: Game) => string
  /** Called when a game is opened, so that the panel can close. */
  onFollow: () => void
}

/** Short list of favourites for the member panel, at most 15 (CONST-043, ours). */
export function ShortFavourites({ pathOf, onFollow }: ShortFavouritesProps) {
  const t = useText()
  const offered = useFavouritesOffered()
  const { games } = useFavouriteGames({ pageSize: PAGE_SIZES.favouritesPanel }, { enabled: offered })
  if (!offered || games.length === 0) return null
  return (
    <section aria-labelledby="short-favourites">
      <header className={styles.head}>
        <h3 id="short-favourites" className={styles.title}>
          {t('favourites:title')}
        </h3>
        <Link to={paths.gameList({ type: 'fav' })} className={styles.all} onClick={onFollow}>
          {t('shared:action.seeAll')}
        </Link>
      </header>
      <ul className={styles.row}>
        {games.slice(0, PAGE_SIZES.favouritesPanel).map((game) => (
          <li key={game.nodeId}>
            <OpenLink to={pathOf(game)} className={styles.game} onClick={onFollow}>
              <ArtImage src={game.showIcon} alt={game.displayName} category={game.gameType} className={styles.art} />
            </OpenLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
