// Initialises the database of a new world: its origin and its clock.

import type { WorldDatabase } from '../storage/database.ts'
import { readState } from '../storage/state.ts'
import type { Origin } from '../storage/world-stores.ts'
import { Clock, type ClockSetting } from './clock.ts'

/** Sets the start of a world; its template is only accurate to the hour. */
export function begin(db: WorldDatabase, origin: Origin, clock: 'running' | 'frozen'): void {
  const state = readState(db)
  db.$client.transaction(() => {
    state.set('origin', origin)
    state.set('clock', Clock.startingAt(origin.startAt, clock))
  })()
}

/** Initialises a world from another server's image. @throws MomentRefused for a clock outside of its range */
export function beginElsewhere(db: WorldDatabase): void {
  const state = readState(db)
  // A running clock is stored as an offset from the host's, so its time can only be validated here.
  const clock = new Clock(state.get('clock') as ClockSetting, () => {})
  clock.set(clock.now())
}
