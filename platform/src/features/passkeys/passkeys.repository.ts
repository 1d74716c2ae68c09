import type { WorldSeed } from '@understudy/seed'
import { and, asc, eq } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { passkey, passkeyChallenge } from './passkeys.table.ts'

export type PasskeyRow = typeof passkey.$inferSelect

const isOf = (memberId: number, id: number) => and(eq(passkey.memberId, memberId), eq(passkey.id, id))

export function passkeysRepository(db: WorldDatabase) {
  return {
    /** Returns a member's passkeys, oldest first. */
    of: (memberId: number): PasskeyRow[] =>
      db.select().from(passkey).where(eq(passkey.memberId, memberId)).orderBy(asc(passkey.id)).all(),
    byCredential: (credentialId: string): PasskeyRow | undefined =>
      db.select().from(passkey).where(eq(passkey.credentialId, credentialId)).get(),
    add: (row: typeof passkey.$inferInsert): PasskeyRow => db.insert(passkey).values(row).returning().get(),
    /** Returns the renamed passkey; undefined when the member has no such one. */
    rename: (memberId: number, id: number, name: string): PasskeyRow | undefined =>
      db.update(passkey).set({ name }).where(isOf(memberId, id)).returning().get(),
    /** Returns whether the member had it. */
    remove: (memberId: number, id: number): boolean => db.delete(passkey).where(isOf(memberId, id)).run().changes > 0,
    used: (id: number, used: Pick<PasskeyRow, 'counter' | 'backedUp' | 'lastUsedAt'>) =>
      void db.update(passkey).set(used).where(eq(passkey.id, id)).run(),

    keepChallenge: (row: typeof passkeyChallenge.$inferInsert) => void db.insert(passkeyChallenge).values(row).run(),
    /** Uses a challenge up and returns it; undefined for an unknown one. */
    takeChallenge: (challenge: string) =>
      db.delete(passkeyChallenge).where(eq(passkeyChallenge.challenge, challenge)).returning().get(),
  }
}

export function loadPasskeys(db: WorldDatabase, seed: WorldSeed): void {
  for (const row of seed.passkeys) db.insert(passkey).values(row).run()
}
