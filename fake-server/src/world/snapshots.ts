// Point-in-time images of worlds: files of durable ones, an LRU bounded by bytes for those in memory.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hostRandom } from './host-random.ts'
import { makeFolder } from './make-folder.ts'
import type { Store } from './stores.ts'
import { putWhole } from './whole-file.ts'
import type { World } from './world.ts'

export interface Snapshot {
  id: string
  label: string
  /** World's time. */
  takenAt: number
  bytes: number
}

/** A snapshot with its state, as worlds in memory have it. */
export type KeptInMemory = Snapshot & { image: Buffer }

const PER_WORLD = 20
/** What the snapshots of all worlds in memory may weigh together; the oldest leave first. */
const IN_MEMORY = 256 * 1024 * 1024
const LIST = 'snapshots.json'

/** The states kept of each world, newest first: a durable world's as files that last as long as it does. */
export class Snapshots implements Store {
  readonly name = 'snapshots'
  readonly limit: number
  readonly #folder: string
  /** Newest last: the order in which they were taken, over all worlds. */
  #inMemory: { worldId: string; kept: KeptInMemory }[] = []

  constructor(folder: string, budget = IN_MEMORY) {
    this.#folder = folder
    this.limit = budget
  }

  /** Of the worlds in memory. */
  bytes(): number {
    return this.#inMemory.reduce((sum, { kept }) => sum + kept.bytes, 0)
  }

  entries(): number {
    return this.#inMemory.length
  }

  of({ id, durable }: World): readonly Snapshot[] {
    return durable ? this.#listed(id) : this.#ofMemory(id)
  }

  take(world: World, label: string): Snapshot {
    const image = world.serialize()
    const snapshot = { id: `s${hostRandom.shortId()}`, label, takenAt: world.now(), bytes: image.length }
    if (world.durable) this.#putFile(world.id, snapshot, image)
    else this.#putInMemory(world.id, { ...snapshot, image })
    return snapshot
  }

  /** The state itself; undefined where the world has no snapshot of that id. */
  image(world: World, snapshotId: string): Buffer | undefined {
    const known = this.of(world).find(({ id }) => id === snapshotId)
    if (!known) return undefined
    if (world.durable) return readFileSync(this.#image(world.id, known.id))
    return this.#ofMemory(world.id).find(({ id }) => id === known.id)?.image
  }

  /** Those of a world in memory, oldest first, for the process it goes to. */
  packed({ id }: World): KeptInMemory[] {
    return this.#ofMemory(id).reverse()
  }

  /** What came with a world from another process. */
  unpack(worldId: string, snapshots: readonly KeptInMemory[]): void {
    for (const kept of snapshots) this.#putInMemory(worldId, kept)
  }

  forget(worldId: string): void {
    this.drop(worldId)
    rmSync(join(this.#folder, worldId), { recursive: true, force: true })
  }

  /** Removes what was kept of worlds that are no more. */
  sweep(isThere: (worldId: string) => boolean): void {
    if (!existsSync(this.#folder)) return
    for (const worldId of readdirSync(this.#folder)) if (!isThere(worldId)) this.forget(worldId)
  }

  /** Lets go of those in memory; files stay. */
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

  /** Image first, then the list that names it: what the list does not name was never taken. */
  #putFile(worldId: string, snapshot: Snapshot, image: Buffer): void {
    makeFolder(join(this.#folder, worldId))
    putWhole(this.#image(worldId, snapshot.id), image)
    const all = [snapshot, ...this.#listed(worldId)].slice(0, PER_WORLD)
    putWhole(join(this.#folder, worldId, LIST), JSON.stringify(all))
    const named = new Set([LIST, ...all.map(({ id }) => `${id}.sqlite`)])
    for (const file of readdirSync(join(this.#folder, worldId)))
      if (!named.has(file)) rmSync(join(this.#folder, worldId, file), { force: true })
  }

  #listed(worldId: string): Snapshot[] {
    const list = join(this.#folder, worldId, LIST)
    return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  }

  #image(worldId: string, snapshotId: string): string {
    return join(this.#folder, worldId, `${snapshotId}.sqlite`)
  }
}
