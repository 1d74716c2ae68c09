import { actors, dueEvents, getClock, getFaults, listWorlds, outbox, queues, tape } from '@understudy/contracts/control'
import type { ReactNode } from 'react'
import { addressOf } from '@/shared/navigation/base'
import { worldParams } from '../../actions.ts'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { sentenceOf } from '../../sections/fault-sentence.ts'
import { queueTitle } from '../../sections/QueuesSection.tsx'
import { useSteering } from '../../steer.ts'
import { useSteeringText } from '../../steering-texts.ts'
import { distance, useMoment } from '../../times.ts'
import { hashOf, type Page } from '../console-address.ts'
import { interpolate } from '../console-texts.ts'
import { useJumps } from '../time/jumps.ts'
import { shortMoment } from '../time/moments.ts'
import { worldName } from '../worlds/world-name.ts'
import styles from './overview.module.css'
import { overviewTexts as w } from './overview-texts.ts'
import { recentEvents } from './recent-events.ts'

/** Entries shown in each card. */
const SHOWN = 6
/** Recorded calls among which failures are searched. */
const SEARCHED = 200

/** One world at a glance: its time, people, pending items, faults, and what happened last. */
export function OverviewPage({ world }: { world: string }) {
  return (
    <>
      <Title world={world} />
      <div className={styles.cards}>
        <Time world={world} />
        <LoggedIn world={world} />
        <Waiting world={world} />
        <Faults world={world} />
        <Events world={world} />
        <Failures world={world} />
      </div>
    </>
  )
}

function Title({ world }: { world: string }) {
  const { data: details } = useSteering(listWorlds)
  const worldDetails = details?.find(({ id }) => id === world)
  return (
    <div className="line">
      <div className={styles.title}>
        <h2>{worldDetails ? worldName(worldDetails) : world}</h2>
        <p className="note">
          {worldDetails &&
            [worldDetails.merchant, worldDetails.name && worldDetails.scenario, worldDetails.note, world]
              .filter(Boolean)
              .join(' · ')}
        </p>
      </div>
      <a
        className="button"
        href={addressOf(`/m/home?world=${encodeURIComponent(world)}`)}
        target="_blank"
        rel="noopener"
      >
        {w.open}
      </a>
    </div>
  )
}

interface CardProps {
  title: string
  /** The console page with the full list. */
  page: Page
  world: string
  choices?: Record<string, string>
  children: ReactNode
}

const Card = ({ title, page, world, choices = {}, children }: CardProps) => (
  <section className={styles.card} aria-label={title}>
    <header>
      <h3>{title}</h3>
      <a href={hashOf({ page, world, choices })} aria-label={`${w.all}: ${title}`}>
        {w.all}
      </a>
    </header>
    {children}
  </section>
)

function Time({ world }: { world: string }) {
  const t = useSteeringText()
  const clock = useSteering(getClock, { params: worldParams() })
  const due = useSteering(dueEvents, { params: worldParams(), query: { limit: 20 } })
  const moment = useMoment()
  const now = clock.data?.now
  const [next] = due.data?.filter(({ at, problem }) => now !== undefined && at > now && problem === undefined) ?? []
  return (
    <Card title={w.time} page="time" world={world}>
      <ErrorMessage of={clock.error ?? due.error} />
      {now !== undefined && (
        <>
          <p className={styles.figure}>{moment(now)}</p>
          <p className="note">{clock.data?.state === 'frozen' ? w.frozen : w.running}</p>
          {due.data && (
            <p>
              {next
                ? interpolate(w.next, { what: t(`due.${next.kind}`), distance: distance(next.at - now).slice(1) })
                : w.nothingDue}
            </p>
          )}
        </>
      )}
    </Card>
  )
}

function LoggedIn({ world }: { world: string }) {
  const people = useSteering(actors, { params: worldParams() })
  const clock = useSteering(getClock, { params: worldParams() })
  const now = clock.data?.now
  const recentPeople = (people.data ?? [])
    .flatMap(({ seenAt, ...person }) => (seenAt === null ? [] : [{ ...person, seenAt }]))
    .sort((a, b) => b.seenAt - a.seenAt)
  return (
    <Card title={w.loggedIn} page="people" world={world}>
      <ErrorMessage of={people.error} />
      {people.data && recentPeople.length === 0 && <p className="note">{w.nobody}</p>}
      <ul>
        {recentPeople.slice(0, SHOWN).map(({ name, merchant, seenAt }) => (
          <li key={`${merchant} ${name}`}>
            <a href={hashOf({ page: 'calls', world, choices: { q: `who:${name}` } })}>
              <bdi>{name}</bdi>
            </a>
            {now !== undefined && <small>{interpolate(w.seen, { distance: distance(now - seenAt).slice(1) })}</small>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Waiting({ world }: { world: string }) {
  const t = useSteeringText()
  const state = useSteering(queues, { params: worldParams(), query: { limit: 1 } })
  const waiting = state.data?.filter(({ count }) => count > 0)
  return (
    <Card title={w.waiting} page="queues" world={world}>
      <ErrorMessage of={state.error} />
      {waiting?.length === 0 && <p className="note">{w.nothingWaits}</p>}
      <ul>
        {waiting?.map(({ name, count, items: [oldest] }) => (
          <li key={name}>
            <span>
              {queueTitle(t, name)} {oldest && <small>{oldest.title}</small>}
            </span>
            <strong className="number">{count}</strong>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Faults({ world }: { world: string }) {
  const t = useSteeringText()
  const faults = useSteering(getFaults, { params: worldParams() })
  const rules = faults.data?.rules
  return (
    <Card title={w.faults} page="faults" world={world}>
      <ErrorMessage of={faults.error} />
      {rules?.length === 0 && <p className="note">{w.noFaults}</p>}
      <ul>
        {rules?.slice(0, SHOWN).map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rules may be equal
          <li key={index}>
            <span>{sentenceOf(rule, t)}</span>
            <small>{interpolate(w.hits, { hits: rule.hits, calls: rule.calls })}</small>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Events({ world }: { world: string }) {
  const calls = useSteering(tape, { params: worldParams(), query: { limit: SEARCHED } })
  const sent = useSteering(outbox, { params: worldParams(), query: { limit: SHOWN } })
  const jumps = useJumps(world)
  const events = calls.data && sent.data && recentEvents(calls.data, sent.data, jumps).slice(0, SHOWN)
  return (
    <Card title={w.events} page="calls" world={world} choices={{ q: 'wrote' }}>
      <ErrorMessage of={calls.error ?? sent.error} />
      {events?.length === 0 && <p className="note">{w.noEvents}</p>}
      <ul>
        {events?.map(({ key, at, what, who, seq }) => (
          <li key={key}>
            <span>
              {seq === undefined ? what : <a href={hashOf({ page: 'calls', world, more: String(seq) })}>{what}</a>}{' '}
              <bdi>{who}</bdi>
            </span>
            <small>{shortMoment(at)}</small>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Failures({ world }: { world: string }) {
  const calls = useSteering(tape, { params: worldParams(), query: { limit: SEARCHED } })
  const failed = calls.data?.filter(({ status }) => status >= 400)
  return (
    <Card title={w.failures} page="calls" world={world} choices={{ q: 'failed' }}>
      <ErrorMessage of={calls.error} />
      {failed?.length === 0 && <p className="note">{w.noFailures}</p>}
      <ul>
        {failed?.slice(0, SHOWN).map(({ seq, endpoint, status, code, actor, at, cause }) => (
          <li key={seq}>
            <span>
              <a href={hashOf({ page: 'calls', world, more: String(seq) })}>{endpoint}</a>{' '}
              <span className="bad">
                {status} {code}
              </span>{' '}
              <bdi>{actor}</bdi> {cause}
            </span>
            <small>{shortMoment(at)}</small>
          </li>
        ))}
      </ul>
    </Card>
  )
}
