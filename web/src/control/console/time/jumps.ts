import { getClock } from '@understudy/contracts/control'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { now } from '@/shared/clock'
import { inTab } from '@/shared/storage'
import { onWorldEvent, setClock } from '../../follow.ts'
import { steer } from '../../steer.ts'

const KINDS = ['clock', 'reset', 'restore'] as const
/** Somebody moved the time of a world. */
export interface Jump {
  /** Its own, counted in this tab. */
  no: number
  world: string
  by: (typeof KINDS)[number]
  /** The world's time before and after, epoch ms. */
  from: number
  to: number
}

/** Remembered of all worlds together, the newest first. */
const MOST = 60
/** A clock that was only frozen or let run differs by less, in ms. */
const SLACK = 1_500

const item = inTab(
  'jumps',
  z.array(z.object({ no: z.number(), world: z.string(), by: z.enum(KINDS), from: z.number(), to: z.number() })),
)
let jumps: readonly Jump[] = item.read() ?? []
const listeners = new Set<() => void>()

export function note(jump: Omit<Jump, 'no'>): void {
  if (Math.abs(jump.to - jump.from) < SLACK) return
  jumps = [{ no: (jumps[0]?.no ?? 0) + 1, ...jump }, ...jumps].slice(0, MOST)
  item.write([...jumps])
  for (const listener of listeners) listener()
}

/** Writes down how the time of a world is moved, by whoever; returns how to stop. */
export function recordJumps(world: string): () => void {
  // The page's clock has jumped already when the news is told, so the moment before is remembered.
  let last: number | undefined
  const tick = () => {
    if (last !== undefined) last = now()
  }
  const timer = setInterval(tick, 500)
  const stop = onWorldEvent((event) => {
    if (event.type !== 'steered') return
    const by = KINDS.find((kind) => kind === event.by)
    if (by && last !== undefined) note({ world, by, from: last, to: event.now })
    last = event.now
  })
  steer(getClock, { params: { id: world } }).then(
    (clock) => {
      setClock({ now: clock.now, clock: clock.state })
      last ??= clock.now
    },
    // The page that shows the clock says what is wrong with it.
    () => {},
  )
  return () => {
    clearInterval(timer)
    stop()
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The jumps of a world this tab has seen, the newest first. */
export const useJumps = (world: string): readonly Jump[] =>
  useSyncExternalStore(subscribe, () => jumps).filter((jump) => jump.world === world)
