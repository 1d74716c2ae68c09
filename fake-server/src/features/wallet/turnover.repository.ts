import type { WorldDatabase } from '../../world/database.ts'
import { TX } from './ledger.repository.ts'

/** What went through a member's own wallets since a moment; ten-thousandths. Play money does not count. */
export function turnoverRepository(db: WorldDatabase) {
  const sum = db.$client.prepare(
    `SELECT coalesce(sum(CASE WHEN m.type_id = ${TX.deposit} THEN e.amount END), 0) AS deposited,
            coalesce(sum(CASE WHEN m.type_id IN (${TX.gameBet}, ${TX.gameReturn}) THEN -e.amount END), 0) AS staked,
            coalesce(sum(CASE WHEN m.type_id = ${TX.gameWin} THEN e.amount END), 0) AS won
     FROM account a JOIN entry e ON e.account_id = a.id JOIN movement m ON m.id = e.movement_id
     WHERE a.kind = 'member' AND a.owner = ? AND a.wallet <> 'demo' AND m.at >= ?`,
  )
  return {
    of: (memberId: number, since: number) =>
      sum.get(String(memberId), since) as { deposited: number; staked: number; won: number },
  }
}
