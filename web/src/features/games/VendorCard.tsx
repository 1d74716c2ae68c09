import { ChevronRight } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { OpenLink } from '@/shared/navigation/OpenLink'
import { Card } from '@/shared/ui/Card'
import { WhenNear } from '@/shared/ui/NearView'
import { Picture } from '@/shared/ui/Picture'
import type { Category } from './categories.ts'
import { GameGrid, GameGridSkeleton } from './GameGrid.tsx'
import { useFirstGames } from './games.queries.ts'
import styles from './VendorCard.module.css'

/** Number of previewed games: one line of the grid. */
const SHOWN = 3

interface VendorCardProps {
  category: Category
  vendor: { vassalage: string; displayName: string; icon: string; gameCount: number }
  /** Link of the vendor: its lobby, or the list of its games. */
  to: string
  opensLobby: boolean
}

/** Card of a vendor: logo, number of games in the category, a few of them, and a link. */
export function VendorCard({ category, vendor, to, opensLobby }: VendorCardProps) {
  const t = useText()
  const { vassalage, displayName, icon, gameCount } = vendor
  const all = t('games:center.all', { count: gameCount })
  return (
    <Card as="article" className={styles.card}>
      <OpenLink to={to} className={styles.head}>
        <Picture
          src={icon}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          className={styles.logo}
          fallback={<Initial name={displayName} />}
        />
        <span className={styles.words}>
          <span className={styles.name}>{displayName}</span>
          <span className={styles.note}>
            {t(opensLobby ? 'games:center.lobby' : 'games:center.list')}
            {!opensLobby && ` · ${t('games:count', { count: gameCount })}`}
          </span>
        </span>
        <ChevronRight size={20} className="mirrored" aria-hidden="true" />
      </OpenLink>
      <WhenNear margin={600}>
        {(near) => (
          <Taste category={category} vassalage={vassalage} near={near} expected={Math.min(SHOWN, gameCount)} />
        )}
      </WhenNear>
      {opensLobby && (
        <Link to={paths.gameList({ gameType: category, vassalage })} className={styles.all}>
          {all}
          <span className="visually-hidden"> {displayName}</span>
        </Link>
      )}
    </Card>
  )
}

interface TasteProps {
  category: Category
  vassalage: string
  /** Fetches only when near the viewport. */
  near: boolean
  expected: number
}

function Taste({ category, vassalage, near, expected }: TasteProps) {
  const { data } = useFirstGames({ category, vassalage, pageSize: SHOWN }, { enabled: near })
  return data ? <GameGrid games={data.games} /> : <GameGridSkeleton count={expected} />
}

/** The vendor's logo; its first letter if the logo fails to load. */
const Initial = ({ name }: { name: string }) => (
  <span className={styles.initial} aria-hidden="true">
    {[...name][0]}
  </span>
)
