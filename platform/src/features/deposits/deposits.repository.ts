import type { deposits } from '@understudy/contracts'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { placeholdersOf, prepared } from '../../storage/prepared.ts'
import { deposit, depositEvent } from './deposits.table.ts'

export type DepositRow = typeof deposit.$inferSelect
export type NewDeposit = Omit<DepositRow, 'id' | 'transId'>

const ofMember = (memberId: number) => eq(deposit.memberId, memberId)
// These repeat the conditions of the partial indexes word for word, because SQLite uses an index only then.
const isWaiting = sql`state = 1`
const isProved = sql`state = 2`
const isOpen = sql`state IN (1, 2)`

const byTransId = (db: WorldDatabase, transId: string) => db.select().from(deposit).where(eq(deposit.transId, transId))

const waiting = prepared((db) =>
  db
    .select()
    .from(deposit)
    .where(isWaiting)
    .orderBy(asc(deposit.expiresAt), asc(deposit.id))
    .limit(sql.placeholder('limit')),
)
const proved = prepared((db) =>
  db
    .select()
    .from(deposit)
    .where(isProved)
    .orderBy(asc(deposit.stateAt), asc(deposit.id))
    .limit(sql.placeholder('limit')),
)
const lastId = prepared((db) => db.select({ id: sql<number>`coalesce(max(${deposit.id}), 0)` }).from(deposit))
const insert = prepared((db) => db.insert(deposit).values(placeholdersOf(deposit)))
const insertEvent = prepared((db) => db.insert(depositEvent).values(placeholdersOf(depositEvent, 'id')))

export function depositsRepository(db: WorldDatabase) {
  return {
    byId: (id: number): DepositRow | undefined => db.select().from(deposit).where(eq(deposit.id, id)).get(),
    byTransId: (transId: string): DepositRow | undefined => byTransId(db, transId).get(),
    /** Returns an order of the member; undefined for those of others. */
    ofMember(memberId: number, transId: string): DepositRow | undefined {
      const row = byTransId(db, transId).get()
      return row?.memberId === memberId ? row : undefined
    },
    byRequest: (memberId: number, requestId: string): DepositRow | undefined =>
      db
        .select()
        .from(deposit)
        .where(and(ofMember(memberId), eq(deposit.requestId, requestId)))
        .get(),
    /** Returns a member's orders that wait for payment or for the cashier, the latest first. */
    openOf: (memberId: number): DepositRow[] =>
      db
        .select()
        .from(deposit)
        .where(and(ofMember(memberId), isOpen))
        .orderBy(desc(deposit.createdAt), desc(deposit.id))
        .all(),
    /** Returns all orders that wait for payment, the next to expire first. */
    waiting: (limit: number): DepositRow[] => waiting(db).all({ limit }),
    /** Returns all orders with a submitted proof, the longest waiting first. */
    proved: (limit: number): DepositRow[] => proved(db).all({ limit }),
    countOpen: (): number =>
      db
        .select({ state: deposit.state, n: sql<number>`count(*)` })
        .from(deposit)
        .where(isOpen)
        .groupBy(deposit.state)
        .all()
        .reduce((sum, { n }) => sum + n, 0),
    successes: (memberId: number): number =>
      db
        .select({ n: sql<number>`count(*)` })
        .from(deposit)
        .where(and(ofMember(memberId), sql`state = 3`))
        .get()?.n ?? 0,
    /** Returns the sum of successful deposits, ten-thousandths. */
    deposited: (memberId: number): number =>
      db
        .select({ sum: sql<number>`coalesce(sum(${deposit.requested}), 0)` })
        .from(deposit)
        .where(and(ofMember(memberId), sql`state = 3`))
        .get()?.sum ?? 0,
    events: (orderId: number) =>
      db
        .select({ kind: depositEvent.kind, state: depositEvent.state, at: depositEvent.at })
        .from(depositEvent)
        .where(eq(depositEvent.orderId, orderId))
        .orderBy(asc(depositEvent.id))
        .all(),
    /** Adds an order; call it inside a transaction. */
    add(row: NewDeposit, transIdOf: (id: number) => string): DepositRow {
      const id = (lastId(db).get()?.id ?? 0) + 1
      const whole = { ...row, id, transId: transIdOf(id) }
      insert(db).run(whole)
      insertEvent(db).run({ orderId: id, kind: 'state', state: 1, at: row.createdAt })
      return whole
    },
    /** Changes the state; false when the order is no longer in the given state. */
    step({ id, state }: DepositRow, to: Partial<DepositRow> & Pick<DepositRow, 'state' | 'stateAt'>): boolean {
      if (
        db.update(deposit).set(to).where(sql`${deposit.id} = ${id} AND ${deposit.state} = ${state}`).run().changes === 0
      )
        return false
      insertEvent(db).run({ orderId: id, kind: 'state', state: to.state, at: to.stateAt })
      return true
    },
    note: (orderId: number, kind: 'state' | 'returned', state: deposits.DepositState, at: number): void =>
      void insertEvent(db).run({ orderId, kind, state, at }),
  }
}
