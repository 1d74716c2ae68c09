import { eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { paymentPassword } from './payment-password.table.ts'

const { placeholder } = sql
const password = query((db) =>
  db
    .select()
    .from(paymentPassword)
    .where(eq(paymentPassword.memberId, placeholder('memberId'))),
)
const setPassword = query((db) =>
  db
    .insert(paymentPassword)
    .values({ memberId: placeholder('memberId'), hash: placeholder('hash'), setAt: placeholder('setAt') })
    .onConflictDoUpdate({
      target: paymentPassword.memberId,
      set: { hash: sql`excluded.hash`, setAt: sql`excluded.set_at` },
    }),
)

export function paymentPasswordsRepository(db: WorldDatabase) {
  return {
    hashOf: (memberId: number) => password.get(db, { memberId })?.hash,
    set: (memberId: number, hash: string, setAt: number): void => void setPassword.run(db, { memberId, hash, setAt }),
  }
}
