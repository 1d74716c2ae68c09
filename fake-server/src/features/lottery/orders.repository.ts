import type { BettingMode, PrizeMode } from '@understudy/contracts/lottery/terms'
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import type { BetRow } from '../bets/index.ts'
import { bet } from '../bets/index.ts'
import { lotteryOrder } from './lottery.table.ts'

export type OrderRow = typeof lotteryOrder.$inferSelect

/** Why a suborder ended without a draw. */
export type EndReason = 'player' | 'system' | 'voided' | 'stopped'

/** What a bet of the lottery was on. */
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
  /** Ledger units that came back at once. */
  rebate: number
  /** Place in its chase, from 1, and how many issues that has; 0 of 0 outside of one. */
  phase: number
  phases: number
  winningStop: boolean
  reason?: EndReason
}

export type SuborderBet = Omit<BetRow, 'detail'> & { detail: Suborder }

/** A bet of the lottery as what it is: only this feature writes details of such bets. */
export const asSuborder = (row: BetRow) => row as unknown as SuborderBet

const LOTTERIES = ['LOTT', 'ELOTT'] as const

/** Suborders of an order stand side by side in the index of references. */
export const refOf = (orderId: number, place: number) => `lotto:${orderId}.${String(place).padStart(4, '0')}`

export function lotteryOrdersRepository(db: WorldDatabase) {
  const { placeholder } = sql
  const ofOrder = db
    .select()
    .from(bet)
    .where(and(gte(bet.ref, placeholder('from')), lt(bet.ref, placeholder('to'))))
    .orderBy(asc(bet.ref))
    .prepare()
  const order = db
    .select()
    .from(lotteryOrder)
    .where(eq(lotteryOrder.id, placeholder('id')))
    .prepare()
  const byRequest = db
    .select()
    .from(lotteryOrder)
    .where(
      and(eq(lotteryOrder.memberId, placeholder('memberId')), eq(lotteryOrder.requestId, placeholder('requestId'))),
    )
    .orderBy(asc(lotteryOrder.place))
    .prepare()
  const suborder = db
    .select()
    .from(bet)
    .where(and(eq(bet.id, placeholder('id')), inArray(bet.gameType, LOTTERIES)))
    .prepare()
  const placedBetween = db
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
    .orderBy(desc(bet.placedAt), desc(bet.id))
    .prepare()
  const recentNodes = db
    .select({ nodeId: bet.nodeId, last: sql<number>`max(${bet.placedAt})`.as('last') })
    .from(bet)
    .where(and(eq(bet.memberId, placeholder('memberId')), inArray(bet.gameType, LOTTERIES)))
    .groupBy(bet.nodeId)
    .orderBy(sql`last DESC`)
    .prepare()

  return {
    add: (row: Omit<OrderRow, 'id'>): OrderRow => db.insert(lotteryOrder).values(row).returning().get(),
    order: (id: number): OrderRow | undefined => order.get({ id }),
    byRequest: (memberId: number, requestId: string): OrderRow[] => byRequest.all({ memberId, requestId }),
    /** By issue and line. */
    ofOrder: (id: number) => ofOrder.all({ from: `lotto:${id}.`, to: `lotto:${id}/` }).map(asSuborder),
    suborder(id: number): SuborderBet | undefined {
      const row = suborder.get({ id })
      return row && asSuborder(row)
    },
    /** Latest first. */
    placedBetween: (memberId: number, from: number, to: number) =>
      placedBetween.all({ memberId, from, to }).map(asSuborder),
    /** Nodes of the games the member bet on, the last one first. */
    recentNodes: (memberId: number): number[] => recentNodes.all({ memberId }).map(({ nodeId }) => nodeId),
    /** Bets of an issue that wait for its draw, or for its release where the draw's time is unknown. */
    open: (nodeId: number, dueAt: number | null) =>
      db
        .select()
        .from(bet)
        .where(
          and(
            eq(bet.status, 'open'),
            dueAt === null ? sql`${bet.dueAt} IS NULL` : eq(bet.dueAt, dueAt),
            eq(bet.nodeId, nodeId),
          ),
        )
        .all()
        .map(asSuborder),
    setDue: (id: number, dueAt: number | null) => void db.update(bet).set({ dueAt }).where(eq(bet.id, id)).run(),
  }
}
