// Advisory lock on a data folder, so that two processes never write to the same files.
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { makeFolder } from './make-folder.ts'

export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'
}

/**
 * Locks a data folder for this process and returns the function that releases it. SQLite holds an operating system lock,
 * so it is released however the process ends.
 * @throws DataFolderInUse when another process holds the lock
 */
export function holdFolder(folder: string): () => void {
  makeFolder(folder)
  const lock = new Sqlite(join(folder, 'lock.sqlite'), { timeout: 0 })
  try {
    lock.pragma('locking_mode = EXCLUSIVE')
    lock.exec('BEGIN EXCLUSIVE; COMMIT')
  } catch (error) {
    lock.close()
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new DataFolderInUse(
        `Another server is using the data folder ${folder}; stop that one, or give this one a DATA_DIR of its own.`,
      )
    throw error
  }
  return () => void lock.close()
}
