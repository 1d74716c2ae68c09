import { join } from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import type { Claims } from '../world/claims.ts'
import { DataFolderInUse, holdFolder } from '../world/data-lock.ts'
import { makeFolder } from '../world/make-folder.ts'

/** A process of the fleet, and where the others reach it. */
export interface Peer {
  name: string
  address: string
}

/** A world as all processes know it. `owner` is the process that has it; null while it rests in the shared folder. */
export interface Entry {
  id: string
  durable: 0 | 1
  owner: string | null
  /** JSON of what a list shows of it, written when it was put into the folder. */
  details: string | null
}

const TABLES = `
CREATE TABLE IF NOT EXISTS process (name TEXT PRIMARY KEY, address TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS world (
  id TEXT PRIMARY KEY, durable INTEGER NOT NULL, owner TEXT, details TEXT, roomCode TEXT UNIQUE, room TEXT
) STRICT;`

/** A process that ended a moment ago may still be looked at by another one. */
const JOIN_TRIES = 50

/**
 * Who has which world: one small database in the folder that all processes share. Whether a process lives is asked of
 * the operating system, by the lock that ends with it, so no clock and no heartbeat decides about a world.
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

  /** Throws DataFolderInUse where a living process has the same name. */
  static async join(folder: string, me: Peer): Promise<Registry> {
    const letGo = await held(lockOf(folder, me.name))
    makeFolder(folder)
    // No write-ahead log: the folder may lie on another machine, where its index in shared memory would be nobody's.
    const db = new Sqlite(join(folder, 'registry.sqlite'), { timeout: 10_000 })
    db.pragma('synchronous = NORMAL')
    db.exec(TABLES)
    return new Registry(folder, me, db, letGo)
  }

  /** Nobody reaches this process any more; what it has was put into the folder before. */
  leave(): void {
    this.#db.transaction(() => {
      this.#release(this.me.name)
      this.#db.prepare('DELETE FROM process WHERE name = ?').run(this.me.name)
    })()
    this.#db.close()
    this.#letGo()
  }

  /** The other processes that joined and did not leave; `isAlive` tells whether they are there. */
  peers(): Peer[] {
    return this.#db
      .prepare<[string], Peer>('SELECT name, address FROM process WHERE name <> ? ORDER BY name')
      .all(this.me.name)
  }

  /** The other processes that live; those that were killed are struck off. */
  living(): Peer[] {
    return this.peers().filter(({ name }) => this.isAlive(name))
  }

  /**
   * Whether the process lives. One that was killed is struck off, while its name is held: what it had in memory is
   * lost, its durable worlds are anybody's.
   * @throws what the lock cannot be asked with
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

  /** The worlds in the folder that no process has, which are not durable. */
  restingInMemory(): Entry[] {
    return this.#db
      .prepare<[], Entry>('SELECT id, durable, owner, details FROM world WHERE owner IS NULL AND durable = 0')
      .all()
  }

  /** Ids of the worlds of this process. */
  mine(): string[] {
    return this.#db.prepare<[string]>('SELECT id FROM world WHERE owner = ?').pluck().all(this.me.name) as string[]
  }

  /** Takes a world that nobody has; false where another process was faster. */
  take(id: string): boolean {
    const took = this.#db.prepare('UPDATE world SET owner = ? WHERE id = ? AND owner IS NULL')
    return took.run(this.me.name, id).changes > 0
  }

  /** Leaves a world in the folder to whoever is asked for it next. */
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

  /** Writes down the rooms over this process's worlds, as JSON by their world, in place of those before. */
  keepRooms(rooms: readonly { world: string; code: string; json: string }[]): void {
    const { name } = this.me
    this.#db.transaction(() => {
      this.#db.prepare('UPDATE world SET roomCode = NULL, room = NULL WHERE owner = ?').run(name)
      const keep = this.#db.prepare('UPDATE world SET roomCode = ?, room = ? WHERE id = ? AND owner = ?')
      for (const { world, code, json } of rooms) keep.run(code, json, world, name)
    })()
  }

  /** The room over a world as it was written down. */
  roomOver(id: string): string | undefined {
    return (this.#db.prepare('SELECT room FROM world WHERE id = ?').pluck().get(id) as string | null) ?? undefined
  }

  /** The world that the room of that code is over, whichever process has it. */
  worldOfRoom(code: string): string | undefined {
    return this.#db.prepare('SELECT id FROM world WHERE roomCode = ?').pluck().get(code) as string | undefined
  }

  /** Whatever a process of the same name had before it was killed is treated as any killed process's. */
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
