import { ZONES } from 'virtual:merchant-zones'
import { RotateCcw, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button, IconButton } from '@/shared/ui/Button'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import type { SteeringError } from '../../steer.ts'
import { useMoment } from '../../times.ts'
import { interpolate } from '../console-texts.ts'
import { phoneTexts } from './phone-texts.ts'
import styles from './phones.module.css'
import { useWorld } from './use-pane-world.ts'

interface PaneFrameProps {
  /** `Phone 2`, also read by screen readers. */
  name: string
  world: string
  picks: ReactNode
  refusal: SteeringError | undefined
  onAgain: () => void
  onRemove: () => void
  onNewWorld: () => void
  /** The page in the pane; empty while it is being opened. */
  children: ReactNode
}

/** The frame of a pane: its name, the time of its world, its selections and its page. */
export function PaneFrame({
  name,
  world: id,
  picks,
  refusal,
  onAgain,
  onRemove,
  onNewWorld,
  children,
}: PaneFrameProps) {
  const { world, isGone, error } = useWorld(id)
  const head = useId()
  const moment = useMoment(world && ZONES[world.merchant])
  const wrong = refusal ?? error
  return (
    <section className={styles.pane} aria-labelledby={head}>
      <div className={styles.title}>
        <h2 id={head}>{name}</h2>
        <span className={styles.note}>{world && `${world.merchant} · ${moment(world.now)}`}</span>
        <IconButton
          label={interpolate(phoneTexts.again, { name })}
          icon={<RotateCcw size={16} aria-hidden="true" />}
          onClick={onAgain}
        />
        <IconButton
          label={interpolate(phoneTexts.remove, { name })}
          icon={<X size={16} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <div className={styles.picks}>{picks}</div>
      <div className={styles.screen}>
        {isGone ? (
          <div className={styles.said}>
            <p>{interpolate(phoneTexts.gone, { world: id })}</p>
            <Button onClick={onNewWorld}>{phoneTexts.useNew}</Button>
          </div>
        ) : wrong ? (
          <div className={styles.said}>
            <ErrorMessage of={wrong} />
            <Button look="secondary" onClick={onAgain}>
              {interpolate(phoneTexts.again, { name })}
            </Button>
          </div>
        ) : (
          (children ?? (
            <div className={styles.said} role="status">
              {phoneTexts.opening}
            </div>
          ))
        )}
      </div>
    </section>
  )
}
