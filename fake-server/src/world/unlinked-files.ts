// Databases of worlds that end with the process: each in a file without a name, so that its pages need not stay in memory.
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

/** An open file of a world, beside the connection that SQLite has to it. */
interface OpenFile {
  handle: number
  /** Its name, where the system keeps the name of a file for as long as it is open. */
  name: string | undefined
  /** Name of the image it was opened with; undefined for an image without a name. */
  imageName: string | undefined
}

const openFiles = new WeakMap<Database, OpenFile>()

/**
 * The files of worlds that are not durable. A file loses its name as soon as it is open: the system removes it when it
 * is closed, however the process ends, and keeps in memory what of it is in use.
 */
export class UnlinkedFiles {
  readonly #folder: string
  #made = 0

  /** The folder is this process's own: what is in it was left by one that could not take the names away. */
  constructor(folder: string) {
    this.#folder = folder
    rmSync(folder, { recursive: true, force: true })
  }

  /**
   * Opens a world from a serialized image, which `rewound` knows again by its name where it has one.
   * Throws as `openDatabase` does, and what the system says where it has no room.
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

/** Windows does not take away the name of a file that is open. */
function isUnlinked(name: string): boolean {
  try {
    unlinkSync(name)
    return true
  } catch {
    return false
  }
}

/** Where an image of a database counts its changes, twice; SQLite rereads its pages once the count is another one. */
const CHANGE_COUNTS = [24, 92] as const
const HEAD = 100

/**
 * Puts the image a world was opened with in the place of all it holds by now, under the same connection: to open another
 * one costs three times as much, most of it for reading the schema again. Undefined, and nothing is done, where that
 * needs another connection: it is another image, the connection is busy, or the file would have to grow on a disk that
 * may be full. Throws what the system says of a write that fails; the world is broken then.
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
  // The lock of its own file goes with the next look at it, and what SQLite knows of the pages is held against the file after that.
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
  // Between transactions a file holds all there is, and is read in a fourth of the time that SQLite takes page by page.
  return file && !sqlite.inTransaction ? contentOf(file.handle) : sqlite.serialize()
}

function contentOf(handle: number): Buffer {
  const content = Buffer.allocUnsafeSlow(fstatSync(handle).size)
  let read = 0
  while (read < content.length) read += readSync(handle, content, read, content.length - read, read)
  return content
}

/** Ends the connection, and with it the file of a world that is not durable. */
export function closeDatabase({ $client: sqlite }: WorldDatabase): void {
  sqlite.close()
  const file = openFiles.get(sqlite)
  if (!file) return
  openFiles.delete(sqlite)
  closeSync(file.handle)
  if (file.name !== undefined) rmSync(file.name, { force: true })
}

/** The database as bytes, which is then closed. */
export function takeImage(db: WorldDatabase): Buffer {
  const image = imageOf(db)
  closeDatabase(db)
  return image
}

/** Runs the first work on a newly opened database, and closes the database if the work throws. */
export function orClosed<T>(db: WorldDatabase, work: () => T): T {
  try {
    return work()
  } catch (error) {
    closeDatabase(db)
    throw error
  }
}
