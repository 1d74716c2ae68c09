import { eq } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { registration } from './registration.table.ts'

export type RegistrationRecord = typeof registration.$inferSelect

export function registrationRepository(db: WorldDatabase) {
  return {
    /** Returns the registration; undefined for seeded members, who never filled in the form. */
    of: (memberId: number): RegistrationRecord | undefined =>
      db.select().from(registration).where(eq(registration.memberId, memberId)).get(),
    add: (record: RegistrationRecord) => void db.insert(registration).values(record).run(),
  }
}
