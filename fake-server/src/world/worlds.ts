import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Clock } from './clock.ts'
import { openDatabase, type WorldDatabase } from './database.ts'
import { machine } from './machine.ts'
import { WorldFileRefused } from './schema.ts'
import { readState } from './state.ts'
import type { Template, Templates } from './templates.ts'
import { type Origin, World } from './world.ts'

export interface WorldRequest {
  id?: string
  scenario: string
  seed: number
  startAt?: number
  clock: 'running' | 'frozen'
  durable: boolean
}

interface StoredSnapshot {
  id: string
  label: string
  takenAt: number
  image: Buffer
}

export class TooManyWorlds extends Error {
  override readonly name = 'TooManyWorlds'
}

/** A world idle for this long may make room for a new one. */
const IDLE_LIMIT = 10 * 60_000
const SNAPSHOTS_PER_WORLD = 20
const FILE = /^([a-z0-9][a-z0-9-]{0,39})\.sqlite$/

/** All worlds of the process: made, found, reset, forked, rewound, evicted. */
export class Worlds {
  readonly templates: Templates
  /** Code of the room over a world; who keeps the rooms sets it. */
  roomOf: (worldId: string) => string | null = () => null
  readonly #folder: string
  readonly #limit: number
  readonly #beginOf: (scenario: string, startAt: number) => number
  readonly #live = new Map<string, World>()
  readonly #snapshots = new Map<string, StoredSnapshot[]>()

  constructor(options: {
    dataDir: string
    templates: Templates
    limit: number
    /** When a world of a scenario begins that is asked for at that time. */
    beginOf?: (scenario: string, startAt: number) => number
  }) {
    this.templates = options.templates
    this.#folder = join(options.dataDir, 'worlds')
    this.#limit = options.limit
    this.#beginOf = options.beginOf ?? ((_scenario, startAt) => startAt)
  }

  get size() {
    return this.#live.size
  }

  list(): World[] {
    for (const id of this.#durableIds()) {
      // To be listed is not to be used.
      if (this.#live.has(id)) continue
      try {
        this.find(id)
      } catch (error) {
        // A file that is refused says so when it is asked for; it must not hide the others.
        if (!(error instanceof WorldFileRefused)) throw error
      }
    }
    return [...this.#live.values()]
  }

  /** The world of that id, opening its file when it is a durable one not yet open. */
  find(id: string): World | undefined {
    const live = this.#live.get(id)
    if (live) {
      live.usedAt = machine.now()
      return live
    }
    if (!FILE.test(`${id}.sqlite`) || !existsSync(this.#file(id))) return undefined
    return this.#admit(id, openDatabase(this.#file(id)), true)
  }

  create(request: WorldRequest): World {
    this.#makeRoom()
    const id = request.id ?? `w${machine.shortId()}`
    const { scenario, seed } = request
    const origin = { scenario, seed, startAt: this.#beginOf(scenario, request.startAt ?? machine.now()) }
    const template = this.templates.for(origin)
    const db = this.#materialize(id, template.image, request.durable)
    begin(db, origin, request.clock, template)
    return this.#admit(id, db, request.durable)
  }

  /** Back to the first moment of the same world. */
  reset(world: World): void {
    const { origin } = world
    const { state } = world.clock
    const template = this.templates.for(origin)
    this.#replace(world, template.image)
    begin(world.db, origin, state, template)
    world.adopt(world.db)
    world.tape.clear()
  }

  fork(world: World): World {
    this.#makeRoom()
    const id = `w${machine.shortId()}`
    const db = this.#materialize(id, world.serialize(), world.durable)
    return this.#admit(id, db, world.durable)
  }

  /**
   * A new world of an image from elsewhere, which must have been checked: nothing here can refuse it any more.
   * `settle` makes it its own before anybody can reach it; it is told the id.
   */
  open(
    image: Buffer,
    { durable, settle }: { durable: boolean; settle: (db: WorldDatabase, id: string) => void },
  ): World {
    this.#makeRoom()
    const id = `w${machine.shortId()}`
    const db = this.#materialize(id, withoutJournal(image), durable)
    try {
      settle(db, id)
      const state = readState(db)
      // Answers are shared by the untouched worlds of a template; nobody knows what this one was made of.
      state.set('template', 'elsewhere')
      state.set('templateEdition', NO_EDITION)
    } catch (error) {
      db.$client.close()
      if (durable) this.#removeFiles(id)
      throw error
    }
    return this.#admit(id, db, durable)
  }

  remove(world: World): void {
    this.#live.delete(world.id)
    this.#snapshots.delete(world.id)
    world.end()
    if (world.durable) this.#removeFiles(world.id)
  }

  snapshots(world: World): readonly StoredSnapshot[] {
    return this.#snapshots.get(world.id) ?? []
  }

  takeSnapshot(world: World, label: string): StoredSnapshot {
    const snapshot = { id: `s${machine.shortId()}`, label, takenAt: world.now(), image: world.serialize() }
    this.#snapshots.set(world.id, [snapshot, ...this.snapshots(world)].slice(0, SNAPSHOTS_PER_WORLD))
    return snapshot
  }

  restore(world: World, snapshotId: string): boolean {
    const snapshot = this.snapshots(world).find(({ id }) => id === snapshotId)
    if (!snapshot) return false
    this.#replace(world, snapshot.image)
    world.clock.set(snapshot.takenAt)
    return true
  }

  close(): void {
    for (const world of this.#live.values()) world.end()
    this.#live.clear()
  }

  #replace(world: World, image: Buffer): void {
    if (!world.durable) {
      world.adopt(openDatabase(image))
      return
    }
    world.close()
    this.#removeFiles(world.id)
    world.adopt(this.#materialize(world.id, image, true))
  }

  #materialize(id: string, image: Buffer, durable: boolean): WorldDatabase {
    if (!durable) return openDatabase(image)
    mkdirSync(this.#folder, { recursive: true })
    writeFileSync(this.#file(id), image)
    return openDatabase(this.#file(id))
  }

  #admit(id: string, db: WorldDatabase, durable: boolean): World {
    const templateAnswers = this.templates.answersOf(readState(db).get('template') as string)
    const world = new World(id, db, { durable, templateAnswers })
    this.#live.set(id, world)
    return world
  }

  #makeRoom(): void {
    if (this.#live.size < this.#limit) return
    const idle = [...this.#live.values()].sort((a, b) => a.usedAt - b.usedAt)[0]
    if (!idle || machine.now() - idle.usedAt < IDLE_LIMIT)
      throw new TooManyWorlds(
        `${this.#limit} worlds are in use; delete one or wait until one has been idle for ten minutes.`,
      )
    this.#live.delete(idle.id)
    if (!idle.durable) this.#snapshots.delete(idle.id)
    idle.end()
  }

  #durableIds(): string[] {
    if (!existsSync(this.#folder)) return []
    return readdirSync(this.#folder).flatMap((file) => FILE.exec(file)?.[1] ?? [])
  }

  #file(id: string): string {
    return join(this.#folder, `${id}.sqlite`)
  }

  #removeFiles(id: string): void {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${this.#file(id)}${suffix}`, { force: true })
  }
}

const NO_EDITION = -1
/** Where a database says whether it is read and written through a write-ahead log, which memory has not. */
const JOURNAL_MARKS = { from: 18, to: 20, none: 1 } as const

/** A durable world is kept with a log beside it; its image alone says so too, and could not be opened in memory. */
export function withoutJournal(image: Buffer): Buffer {
  const { from, to, none } = JOURNAL_MARKS
  return image.subarray(from, to).every((mark) => mark === none) ? image : Buffer.from(image).fill(none, from, to)
}

/** A template knows the hour of its start; a world begins at its own moment. */
function begin(db: WorldDatabase, origin: Origin, clock: 'running' | 'frozen', template: Template): void {
  const state = readState(db)
  db.$client.transaction(() => {
    state.set('template', template.key)
    state.set('origin', origin)
    state.set('templateEdition', state.edition())
    state.set('clock', Clock.startingAt(origin.startAt, clock))
  })()
}
