import type { deposits } from '@understudy/contracts'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { change, insertion, query } from '../../world/query.ts'
import { deposit, depositEvent } from './deposits.table.ts'

export type DepositRow = typeof deposit.$inferSelect
export type NewDeposit = Omit<DepositRow, 'id' | 'transId'>

const { placeholder } = sql
const ofMember = eq(deposit.memberId, placeholder('memberId'))
// These repeat the conditions of the partial indexes word for word, because SQLite uses an index only then.
const isWaiting = sql`state = 1`
const isProved = sql`state = 2`
const isOpen = sql`state IN (1, 2)`

const byId = query((db) =>
  db
    .select()
    .from(deposit)
    .where(eq(deposit.id, placeholder('id'))),
)
const byTransId = query((db) =>
  db
    .select()
    .from(deposit)
    .where(eq(deposit.transId, placeholder('transId'))),
)
const byRequest = query((db) =>
  db
    .select()
    .from(deposit)
    .where(and(ofMember, eq(deposit.requestId, placeholder('requestId')))),
)
const openOf = query((db) =>
  db.select().from(deposit).where(and(ofMember, isOpen)).orderBy(desc(deposit.createdAt), desc(deposit.id)),
)
const waiting = query((db) =>
  db
    .select()
    .from(deposit)
    .where(isWaiting)
    .orderBy(asc(deposit.expiresAt), asc(deposit.id))
    .limit(placeholder('limit')),
)
const proved = query((db) =>
  db.select().from(deposit).where(isProved).orderBy(asc(deposit.stateAt), asc(deposit.id)).limit(placeholder('limit')),
)
const counts = query((db) =>
  db.select({ state: deposit.state, n: sql<number>`count(*)` }).from(deposit).where(isOpen).groupBy(deposit.state),
)
const succeeded = query((db) =>
  db.select({ n: sql<number>`count(*)` }).from(deposit).where(and(ofMember, sql`state = 3`)),
)
const deposited = query((db) =>
  db
    .select({ sum: sql<number>`coalesce(sum(${deposit.requested}), 0)` })
    .from(deposit)
    .where(and(ofMember, sql`state = 3`)),
)
const lastId = query((db) => db.select({ id: sql<number>`coalesce(max(${deposit.id}), 0)` }).from(deposit))
const eventsOf = query((db) =>
  db
    .select({ kind: depositEvent.kind, state: depositEvent.state, at: depositEvent.at })
    .from(depositEvent)
    .where(eq(depositEvent.orderId, placeholder('orderId')))
    .orderBy(asc(depositEvent.id)),
)
const add = insertion(deposit)
const addEvent = insertion(depositEvent)
const alter = change(
  deposit,
  sql`${deposit.id} = ${placeholder('which')} AND ${deposit.state} = ${placeholder('before')}`,
)

export function depositsRepository(db: WorldDatabase) {
  return {
    byId: (id: number): DepositRow | undefined => byId.get(db, { id }),
    byTransId: (transId: string): DepositRow | undefined => byTransId.get(db, { transId }),
    /** Returns an order of the member; undefined for those of others. */
    ofMember(memberId: number, transId: string): DepositRow | undefined {
      const row = byTransId.get(db, { transId })
      return row?.memberId === memberId ? row : undefined
    },
    byRequest: (memberId: number, requestId: string): DepositRow | undefined =>
      byRequest.get(db, { memberId, requestId }),
    /** Returns a member's orders that wait for payment or for the cashier, the latest first. */
    openOf: (memberId: number): DepositRow[] => openOf.all(db, { memberId }),
    /** Returns all orders that wait for payment, the next to expire first. */
    waiting: (limit: number): DepositRow[] => waiting.all(db, { limit }),
    /** Returns all orders with a submitted proof, the longest waiting first. */
    proved: (limit: number): DepositRow[] => proved.all(db, { limit }),
    countOpen: (): number => counts.all(db).reduce((sum, { n }) => sum + n, 0),
    successes: (memberId: number): number => succeeded.get(db, { memberId })?.n ?? 0,
    /** Returns the sum of successful deposits, ten-thousandths. */
    deposited: (memberId: number): number => deposited.get(db, { memberId })?.sum ?? 0,
    events: (orderId: number) => eventsOf.all(db, { orderId }),
    /** Adds an order; call it inside a transaction. */
    add(row: NewDeposit, transIdOf: (id: number) => string): DepositRow {
      const id = (lastId.get(db)?.id ?? 0) + 1
      const whole = { ...row, id, transId: transIdOf(id) }
      add(db, whole)
      addEvent(db, { orderId: id, kind: 'state', state: 1, at: row.createdAt })
      return whole
    },
    /** Changes the state; false when the order is no longer in the given state. */
    step({ id, state }: DepositRow, to: Partial<DepositRow> & Pick<DepositRow, 'state' | 'stateAt'>): boolean {
      if (alter(db, to, { which: id, before: state }).changes === 0) return false
      addEvent(db, { orderId: id, kind: 'state', state: to.state, at: to.stateAt })
      return true
    },
    note: (orderId: number, kind: 'state' | 'returned', state: deposits.DepositState, at: number): void =>
      void addEvent(db, { orderId, kind, state, at }),
  }
}
