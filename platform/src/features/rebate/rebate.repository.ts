import { toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { Start } from '../../binding/record-page.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import { HOUSE, ledgerRepository, memberAccount } from '../ledger/index.ts'
import { movementOf, orderNoOf } from './order.ts'
import { type ClaimRow, rebateClaim } from './rebate.table.ts'

interface Span {
  memberId: number
  from: number
  before: number
}

const byMember = (memberId: number) => eq(rebateClaim.memberId, memberId)
const where = (memberId: number, from: number, before: number) =>
  and(byMember(memberId), gte(rebateClaim.at, from), lt(rebateClaim.at, before))

/** Claimed rebates, found by their day or by time of claim. */
export function rebateRepository(db: WorldDatabase) {
  return {
    ofDay: (memberId: number, date: string): ClaimRow | undefined =>
      db
        .select()
        .from(rebateClaim)
        .where(and(byMember(memberId), eq(rebateClaim.date, date)))
        .get(),
    page: (span: Span, start: Start, limit: number): ClaimRow[] =>
      db
        .select()
        .from(rebateClaim)
        .where(
          and(
            where(span.memberId, span.from, span.before),
            lte(rebateClaim.at, start.at),
            sql`(${rebateClaim.at} < ${start.at} OR ${rebateClaim.id} < ${start.id})`,
          ),
        )
        .orderBy(desc(rebateClaim.at), desc(rebateClaim.id))
        .limit(limit)
        .all(),
    totals: (span: Span) =>
      db
        .select({
          count: sql<number>`count(*)`,
          turnover: sql<number>`coalesce(sum(${rebateClaim.turnover}), 0)`,
          amount: sql<number>`coalesce(sum(${rebateClaim.amount}), 0)`,
        })
        .from(rebateClaim)
        .where(where(span.memberId, span.from, span.before))
        .get() ?? { count: 0, turnover: 0, amount: 0 },
    add: (row: Omit<ClaimRow, 'id'>): void => void db.insert(rebateClaim).values(row).run(),
  }
}

/** Loads claims before the world's start, with their ledger movements. */
export function loadRebates(db: WorldDatabase, seed: WorldSeed): void {
  for (const { memberId, date, turnover, amount, at } of seed.rebates) {
    const claim = { orderNo: orderNoOf(memberId, date), memberId, date, amount: toUnits(amount) }
    rebateRepository(db).add({ ...claim, turnover: toUnits(turnover), at })
    ledgerRepository(db).write({ ...movementOf(claim), from: HOUSE, to: memberAccount(memberId) }, at)
  }
}
