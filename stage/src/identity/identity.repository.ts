import type { WorldDatabase } from '@understudy/platform/storage/database.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { cloudPhone, cloudSignIn } from './identity.table.ts'

/** What the cloud identity service keeps between two steps of a sign-in. */
export const identityRepository = (db: WorldDatabase) => ({
  addSignIn: (row: typeof cloudSignIn.$inferInsert): void => void db.insert(cloudSignIn).values(row).run(),
  signIn: (code: string) => db.select().from(cloudSignIn).where(eq(cloudSignIn.code, code)).get(),
  /** Spends a code; true only for the first caller. */
  spendSignIn: (code: string, now: number): boolean =>
    db
      .update(cloudSignIn)
      .set({ usedAt: now })
      .where(and(eq(cloudSignIn.code, code), isNull(cloudSignIn.usedAt)))
      .run().changes === 1,
  addPhone: (row: typeof cloudPhone.$inferInsert): void => void db.insert(cloudPhone).values(row).run(),
  phone: (sessionInfo: string) => db.select().from(cloudPhone).where(eq(cloudPhone.sessionInfo, sessionInfo)).get(),
})
