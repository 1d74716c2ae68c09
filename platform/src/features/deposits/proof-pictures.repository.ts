import { and, eq } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { depositPicture } from './deposits.table.ts'

export function proofPicturesRepository(db: WorldDatabase) {
  return {
    /** Returns the names of an order's pictures. */
    of: (orderId: number): string[] =>
      db
        .select({ name: depositPicture.name })
        .from(depositPicture)
        .where(eq(depositPicture.orderId, orderId))
        .all()
        .map(({ name }) => name),
    byName: (name: string): Buffer | undefined =>
      db.select({ bytes: depositPicture.bytes }).from(depositPicture).where(eq(depositPicture.name, name)).get()?.bytes,
    add: (row: { name: string; orderId: number; bytes: Buffer }): void =>
      void db.insert(depositPicture).values(row).run(),
    remove: (orderId: number, name: string): void =>
      void db
        .delete(depositPicture)
        .where(and(eq(depositPicture.orderId, orderId), eq(depositPicture.name, name)))
        .run(),
  }
}
