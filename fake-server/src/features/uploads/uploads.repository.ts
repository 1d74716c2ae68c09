import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { hostRandom } from '../../world/host-random.ts'
import { insertion, query } from '../../world/query.ts'

import { upload } from './uploads.table.ts'

export type Purpose = (typeof upload.$inferSelect)['purpose']

const { placeholder } = sql
const add = insertion(upload)
const byName = query((db) =>
  db
    .select({ bytes: upload.bytes })
    .from(upload)
    .where(eq(upload.name, placeholder('name'))),
)
const owned = query((db) =>
  db
    .select({ n: count() })
    .from(upload)
    .where(
      and(
        eq(upload.memberId, placeholder('memberId')),
        eq(upload.purpose, placeholder('purpose')),
        sql`${upload.name} IN (SELECT value FROM json_each(${placeholder('names')}))`,
      ),
    ),
)

const since = query((db) =>
  db
    .select({ n: count() })
    .from(upload)
    .where(
      and(
        eq(upload.memberId, placeholder('memberId')),
        eq(upload.purpose, placeholder('purpose')),
        gt(upload.at, placeholder('from')),
      ),
    ),
)

export function uploadsRepository(db: WorldDatabase) {
  return {
    /** Stores a picture; returns its random name, which nobody can guess. */
    keep(purpose: Purpose, memberId: number, bytes: Buffer, at: number): string {
      const name = hostRandom.bytes(16).toString('hex')
      add(db, { name, purpose, memberId, bytes, at })
      return name
    },
    byName: (name: string) => byName.get(db, { name })?.bytes,
    /** Counts a member's uploads since a time. */
    since: (purpose: Purpose, memberId: number, from: number): number =>
      since.get(db, { purpose, memberId, from })?.n ?? 0,
    /** Reports whether this member uploaded all of them for this purpose. */
    areOf: (purpose: Purpose, memberId: number, names: readonly string[]): boolean =>
      owned.get(db, { purpose, memberId, names: JSON.stringify(names) })?.n === new Set(names).size,
  }
}

/** Returns the address of an uploaded picture, on both app and stage. */
export const pictureAddress = (worldId: string, name: string) => `/img/upload/${worldId}/${name}.webp`
