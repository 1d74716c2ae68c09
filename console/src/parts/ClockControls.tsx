import { getClock } from '@understudy/contracts/control'
import { HOUR, MINUTE } from '@understudy/contracts/durations'
import { FastForward, Pause, Play } from 'lucide-react'
import { useEffect, useReducer, useState } from 'react'
import { now as worldNow } from '@/shared/clock'
import { calendar } from '@/shared/clock/calendar'
import { useZoneName } from '@/shared/format/dates'
import { Button } from '@/shared/ui/Button'
import { RowSwitch, Rows } from '@/shared/ui/Rows'
import { changeClock, worldParams } from '../actions.ts'
import { useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { fieldOf, momentOf, useMoment } from '../times.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import styles from './ClockControls.module.css'
import { ErrorMessage } from './ErrorMessage.tsx'
import { TextField } from './Fields.tsx'
import { ActionLine } from './Lists.tsx'

export type ClockChange = Parameters<typeof changeClock>[0]

interface ClockControlsProps {
  /** The moment to jump to, epoch ms. */
  chosen: number | undefined
  onChoose: (time: number | undefined) => void
  /** What the next midnight is for: by default a jump there. */
  onMidnight?: (time: number) => void
  /** What moves the clock further. */
  children: (change: (change: ClockChange) => void, busy: boolean) => React.ReactNode
}

/** Shows, freezes and moves the world's clock. */
export function ClockControls({ chosen, onChoose, onMidnight, children }: ClockControlsProps) {
  const t = useSteeringText()
  const clock = useSteering(getClock, { params: worldParams() })
  const act = useControlMutation()
  const moment = useMoment()
  const zoneName = useZoneName()
  const [keepSessions, setKeepSessions] = useState(true)
  const now = useWorldTime()
  const frozen = clock.data?.state === 'frozen'
  const change = (change: ClockChange) => act.run(() => changeClock({ keepSessions, ...change }))
  const midnight = calendar().nextMidnight(now)

  return (
    <>
      <div className={styles.clock}>
        <output className={styles.now} aria-live="off" aria-label={t('clock.now')}>
          <bdi>{moment(now)}</bdi>
        </output>
        <Button
          look="secondary"
          icon={frozen ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
          disabled={!clock.data}
          busy={act.busy}
          onClick={() => change({ state: frozen ? 'running' : 'frozen' })}
        >
          {frozen ? t('clock.run') : t('clock.freeze')}
        </Button>
      </div>
      <ErrorMessage of={act.error ?? clock.error} />
      <ActionLine>
        <Button look="secondary" busy={act.busy} onClick={() => change({ advanceMs: MINUTE })}>
          {t('clock.minute')}
        </Button>
        <Button look="secondary" busy={act.busy} onClick={() => change({ advanceMs: HOUR })}>
          {t('clock.hour')}
        </Button>
        <Button
          look="secondary"
          busy={act.busy}
          onClick={() => (onMidnight ? onMidnight(midnight) : change({ set: midnight }))}
        >
          {t('clock.midnight')}
        </Button>
      </ActionLine>
      <form
        onSubmit={async (event) => {
          event.preventDefault()
          if (chosen !== undefined && (await change({ set: chosen }))) onChoose(undefined)
        }}
      >
        <ActionLine>
          <TextField
            label={t('clock.moment', { zone: zoneName(calendar().zone) })}
            type="datetime-local"
            step={1}
            value={chosen === undefined ? '' : fieldOf(chosen)}
            onChange={(typed) => onChoose(momentOf(typed))}
            error={act.fieldError('set')}
          />
          <Button
            look="secondary"
            type="submit"
            icon={<FastForward size={16} aria-hidden="true" className="mirrored" />}
            disabled={chosen === undefined}
            busy={act.busy}
          >
            {t('clock.go')}
          </Button>
        </ActionLine>
      </form>
      <Rows>
        <RowSwitch
          label={t('clock.keepSessions')}
          hint={t('clock.keepSessionsHint')}
          on={keepSessions}
          onChange={setKeepSessions}
        />
      </Rows>
      {children(change, act.busy)}
    </>
  )
}

/** The world's time, epoch ms, updated each second. */
export function useWorldTime(): number {
  const [, update] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(update, 1_000)
    return () => clearInterval(timer)
  }, [])
  return worldNow()
}
