import { dueEvents, getClock, listSnapshots as snapshots, takeSnapshot } from '@understudy/contracts/control'
import { Camera } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '@/shared/ui/Button'
import { changeClock } from '../../actions.ts'
import { setClock } from '../../follow.ts'
import { ClockControls, useWorldTime } from '../../parts/ClockControls.tsx'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { invalidate, steer, useSteering } from '../../steer.ts'
import { useControlMutation } from '../../use-control-mutation.ts'
import { useAddressChoices } from '../console-address.ts'
import { Ahead } from './Ahead.tsx'
import { joined } from './due-events.ts'
import { History } from './History.tsx'
import { useJumps } from './jumps.ts'
import styles from './time.module.css'
import { timeTexts as w } from './time-texts.ts'

/** The most events that the server lists. */
const MOST = 200

/** The clock of a world: due events, the effect of a jump, and past jumps. */
export function TimePage({ world }: { world: string }) {
  const params = { id: world }
  const clock = useSteering(getClock, { params })
  const list = useSteering(dueEvents, { params, query: { limit: MOST } })
  const draws = useSteering(dueEvents, { params, query: { kind: 'draw', limit: MOST } })
  const closings = useSteering(dueEvents, { params, query: { kind: 'issue.closes', limit: MOST } })
  const kept = useSteering(snapshots, { params }).data ?? []
  const jumps = useJumps(world)
  const act = useControlMutation()
  const choices = useAddressChoices()
  const now = useWorldTime()
  useEffect(() => {
    if (clock.data) setClock({ now: clock.data.now, clock: clock.data.state })
  }, [clock.data])

  const chosen = Number(choices.get('at')) || undefined
  const choose = (time: number | undefined) => choices.set({ at: time === undefined ? '' : String(time) })
  const listed = joined(list.data, draws.data, closings.data)
  const due = listed.filter(({ problem }) => problem === undefined)
  const problems = new Set(listed.map(({ problem }) => problem).filter((problem) => problem !== undefined))

  return (
    <div className={styles.page}>
      <section className={styles.panel}>
        <ClockControls chosen={chosen} onChoose={choose} onMidnight={choose}>
          {() => (
            <>
              <ErrorMessage of={list.error} />
              {[...problems].map((problem) => (
                <p key={problem} className={styles.warning}>
                  {problem}
                </p>
              ))}
              <Ahead now={now} to={chosen} due={due} complete={(list.data?.length ?? 0) < MOST} onChoose={choose} />
            </>
          )}
        </ClockControls>
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
        <ErrorMessage of={act.error} />
        <History
          world={world}
          jumps={jumps}
          kept={kept}
          act={act}
          onReturn={(set) => act.run(() => changeClock({ set, keepSessions: true }))}
        />
      </section>
    </div>
  )
}
