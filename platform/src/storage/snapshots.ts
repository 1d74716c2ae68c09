// Snapshots of worlds: kept by the host for durable ones, a queue bounded by bytes in memory for the others.
import { hostRandom } from '../shared/host-random.ts'
import type { Store } from '../shared/stores.ts'
import type { Snapshot, SnapshotStore } from './world-stores.ts'

/** What is stored of a world. */
interface Stored {
  readonly id: string
  readonly durable: boolean
  now(): number
  serialize(): Buffer
}

/** A snapshot with its image, as kept for worlds in memory. */
export type KeptInMemory = Snapshot & { image: Buffer }

const PER_WORLD = 20
/** Upper bound of all snapshots in memory, bytes; the oldest are evicted first. */
const IN_MEMORY = 256 * 1024 * 1024

/** The snapshots of each world, newest first; those of a durable world are deleted with it. */
export class Snapshots implements Store {
  readonly name = 'snapshots'
  readonly limit: number
  readonly #durable: SnapshotStore
  /** Of all worlds, in the order in which they were taken. */
  #inMemory: { worldId: string; kept: KeptInMemory }[] = []

  constructor(durable: SnapshotStore, budget = IN_MEMORY) {
    this.#durable = durable
    this.limit = budget
  }

  /** Bytes of the snapshots in memory. */
  bytes(): number {
    return this.#inMemory.reduce((sum, { kept }) => sum + kept.bytes, 0)
  }

  entries(): number {
    return this.#inMemory.length
  }

  of({ id, durable }: Stored): readonly Snapshot[] {
    return durable ? this.#durable.of(id) : this.#ofMemory(id)
  }

  take(world: Stored, label: string): Snapshot {
    const image = world.serialize()
    const snapshot = { id: `s${hostRandom.shortId()}`, label, takenAt: world.now(), bytes: image.length }
    if (world.durable) this.#durable.put(world.id, snapshot, image, PER_WORLD)
    else this.#putInMemory(world.id, { ...snapshot, image })
    return snapshot
  }

  /** The image of a snapshot; undefined when the world has none of that id. */
  image(world: Stored, snapshotId: string): Buffer | undefined {
    const existing = this.of(world).find(({ id }) => id === snapshotId)
    if (!existing) return undefined
    if (world.durable) return this.#durable.image(world.id, existing.id)
    return this.#ofMemory(world.id).find(({ id }) => id === existing.id)?.image
  }

  /** The snapshots of a world in memory, oldest first. */
  packed({ id }: Stored): KeptInMemory[] {
    return this.#ofMemory(id).reverse()
  }

  /** Stores the snapshots of a packed world again. */
  unpack(worldId: string, snapshots: readonly KeptInMemory[]): void {
    for (const snapshot of snapshots) this.#putInMemory(worldId, { ...snapshot, image: Buffer.from(snapshot.image) })
  }

  forget(worldId: string): void {
    this.drop(worldId)
    this.#durable.forget(worldId)
  }

  /** Deletes those of worlds that no longer exist. */
  sweep(isThere: (worldId: string) => boolean): void {
    for (const worldId of this.#durable.worlds()) if (!isThere(worldId)) this.forget(worldId)
  }

  /** Drops the snapshots in memory; those that the host keeps stay. */
  drop(worldId: string): void {
    this.#inMemory = this.#inMemory.filter((one) => one.worldId !== worldId)
  }

  #ofMemory(worldId: string): KeptInMemory[] {
    return this.#inMemory
      .filter((one) => one.worldId === worldId)
      .map(({ kept }) => kept)
      .reverse()
  }

  #putInMemory(worldId: string, kept: KeptInMemory): void {
    this.#inMemory.push({ worldId, kept })
    const tooMany = new Set(this.#ofMemory(worldId).slice(PER_WORLD))
    this.#inMemory = this.#inMemory.filter((one) => !tooMany.has(one.kept))
    let over = this.bytes() - this.limit
    while (over > 0) over -= this.#inMemory.shift()?.kept.bytes ?? over
  }
}
