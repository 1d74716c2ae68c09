import { eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { memberProfile } from './profile.table.ts'

type Profile = Omit<typeof memberProfile.$inferSelect, 'memberId'>

const UNTOLD: Profile = { birthday: '', nicknameEditedAt: null }

export function profilesRepository(db: WorldDatabase) {
  const profileOf = (memberId: number): Profile =>
    db.select().from(memberProfile).where(eq(memberProfile.memberId, memberId)).get() ?? UNTOLD
  return {
    of: profileOf,
    change: (memberId: number, change: Partial<Profile>): void =>
      void db
        .insert(memberProfile)
        .values({ ...profileOf(memberId), memberId, ...change })
        .onConflictDoUpdate({
          target: memberProfile.memberId,
          set: { birthday: sql`excluded.birthday`, nicknameEditedAt: sql`excluded.nickname_edited_at` },
        })
        .run(),
  }
}
