import { toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import type { WorldDatabase } from '../../world/database.ts'
import type { World } from '../../world/world.ts'
import { HOUSE, ledgerRepository, memberAccount, move, TX } from './ledger.repository.ts'

/** Demo money of a trial session; once per member and wallet. */
export const grantDemoMoney = (world: World, memberId: number, amount: number, wallet = 'main') =>
  move(world, {
    key: `demo:${wallet}:${memberId}`,
    typeId: TX.bonus,
    from: HOUSE,
    to: memberAccount(memberId, wallet),
    amount,
    remark: 'trial',
  })

/** Opening balances come from the house, so that the books of a fresh world balance too. */
export function loadWallets(db: WorldDatabase, seed: WorldSeed): void {
  const ledger = ledgerRepository(db)
  for (const member of seed.members) {
    const amount = toUnits(member.balance)
    if (amount === 0) continue
    ledger.write(
      {
        key: `open:${member.id}`,
        typeId: TX.deposit,
        from: HOUSE,
        to: memberAccount(member.id),
        amount,
        remark: 'opening',
      },
      member.registeredAt,
    )
  }
}
