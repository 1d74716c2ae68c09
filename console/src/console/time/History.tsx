import { restoreSnapshot, listSnapshots as snapshots, takeSnapshot } from '@understudy/contracts/control'
import { Rewind } from 'lucide-react'
import { Button } from '@/shared/ui/Button'
import { invalidate, steer } from '../../steer.ts'
import { distance } from '../../times.ts'
import type { ControlMutation } from '../../use-control-mutation.ts'
import { interpolate } from '../console-texts.ts'
import type { Jump } from './jumps.ts'
import { momentText, shortMoment } from './moments.ts'
import styles from './time.module.css'
import { timeTexts as w } from './time-texts.ts'

interface HistoryProps {
  world: string
  /** Newest first. */
  jumps: readonly Jump[]
  kept: readonly { id: string; label: string; takenAt: number }[]
  act: ControlMutation
  onReturn: (time: number) => void
}

/** The jumps of a world's clock, with buttons that go back. */
export function History({ world, jumps, kept, act, onReturn }: HistoryProps) {
  const params = { id: world }
  const rewind = (snapshot: string) =>
    act.run(async () => {
      // So that the rewind can be taken back.
      await steer(takeSnapshot, { params, body: { label: w.before } })
      await steer(restoreSnapshot, { params, body: { snapshot } })
      await invalidate(snapshots)
    })
  if (jumps.length === 0 && kept.length === 0) return <p className="note">{w.noHistory}</p>
  return (
    <ul className={styles.list} aria-label={w.history}>
      {kept.map(({ id, label, takenAt }) => (
        <li key={id} className={styles.row}>
          <span>
            {interpolate(w.kept, { label: label || id })} <small>{momentText(takenAt)}</small>
          </span>
          <Button
            look="secondary"
            icon={<Rewind size={14} aria-hidden="true" className="mirrored" />}
            aria-label={interpolate(w.rewind, { label: label || id })}
            title={interpolate(w.rewind, { label: label || id })}
            busy={act.busy}
            onClick={() => rewind(id)}
          />
        </li>
      ))}
      {jumps.map(({ no, by, from, to }) => (
        <li key={no} className={styles.row}>
          <span>
            {w.by[by]} {distance(to - from)} <small>{interpolate(w.from, { moment: momentText(from) })}</small>
          </span>
          <Button look="secondary" busy={act.busy} onClick={() => onReturn(from)}>
            {interpolate(w.return, { moment: shortMoment(from) })}
          </Button>
        </li>
      ))}
    </ul>
  )
}
