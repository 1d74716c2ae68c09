import type { WorldDatabase } from '../../world/database.ts'
import { DEMO_WALLET, TX } from '../ledger/index.ts'

/** What a member deposited, staked and won in a stretch of time; ten-thousandths. Play money does not count. */
export function turnoverRepository(db: WorldDatabase) {
  const deposits = db.$client.prepare(
    `SELECT coalesce(sum(e.amount), 0) AS deposited
     FROM account a JOIN entry e ON e.account_id = a.id JOIN movement m ON m.id = e.movement_id
     WHERE a.kind = 'member' AND a.owner = ? AND a.wallet <> '${DEMO_WALLET}' AND m.at BETWEEN ? AND ? AND m.type_id = ${TX.deposit}`,
  )
  // A stake that was given back was never at risk, and a prize counts with the bet that brought it.
  const bets = db.$client.prepare(
    `SELECT coalesce(sum(stake), 0) AS staked, coalesce(sum(win), 0) AS won FROM bet
     WHERE member_id = ? AND placed_at BETWEEN ? AND ? AND wallet <> '${DEMO_WALLET}' AND status NOT IN ('returned', 'cancelled')`,
  )
  return {
    of: (memberId: number, since: number, until: number) => ({
      ...(deposits.get(String(memberId), since, until) as { deposited: number }),
      ...(bets.get(memberId, since, until) as { staked: number; won: number }),
    }),
  }
}
