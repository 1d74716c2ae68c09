import { DAY } from '@understudy/contracts/durations'
import { type Mission, milestones, missionSummary } from '@understudy/contracts/missions'
import { useEffect } from 'react'
import { invalidate } from '@/shared/api'
import { useNow } from '@/shared/clock/use-now'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { Countdown } from '@/shared/ui/Countdown'
import { Progress } from '@/shared/ui/Progress'
import { StatusTag, type StatusTone } from '@/shared/ui/StatusTag'
import styles from './Missions.module.css'
import { figure, useMeasure } from './missions.queries.ts'

const TONES: Record<Mission['status'], StatusTone> = { O: 'open', U: 'waiting', E: 'quiet' }

/** Summary of a mission: what counts, the progress, and the next milestone. */
export function MissionSummary({ mission, symbol }: { mission: Mission; symbol: string }) {
  const t = useText()
  const measured = useMeasure(symbol)
  const { title, description, status, reachedValue, nextTarget, milestones: all, reachedMilestones } = mission
  return (
    <>
      <span className={styles.head}>
        <span className={styles.title}>{title}</span>
        <StatusTag tone={TONES[status]}>{t(`missions:status.${status}`)}</StatusTag>
      </span>
      <span className={styles.note}>{description}</span>
      {nextTarget !== null && (
        <span className={styles.goal}>
          <span className={styles.line}>
            <span>{t('missions:next')}</span>
            <span>
              {t('missions:progress', {
                reached: figure(reachedValue),
                target: measured(mission, nextTarget),
              })}
            </span>
          </span>
          <Progress value={reachedValue} max={nextTarget} label={t('missions:next')} />
        </span>
      )}
      {nextTarget === null && (
        <span className={styles.line}>
          <span>{t(reachedMilestones === all ? 'missions:last' : 'missions:reached')}</span>
          <span>{measured(mission, reachedValue)}</span>
        </span>
      )}
      <span className={styles.line}>
        <span className={styles.note}>{t('missions:reachedOf', { reached: reachedMilestones, all })}</span>
        <Window mission={mission} />
      </span>
      {mission.claimable > 0 && (
        <span className={styles.waits}>{t('missions:toClaim', { count: mission.claimable })}</span>
      )}
    </>
  )
}

/** Start or end of a mission; a countdown on the last day. */
function Window({ mission: { status, startDate, endDate } }: { mission: Mission }) {
  const t = useText()
  const dates = useDates()
  const now = useNow()
  const date = status === 'U' ? startDate : endDate
  const isOver = status !== 'E' && now >= date
  useEffect(() => {
    if (isOver) void invalidate(missionSummary, milestones)
  }, [isOver])
  if (status === 'E')
    return <span className={styles.note}>{t('missions:ended', { time: dates.merchant(date, 'day') })}</span>
  const isNear = date - now <= DAY
  const words = status === 'U' ? (['startsIn', 'starts'] as const) : (['endsIn', 'ends'] as const)
  if (!isNear)
    return <span className={styles.note}>{t(`missions:${words[1]}`, { time: dates.merchant(date, 'short') })}</span>
  return (
    <span className={styles.soon}>
      {t(`missions:${words[0]}`)} <Countdown until={date} label={t(`missions:${words[0]}`)} />
    </span>
  )
}
