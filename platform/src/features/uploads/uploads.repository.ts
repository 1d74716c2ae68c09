import { and, count, eq, gt, sql } from 'drizzle-orm'
import { hostRandom } from '../../shared/host-random.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import { upload } from './uploads.table.ts'

export type Purpose = (typeof upload.$inferSelect)['purpose']

export function uploadsRepository(db: WorldDatabase) {
  return {
    /** Stores a picture; returns its random name, which nobody can guess. */
    keep(purpose: Purpose, memberId: number, bytes: Buffer, at: number): string {
      const name = hostRandom.bytes(16).toString('hex')
      db.insert(upload).values({ name, purpose, memberId, bytes, at }).run()
      return name
    },
    byName: (name: string) => db.select({ bytes: upload.bytes }).from(upload).where(eq(upload.name, name)).get()?.bytes,
    /** Counts a member's uploads since a time. */
    since: (purpose: Purpose, memberId: number, from: number): number =>
      db
        .select({ n: count() })
        .from(upload)
        .where(and(eq(upload.memberId, memberId), eq(upload.purpose, purpose), gt(upload.at, from)))
        .get()?.n ?? 0,
    /** Reports whether this member uploaded all of them for this purpose. */
    areOf: (purpose: Purpose, memberId: number, names: readonly string[]): boolean =>
      db
        .select({ n: count() })
        .from(upload)
        .where(
          and(
            eq(upload.memberId, memberId),
            eq(upload.purpose, purpose),
            sql`${upload.name} IN (SELECT value FROM json_each(${JSON.stringify(names)}))`,
          ),
        )
        .get()?.n === new Set(names).size,
  }
}

/** Returns the address of an uploaded picture, on both app and stage. */
export const pictureAddress = (worldId: string, name: string) => `/img/upload/${worldId}/${name}.webp`
