import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { control } from '@understudy/contracts'
import Sqlite, { type Database } from 'better-sqlite3'

// Builds malicious capsules.

/** The facts of a file hold more than the API tells of them. */
type Facts = control.CapsuleFacts & { storage?: unknown; past?: unknown }
export const MAGIC = 'UNDERSTUDY'
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

export interface Content {
  facts: Facts
  tape: unknown
  image: Buffer
}

export function content(capsule: string): Content {
  const framed = brotliDecompressSync(Buffer.from(capsule, 'base64').subarray(MAGIC.length + 1))
  const factsEnd = 4 + framed.readUInt32BE(0)
  const tapeEnd = factsEnd + 4 + framed.readUInt32BE(factsEnd)
  return {
    facts: JSON.parse(framed.toString('utf8', 4, factsEnd)),
    tape: JSON.parse(framed.toString('utf8', factsEnd + 4, tapeEnd)),
    image: framed.subarray(tapeEnd),
  }
}

/** The indexes that a database declares, by name and text. */
export function indexesOf(image: Buffer): unknown[] {
  const db = new Sqlite(image)
  try {
    return db
      .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name")
      .all()
  } finally {
    db.close()
  }
}

export function packed({ facts, tape, image }: Content, version = 1): string {
  const text = (value: unknown) => {
    const bytes = Buffer.from(JSON.stringify(value))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    return [length, bytes]
  }
  const framed = Buffer.concat([...text(facts), ...text(tape), image])
  return Buffer.concat([Buffer.from(MAGIC), Buffer.from([version]), brotliCompressSync(framed, QUICKLY)]).toString(
    'base64',
  )
}

export const withFacts = (capsule: string, facts: Partial<Facts>) => {
  const parts = content(capsule)
  return packed({ ...parts, facts: { ...parts.facts, ...facts } })
}

export function halved(capsule: string): string {
  const parts = content(capsule)
  return packed({ ...parts, image: parts.image.subarray(0, Math.floor(parts.image.length / 2)) })
}

/** The same capsule, its database changed by hand. */
export function tampered(capsule: string, work: (db: Database) => void, facts: Partial<Facts> = {}): string {
  const parts = content(capsule)
  const db = new Sqlite(parts.image)
  // The lock against such changes is the application's, not the file's.
  db.unsafeMode(true)
  work(db)
  const image = db.serialize()
  db.close()
  return packed({ ...parts, facts: { ...parts.facts, ...facts }, image })
}
