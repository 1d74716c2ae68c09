import { BETTING_MODES, PRIZE_MODE_NAMES } from '@understudy/contracts/lottery/terms'
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { WorldDatabase } from '../../storage/database.ts'
import { placeholdersOf, prepared } from '../../storage/prepared.ts'
import type { BetRow } from '../bets/index.ts'
import { bet } from '../bets/index.ts'
import { playOf } from './families/index.ts'
import { lotteryOrder } from './lottery.table.ts'

export type OrderRow = typeof lotteryOrder.$inferSelect

/** Why a suborder ended neither won nor lost. */
const EndReason = z.enum(['player', 'system', 'voided', 'stopped', 'tied'])
export type EndReason = z.infer<typeof EndReason>

/** Bet detail of a suborder. */
export const Suborder = z.object({
  order: z.int().check(z.gte(1)),
  numero: z.string(),
  playId: z.int().check(z.refine((id) => playOf(id) !== undefined)),
  content: z.string(),
  prizeMode: z.enum(PRIZE_MODE_NAMES),
  mode: z.enum(BETTING_MODES),
  series: z.int(),
  multiple: z.int(),
  stakes: z.int(),
  /** Rebate in ledger units, paid when the bet was placed. */
  rebate: z.int(),
  /** Position in its chase, from 1, and the number of issues; both 0 outside a chase. */
  phase: z.int(),
  phases: z.int(),
  winningStop: z.boolean(),
  reason: z.optional(EndReason),
})
export type Suborder = z.infer<typeof Suborder>

export type SuborderBet = Omit<BetRow, 'detail'> & { detail: Suborder }

/** Narrows the type of a lottery bet: only this feature writes their details. */
export const asSuborder = (row: BetRow) => row as SuborderBet

const LOTTERIES = ['LOTT', 'ELOTT'] as const

/** Suborders of an order are adjacent in the index of references. */
export const refOf = (orderId: number, lineNo: number) => `lotto:${orderId}.${String(lineNo).padStart(4, '0')}`

const add = prepared((db) => db.insert(lotteryOrder).values(placeholdersOf(lotteryOrder, 'id')).returning())

export function lotteryOrdersRepository(db: WorldDatabase) {
  return {
    add: (row: Omit<OrderRow, 'id'>): OrderRow => add(db).get(row),
    order: (id: number): OrderRow | undefined => db.select().from(lotteryOrder).where(eq(lotteryOrder.id, id)).get(),
    byRequest: (memberId: number, requestId: string): OrderRow[] =>
      db
        .select()
        .from(lotteryOrder)
        .where(and(eq(lotteryOrder.memberId, memberId), eq(lotteryOrder.requestId, requestId)))
        .orderBy(asc(lotteryOrder.sortOrder))
        .all(),
    /** Returns the suborders of an order, by issue and line. */
    ofOrder: (id: number) =>
      db
        .select()
        .from(bet)
        .where(and(gte(bet.ref, `lotto:${id}.`), lt(bet.ref, `lotto:${id}/`)))
        .orderBy(asc(bet.ref))
        .all()
        .map(asSuborder),
    suborder(id: number): SuborderBet | undefined {
      const row = db
        .select()
        .from(bet)
        .where(and(eq(bet.id, id), inArray(bet.gameType, LOTTERIES)))
        .get()
      return row && asSuborder(row)
    },
    /** Returns suborders, the latest first. */
    placedBetween: (memberId: number, from: number, to: number) =>
      db
        .select()
        .from(bet)
        .where(
          and(
            eq(bet.memberId, memberId),
            gte(bet.placedAt, from),
            lt(bet.placedAt, to),
            inArray(bet.gameType, LOTTERIES),
          ),
        )
        .orderBy(desc(bet.placedAt), desc(bet.id))
        .all()
        .map(asSuborder),
    /** Returns the nodes of games the member bet on, the latest first. */
    recentNodes: (memberId: number): number[] =>
      db
        .select({ nodeId: bet.nodeId, last: sql<number>`max(${bet.placedAt})`.as('last') })
        .from(bet)
        .where(and(eq(bet.memberId, memberId), inArray(bet.gameType, LOTTERIES)))
        .groupBy(bet.nodeId)
        .orderBy(sql`last DESC`)
        .all()
        .map(({ nodeId }) => nodeId),
    /** Returns open bets of a game that are due at a draw; null for held ones. */
    open: (nodeId: number, dueAt: number | null) =>
      db
        .select()
        .from(bet)
        .where(and(eq(bet.status, 'open'), sql`${bet.dueAt} IS ${dueAt}`, eq(bet.nodeId, nodeId)))
        .all()
        .map(asSuborder),
    setDue: (id: number, dueAt: number | null) => void db.update(bet).set({ dueAt }).where(eq(bet.id, id)).run(),
  }
}
