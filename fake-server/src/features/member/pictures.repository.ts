import { eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { uploadedPicture } from './profile.table.ts'

const { placeholder } = sql
const byName = query((db) =>
  db
    .select({ bytes: uploadedPicture.bytes })
    .from(uploadedPicture)
    .where(eq(uploadedPicture.name, placeholder('name'))),
)
const keep = query((db) =>
  db
    .insert(uploadedPicture)
    .values({
      memberId: placeholder('memberId'),
      name: placeholder('name'),
      bytes: placeholder('bytes'),
      at: placeholder('at'),
    })
    .onConflictDoUpdate({
      target: uploadedPicture.memberId,
      set: { name: sql`excluded.name`, bytes: sql`excluded.bytes`, at: sql`excluded.at` },
    }),
)
const remove = query((db) => db.delete(uploadedPicture).where(eq(uploadedPicture.memberId, placeholder('memberId'))))

export function picturesRepository(db: WorldDatabase) {
  return {
    byName: (name: string) => byName.get(db, { name })?.bytes,
    /** Replaces the member's picture. */
    keep: (memberId: number, picture: { name: string; bytes: Buffer; at: number }): void =>
      void keep.run(db, { memberId, ...picture }),
    remove: (memberId: number) => void remove.run(db, { memberId }),
  }
}
