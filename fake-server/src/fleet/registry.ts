import { join } from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import type { Claims } from '../world/claims.ts'
import { DataFolderInUse, holdFolder } from '../world/data-lock.ts'
import { makeFolder } from '../world/make-folder.ts'

/** A process of the fleet and its URL. */
export interface Peer {
  name: string
  address: string
}

/** A world in the registry. `owner` is the process that has it; null while it is in the shared folder. */
export interface Entry {
  id: string
  durable: 0 | 1
  owner: string | null
  /** JSON of its summary, written when it was moved to the folder. */
  details: string | null
}

const TABLES = `
CREATE TABLE IF NOT EXISTS process (name TEXT PRIMARY KEY, address TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS world (
  id TEXT PRIMARY KEY, durable INTEGER NOT NULL, owner TEXT, details TEXT, roomCode TEXT UNIQUE, room TEXT
) STRICT;`

/** Attempts to lock a name, as another process may be testing the lock just now. */
const JOIN_TRIES = 50

/**
 * Registry of world ownership: a small database in the shared folder. Liveness of a process is decided by an operating
 * system lock that ends with it, not by clocks or heartbeats.
 */
export class Registry implements Claims {
  readonly me: Peer
  readonly #folder: string
  readonly #db: Database
  readonly #letGo: () => void
  readonly isAlone: boolean

  private constructor(folder: string, me: Peer, db: Database, letGo: () => void) {
    this.me = me
    this.#folder = folder
    this.#db = db
    this.#letGo = letGo
    this.#db.transaction(() => this.#join())()
    this.isAlone = this.peers().length === 0
  }

  /** @throws DataFolderInUse when a live process has the same name */
  static async join(folder: string, me: Peer): Promise<Registry> {
    const letGo = await held(lockOf(folder, me.name))
    makeFolder(folder)
    // No WAL mode: its index in shared memory does not work if the folder is on a network file system.
    const db = new Sqlite(join(folder, 'registry.sqlite'), { timeout: 10_000 })
    db.pragma('synchronous = NORMAL')
    db.exec(TABLES)
    return new Registry(folder, me, db, letGo)
  }

  /** Unregisters this process, whose worlds were moved to the folder before. */
  leave(): void {
    this.#db.transaction(() => {
      this.#release(this.me.name)
      this.#db.prepare('DELETE FROM process WHERE name = ?').run(this.me.name)
    })()
    this.#db.close()
    this.#letGo()
  }

  /** The other registered processes, alive or not (`isAlive`). */
  peers(): Peer[] {
    return this.#db
      .prepare<[string], Peer>('SELECT name, address FROM process WHERE name <> ? ORDER BY name')
      .all(this.me.name)
  }

  /** The other live processes; killed ones are unregistered. */
  living(): Peer[] {
    return this.peers().filter(({ name }) => this.isAlive(name))
  }

  /**
   * Whether a process is alive. A killed one is unregistered while its lock is held: its worlds in memory are lost, its
   * durable ones become free.
   * @throws the error of a lock that cannot be tested
   */
  isAlive(name: string): boolean {
    let letGo: () => void
    try {
      letGo = holdFolder(lockOf(this.#folder, name))
    } catch (error) {
      if (error instanceof DataFolderInUse) return true
      throw error
    }
    try {
      this.#db.transaction(() => {
        this.#release(name)
        this.#db.prepare('DELETE FROM process WHERE name = ?').run(name)
      })()
    } finally {
      letGo()
    }
    return false
  }

  entry(id: string): Entry | undefined {
    return this.#db.prepare<[string], Entry>('SELECT id, durable, owner, details FROM world WHERE id = ?').get(id)
  }

  /** The non-durable worlds in the folder, which no process owns. */
  restingInMemory(): Entry[] {
    return this.#db
      .prepare<[], Entry>('SELECT id, durable, owner, details FROM world WHERE owner IS NULL AND durable = 0')
      .all()
  }

  /** Ids of the worlds that this process owns. */
  mine(): string[] {
    return this.#db.prepare<[string]>('SELECT id FROM world WHERE owner = ?').pluck().all(this.me.name) as string[]
  }

  /** Claims an unowned world; false when another process was faster. */
  take(id: string): boolean {
    const took = this.#db.prepare('UPDATE world SET owner = ? WHERE id = ? AND owner IS NULL')
    return took.run(this.me.name, id).changes > 0
  }

  /** Releases a world in the folder for any process to claim. */
  put(id: string, details?: object): void {
    this.#db
      .prepare('UPDATE world SET owner = NULL, details = coalesce(?, details) WHERE id = ? AND owner = ?')
      .run(details ? JSON.stringify(details) : null, id, this.me.name)
  }

  claim(id: string, durable: boolean): boolean {
    const made = this.#db.prepare('INSERT INTO world (id, durable, owner) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
    return made.run(id, durable ? 1 : 0, this.me.name).changes > 0
  }

  isTaken(id: string): boolean {
    return this.entry(id) !== undefined
  }

  isMine(id: string): boolean {
    return this.entry(id)?.owner === this.me.name
  }

  mayRead(id: string): boolean {
    const owner = this.entry(id)?.owner ?? null
    return owner === null || owner === this.me.name
  }

  forget(id: string): void {
    this.#db.prepare('DELETE FROM world WHERE id = ? AND owner = ?').run(id, this.me.name)
  }

  /** Replaces the stored rooms of this process's worlds, as JSON by world. */
  keepRooms(rooms: readonly { world: string; code: string; json: string }[]): void {
    const { name } = this.me
    this.#db.transaction(() => {
      this.#db.prepare('UPDATE world SET roomCode = NULL, room = NULL WHERE owner = ?').run(name)
      const keep = this.#db.prepare('UPDATE world SET roomCode = ?, room = ? WHERE id = ? AND owner = ?')
      for (const { world, code, json } of rooms) keep.run(code, json, world, name)
    })()
  }

  /** The stored room of a world, as JSON. */
  roomOver(id: string): string | undefined {
    return (this.#db.prepare('SELECT room FROM world WHERE id = ?').pluck().get(id) as string | null) ?? undefined
  }

  /** The world of a room's code, in whichever process it is. */
  worldOfRoom(code: string): string | undefined {
    return this.#db.prepare('SELECT id FROM world WHERE roomCode = ?').pluck().get(code) as string | undefined
  }

  /** Cleans up after a killed process of the same name, as after any killed process. */
  #join(): void {
    this.#release(this.me.name)
    this.#db
      .prepare('INSERT INTO process (name, address) VALUES (?, ?) ON CONFLICT DO UPDATE SET address = excluded.address')
      .run(this.me.name, this.me.address)
  }

  #release(owner: string): void {
    this.#db.prepare('DELETE FROM world WHERE owner = ? AND durable = 0').run(owner)
    this.#db.prepare('UPDATE world SET owner = NULL WHERE owner = ?').run(owner)
  }
}

const lockOf = (folder: string, name: string) => join(folder, 'processes', name)

async function held(folder: string): Promise<() => void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return holdFolder(folder)
    } catch (error) {
      if (!(error instanceof DataFolderInUse) || tries === JOIN_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
