import { and, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { depositPicture } from './deposits.table.ts'

const { placeholder } = sql
const namesOf = query((db) =>
  db
    .select({ name: depositPicture.name })
    .from(depositPicture)
    .where(eq(depositPicture.orderId, placeholder('orderId'))),
)
const picture = query((db) =>
  db
    .select({ bytes: depositPicture.bytes })
    .from(depositPicture)
    .where(eq(depositPicture.name, placeholder('name'))),
)
const addPicture = query((db) =>
  db
    .insert(depositPicture)
    .values({ name: placeholder('name'), orderId: placeholder('orderId'), bytes: placeholder('bytes') }),
)
const removePicture = query((db) =>
  db
    .delete(depositPicture)
    .where(and(eq(depositPicture.orderId, placeholder('orderId')), eq(depositPicture.name, placeholder('name')))),
)

export function proofPicturesRepository(db: WorldDatabase) {
  return {
    /** Returns the names of an order's pictures. */
    of: (orderId: number): string[] => namesOf.all(db, { orderId }).map(({ name }) => name),
    byName: (name: string): Buffer | undefined => picture.get(db, { name })?.bytes,
    add: (row: { name: string; orderId: number; bytes: Buffer }): void => void addPicture.run(db, row),
    remove: (orderId: number, name: string): void => void removePicture.run(db, { orderId, name }),
  }
}
