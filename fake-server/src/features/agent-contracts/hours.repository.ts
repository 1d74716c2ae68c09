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
const first = query((db) => db.select({ hour: sql<number | null>`min(${hourPlay.hour})` }).from(hourPlay))
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
const forget = query((db) => db.delete(hourPlay).where(sql`${hourPlay.hour} <= ${placeholder('hour')}`))

/** Turnover of hours that are not paid yet. */
export function hoursRepository(db: WorldDatabase) {
  return {
    add: (hour: number, memberId: number, product: GameType, valid: number): void =>
      void add.run(db, { hour, memberId, product, valid }),
    /** Returns the start of the first hour with turnover. */
    first: (): number | undefined => first.get(db)?.hour ?? undefined,
    /** Returns each team member's turnover in an hour, ten-thousandths. */
    ofTeam: (agentId: number, hour: number, product: agentContracts.ContractProduct): number[] =>
      ofTeam.all(db, { agentId, hour, product }).map(({ valid }) => valid),
    /** Deletes a paid hour and all earlier ones. */
    forget: (hour: number): void => void forget.run(db, { hour }),
  }
}
