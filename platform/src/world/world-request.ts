// Types that the registry of worlds takes and throws.
import type { control } from '@understudy/contracts'
import type { Stores } from '../shared/stores.ts'
import type { KeptInMemory, Snapshots } from '../storage/snapshots.ts'
import type { TemplateStore, WorldStore } from '../storage/world-stores.ts'
import type { World } from './world.ts'

export interface WorldsOptions {
  durable: WorldStore
  templates: TemplateStore
  snapshots: Snapshots
  limit: number
  /** Every world is durable, as for a host whose memory may end at any moment. */
  keepsAll?: boolean
  stores?: Stores
  /** The start of a world of a scenario that is requested for that time, epoch ms. */
  beginOf?: (scenario: string, startAt: number) => number
  /** Puts a database at the first moment of a world into the state that the world was made in. */
  beginAgain?: (begun: World, before: World) => void
  /** Warns the operator of the server, one sentence at a time. */
  warn?: (sentence: string) => void
  /** What generated ids begin with; default nothing. */
  idPrefix?: string
}

export interface WorldRequest {
  /** Generated when absent. */
  id?: string | undefined
  scenario: string
  seed: number
  startAt?: number
  clock: 'running' | 'frozen'
  durable: boolean
}

export class WorldExists extends Error {
  override readonly name = 'WorldExists'
}

export class TooManyWorlds extends Error {
  override readonly name = 'TooManyWorlds'
}

/** A world in memory with what it holds beside its database. */
export interface PackedWorld {
  image: Uint8Array
  snapshots: KeptInMemory[]
  /** The last calls, newest first, as the tape's lines. */
  calls: control.TapeEntry[]
}
