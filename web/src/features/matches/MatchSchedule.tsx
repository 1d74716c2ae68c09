import { useDeferredValue, useRef } from 'react'
import { useDatesSoon } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { classes } from '@/shared/ui/classes'
import { SectionTitle } from '@/shared/ui/SectionTitle'
import { breathing, Skeleton } from '@/shared/ui/Skeleton'
import { useReached } from '@/shared/ui/use-reached'
import { MatchCard } from './MatchCard.tsx'
import styles from './MatchSchedule.module.css'
import { type HotMatch, useHotMatches } from './matches.queries.ts'

interface MatchScheduleProps {
  enabled: boolean
  /** Called to launch a match's game in a new window. */
  onPlay: (match: HotMatch) => void
}

/** Number of visible cards; crests of the others load on interaction. */
const IN_VIEW = 2

/** Height of a card, in pixels. */
const HEIGHT = 177

/** Hot matches under the title 'match schedule' (HOME-033). */
export function MatchSchedule({ enabled, onPlay }: MatchScheduleProps) {
  const t = useText()
  useDatesSoon()
  const { matches, stored } = useHotMatches({ enabled })
  // Deferred, like the shelves.
  const visibleMatches = useDeferredValue(matches ?? stored)
  const row = useRef<HTMLUListElement>(null)
  const reached = useReached(row)
  if (visibleMatches?.length === 0) return null
  return (
    <section aria-labelledby="match-schedule">
      <SectionTitle id="match-schedule" className={styles.title}>
        {t('matches:title')}
      </SectionTitle>
      <ul ref={row} data-row className={classes(styles.row, !visibleMatches && breathing)}>
        {visibleMatches?.map((match, index) => (
          <li key={match.matchId}>
            <MatchCard match={match} onPlay={onPlay} pictured={reached || index < IN_VIEW} />
          </li>
        ))}
        {!visibleMatches && (
          <>
            <li>
              <Skeleton height={HEIGHT} radius={20} />
            </li>
            <li>
              <Skeleton height={HEIGHT} radius={20} />
            </li>
          </>
        )}
      </ul>
    </section>
  )
}
