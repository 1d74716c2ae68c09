import { eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { registration } from './registration.table.ts'

export type RegistrationRecord = typeof registration.$inferSelect

export function registrationRepository(db: WorldDatabase) {
  const of = db
    .select()
    .from(registration)
    .where(eq(registration.memberId, sql.placeholder('memberId')))
    .prepare()
  return {
    /** Members of the seed were there before anybody filled in a form: they have none. */
    of: (memberId: number): RegistrationRecord | undefined => of.get({ memberId }),
    add: (record: RegistrationRecord) => void db.insert(registration).values(record).run(),
  }
}
