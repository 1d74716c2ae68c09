import { useText } from '@/shared/i18n'
import { classes } from '@/shared/ui/classes'
import { breathing, Skeleton } from '@/shared/ui/Skeleton'
import { MatchCard } from './MatchCard.tsx'
import styles from './MatchSchedule.module.css'
import { type HotMatch, useHotMatches } from './matches.queries.ts'

interface MatchScheduleProps {
  enabled: boolean
  /** Launches a match's game in a new window. */
  onPlay: (match: HotMatch) => void
}

/** Hot matches under the title 'match schedule' (HOME-033). */
export function MatchSchedule({ enabled, onPlay }: MatchScheduleProps) {
  const t = useText()
  const { matches, stored } = useHotMatches({ enabled })
  const shown = matches ?? stored
  if (shown?.length === 0) return null
  return (
    <section aria-labelledby="match-schedule">
      <h2 id="match-schedule" className={styles.title}>
        {t('matches:title')}
      </h2>
      <ul className={classes(styles.row, !shown && breathing)}>
        {shown?.map((match) => (
          <li key={match.matchId}>
            <MatchCard match={match} onPlay={onPlay} />
          </li>
        ))}
        {!shown && (
          <>
            <li>
              <Skeleton height={148} radius={20} />
            </li>
            <li>
              <Skeleton height={148} radius={20} />
            </li>
          </>
        )}
      </ul>
    </section>
  )
}
