import { toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import type { WorldDatabase } from '../../world/database.ts'
import type { World } from '../../world/world.ts'
import { HOUSE, ledgerRepository, memberAccount, move, TX } from '../ledger/index.ts'

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

/**
 * Opening balances come from the house, so that the books of a fresh world balance too. Who has bet already was given
 * as much as leaves, after all stakes and prizes, what the seed says.
 */
export function loadWallets(db: WorldDatabase, seed: WorldSeed): void {
  const ledger = ledgerRepository(db)
  const spent = spentOnBets(seed)
  for (const member of seed.members) {
    const amount = toUnits(member.balance + (spent.get(member.id) ?? 0))
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

/** What the bets of the seed cost each member in the end, currency units. */
export function spentOnBets({ bets }: Pick<WorldSeed, 'bets'>): Map<number, number> {
  const spent = new Map<number, number>()
  for (const { memberId, stake, win } of bets) spent.set(memberId, (spent.get(memberId) ?? 0) + stake - win)
  return spent
}

/** Makes what a member opened with so many units more, as if it had always been so; only before a world begins. */
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
