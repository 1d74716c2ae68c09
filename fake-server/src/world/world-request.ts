// Types that the registry of worlds takes and throws.
import type { control } from '@understudy/contracts'
import type { KeptInMemory } from './snapshots.ts'

export interface WorldRequest {
  /** Must be free, see `isTaken`; drawn where none is given. */
  id?: string | undefined
  scenario: string
  seed: number
  startAt?: number
  clock: 'running' | 'frozen'
  durable: boolean
}

export class TooManyWorlds extends Error {
  override readonly name = 'TooManyWorlds'
}

/** The id of a new world is another world's, in this process or in another one. */
export class WorldTaken extends Error {
  override readonly name = 'WorldTaken'
}

/** What of a world is in the memory of its process only, for the one it goes to; a durable world's image is its file. */
export interface Luggage {
  image: Buffer | null
  snapshots: KeptInMemory[]
  /** The last calls, newest first, as the tape's lines. */
  calls: control.TapeEntry[]
}
