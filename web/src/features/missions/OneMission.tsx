import type { Mission } from '@understudy/contracts/missions'
import { useSettings } from '@/domain/system'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { Board } from './Board.tsx'
import { Milestones } from './Milestones.tsx'
import { MissionSummary } from './MissionSummary.tsx'
import styles from './Missions.module.css'

/** One mission: progress, milestones and leaderboard. */
export function OneMission({ mission }: { mission: Mission }) {
  const t = useText()
  const dates = useDates()
  const symbol = useSettings()?.currencySymbol ?? ''
  return (
    <>
      <section className={styles.card} aria-label={mission.title}>
        <MissionSummary mission={mission} symbol={symbol} />
        <p className={styles.note}>{t('missions:claimUntil', { time: dates.merchant(mission.claimUntil, 'short') })}</p>
      </section>
      <Milestones mission={mission} symbol={symbol} />
      {mission.status !== 'U' && <Board mission={mission} symbol={symbol} />}
    </>
  )
}
