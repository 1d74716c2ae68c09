import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { turnoverPlayed, turnoverRequirement } from './turnover.table.ts'

export type RequirementRow = typeof turnoverRequirement.$inferSelect

/** A requirement with the turnover between it and the next one, ten-thousandths. */
export interface PlayedRequirement extends RequirementRow {
  played: number
}

const { placeholder } = sql
const ofMember = query((db) =>
  db
    .select({ ...getTableColumns(turnoverRequirement), played: turnoverPlayed.valid })
    .from(turnoverRequirement)
    .innerJoin(turnoverPlayed, eq(turnoverPlayed.requirementId, turnoverRequirement.id))
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
    /** Returns a member's requirements, the oldest first. */
    of: (memberId: number): PlayedRequirement[] => ofMember.all(db, { memberId }),
    /** Adds a requirement, idempotent by reference. */
    add: (row: Omit<RequirementRow, 'id'>): void => void add.run(db, row),
  }
}
