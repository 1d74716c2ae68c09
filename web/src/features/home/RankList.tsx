import { rankList } from '@understudy/contracts/lobby'
import { STALE, useApiQuery } from '@/shared/api'
import { formatAmount } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { OpenLink } from '@/shared/navigation/OpenLink'
import { ArtImage } from '@/shared/ui/ArtImage'
import { Card } from '@/shared/ui/Card'
import { SectionTitle } from '@/shared/ui/SectionTitle'
import styles from './RankList.module.css'

const SHOWN = 5

type Ranked = {
  rank: number
  nodeId: string
  gameName: string
  gameType: string
  vassalage: string
  showIcon: string
  launches: number
}

/** The most opened games (lobby rank list). */
export function RankList({ enabled, pathOf }: { enabled: boolean; pathOf?: (game: Ranked) => string }) {
  const t = useText()
  const { data } = useApiQuery(rankList, { query: { limitNum: SHOWN } }, { enabled, staleTime: STALE.short })
  if (!data || data.length === 0) return null
  const path = pathOf ?? (({ gameType, vassalage }: Ranked) => paths.gameList({ gameType, vassalage }))
  return (
    <Card as="section" className={styles.card} aria-labelledby="ranking">
      <SectionTitle id="ranking" className={styles.title}>
        {t('home:ranking.title')}
      </SectionTitle>
      <ol>
        {data.map((game) => (
          <li key={game.nodeId}>
            <OpenLink to={path(game)} className={styles.entry}>
              <span className={styles.rank} data-first={game.rank === 1}>
                {game.rank}
              </span>
              <ArtImage src={game.showIcon} alt="" category={game.gameType} className={styles.art} />
              <span className={styles.text}>
                <bdi className={styles.name}>{game.gameName}</bdi>
                <span className={styles.count}>
                  {t('home:ranking.launches', { count: game.launches, shown: formatAmount(game.launches, 0) })}
                </span>
              </span>
            </OpenLink>
          </li>
        ))}
      </ol>
    </Card>
  )
}
