import { toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import type { WorldDatabase } from '../../storage/database.ts'
import { ledgerRepository, memberAccount, TX, vendorAccount } from '../ledger/index.ts'
import { betsRepository } from './bets.repository.ts'

/** Loads seeded bets with their stakes and payouts on the ledger, as for bets placed later. */
export function loadBets(db: WorldDatabase, seed: WorldSeed): void {
  const bets = betsRepository(db)
  const ledger = ledgerRepository(db)
  const nameOf = new Map(seed.games.map(({ nodeId, name }) => [nodeId, name.EN]))
  for (const { nodeId, stake, win, brought, ...bet } of seed.bets) {
    const staked = toUnits(stake)
    const won = toUnits(win)
    const valid = bet.status === 'open' ? 0 : staked
    const wallet = brought === undefined ? 'main' : bet.vendor
    bets.add({ ...bet, wallet, nodeId: Number(nodeId), stake: staked, valid, win: won, returned: 0 })
    const member = memberAccount(bet.memberId, wallet)
    const vendor = vendorAccount(bet.vendor)
    const remark = nameOf.get(nodeId) ?? ''
    if (brought !== undefined)
      ledger.write(
        {
          key: `${bet.ref}:brought`,
          typeId: TX.transferIn,
          from: memberAccount(bet.memberId),
          to: member,
          amount: toUnits(brought),
          remark: bet.vendor,
        },
        bet.placedAt,
      )
    ledger.write(
      { key: `${bet.ref}:bet`, typeId: TX.gameBet, from: member, to: vendor, amount: staked, remark },
      bet.placedAt,
    )
    if (won > 0)
      ledger.write(
        { key: `${bet.ref}:win`, typeId: TX.gameWin, from: vendor, to: member, amount: won, remark },
        bet.settledAt ?? bet.placedAt,
      )
  }
}
