import type { WorldDatabase } from '@understudy/platform/storage/database.ts'
import { eq } from 'drizzle-orm'
import { fairSeed } from './fair-seeds.table.ts'

export function fairSeedsRepository(db: WorldDatabase) {
  const of = (memberId: number) =>
    db.select().from(fairSeed).where(eq(fairSeed.memberId, memberId)).get() ?? { clientSeed: null, rounds: 0 }
  const put = (memberId: number, change: Partial<typeof fairSeed.$inferInsert>) =>
    void db
      .insert(fairSeed)
      .values({ ...of(memberId), memberId, ...change })
      .onConflictDoUpdate({ target: fairSeed.memberId, set: change })
      .run()
  return {
    of,
    setClientSeed: (memberId: number, clientSeed: string) => put(memberId, { clientSeed }),
    setRounds: (memberId: number, rounds: number) => put(memberId, { rounds }),
  }
}
