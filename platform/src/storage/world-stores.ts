// Where a host keeps what outlives a call: ports to durable worlds, seeded images, and snapshots of durable worlds.
import type { WorldDatabase } from './database.ts'
import type { OtherBuild } from './schema.ts'

/** Why a world cannot be opened: its bytes are damaged, or it was written by another build. */
export type Unopenable = 'damaged' | OtherBuild

/** A world that could not be opened, and the name that it was set aside under. */
export interface AsideWorld {
  id: string
  file: string
  why: Unopenable
}

/** The durable worlds of a host. Replacing one is atomic, however the host ends. */
export interface WorldStore {
  ids(): string[]
  has(id: string): boolean
  /** Opens a world, replacing that of an older build by a migrated copy. Throws as `openDatabase` does. */
  open(id: string): WorldDatabase
  /** Whether a world can be opened, by its tables alone. Throws as `open` does where it cannot. */
  check(id: string): void
  /** As `open`, for reading only. */
  glance(id: string): WorldDatabase
  /** When the world last changed (epoch ms) and its size in bytes. */
  stampOf(id: string): { changedAt: number; bytes: number }
  /** Replaces the world by an image. `closeOld` closes the old one just before; if it throws, the old one stays. */
  put(id: string, image: Buffer, closeOld?: () => void): void
  remove(id: string): void
  /** Sets aside what cannot be opened, with its snapshots; returns the name it has from then on. */
  setAside(id: string, why: Unopenable): string
  /** The worlds that were set aside: those of one id, or all. */
  aside(id?: string): AsideWorld[]
  removeAside(id: string): void
}

/** What the data of a world follows from. */
export interface Origin {
  scenario: string
  seed: number
  /** When the world began, epoch ms. */
  startAt: number
}

/** Builds the image of a scenario, from the seed of each feature. */
export type BuildImage = (origin: Origin) => Buffer
/** As `BuildImage`, without blocking other calls. */
export type BuildInChild = (origin: Origin) => Promise<Buffer>

/** Seeded images, from which new worlds are copied. */
export interface TemplateStore {
  /** The seeded image of an origin, built at once if `prepare` has not. */
  for(origin: Origin): Buffer
  /** Builds a missing image without blocking other calls where the host can, or as told. */
  prepare(origin: Origin, build?: BuildInChild): Promise<void>
}

export interface Snapshot {
  id: string
  label: string
  /** World's time. */
  takenAt: number
  bytes: number
}

/** The snapshots of durable worlds. */
export interface SnapshotStore {
  /** The snapshots of a world, newest first. */
  of(worldId: string): Snapshot[]
  image(worldId: string, snapshotId: string): Buffer | undefined
  /** Adds a snapshot, keeping `most` of the newest. */
  put(worldId: string, snapshot: Snapshot, image: Buffer, most: number): void
  forget(worldId: string): void
  /** Ids of the worlds that have any. */
  worlds(): string[]
}
