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
}

/** Start and length of a call's bar, as fractions of the duration of its visit. */
export interface Bar {
  start: number
  length: number
}

/** A pause of this length, in ms, ends a visit. */
const PAUSE = 2_000

const endOf = ({ machineAt, at }: ShownCall) => machineAt ?? at
const startOf = (call: ShownCall) => endOf(call) - call.ms

/** The visit of each call, by the number of the call. The calls are in the order in which they were answered. */
export function visitsOf(calls: readonly ShownCall[]): Map<number, Visit> {
  const open = new Map<string, Visit>()
  const byCall = new Map<number, Visit>()
  for (const call of calls) {
    const { page = null, actor, seq } = call
    const key = `${page} ${actor}`
    const [from, to] = [startOf(call), endOf(call)]
    let visit = open.get(key)
    if (!visit || from - visit.to > PAUSE) {
      visit = { id: seq, page, actor, from, to, calls: 0, failed: 0 }
      open.set(key, visit)
    }
    visit.from = Math.min(visit.from, from)
    visit.to = Math.max(visit.to, to)
    visit.calls += 1
    if (call.status >= 400 || call.code !== null) visit.failed += 1
    byCall.set(seq, visit)
  }
  return byCall
}

/** The bar of a call within its visit. */
export function barOf(call: ShownCall, { from, to }: Visit): Bar {
  const length = Math.max(1, to - from)
  return { start: (startOf(call) - from) / length, length: Math.min(1, call.ms / length) }
}
