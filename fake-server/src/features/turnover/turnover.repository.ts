import { asc, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { turnoverRequirement } from './turnover.table.ts'

export type RequirementRow = typeof turnoverRequirement.$inferSelect

const { placeholder } = sql
const ofMember = query((db) =>
  db
    .select()
    .from(turnoverRequirement)
    .where(eq(turnoverRequirement.memberId, placeholder('memberId')))
    .orderBy(asc(turnoverRequirement.since), asc(turnoverRequirement.id)),
)
const add = query((db) =>
  db
    .insert(turnoverRequirement)
    .values({
      memberId: placeholder('memberId'),
      reason: placeholder('reason'),
      reference: placeholder('reference'),
      amount: placeholder('amount'),
      since: placeholder('since'),
    })
    .onConflictDoNothing(),
)

export function requirementsRepository(db: WorldDatabase) {
  return {
    /** The oldest first. */
    of: (memberId: number): RequirementRow[] => ofMember.all(db, { memberId }),
    /** Once per reference. */
    add: (row: Omit<RequirementRow, 'id'>): void => void add.run(db, row),
  }
}
