// Types that the registry of worlds takes and throws.
import type { control } from '@understudy/contracts'
import type { Claims } from './claims.ts'
import type { KeptInMemory } from './snapshots.ts'
import type { Stores } from './stores.ts'
import type { Templates } from './templates.ts'

export interface WorldsOptions {
  /** Where durable worlds are, and what is kept of them. */
  dataDir: string
  /** A folder of this process alone, for the files of all other worlds. */
  ownDir?: string
  templates: Templates
  limit: number
  stores?: Stores
  /** When a world of a scenario begins that is asked for at that time. */
  beginOf?: (scenario: string, startAt: number) => number
  /** Bytes of all snapshots of worlds in memory. */
  snapshotBytes?: number
  /** Tells the operator of the server what goes wrong, a sentence at a time. */
  warn?: (sentence: string) => void
  /** Which worlds it may have, where several processes share the folder. */
  claims?: Claims
}

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
