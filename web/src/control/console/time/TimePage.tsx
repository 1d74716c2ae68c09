import {
  dueEvents,
  getClock,
  patchClock,
  listSnapshots as snapshots,
  takeSnapshot,
} from '@understudy/contracts/control'
import { Camera, FastForward, Pause, Play } from 'lucide-react'
import { useEffect, useReducer, useState } from 'react'
import { now as worldNow } from '@/shared/clock'
import { calendar } from '@/shared/clock/calendar'
import { Button } from '@/shared/ui/Button'
import { RowSwitch, Rows } from '@/shared/ui/Rows'
import { Segments } from '@/shared/ui/Segments'
import { setClock } from '../../follow.ts'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { TextField } from '../../parts/Fields.tsx'
import { invalidate, steer, useSteering } from '../../steer.ts'
import { useSteeringText } from '../../steering-texts.ts'
import { fieldOf, momentOf } from '../../times.ts'
import { useControlMutation } from '../../use-control-mutation.ts'
import { useAddressChoices } from '../console-address.ts'
import { interpolate } from '../console-texts.ts'
import { Ahead } from './Ahead.tsx'
import { History } from './History.tsx'
import { useJumps } from './jumps.ts'
import { momentText } from './moments.ts'
import { TimeLine } from './TimeLine.tsx'
import styles from './time.module.css'
import { timeTexts as w } from './time-texts.ts'
import { joined } from './timeline.ts'

const HOUR = 3_600_000
const RANGES = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR, month: 30 * 24 * HOUR } as const
type Range = keyof typeof RANGES
const isRange = (name: string): name is Range => Object.hasOwn(RANGES, name)
/** Share of the axis that lies in the past. */
const BEHIND = 0.2
/** The most events that the server lists. */
const MOST = 200
const ZONE = interpolate(w.zone, { zone: calendar().zone, hours: calendar().hours })

/** The clock of a world: due events, the effect of a jump, and past jumps. */
export function TimePage({ world }: { world: string }) {
  const t = useSteeringText()
  const params = { id: world }
  const clock = useSteering(getClock, { params })
  const list = useSteering(dueEvents, { params, query: { limit: MOST } })
  const draws = useSteering(dueEvents, { params, query: { kind: 'draw', limit: MOST } })
  const closings = useSteering(dueEvents, { params, query: { kind: 'issue.closes', limit: MOST } })
  const snapshotQuery = useSteering(snapshots, { params })
  const jumps = useJumps(world)
  const act = useControlMutation()
  const choices = useAddressChoices()
  const [keepSessions, setKeepSessions] = useState(true)
  const now = useTime(clock.data)

  const rangeParam = choices.get('range')
  const range: Range = isRange(rangeParam) ? rangeParam : 'day'
  const selectedTime = Number(choices.get('at')) || undefined
  const choose = (time: number | undefined) => choices.set({ at: time === undefined ? '' : String(time) })
  // The axis extends to a selected moment outside the range.
  const span = {
    from: Math.min(now - RANGES[range] * BEHIND, selectedTime ?? now),
    to: Math.max(now + RANGES[range] * (1 - BEHIND), (selectedTime ?? now) + RANGES[range] * 0.02),
  }
  const listed = joined(list.data, draws.data, closings.data)
  const due = listed.filter(({ problem }) => problem === undefined)
  const problems = new Set(listed.map(({ problem }) => problem).filter((problem) => problem !== undefined))
  const frozen = clock.data?.state === 'frozen'

  const change = (change: { set?: number; advanceMs?: number; state?: 'running' | 'frozen' }) =>
    act.run(async () => {
      const { now: time, state } = await steer(patchClock, { params, body: { keepSessions, ...change } })
      setClock({ now: time, clock: state })
      await invalidate(getClock, dueEvents)
    })
  const jump = async (time: number) => {
    if (await change({ set: time })) choose(undefined)
  }

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <output className={styles.clock} aria-live="off" aria-label={t('clock.now')}>
          <bdi>{momentText(now)}</bdi>
        </output>
        <small>{ZONE}</small>
        <Button
          look="secondary"
          icon={frozen ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
          disabled={!clock.data}
          busy={act.busy}
          onClick={() => change({ state: frozen ? 'running' : 'frozen' })}
        >
          {frozen ? t('clock.run') : t('clock.freeze')}
        </Button>
        <Button look="secondary" busy={act.busy} onClick={() => change({ advanceMs: 60_000 })}>
          {t('clock.minute')}
        </Button>
        <Button look="secondary" busy={act.busy} onClick={() => change({ advanceMs: HOUR })}>
          {t('clock.hour')}
        </Button>
        <Button look="secondary" busy={act.busy} onClick={() => choose(calendar().nextMidnight(now))}>
          {t('clock.midnight')}
        </Button>
        <Segments
          look="chips"
          label={w.range}
          value={range}
          options={(Object.keys(RANGES) as Range[]).map((value) => ({ value, label: w.ranges[value] }))}
          onChange={(value) => choices.set({ range: value === 'day' ? '' : value })}
        />
      </div>
      <ErrorMessage of={act.error ?? clock.error ?? list.error} />
      {clock.data && (
        <TimeLine
          span={span}
          now={now}
          chosen={selectedTime}
          due={due}
          jumps={jumps}
          kept={snapshotQuery.data ?? []}
          onChoose={choose}
        />
      )}
      <div className={styles.below}>
        <section className={styles.panel}>
          <form
            className="line"
            onSubmit={(event) => {
              event.preventDefault()
              if (selectedTime !== undefined) void jump(selectedTime)
            }}
          >
            <TextField
              label={interpolate(w.moment, { zone: ZONE })}
              type="datetime-local"
              step={1}
              value={selectedTime === undefined ? '' : fieldOf(selectedTime)}
              onChange={(typed) => choose(momentOf(typed))}
              error={act.fieldError('set')}
            />
            <Button
              type="submit"
              icon={<FastForward size={16} aria-hidden="true" className="mirrored" />}
              disabled={selectedTime === undefined}
              busy={act.busy}
            >
              {selectedTime !== undefined && selectedTime < now ? w.jumpBack : w.jump}
            </Button>
          </form>
          <Rows>
            <RowSwitch
              label={t('clock.keepSessions')}
              hint={t('clock.keepSessionsHint')}
              on={keepSessions}
              onChange={setKeepSessions}
            />
          </Rows>
          {[...problems].map((problem) => (
            <p key={problem} className={styles.warning}>
              {problem}
            </p>
          ))}
          <Ahead now={now} to={selectedTime} due={due} complete={(list.data?.length ?? 0) < MOST} onChoose={choose} />
        </section>
        <section className={styles.panel}>
          <div className="line">
            <h2>{w.history}</h2>
            <Button
              look="secondary"
              icon={<Camera size={16} aria-hidden="true" />}
              busy={act.busy}
              onClick={() =>
                act.run(async () => {
                  await steer(takeSnapshot, { params, body: { label: '' } })
                  await invalidate(snapshots)
                })
              }
            >
              {w.keep}
            </Button>
          </div>
          <History world={world} jumps={jumps} kept={snapshotQuery.data ?? []} act={act} onReturn={jump} />
        </section>
      </div>
    </div>
  )
}

/** The world's time, epoch ms, updated each second and after each change. */
function useTime(clock: { now: number; state: string } | undefined): number {
  const [, update] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (clock) setClock({ now: clock.now, clock: clock.state })
    const timer = setInterval(update, 1_000)
    return () => clearInterval(timer)
  }, [clock])
  return worldNow()
}
