// Databases of worlds that end with the process: unlinked files, so that their pages need not stay in the heap.
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  rmSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { anotherLife, openUnlinked, type WorldDatabase } from './database.ts'
import { makeFolder } from './make-folder.ts'

/** Our own handle on a world's file, beside the one of SQLite's connection. */
interface OpenFile {
  handle: number
  /** Its path, on systems that cannot unlink an open file (Windows). */
  name: string | undefined
  /** Name of the image it was opened with, if that has one. */
  imageName: string | undefined
}

const openFiles = new WeakMap<Database, OpenFile>()

/**
 * The files of worlds that are not durable. Each is unlinked as soon as it is open: the system frees it when it is
 * closed, however the process ends, and caches the pages in use.
 */
export class UnlinkedFiles {
  readonly #folder: string
  #made = 0

  /** The folder belongs to this process alone; files in it were left by an earlier one that could not unlink them. */
  constructor(folder: string) {
    this.#folder = folder
    rmSync(folder, { recursive: true, force: true })
  }

  /**
   * Opens a world from a serialized image; `rewound` recognises a named one.
   * Throws as `openDatabase` does, and the system's error when the disk is full.
   */
  open(image: Buffer, imageName?: string): WorldDatabase {
    makeFolder(this.#folder)
    this.#made += 1
    const name = join(this.#folder, `${this.#made}.sqlite`)
    const handle = openSync(name, 'wx+')
    try {
      writeFileSync(handle, image)
      const db = openUnlinked(name)
      openFiles.set(db.$client, { handle, name: isUnlinked(name) ? undefined : name, imageName })
      return db
    } catch (error) {
      closeSync(handle)
      rmSync(name, { force: true })
      throw error
    }
  }
}

/** Unlinks an open file; false where the system does not allow that (Windows). */
function isUnlinked(name: string): boolean {
  try {
    unlinkSync(name)
    return true
  } catch {
    return false
  }
}

/** Offsets of the two change counters in a database header; SQLite drops its cached pages when they differ. */
const CHANGE_COUNTS = [24, 92] as const
const HEAD = 100

/**
 * Overwrites a world's file with the image it was opened with, under the same connection: opening another connection
 * costs three times as much, most of it for reading the schema. Returns undefined, and changes nothing, when that is not
 * possible: the image is another one, a transaction is open, or the file would have to grow on a disk that may be full.
 * Throws the system's error when a write fails; the world is unusable then.
 */
export function rewound(
  { $client: sqlite }: WorldDatabase,
  image: Buffer,
  imageName: string,
): WorldDatabase | undefined {
  const file = openFiles.get(sqlite)
  if (file?.imageName !== imageName || sqlite.inTransaction || fstatSync(file.handle).size < image.length)
    return undefined
  const head = Buffer.from(image.subarray(0, HEAD))
  // With normal locking the next read releases SQLite's lock, and the one after that compares the change counter.
  sqlite.pragma('locking_mode = NORMAL')
  sqlite.pragma('user_version')
  const count = Buffer.alloc(4)
  readSync(file.handle, count, 0, count.length, CHANGE_COUNTS[0])
  for (const at of CHANGE_COUNTS) head.writeUInt32BE((count.readUInt32BE() + 1) >>> 0, at)
  writeSync(file.handle, image, 0, image.length, 0)
  writeSync(file.handle, head, 0, head.length, 0)
  ftruncateSync(file.handle, image.length)
  sqlite.pragma('locking_mode = EXCLUSIVE')
  return anotherLife(sqlite)
}

/** The whole database as bytes. */
export function imageOf({ $client: sqlite }: WorldDatabase): Buffer {
  const file = openFiles.get(sqlite)
  // Between transactions the file is complete, and reading it takes a fourth of the time of SQLite's serialize.
  return file && !sqlite.inTransaction ? contentOf(file.handle) : sqlite.serialize()
}

function contentOf(handle: number): Buffer {
  const content = Buffer.allocUnsafeSlow(fstatSync(handle).size)
  let read = 0
  while (read < content.length) read += readSync(handle, content, read, content.length - read, read)
  return content
}

/** Closes the connection, and thereby deletes the file of a world that is not durable. */
export function closeDatabase({ $client: sqlite }: WorldDatabase): void {
  sqlite.close()
  const file = openFiles.get(sqlite)
  if (!file) return
  openFiles.delete(sqlite)
  closeSync(file.handle)
  if (file.name !== undefined) rmSync(file.name, { force: true })
}

/** Returns the database as bytes and closes it. */
export function takeImage(db: WorldDatabase): Buffer {
  const image = imageOf(db)
  closeDatabase(db)
  return image
}

/** Runs work on a newly opened database, which is closed if the work throws. */
export function orClosed<T>(db: WorldDatabase, work: () => T): T {
  try {
    return work()
  } catch (error) {
    closeDatabase(db)
    throw error
  }
}
