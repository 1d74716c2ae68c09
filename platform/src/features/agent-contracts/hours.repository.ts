import type { GameType } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { and, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { teamLink } from '../team/index.ts'
import { hourPlay } from './agent-contracts.table.ts'

/** How long paid hours are kept, for a clock that is set back. */
const KEPT = 2 * DAY

/** Turnover by hour: of those that are not paid yet, and of the last two days. */
export function hoursRepository(db: WorldDatabase) {
  return {
    add: (hour: number, memberId: number, product: GameType, valid: number): void =>
      void db
        .insert(hourPlay)
        .values({
          hour,
          memberId,
          product,
          valid,
        })
        .onConflictDoUpdate({
          target: [hourPlay.hour, hourPlay.memberId, hourPlay.product],
          set: { valid: sql`${hourPlay.valid} + excluded.valid` },
        })
        .run(),
    /** Returns the start of the first unpaid hour with turnover. */
    first: (): number | undefined =>
      db
        .select({ hour: sql<number | null>`min(${hourPlay.hour})` })
        .from(hourPlay)
        .where(sql`${hourPlay.paid} = 0`)
        .get()?.hour ?? undefined,
    /** Returns each team member's turnover in an hour, of one game type or all, ten-thousandths. */
    ofTeam: (agentId: number, hour: number, product?: GameType): number[] =>
      db
        .select({ valid: sql<number>`sum(${hourPlay.valid})` })
        .from(hourPlay)
        .where(
          and(
            eq(hourPlay.hour, hour),
            product && eq(hourPlay.product, product),
            sql`EXISTS (SELECT 1 FROM ${teamLink}
              WHERE ${teamLink.memberId} = ${hourPlay.memberId} AND ${teamLink.ancestorId} = ${agentId})`,
          ),
        )
        .groupBy(hourPlay.memberId)
        .all()
        .map(({ valid }) => valid),
    /** Marks an hour and all earlier ones as paid. */
    markPaid(hour: number): void {
      db.update(hourPlay).set({ paid: true }).where(sql`${hourPlay.hour} <= ${hour} AND ${hourPlay.paid} = 0`).run()
      db.delete(hourPlay)
        .where(sql`${hourPlay.hour} < ${hour - KEPT}`)
        .run()
    },
  }
}
