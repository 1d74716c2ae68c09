import type { DueEvent } from '@understudy/contracts/control'
import { DAY } from '@understudy/contracts/zone'
import { calendar } from '@/shared/clock/calendar'

type Kind = DueEvent['kind']

export const LANES = ['play', 'money', 'ends', 'rewards'] as const
export type Lane = (typeof LANES)[number]

const OF_PLAY: ReadonlySet<string> = new Set(['match', 'round', 'issue', 'draw'])
const OF_MONEY: ReadonlySet<string> = new Set(['deposit', 'withdrawal', 'contract'])
const OF_REWARDS: ReadonlySet<string> = new Set(['mission', 'reward', 'promotion'])

/** The lane of a kind of event; undefined for midnight, which crosses all lanes. */
export function laneOf(kind: Kind): Lane | undefined {
  const [thing = ''] = kind.split('.')
  if (kind === 'midnight') return undefined
  if (OF_PLAY.has(thing)) return 'play'
  if (OF_REWARDS.has(thing)) return 'rewards'
  return OF_MONEY.has(thing) ? 'money' : 'ends'
}

/** The visible range of the axis, epoch ms. */
export interface TimeRange {
  from: number
  to: number
}

/** Position of a moment on the axis, from 0 to 1; undefined outside of its range. */
export function shareOf(time: number, { from, to }: TimeRange): number | undefined {
  const share = (time - from) / (to - from)
  return share < 0 || share > 1 ? undefined : share
}

/** The moment at a position on the axis; snaps to a due event nearby. */
export function timeAt(share: number, span: TimeRange, events: readonly { at: number }[], reach = 0.008): number {
  const within = Math.min(1, Math.max(0, share))
  const time = span.from + within * (span.to - span.from)
  const near = events.reduce<number | undefined>(
    (best, { at }) => (best === undefined || Math.abs(at - time) < Math.abs(best - time) ? at : best),
    undefined,
  )
  if (near !== undefined && Math.abs(near - time) <= reach * (span.to - span.from)) return near
  return Math.round(time / 1_000) * 1_000
}

/** The nearest event after a moment (`way` 1) or before it (-1). */
export function dueBeside(time: number, way: 1 | -1, events: readonly { at: number }[]): number | undefined {
  const there = events.map(({ at }) => at).filter((at) => (at - time) * way > 0)
  if (there.length === 0) return undefined
  return way === 1 ? Math.min(...there) : Math.max(...there)
}

/** All midnights within a range. */
export function midnightsIn({ from, to }: TimeRange): number[] {
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
