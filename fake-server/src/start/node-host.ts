// What the platform gets of Node; importing this file gives it.
import { createHash, createHmac, scrypt, scryptSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip } from 'node:zlib'
import { MOST_PIXELS, provideWebp, TooManyPixels } from '@understudy/platform/features/uploads/index.ts'
import { provideDigests, type ScryptCost } from '@understudy/platform/shared/digests.ts'
import { provideSqlite } from '@understudy/platform/storage/sqlite.ts'
import { provideStageFiles } from '@understudy/stage/stage-files.ts'
import { provideCompression } from '@understudy/steering/capsules/compression.ts'
import Sqlite from 'better-sqlite3'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { MIGRATIONS, STAGE_FILES } from '../files/folders.ts'

provideDigests({
  sha1: (text) => createHash('sha1').update(text).digest(),
  sha256: (text) => createHash('sha256').update(text).digest(),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest(),
  scrypt: promisify<string, Uint8Array, number, ScryptCost, Buffer>(scrypt),
  scryptSync,
})

provideSqlite({
  open: (source) => new Sqlite(source),
  migrations: readMigrationFiles({ migrationsFolder: MIGRATIONS }),
})

/** With `info`, zlib also reports how many bytes it consumed. */
type Decompressor = (
  packed: Buffer,
  options: { maxOutputLength: number; info: true },
) => Promise<{ buffer: Buffer; engine: { bytesWritten: number } }>

function decompressBy(decompressor: unknown) {
  const decompressed = promisify(decompressor as typeof brotliDecompress) as unknown as Decompressor
  return async (packed: Buffer, limit: number) => {
    try {
      const { buffer, engine } = await decompressed(packed, { maxOutputLength: limit, info: true })
      return { bytes: buffer, read: engine.bytesWritten }
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : 'damaged'
    }
  }
}

provideCompression({
  packing: 'brotli',
  compress: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  decompress: { brotli: decompressBy(brotliDecompress), gzip: decompressBy(gunzip) },
})

provideStageFiles({
  text: (file) => readFileSync(join(STAGE_FILES, file), 'utf8'),
  base64: (file) => readFileSync(join(STAGE_FILES, file), 'base64'),
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
