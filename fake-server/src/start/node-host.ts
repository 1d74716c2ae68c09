// What the platform gets of Node; importing this file gives it.
import { createHash, createHmac, scrypt, scryptSync } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Sqlite from 'better-sqlite3'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { MOST_PIXELS, provideWebp, TooManyPixels } from '../features/uploads/index.ts'
import { PACKAGE_ROOT } from '../files/folders.ts'
import { provideDigests, type ScryptCost } from '../shared/digests.ts'
import { provideSqlite } from '../storage/sqlite.ts'

provideDigests({
  sha1: (text) => createHash('sha1').update(text).digest(),
  sha256: (text) => createHash('sha256').update(text).digest(),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest(),
  scrypt: promisify<string, Uint8Array, number, ScryptCost, Buffer>(scrypt),
  scryptSync,
})

provideSqlite({
  open: (source) => new Sqlite(source),
  migrations: readMigrationFiles({ migrationsFolder: join(PACKAGE_ROOT, 'migrations') }),
})

provideWebp(async (bytes, { side, fit }) => {
  // Loaded lazily, because most worlds never get an upload.
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    // The library's sentence stands on the tape.
    throw /pixel limit/.test(String(error)) ? new TooManyPixels((error as Error).message) : error
  }
})
