import type { BettingMode, PrizeMode } from '@understudy/contracts/lottery/terms'
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import type { BetRow } from '../bets/index.ts'
import { bet } from '../bets/index.ts'
import { lotteryOrder } from './lottery.table.ts'

export type OrderRow = typeof lotteryOrder.$inferSelect

/** Why a suborder ended neither won nor lost. */
export type EndReason = 'player' | 'system' | 'voided' | 'stopped' | 'tied'

/** Bet detail of a suborder. */
export interface Suborder {
  order: number
  numero: string
  playId: number
  content: string
  prizeMode: PrizeMode
  mode: BettingMode
  series: number
  multiple: number
  stakes: number
  /** Rebate in ledger units, paid when the bet was placed. */
  rebate: number
  /** Position in its chase, from 1, and the number of issues; both 0 outside a chase. */
  phase: number
  phases: number
  winningStop: boolean
  reason?: EndReason
}

export type SuborderBet = Omit<BetRow, 'detail'> & { detail: Suborder }

/** Narrows the type of a lottery bet: only this feature writes their details. */
export const asSuborder = (row: BetRow) => row as SuborderBet

const LOTTERIES = ['LOTT', 'ELOTT'] as const

/** Suborders of an order are adjacent in the index of references. */
export const refOf = (orderId: number, lineNo: number) => `lotto:${orderId}.${String(lineNo).padStart(4, '0')}`

const { placeholder } = sql
const ofOrder = query((db) =>
  db
    .select()
    .from(bet)
    .where(and(gte(bet.ref, placeholder('from')), lt(bet.ref, placeholder('to'))))
    .orderBy(asc(bet.ref)),
)
const order = query((db) =>
  db
    .select()
    .from(lotteryOrder)
    .where(eq(lotteryOrder.id, placeholder('id'))),
)
const byRequest = query((db) =>
  db
    .select()
    .from(lotteryOrder)
    .where(
      and(eq(lotteryOrder.memberId, placeholder('memberId')), eq(lotteryOrder.requestId, placeholder('requestId'))),
    )
    .orderBy(asc(lotteryOrder.sortOrder)),
)
const suborder = query((db) =>
  db
    .select()
    .from(bet)
    .where(and(eq(bet.id, placeholder('id')), inArray(bet.gameType, LOTTERIES))),
)
const placedBetween = query((db) =>
  db
    .select()
    .from(bet)
    .where(
      and(
        eq(bet.memberId, placeholder('memberId')),
        gte(bet.placedAt, placeholder('from')),
        lt(bet.placedAt, placeholder('to')),
        inArray(bet.gameType, LOTTERIES),
      ),
    )
    .orderBy(desc(bet.placedAt), desc(bet.id)),
)
const recentNodes = query((db) =>
  db
    .select({ nodeId: bet.nodeId, last: sql<number>`max(${bet.placedAt})`.as('last') })
    .from(bet)
    .where(and(eq(bet.memberId, placeholder('memberId')), inArray(bet.gameType, LOTTERIES)))
    .groupBy(bet.nodeId)
    .orderBy(sql`last DESC`),
)

const add = query((db) =>
  db
    .insert(lotteryOrder)
    .values({
      memberId: placeholder('memberId'),
      requestId: placeholder('requestId'),
      sortOrder: placeholder('sortOrder'),
      digest: placeholder('digest'),
      nodeId: placeholder('nodeId'),
      prizeMode: placeholder('prizeMode'),
      phases: placeholder('phases'),
      winningStop: placeholder('winningStop'),
      placedAt: placeholder('placedAt'),
    })
    .returning(),
)
const open = query((db) =>
  db
    .select()
    .from(bet)
    .where(
      and(eq(bet.status, 'open'), sql`${bet.dueAt} IS ${placeholder('dueAt')}`, eq(bet.nodeId, placeholder('nodeId'))),
    ),
)
const setDue = query((db) =>
  db
    .update(bet)
    .set({ dueAt: sql`${placeholder('dueAt')}` })
    .where(eq(bet.id, placeholder('id'))),
)

export function lotteryOrdersRepository(db: WorldDatabase) {
  return {
    add: (row: Omit<OrderRow, 'id'>): OrderRow => add.get(db, row),
    order: (id: number): OrderRow | undefined => order.get(db, { id }),
    byRequest: (memberId: number, requestId: string): OrderRow[] => byRequest.all(db, { memberId, requestId }),
    /** Returns the suborders of an order, by issue and line. */
    ofOrder: (id: number) => ofOrder.all(db, { from: `lotto:${id}.`, to: `lotto:${id}/` }).map(asSuborder),
    suborder(id: number): SuborderBet | undefined {
      const row = suborder.get(db, { id })
      return row && asSuborder(row)
    },
    /** Returns suborders, the latest first. */
    placedBetween: (memberId: number, from: number, to: number) =>
      placedBetween.all(db, { memberId, from, to }).map(asSuborder),
    /** Returns the nodes of games the member bet on, the latest first. */
    recentNodes: (memberId: number): number[] => recentNodes.all(db, { memberId }).map(({ nodeId }) => nodeId),
    /** Returns open bets of a game that are due at a draw; null for held ones. */
    open: (nodeId: number, dueAt: number | null) => open.all(db, { nodeId, dueAt }).map(asSuborder),
    setDue: (id: number, dueAt: number | null) => void setDue.run(db, { id, dueAt }),
  }
}
