import type { withdrawals } from '@understudy/contracts'
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { placeholdersOf, prepared } from '../../storage/prepared.ts'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import { withdrawal, withdrawalEvent } from './withdrawals.table.ts'

export type WithdrawalRow = typeof withdrawal.$inferSelect
export type NewWithdrawal = Omit<WithdrawalRow, 'id' | 'refId'>

const ofMember = (memberId: number) => eq(withdrawal.memberId, memberId)
// The condition repeats that of the partial index word for word, because SQLite uses the index only then.
const underWay = sql`state < 4`

const byRef = (db: WorldDatabase, refId: string) => db.select().from(withdrawal).where(eq(withdrawal.refId, refId))

const waiting = prepared((db) =>
  db
    .select()
    .from(withdrawal)
    .where(underWay)
    .orderBy(asc(withdrawal.stateAt), asc(withdrawal.id))
    .limit(sql.placeholder('limit')),
)
const lastId = prepared((db) => db.select({ id: sql<number>`coalesce(max(${withdrawal.id}), 0)` }).from(withdrawal))
const insert = prepared((db) => db.insert(withdrawal).values(placeholdersOf(withdrawal)))
const insertEvent = prepared((db) => db.insert(withdrawalEvent).values(placeholdersOf(withdrawalEvent, 'id')))

export function withdrawalsRepository(db: WorldDatabase) {
  return {
    byId: (id: number): WithdrawalRow | undefined => db.select().from(withdrawal).where(eq(withdrawal.id, id)).get(),
    /** Returns an order of the member; undefined for those of others. */
    ofMember(memberId: number, refId: string): WithdrawalRow | undefined {
      const row = byRef(db, refId).get()
      return row?.memberId === memberId ? row : undefined
    },
    byRef: (refId: string): WithdrawalRow | undefined => byRef(db, refId).get(),
    byRequest: (memberId: number, requestId: string): WithdrawalRow | undefined =>
      db
        .select()
        .from(withdrawal)
        .where(and(ofMember(memberId), eq(withdrawal.requestId, requestId)))
        .get(),
    /** Returns a member's pending orders, the latest first. */
    pendingOf: (memberId: number): WithdrawalRow[] =>
      db
        .select()
        .from(withdrawal)
        .where(and(ofMember(memberId), underWay))
        .orderBy(desc(withdrawal.createdAt), desc(withdrawal.id))
        .all(),
    /** Returns all pending orders, the one longest in its state first. */
    waiting: (limit: number): WithdrawalRow[] => waiting(db).all({ limit }),
    countWaiting: (): number => db.select({ n: sql<number>`count(*)` }).from(withdrawal).where(underWay).get()?.n ?? 0,
    /** Returns count and sum of the withdrawals in an interval that count towards the daily limits. */
    counted: (memberId: number, from: number, before: number): { count: number; amount: number } =>
      db
        .select({ count: sql<number>`count(*)`, amount: sql<number>`coalesce(sum(${withdrawal.amount}), 0)` })
        .from(withdrawal)
        .where(
          and(
            ofMember(memberId),
            gte(withdrawal.createdAt, from),
            lt(withdrawal.createdAt, before),
            // Returned withdrawals do not count towards the daily limit.
            sql`state <= 4`,
          ),
        )
        .get() ?? { count: 0, amount: 0 },
    events: (orderId: number) =>
      db
        .select({ state: withdrawalEvent.state, at: withdrawalEvent.at })
        .from(withdrawalEvent)
        .where(eq(withdrawalEvent.orderId, orderId))
        .orderBy(asc(withdrawalEvent.id))
        .all(),
    /** Adds an order; call it inside a transaction. */
    add(row: NewWithdrawal, refIdOf: (id: number) => string): WithdrawalRow {
      const id = (lastId(db).get()?.id ?? 0) + 1
      const whole = { ...row, id, refId: refIdOf(id) }
      insert(db).run(whole)
      insertEvent(db).run({ orderId: id, state: row.state, at: row.createdAt })
      return whole
    },
    /** Changes the state; false when the order is no longer in the given state. */
    step({ id, state }: WithdrawalRow, to: Pick<WithdrawalRow, 'state' | 'stateAt' | 'reason' | 'remark'>): boolean {
      if (
        db.update(withdrawal).set(to).where(sql`${withdrawal.id} = ${id} AND ${withdrawal.state} = ${state}`).run()
          .changes === 0
      )
        return false
      insertEvent(db).run({ orderId: id, state: to.state, at: to.stateAt })
      return true
    },
    noteState: (orderId: number, state: withdrawals.WithdrawalState, at: number): void =>
      void insertEvent(db).run({ orderId, state, at }),
  }
}

/** The number of an order as its member sees it: `W`, the merchant's day and the id. */
export const refIdOf = (id: number, at: number, merchant: string): string =>
  `W${merchantCalendar(merchant).dayOf(at).replaceAll('-', '')}${String(id).padStart(6, '0')}`
