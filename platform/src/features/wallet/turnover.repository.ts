import type { WorldDatabase } from '../../storage/database.ts'
import { DEMO_WALLET, TX } from '../ledger/index.ts'

/** Sums a member's deposits in an interval, ten-thousandths; without demo money. */
export function turnoverRepository(db: WorldDatabase) {
  const deposits = db.$client.prepare(
    `SELECT coalesce(sum(e.amount), 0) AS deposited FROM account a JOIN entry e ON e.account_id = a.id
     WHERE a.kind = 'member' AND a.owner = ? AND a.wallet <> '${DEMO_WALLET}' AND e.at BETWEEN ? AND ?
       AND e.type_id = ${TX.deposit}`,
  )
  return {
    of: (memberId: number, since: number, until: number) =>
      deposits.get(String(memberId), since, until) as { deposited: number },
  }
}
