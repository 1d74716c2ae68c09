import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { bet } from '../bets/index.ts'
import { DEMO_WALLET } from '../ledger/index.ts'
import { turnoverRequirement } from './turnover.table.ts'

export type RequirementRow = typeof turnoverRequirement.$inferSelect

/** A requirement with the turnover between it and the next one, ten-thousandths. */
export interface PlayedRequirement extends RequirementRow {
  played: number
}

/** A bet counts for the last requirement that was there when it was settled. */
const ofMember = (db: WorldDatabase, memberId: number) => {
  const { since, id } = turnoverRequirement
  const span = db
    .select({
      ...getTableColumns(turnoverRequirement),
      until: sql<number | null>`lead(${since}) OVER (ORDER BY ${since}, ${id})`.as('until'),
    })
    .from(turnoverRequirement)
    .where(eq(turnoverRequirement.memberId, memberId))
    .as('span')
  // Columns by their own names: drizzle leaves the table out where a query has only one.
  const played = sql<number>`(SELECT coalesce(sum(b.valid), 0) FROM ${bet} AS b
    WHERE b.member_id = span.member_id AND b.valid > 0 AND b.wallet <> ${DEMO_WALLET}
    AND b.settled_at >= span.since AND (span.until IS NULL OR b.settled_at < span.until))`
  const { until: _until, ...columns } = span._.selectedFields
  return db
    .select({ ...columns, played })
    .from(span)
    .orderBy(asc(span.since), asc(span.id))
    .all()
}

export function requirementsRepository(db: WorldDatabase) {
  return {
    /** Returns a member's requirements, the oldest first. */
    of: (memberId: number): PlayedRequirement[] => ofMember(db, memberId),
    /** Adds a requirement, idempotent by reference. */
    add: (row: Omit<RequirementRow, 'id'>): void =>
      void db.insert(turnoverRequirement).values(row).onConflictDoNothing().run(),
  }
}
