import { type BetRow, bet } from '@understudy/platform/features/bets/index.ts'
import { DEMO_WALLET } from '@understudy/platform/features/ledger/index.ts'
import type { WorldDatabase } from '@understudy/platform/storage/database.ts'
import { sql } from 'drizzle-orm'

/** How many of a world's newest bets are searched: no index finds the bets of a round. */
const SEARCHED = 500
const SEATS_SHOWN = 30

export type Seat = Pick<BetRow, 'memberId' | 'stake' | 'win' | 'status' | 'detail'>

export function seatsRepository(db: WorldDatabase) {
  return {
    /** Returns the bets of all members on a round, without play money, the highest stakes first. */
    ofRound: (nodeId: number, about: string): Seat[] =>
      db
        .select({ memberId: bet.memberId, stake: bet.stake, win: bet.win, status: bet.status, detail: bet.detail })
        .from(bet)
        .where(
          sql`${bet.id} > (SELECT max(id) FROM bet) - ${SEARCHED} AND ${bet.nodeId} = ${nodeId}
        AND ${bet.wallet} <> ${DEMO_WALLET} AND ${bet.detail} ->> 'about' = ${about}`,
        )
        .orderBy(sql`${bet.stake} DESC`, bet.id)
        .limit(SEATS_SHOWN)
        .all(),
  }
}
