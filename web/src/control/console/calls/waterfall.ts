import type { ShownCall } from './har.ts'

/** A visit: calls of one page and person that follow each other closely. */
export interface Visit {
  /** Number of the first call. */
  id: number
  page: string | null
  actor: string | null
  /** Machine's time, epoch ms. */
  from: number
  to: number
  calls: number
  failed: number
  /** Its spans with calls, in order. */
  busy: readonly Busy[]
}

/** A span in which calls of a visit run, machine's time in epoch ms. */
interface Busy {
  from: number
  to: number
  /** Where the waterfall shows its start, ms after the start of the visit with pauses shortened. */
  at: number
}

/** Start and length of a call's bar, as fractions of the visit with its pauses shortened. */
export interface Bar {
  start: number
  length: number
}

/** A pause of this length, in ms, ends a visit. */
const PAUSE = 2_000
/** Pauses without a call are shown as at most so many ms, so that short calls have bars to see. */
const SHOWN_PAUSE = 2

const endOf = ({ machineAt, at }: ShownCall) => machineAt ?? at
const startOf = (call: ShownCall) => endOf(call) - call.ms

/** The visit of each call, by the number of the call. The calls are in the order in which they were answered. */
export function visitsOf(calls: readonly ShownCall[]): Map<number, Visit> {
  const open = new Map<string, Visit>()
  const byCall = new Map<number, Visit>()
  const spans = new Map<Visit, { from: number; to: number }[]>()
  for (const call of calls) {
    const { page = null, actor, seq } = call
    const key = `${page} ${actor}`
    const [from, to] = [startOf(call), endOf(call)]
    let visit = open.get(key)
    if (!visit || from - visit.to > PAUSE) {
      visit = { id: seq, page, actor, from, to, calls: 0, failed: 0, busy: [] }
      open.set(key, visit)
      spans.set(visit, [])
    }
    visit.from = Math.min(visit.from, from)
    visit.to = Math.max(visit.to, to)
    visit.calls += 1
    spans.get(visit)?.push({ from, to })
    if (call.status >= 400 || call.code !== null) visit.failed += 1
    byCall.set(seq, visit)
  }
  for (const [visit, ofCalls] of spans) visit.busy = busyOf(ofCalls)
  return byCall
}

function busyOf(spans: { from: number; to: number }[]): Busy[] {
  const busy: Busy[] = []
  for (const { from, to } of spans.sort((a, b) => a.from - b.from)) {
    const last = busy.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else busy.push({ from, to, at: last ? shownAt(last, last.to) + Math.min(SHOWN_PAUSE, from - last.to) : 0 })
  }
  return busy
}

const shownAt = ({ from, at }: Busy, time: number) => at + time - from

/** The bar of a call within its visit. */
export function barOf(call: ShownCall, { busy }: Visit): Bar {
  const [last, start] = [busy.at(-1), startOf(call)]
  const own = busy.findLast(({ from }) => from <= start)
  if (!last || !own) return { start: 0, length: 1 }
  const length = Math.max(0.1, shownAt(last, last.to))
  return { start: shownAt(own, start) / length, length: Math.min(1, call.ms / length) }
}
