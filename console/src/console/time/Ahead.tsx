import type { DueEvent } from '@understudy/contracts/control'
import { useSteeringText } from '../../steering-texts.ts'
import { distance } from '../../times.ts'
import { interpolate } from '../console-texts.ts'
import { expectedOf, listedOf, REPEATED } from './due-events.ts'
import { shortMoment } from './moments.ts'
import styles from './time.module.css'
import { timeTexts as w } from './time-texts.ts'

/** The most events listed. */
const SHOWN = 40

interface AheadProps {
  now: number
  /** The moment of the planned jump, epoch ms. */
  to: number | undefined
  due: readonly DueEvent[]
  /** Whether the list of events is complete. */
  complete: boolean
  onChoose: (time: number) => void
}

/** The events that a jump would trigger: counts by kind, and a list. */
export function Ahead({ now, to, due, complete, onChoose }: AheadProps) {
  const t = useSteeringText()
  const last = due.at(-1)?.at ?? 0
  const expected = to === undefined ? [] : expectedOf(now, to, due, complete || to <= last)
  const listed = listedOf(due.filter(({ at }) => at > now && (to === undefined || to <= now || at <= to)))
  return (
    <>
      <div role="status" className={styles.ahead}>
        {to === undefined && <p className="note">{w.none}</p>}
        {to !== undefined && to <= now && <p className={styles.warning}>{w.back}</p>}
        {to !== undefined && to > now && (
          <>
            <p>{interpolate(w.happens, { distance: distance(to - now) })}</p>
            {expected.length === 0 && <p className="note">{w.nothing}</p>}
            <ul className={styles.counts}>
              {expected.map(({ kind, count, more }) => (
                <li key={kind}>
                  <span>{t(`due.${kind}`)}</span>
                  <strong>
                    {REPEATED.has(kind)
                      ? interpolate(w.lotteries, { count })
                      : more
                        ? interpolate(w.atLeast, { count })
                        : count}
                  </strong>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <h2>{w.due}</h2>
      <ul className={styles.list} aria-label={w.due}>
        {listed.slice(0, SHOWN).map(({ kind, at, about, together }) => (
          <li key={`${kind} ${at} ${about}`}>
            <button type="button" aria-pressed={at === to} onClick={() => onChoose(at)}>
              <span>
                {t(`due.${kind}`)} <small>{together > 1 ? interpolate(w.lotteries, { count: together }) : about}</small>
              </span>
              <small>
                {shortMoment(at)} · {distance(at - now)}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {listed.length > SHOWN && <p className="note">{interpolate(w.more, { count: listed.length - SHOWN })}</p>}
      {listed.length === 0 && <p className="note">{w.nothing}</p>}
    </>
  )
}
