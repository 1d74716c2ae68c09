import { eq } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { uploadedPicture } from './profile.table.ts'

export function picturesRepository(db: WorldDatabase) {
  return {
    byName: (name: string) =>
      db.select({ bytes: uploadedPicture.bytes }).from(uploadedPicture).where(eq(uploadedPicture.name, name)).get()
        ?.bytes,
    /** Replaces the member's picture. */
    keep: (memberId: number, picture: { name: string; bytes: Buffer; at: number }): void =>
      void db
        .insert(uploadedPicture)
        .values({ memberId, ...picture })
        .onConflictDoUpdate({
          target: uploadedPicture.memberId,
          set: picture,
        })
        .run(),
    remove: (memberId: number) => void db.delete(uploadedPicture).where(eq(uploadedPicture.memberId, memberId)).run(),
  }
}
