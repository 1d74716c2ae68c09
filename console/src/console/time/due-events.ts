import type { DueEvent } from '@understudy/contracts/control'
import { DAY } from '@understudy/contracts/durations'
import { calendar } from '@/shared/clock/calendar'

type Kind = DueEvent['kind']

/** All midnights within a range. */
export function midnightsIn({ from, to }: { from: number; to: number }): number[] {
  const midnights: number[] = []
  for (let midnight = calendar().nextMidnight(from); midnight <= to; midnight += DAY) midnights.push(midnight)
  return midnights
}

export interface Expected {
  kind: Kind
  count: number
  /** Whether the real count may be larger, as events of the kind repeat or the list is incomplete. */
  more: boolean
}

/** Kinds of which the server lists only the next event of each lottery. */
export const REPEATED: ReadonlySet<Kind> = new Set(['draw', 'issue.closes'])

/**
 * Counts the events that a jump triggers, by kind, the most frequent first. Midnights are computed from the calendar;
 * `complete` tells whether the list of events reaches the target.
 */
export function expectedOf(now: number, to: number, events: readonly DueEvent[], complete: boolean): Expected[] {
  const counts = new Map<Kind, number>()
  for (const { kind, at } of events)
    if (kind !== 'midnight' && at > now && at <= to) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const midnights = midnightsIn({ from: now, to }).length
  if (midnights > 0) counts.set('midnight', midnights)
  return [...counts]
    .map(([kind, count]) => ({ kind, count, more: kind !== 'midnight' && (REPEATED.has(kind) || !complete) }))
    .sort((a, b) => b.count - a.count)
}

/** Merges lists of events without duplicates, the soonest first. */
export function joined(...lists: readonly (readonly DueEvent[] | undefined)[]): DueEvent[] {
  const all = new Map<string, DueEvent>()
  for (const one of lists.flatMap((list) => list ?? [])) all.set(`${one.kind} ${one.at} ${one.about}`, one)
  return [...all.values()].sort((a, b) => a.at - b.at)
}

export interface Listed extends DueEvent {
  /** Number of events of the same kind and moment that share this line. */
  together: number
}

/** Merges repeated events of the same kind and moment into one line. */
export function listedOf(events: readonly DueEvent[]): Listed[] {
  const lines = new Map<string, Listed>()
  for (const event of events) {
    const key = REPEATED.has(event.kind) ? `${event.kind} ${event.at}` : `${event.kind} ${event.at} ${event.about}`
    const line = lines.get(key)
    if (line) line.together += 1
    else lines.set(key, { ...event, together: 1 })
  }
  return [...lines.values()]
}
