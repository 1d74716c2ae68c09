// Durable worlds, their snapshots and seeded images in kept files.
import { hostClock } from '@understudy/platform/shared/host-clock.ts'
import { connect } from '@understudy/platform/storage/connection.ts'
import { openDatabase, type WorldDatabase, withoutJournal } from '@understudy/platform/storage/database.ts'
import { migrationsOf } from '@understudy/platform/storage/schema.ts'
import type {
  AsideWorld,
  BuildImage,
  Origin,
  Snapshot,
  SnapshotStore,
  TemplateStore,
  Unopenable,
  WorldStore,
} from '@understudy/platform/storage/world-stores.ts'
import type { KeptFiles } from './kept-files.ts'

const WORLDS = 'worlds/'
const ASIDE = /^aside\/([a-z0-9][a-z0-9-]*)[.](damaged|newer|other)-\d+$/
const SNAPSHOTS = 'snapshots/'

const worldFile = (id: string) => `${WORLDS}${id}`

interface OpenWorld {
  db: WorldDatabase
  /** How many rows the connection had changed when its image was last kept. */
  changes: number
}

const changesOf = ({ $client }: WorldDatabase) =>
  $client.prepare<[], number>('SELECT total_changes()').pluck().get() ?? 0

/** Durable worlds: in memory while they are open, as files whenever `keepChanges` was called. */
export class WorldImages implements WorldStore {
  readonly #files: KeptFiles
  readonly #open = new Map<string, OpenWorld>()
  readonly #changedAt = new Map<string, number>()

  constructor(files: KeptFiles) {
    this.#files = files
  }

  ids(): string[] {
    return this.#files.names(WORLDS).map((name) => name.slice(WORLDS.length))
  }

  has(id: string): boolean {
    return this.#files.get(worldFile(id)) !== undefined
  }

  open(id: string): WorldDatabase {
    const db = this.glance(id)
    this.#open.set(id, { db, changes: changesOf(db) })
    return db
  }

  check(id: string): void {
    const sqlite = connect(this.#image(id))
    try {
      migrationsOf(sqlite)
    } finally {
      sqlite.close()
    }
  }

  glance(id: string): WorldDatabase {
    return openDatabase(withoutJournal(this.#image(id)))
  }

  stampOf(id: string): { changedAt: number; bytes: number } {
    return { changedAt: this.#changedAt.get(id) ?? 0, bytes: this.#image(id).length }
  }

  put(id: string, image: Buffer, closeOld: () => void = () => {}): void {
    closeOld()
    this.#open.delete(id)
    this.#keep(id, image)
  }

  remove(id: string): void {
    this.#open.delete(id)
    this.#files.remove(worldFile(id))
  }

  setAside(id: string, why: Unopenable): string {
    const name = `${id}.${why}-${hostClock.now()}`
    this.#files.set(`aside/${name}`, this.#image(id))
    this.remove(id)
    return name
  }

  aside(id?: string): AsideWorld[] {
    return this.#files.names('aside/').flatMap((file) => {
      const [, world = '', why] = ASIDE.exec(file) ?? []
      return why === undefined || (id !== undefined && world !== id) ? [] : { id: world, file, why: why as Unopenable }
    })
  }

  removeAside(id: string): void {
    for (const { file } of this.aside(id)) this.#files.remove(file)
  }

  /** Takes the image of each open world that has changed since its last one. */
  keepChanges(): void {
    for (const [id, world] of this.#open) {
      if (!world.db.$client.open) {
        this.#open.delete(id)
        continue
      }
      const changes = changesOf(world.db)
      if (changes === world.changes || world.db.$client.inTransaction) continue
      this.#keep(id, world.db.$client.serialize())
      world.changes = changes
    }
  }

  #keep(id: string, image: Uint8Array): void {
    this.#files.set(worldFile(id), image)
    this.#changedAt.set(id, hostClock.now())
  }

  #image(id: string): Buffer {
    const bytes = this.#files.get(worldFile(id))
    if (!bytes) throw new Error(`There is no world ${id}`)
    return Buffer.from(bytes)
  }
}

/** Snapshots: a list of each world, and an image of each snapshot. */
export class SnapshotImages implements SnapshotStore {
  readonly #files: KeptFiles

  constructor(files: KeptFiles) {
    this.#files = files
  }

  of(worldId: string): Snapshot[] {
    const list = this.#files.get(`${SNAPSHOTS}${worldId}/list`)
    return list ? JSON.parse(new TextDecoder().decode(list)) : []
  }

  image(worldId: string, snapshotId: string): Buffer | undefined {
    const bytes = this.#files.get(`${SNAPSHOTS}${worldId}/${snapshotId}`)
    return bytes && Buffer.from(bytes)
  }

  put(worldId: string, snapshot: Snapshot, image: Buffer, most: number): void {
    const all = [snapshot, ...this.of(worldId)]
    this.#files.set(`${SNAPSHOTS}${worldId}/${snapshot.id}`, image)
    this.#files.set(`${SNAPSHOTS}${worldId}/list`, new TextEncoder().encode(JSON.stringify(all.slice(0, most))))
    for (const { id } of all.slice(most)) this.#files.remove(`${SNAPSHOTS}${worldId}/${id}`)
  }

  forget(worldId: string): void {
    for (const name of this.#files.names(`${SNAPSHOTS}${worldId}/`)) this.#files.remove(name)
  }

  worlds(): string[] {
    return [...new Set(this.#files.names(SNAPSHOTS).map((name) => name.split('/')[1] ?? ''))]
  }
}

/** Seeds a world when it is made, so that its dates are those of today; the last image is for a reset or a second world. */
export class SeededImages implements TemplateStore {
  readonly #build: BuildImage
  #last: { key: string; image: Buffer } | undefined

  constructor(build: BuildImage) {
    this.#build = build
  }

  for(origin: Origin): Buffer {
    const key = JSON.stringify(origin)
    if (this.#last?.key !== key) this.#last = { key, image: this.#build(origin) }
    return this.#last.image
  }

  async prepare(): Promise<void> {}
}
