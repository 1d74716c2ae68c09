import type { withdrawals } from '@understudy/contracts'
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { change, insertion, query } from '../../world/query.ts'
import { withdrawal, withdrawalEvent } from './withdrawals.table.ts'

export type WithdrawalRow = typeof withdrawal.$inferSelect
export type NewWithdrawal = Omit<WithdrawalRow, 'id' | 'refId'>

const { placeholder } = sql
const ofMember = eq(withdrawal.memberId, placeholder('memberId'))
// The condition repeats that of the partial index word for word, because SQLite uses the index only then.
const underWay = sql`state < 4`

const byId = query((db) =>
  db
    .select()
    .from(withdrawal)
    .where(eq(withdrawal.id, placeholder('id'))),
)
const byRef = query((db) =>
  db
    .select()
    .from(withdrawal)
    .where(eq(withdrawal.refId, placeholder('refId'))),
)
const byRequest = query((db) =>
  db
    .select()
    .from(withdrawal)
    .where(and(ofMember, eq(withdrawal.requestId, placeholder('requestId')))),
)
const pendingOf = query((db) =>
  db.select().from(withdrawal).where(and(ofMember, underWay)).orderBy(desc(withdrawal.createdAt), desc(withdrawal.id)),
)
const waiting = query((db) =>
  db
    .select()
    .from(withdrawal)
    .where(underWay)
    .orderBy(asc(withdrawal.stateAt), asc(withdrawal.id))
    .limit(placeholder('limit')),
)
const count = query((db) => db.select({ n: sql<number>`count(*)` }).from(withdrawal).where(underWay))
const ofDay = query((db) =>
  db
    .select({ count: sql<number>`count(*)`, amount: sql<number>`coalesce(sum(${withdrawal.amount}), 0)` })
    .from(withdrawal)
    .where(
      and(
        ofMember,
        gte(withdrawal.createdAt, placeholder('from')),
        lt(withdrawal.createdAt, placeholder('before')),
        // Returned withdrawals do not count towards the daily limit.
        sql`state <= 4`,
      ),
    ),
)
const lastId = query((db) => db.select({ id: sql<number>`coalesce(max(${withdrawal.id}), 0)` }).from(withdrawal))
const eventsOf = query((db) =>
  db
    .select({ state: withdrawalEvent.state, at: withdrawalEvent.at })
    .from(withdrawalEvent)
    .where(eq(withdrawalEvent.orderId, placeholder('orderId')))
    .orderBy(asc(withdrawalEvent.id)),
)
const add = insertion(withdrawal)
const addEvent = insertion(withdrawalEvent)
const alter = change(
  withdrawal,
  sql`${withdrawal.id} = ${placeholder('which')} AND ${withdrawal.state} = ${placeholder('before')}`,
)

export function withdrawalsRepository(db: WorldDatabase) {
  return {
    byId: (id: number): WithdrawalRow | undefined => byId.get(db, { id }),
    /** Returns an order of the member; undefined for those of others. */
    ofMember(memberId: number, refId: string): WithdrawalRow | undefined {
      const row = byRef.get(db, { refId })
      return row?.memberId === memberId ? row : undefined
    },
    byRef: (refId: string): WithdrawalRow | undefined => byRef.get(db, { refId }),
    byRequest: (memberId: number, requestId: string): WithdrawalRow | undefined =>
      byRequest.get(db, { memberId, requestId }),
    /** Returns a member's pending orders, the latest first. */
    pendingOf: (memberId: number): WithdrawalRow[] => pendingOf.all(db, { memberId }),
    /** Returns all pending orders, the one longest in its state first. */
    waiting: (limit: number): WithdrawalRow[] => waiting.all(db, { limit }),
    countWaiting: (): number => count.get(db)?.n ?? 0,
    /** Returns count and sum of the withdrawals in an interval that count towards the daily limits. */
    counted: (memberId: number, from: number, before: number): { count: number; amount: number } =>
      ofDay.get(db, { memberId, from, before }) ?? { count: 0, amount: 0 },
    events: (orderId: number) => eventsOf.all(db, { orderId }),
    /** Adds an order; call it inside a transaction. */
    add(row: NewWithdrawal, refIdOf: (id: number) => string): WithdrawalRow {
      const id = (lastId.get(db)?.id ?? 0) + 1
      const whole = { ...row, id, refId: refIdOf(id) }
      add(db, whole)
      addEvent(db, { orderId: id, state: row.state, at: row.createdAt })
      return whole
    },
    /** Changes the state; false when the order is no longer in the given state. */
    step({ id, state }: WithdrawalRow, to: Pick<WithdrawalRow, 'state' | 'stateAt' | 'reason' | 'remark'>): boolean {
      if (alter(db, to, { which: id, before: state }).changes === 0) return false
      addEvent(db, { orderId: id, state: to.state, at: to.stateAt })
      return true
    },
    noteState: (orderId: number, state: withdrawals.WithdrawalState, at: number): void =>
      void addEvent(db, { orderId, state, at }),
  }
}
