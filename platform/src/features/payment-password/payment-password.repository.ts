import { eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { paymentPassword } from './payment-password.table.ts'

export function paymentPasswordsRepository(db: WorldDatabase) {
  return {
    hashOf: (memberId: number) =>
      db.select().from(paymentPassword).where(eq(paymentPassword.memberId, memberId)).get()?.hash,
    set: (memberId: number, hash: string, setAt: number): void =>
      void db
        .insert(paymentPassword)
        .values({ memberId, hash, setAt })
        .onConflictDoUpdate({
          target: paymentPassword.memberId,
          set: { hash: sql`excluded.hash`, setAt: sql`excluded.set_at` },
        })
        .run(),
  }
}
