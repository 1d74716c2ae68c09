import { toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { Start } from '../../binding/record-page.ts'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { HOUSE, ledgerRepository, memberAccount } from '../ledger/index.ts'
import { movementOf, orderNoOf } from './order.ts'
import { type ClaimRow, rebateClaim } from './rebate.table.ts'

interface Span {
  memberId: number
  from: number
  before: number
}

const { placeholder } = sql
const own = eq(rebateClaim.memberId, placeholder('memberId'))
const where = and(own, gte(rebateClaim.at, placeholder('from')), lt(rebateClaim.at, placeholder('before')))
const ofDay = query((db) =>
  db
    .select()
    .from(rebateClaim)
    .where(and(own, eq(rebateClaim.date, placeholder('date')))),
)
const page = query((db) =>
  db
    .select()
    .from(rebateClaim)
    .where(
      and(
        where,
        lte(rebateClaim.at, placeholder('at')),
        sql`(${rebateClaim.at} < ${placeholder('at')} OR ${rebateClaim.id} < ${placeholder('id')})`,
      ),
    )
    .orderBy(desc(rebateClaim.at), desc(rebateClaim.id))
    .limit(placeholder('limit')),
)
const totals = query((db) =>
  db
    .select({
      count: sql<number>`count(*)`,
      turnover: sql<number>`coalesce(sum(${rebateClaim.turnover}), 0)`,
      amount: sql<number>`coalesce(sum(${rebateClaim.amount}), 0)`,
    })
    .from(rebateClaim)
    .where(where),
)
const add = insertion(rebateClaim)

/** Claimed rebates, found by their day or by time of claim. */
export function rebateRepository(db: WorldDatabase) {
  return {
    ofDay: (memberId: number, date: string): ClaimRow | undefined => ofDay.get(db, { memberId, date }),
    page: (span: Span, start: Start, limit: number): ClaimRow[] => page.all(db, { ...span, ...start, limit }),
    totals: (span: Span) => totals.get(db, { ...span }) ?? { count: 0, turnover: 0, amount: 0 },
    add: (row: Omit<ClaimRow, 'id'>): void => void add(db, row),
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
