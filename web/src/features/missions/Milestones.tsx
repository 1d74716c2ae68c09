import type { Milestone, MilestoneState, Mission } from '@understudy/contracts/missions'
import { usePendingRemoval } from '@/shared/api/use-pending-removal'
import { useText } from '@/shared/i18n'
import { QueryState } from '@/shared/query/QueryState'
import { Button } from '@/shared/ui/Button'
import { Card } from '@/shared/ui/Card'
import { Money } from '@/shared/ui/Money'
import { Progress } from '@/shared/ui/Progress'
import { Skeleton } from '@/shared/ui/Skeleton'
import { StatusTag, type StatusTone } from '@/shared/ui/StatusTag'
import styles from './Missions.module.css'
import { useClaimMilestone, useMeasure, useMilestones } from './missions.queries.ts'

const TONES: Record<MilestoneState, StatusTone> = {
  ahead: 'quiet',
  missed: 'quiet',
  expired: 'quiet',
  claimable: 'open',
  claimed: 'good',
}

/** Milestones of a mission, nearest first, with buttons to claim reached ones. */
export function Milestones({ mission, symbol }: { mission: Mission; symbol: string }) {
  const t = useText()
  const claim = useClaimMilestone(symbol)
  const { isDone, markDone } = usePendingRemoval<number>()
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('missions:milestones')}</h2>
      <QueryState query={useMilestones(mission.missionId)} waiting={<Skeleton height="380px" radius={20} />}>
        {(list) => (
          <Card as="ol" className={styles.rows}>
            {list.map((milestone, index) => (
              <Row
                key={milestone.milestoneId}
                mission={mission}
                milestone={milestone}
                number={index + 1}
                symbol={symbol}
                busy={claim.busy || isDone(milestone.milestoneId)}
                onClaim={() => {
                  const { milestoneId } = milestone
                  void markDone(milestoneId, claim.run({ body: { milestoneId } }))
                }}
              />
            ))}
          </Card>
        )}
      </QueryState>
    </section>
  )
}

interface RowProps {
  mission: Mission
  milestone: Milestone
  number: number
  symbol: string
  busy: boolean
  onClaim: () => void
}

function Row({ mission, milestone, number, symbol, busy, onClaim }: RowProps) {
  const t = useText()
  const measured = useMeasure(symbol)
  const { target, reached, reward, multiple, state } = milestone
  const name = t('missions:milestone', { place: number, target: measured(mission, target) })
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span className={styles.target}>{name}</span>
        <Money amount={reward} symbol={symbol} decimals={0} className={styles.reward} />
      </div>
      <Progress value={reached} max={target} label={name} />
      <div className={styles.line}>
        <span className={styles.note}>
          {measured(mission, reached)}
          {' · '}
          {multiple === 0 ? t('missions:free') : t('missions:multiple', { multiple })}
        </span>
        {state === 'claimable' ? (
          <Button size="small" busy={busy} aria-label={t('missions:claimNamed', { place: number })} onClick={onClaim}>
            {t('missions:claim')}
          </Button>
        ) : (
          <StatusTag tone={TONES[state]}>{t(`missions:state.${state}`)}</StatusTag>
        )}
      </div>
    </li>
  )
}
