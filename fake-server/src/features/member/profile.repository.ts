import { eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { memberProfile } from './profile.table.ts'

type Profile = Omit<typeof memberProfile.$inferSelect, 'memberId'>

const UNTOLD: Profile = { birthday: '', nicknameEditedAt: null }

const one = query((db) =>
  db
    .select()
    .from(memberProfile)
    .where(eq(memberProfile.memberId, sql.placeholder('memberId'))),
)
const keep = query((db) =>
  db
    .insert(memberProfile)
    .values({
      memberId: sql.placeholder('memberId'),
      birthday: sql.placeholder('birthday'),
      nicknameEditedAt: sql.placeholder('nicknameEditedAt'),
    })
    .onConflictDoUpdate({
      target: memberProfile.memberId,
      set: { birthday: sql`excluded.birthday`, nicknameEditedAt: sql`excluded.nickname_edited_at` },
    }),
)

export function profilesRepository(db: WorldDatabase) {
  const of = (memberId: number): Profile => one.get(db, { memberId }) ?? UNTOLD
  return {
    of,
    change: (memberId: number, change: Partial<Profile>): void =>
      void keep.run(db, { ...of(memberId), memberId, ...change }),
  }
}
