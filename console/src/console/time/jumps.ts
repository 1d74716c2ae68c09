import { getClock } from '@understudy/contracts/control'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { now } from '@/shared/clock'
import { inTab } from '@/shared/storage'
import { onWorldEvent, setClock } from '../../follow.ts'
import { steer } from '../../steer.ts'

const KINDS = ['clock', 'reset', 'restore'] as const
/** A change of a world's time. */
export interface Jump {
  /** Counted in this tab from 1. */
  no: number
  world: string
  by: (typeof KINDS)[number]
  /** The world's time before and after, epoch ms. */
  from: number
  to: number
}

/** The most jumps remembered, of all worlds together. */
const MOST = 60
/** Smaller differences, in ms, come from freezing or resuming the clock, and are ignored. */
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

/** Records all changes of a world's time; returns the function that stops it. */
export function recordJumps(world: string): () => void {
  // The event arrives after the clock has changed, so the previous time is tracked here.
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
    // The page that shows the clock reports the error.
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
