import { eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { registration } from './registration.table.ts'

export type RegistrationRecord = typeof registration.$inferSelect

const of = query((db) =>
  db
    .select()
    .from(registration)
    .where(eq(registration.memberId, sql.placeholder('memberId'))),
)

const add = insertion(registration)

export function registrationRepository(db: WorldDatabase) {
  return {
    /** Returns the registration; undefined for seeded members, who never filled in the form. */
    of: (memberId: number): RegistrationRecord | undefined => of.get(db, { memberId }),
    add: (record: RegistrationRecord) => void add(db, record),
  }
}
