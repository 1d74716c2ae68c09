// Initialises the database of a new world: its origin, its clock and the template it shares its cache with.
import { Clock, type ClockSetting } from './clock.ts'
import type { WorldDatabase } from './database.ts'
import { readState } from './state.ts'
import type { Template } from './templates.ts'
import type { Origin } from './world.ts'

const NO_EDITION = -1

/** A template knows the hour of its start; a world begins at its own moment. */
export function begin(db: WorldDatabase, origin: Origin, clock: 'running' | 'frozen', template: Template): void {
  const state = readState(db)
  db.$client.transaction(() => {
    state.set('template', template.key)
    state.set('origin', origin)
    state.set('templateEdition', state.edition())
    state.set('clock', Clock.startingAt(origin.startAt, clock))
  })()
}

/** A world of an image from elsewhere. @throws MomentRefused for a clock that no world can have */
export function beginElsewhere(db: WorldDatabase): void {
  const state = readState(db)
  // A clock that runs is kept as its distance from the machine's: only here can it be seen where that leads.
  const clock = new Clock(state.get('clock') as ClockSetting, () => {})
  clock.set(clock.now())
  // Answers are shared by the untouched worlds of a template; nobody knows what this one was made of.
  state.set('template', 'elsewhere')
  state.set('templateEdition', NO_EDITION)
}
