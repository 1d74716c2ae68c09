import { dueEvents, getClock } from '@understudy/contracts/control'
import { FastForward, Pause, Play } from 'lucide-react'
import { useEffect, useReducer, useState } from 'react'
import { now } from '@/shared/clock'
import { calendar } from '@/shared/clock/calendar'
import { useZoneName } from '@/shared/format/dates'
import { Button } from '@/shared/ui/Button'
import { RowSwitch, Rows, RowText } from '@/shared/ui/Rows'
import { changeClock, worldParams } from '../actions.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { TextField } from '../parts/Fields.tsx'
import { ActionLine, Code, Empty, Group } from '../parts/Lists.tsx'
import { useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { distance, momentOf, useMoment } from '../times.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import styles from './sections.module.css'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Shows, freezes and moves the world's clock, also to the next due event. */
export function ClockSection() {
  const t = useSteeringText()
  const clock = useSteering(getClock, { params: worldParams() })
  const events = useSteering(dueEvents, { params: worldParams(), query: { limit: 30 } })
  const midnights = useSteering(dueEvents, { params: worldParams(), query: { kind: 'midnight', limit: 1 } })
  const act = useControlMutation()
  const moment = useMoment()
  const zoneName = useZoneName()
  const [typed, setTyped] = useState('')
  const set = momentOf(typed)
  const [keepSessions, setKeepSessions] = useState(true)
  const time = useTick()
  const frozen = clock.data?.state === 'frozen'
  const change = (change: Parameters<typeof changeClock>[0]) => act.run(() => changeClock({ keepSessions, ...change }))
  const midnight = midnights.data?.[0]?.at

  return (
    <>
      <div className={styles.clock}>
        <output className={styles.now} aria-live="off" aria-label={t('clock.now')}>
          <bdi>{moment(time)}</bdi>
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
          disabled={midnight === undefined}
          busy={act.busy}
          onClick={() => midnight && change({ set: midnight })}
        >
          {t('clock.midnight')}
        </Button>
      </ActionLine>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (set !== undefined) change({ set })
        }}
      >
        <ActionLine>
          <TextField
            label={t('clock.moment', { zone: zoneName(calendar().zone) })}
            type="datetime-local"
            step={1}
            value={typed}
            onChange={setTyped}
            error={act.fieldError('set')}
          />
          <Button look="secondary" type="submit" disabled={set === undefined} busy={act.busy}>
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
      <Group title={t('clock.next')}>
        {events.data?.length === 0 && <Empty>{t('clock.nothing')}</Empty>}
        {events.data && events.data.length > 0 && (
          <Rows label={t('clock.next')}>
            {events.data.map(({ kind, at, about, problem }) =>
              problem !== undefined ? (
                <RowText key={`${kind} ${problem}`} label={t(`due.${kind}`)} hint={<bdi>{problem}</bdi>} />
              ) : (
                <RowText
                  key={`${kind} ${at} ${about}`}
                  label={t(`due.${kind}`)}
                  hint={
                    <>
                      {about && <bdi>{about} · </bdi>}
                      <Code>{moment(at)}</Code>
                    </>
                  }
                  trailing={<Code>{distance(at - time)}</Code>}
                >
                  <Button
                    look="secondary"
                    icon={<FastForward size={16} aria-hidden="true" className="mirrored" />}
                    aria-label={t('clock.jumpTo', { what: t(`due.${kind}`), about })}
                    busy={act.busy}
                    // This jump is meant to end a session, so it never keeps sessions alive.
                    onClick={() => change({ set: at, ...(kind === 'session.ends' && { keepSessions: false }) })}
                  />
                </RowText>
              ),
            )}
          </Rows>
        )}
        <ErrorMessage of={events.error} />
      </Group>
    </>
  )
}

/** The page's clock, updated each second. */
function useTick(): number {
  const [, update] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(update, 1_000)
    return () => clearInterval(timer)
  }, [])
  return now()
}
