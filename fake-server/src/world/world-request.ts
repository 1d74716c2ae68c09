// Types that the registry of worlds takes and throws.
import type { control } from '@understudy/contracts'
import type { Claims } from './claims.ts'
import type { KeptInMemory } from './snapshots.ts'
import type { Stores } from './stores.ts'
import type { Templates } from './templates.ts'

export interface WorldsOptions {
  /** Folder of durable worlds and their snapshots. */
  dataDir: string
  /** Folder used by this process alone, for the files of worlds that are not durable. */
  ownDir?: string
  templates: Templates
  limit: number
  stores?: Stores
  /** The start of a world of a scenario that is requested for that time, epoch ms. */
  beginOf?: (scenario: string, startAt: number) => number
  /** Upper bound of all snapshots in memory, bytes. */
  snapshotBytes?: number
  /** Warns the operator of the server, one sentence at a time. */
  warn?: (sentence: string) => void
  /** Which worlds it owns, when several processes share the folder. */
  claims?: Claims
}

export interface WorldRequest {
  /** Must not be taken, see `isTaken`; generated when absent. */
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

/** Thrown when the id of a new world is in use, in this process or in another one. */
export class WorldTaken extends Error {
  override readonly name = 'WorldTaken'
}

/** What a process hands over with a world: everything in memory only. A durable world's image is its file (null here). */
export interface Luggage {
  image: Buffer | null
  snapshots: KeptInMemory[]
  /** The last calls, newest first, as the tape's lines. */
  calls: control.TapeEntry[]
}
