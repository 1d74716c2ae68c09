// Snapshots of worlds: files for durable ones, a queue bounded by bytes in memory for the others.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { hostRandom } from '../shared/host-random.ts'
import { makeFolder } from '../shared/make-folder.ts'
import type { Store } from '../shared/stores.ts'
import { putWhole } from '../shared/whole-file.ts'
import { openDatabase, withoutJournal } from './database.ts'
import { readState } from './state.ts'

const Snapshot = z.object({
  id: z.string(),
  label: z.string(),
  /** World's time. */
  takenAt: z.int(),
  bytes: z.int(),
})
export type Snapshot = z.infer<typeof Snapshot>
const List = z.array(Snapshot)

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
const LIST = 'snapshots.json'
const IMAGE = /^(s\w+)\.sqlite$/

/** The snapshots of each world, newest first; those of a durable world are files that are deleted with it. */
export class Snapshots implements Store {
  readonly name = 'snapshots'
  readonly limit: number
  readonly #folder: string
  /** Of all worlds, in the order in which they were taken. */
  #inMemory: { worldId: string; kept: KeptInMemory }[] = []

  constructor(folder: string, budget = IN_MEMORY) {
    this.#folder = folder
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
    return durable ? this.#listed(id) : this.#ofMemory(id)
  }

  take(world: Stored, label: string): Snapshot {
    const image = world.serialize()
    const snapshot = { id: `s${hostRandom.shortId()}`, label, takenAt: world.now(), bytes: image.length }
    if (world.durable) this.#putFile(world.id, snapshot, image)
    else this.#putInMemory(world.id, { ...snapshot, image })
    return snapshot
  }

  /** The image of a snapshot; undefined when the world has none of that id. */
  image(world: Stored, snapshotId: string): Buffer | undefined {
    const existing = this.of(world).find(({ id }) => id === snapshotId)
    if (!existing) return undefined
    if (world.durable) return bytesIn(this.#image(world.id, existing.id))
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
    rmSync(join(this.#folder, worldId), { recursive: true, force: true })
  }

  /** Deletes the files of worlds that no longer exist. */
  sweep(isThere: (worldId: string) => boolean): void {
    if (!existsSync(this.#folder)) return
    for (const worldId of readdirSync(this.#folder)) if (!isThere(worldId)) this.forget(worldId)
  }

  /** Drops the snapshots in memory; files stay. */
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

  /** Writes the image first, then the list that names it; an image without an entry counts as never taken. */
  #putFile(worldId: string, snapshot: Snapshot, image: Buffer): void {
    makeFolder(join(this.#folder, worldId))
    const before = this.#listed(worldId)
    putWhole(this.#image(worldId, snapshot.id), image)
    const all = [snapshot, ...before].slice(0, PER_WORLD)
    putWhole(join(this.#folder, worldId, LIST), JSON.stringify(all))
    const named = new Set([LIST, ...all.map(({ id }) => `${id}.sqlite`)])
    for (const file of readdirSync(join(this.#folder, worldId)))
      if (!named.has(file)) rmSync(join(this.#folder, worldId, file), { force: true })
  }

  #listed(worldId: string): Snapshot[] {
    const folder = join(this.#folder, worldId)
    if (!existsSync(join(folder, LIST))) return []
    const { success, data } = z.safeParse(List, jsonIn(join(folder, LIST)))
    return success ? data : this.#found(folder)
  }

  /** The snapshots whose list is damaged, by their images; what they were called is lost. */
  #found(folder: string): Snapshot[] {
    const found = readdirSync(folder).flatMap((name) => {
      const id = IMAGE.exec(name)?.[1]
      const image = join(folder, name)
      const takenAt = id === undefined ? undefined : timeIn(image)
      return id === undefined || takenAt === undefined
        ? []
        : { id, label: '', takenAt, bytes: statSync(image).size, writtenAt: statSync(image).mtimeMs }
    })
    return found.sort((a, b) => b.writtenAt - a.writtenAt).map(({ writtenAt: _, ...snapshot }) => snapshot)
  }

  #image(worldId: string, snapshotId: string): string {
    return join(this.#folder, worldId, `${snapshotId}.sqlite`)
  }
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const bytesIn = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined)

const Time = z.union([
  z.object({ state: z.literal('frozen'), at: z.int() }),
  z.object({ state: z.literal('running'), offset: z.int() }),
])

/** The world's time when an image was written; undefined for one that cannot be opened. */
function timeIn(image: string): number | undefined {
  try {
    const db = openDatabase(withoutJournal(readFileSync(image)))
    const clock = z.parse(Time, readState(db).get('clock'))
    db.$client.close()
    return clock.state === 'frozen' ? clock.at : Math.floor(statSync(image).mtimeMs) + clock.offset
  } catch {
    return undefined
  }
}
