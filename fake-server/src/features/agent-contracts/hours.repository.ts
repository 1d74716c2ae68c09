import type { agentContracts, GameType } from '@understudy/contracts'
import { sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { teamLink } from '../team/index.ts'
import { hourPlay } from './agent-contracts.table.ts'

const { placeholder } = sql
const add = query((db) =>
  db
    .insert(hourPlay)
    .values({
      hour: placeholder('hour'),
      memberId: placeholder('memberId'),
      product: placeholder('product') as never,
      valid: placeholder('valid'),
    })
    .onConflictDoUpdate({
      target: [hourPlay.hour, hourPlay.memberId, hourPlay.product],
      set: { valid: sql`${hourPlay.valid} + excluded.valid` },
    }),
)
const first = query((db) =>
  db
    .select({ hour: sql<number | null>`min(${hourPlay.hour})` })
    .from(hourPlay)
    .where(sql`${hourPlay.paid} = 0`),
)
const ofTeam = query((db) =>
  db
    .select({ valid: sql<number>`sum(${hourPlay.valid})` })
    .from(hourPlay)
    .where(
      sql`${hourPlay.hour} = ${placeholder('hour')}
        AND (${placeholder('product')} = 'CONS' OR ${hourPlay.product} = ${placeholder('product')})
        AND EXISTS (SELECT 1 FROM ${teamLink}
          WHERE ${teamLink.memberId} = ${hourPlay.memberId} AND ${teamLink.ancestorId} = ${placeholder('agentId')})`,
    )
    .groupBy(hourPlay.memberId),
)
const markPaid = query((db) =>
  db
    .update(hourPlay)
    .set({ paid: true })
    .where(sql`${hourPlay.hour} <= ${placeholder('hour')} AND ${hourPlay.paid} = 0`),
)
const forget = query((db) => db.delete(hourPlay).where(sql`${hourPlay.hour} < ${placeholder('hour')}`))

/** How long paid hours are kept, for a clock that is set back. */
const KEPT = 2 * 86_400_000

/** Turnover by hour: of those that are not paid yet, and of the last two days. */
export function hoursRepository(db: WorldDatabase) {
  return {
    add: (hour: number, memberId: number, product: GameType, valid: number): void =>
      void add.run(db, { hour, memberId, product, valid }),
    /** Returns the start of the first unpaid hour with turnover. */
    first: (): number | undefined => first.get(db)?.hour ?? undefined,
    /** Returns each team member's turnover in an hour, ten-thousandths. */
    ofTeam: (agentId: number, hour: number, product: agentContracts.ContractProduct): number[] =>
      ofTeam.all(db, { agentId, hour, product }).map(({ valid }) => valid),
    /** Marks an hour and all earlier ones as paid. */
    markPaid(hour: number): void {
      markPaid.run(db, { hour })
      forget.run(db, { hour: hour - KEPT })
    },
  }
}
