import { toUnits } from '@understudy/contracts'
import { type WorldSeed, walletChanges } from '@understudy/seed'
import type { WorldDatabase } from '../../storage/database.ts'
import type { World } from '../../world/world.ts'
import { HOUSE, ledgerRepository, memberAccount, move, TX } from '../ledger/index.ts'

/** Grants demo money, once per member and wallet. */
export const grantDemoMoney = (world: World, memberId: number, amount: number, wallet = 'main') =>
  move(world, {
    key: `demo:${wallet}:${memberId}`,
    typeId: TX.bonus,
    from: HOUSE,
    to: memberAccount(memberId, wallet),
    amount,
    remark: 'trial',
  })

/**
 * Books opening balances from the house, so that the ledger of a new world balances. An opening balance makes up for
 * seeded bets and payments, so that a member starts with the balance the seed says.
 */
export function loadWallets(db: WorldDatabase, seed: WorldSeed): void {
  const ledger = ledgerRepository(db)
  const gained = new Map<number, number>()
  for (const { memberId, units } of walletChanges(seed)) gained.set(memberId, (gained.get(memberId) ?? 0) + units)
  for (const member of seed.members) {
    const amount = toUnits(member.balance) - (gained.get(member.id) ?? 0)
    if (amount === 0) continue
    ledger.write(
      {
        key: `open:${member.id}`,
        typeId: TX.openingBalance,
        from: HOUSE,
        to: memberAccount(member.id),
        amount,
        remark: 'opening',
      },
      member.registeredAt,
    )
  }
}

/**
 * Increases a member's opening balance after the fact; only while a world is seeded.
 * @throws Error
 */
export function changeOpening(db: WorldDatabase, memberId: number, units: number): void {
  const { $client: sqlite } = db
  const opening = sqlite
    .prepare<[string], { id: number; amount: number; fromAccount: number; toAccount: number }>(
      'SELECT id, amount, from_account AS fromAccount, to_account AS toAccount FROM movement WHERE key = ?',
    )
    .get(`open:${memberId}`)
  if (!opening || opening.amount + units <= 0) throw new Error(`Member ${memberId} cannot have opened with less`)
  sqlite.prepare('UPDATE movement SET amount = amount + ? WHERE id = ?').run(units, opening.id)
  for (const [accountId, change] of [
    [opening.fromAccount, -units],
    [opening.toAccount, units],
  ] as const) {
    const run = (text: string) => sqlite.prepare(text).run(change, accountId, opening.id)
    run('UPDATE entry SET amount = amount + ? WHERE account_id = ? AND movement_id = ?')
    run('UPDATE entry SET balance_after = balance_after + ? WHERE account_id = ? AND movement_id >= ?')
    sqlite.prepare('UPDATE account SET balance = balance + ? WHERE id = ?').run(change, accountId)
  }
}
