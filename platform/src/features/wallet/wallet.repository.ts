import { deposits, toUnits, withdrawals } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import type { WorldDatabase } from '../../storage/database.ts'
import type { World } from '../../world/world.ts'
import { HOUSE, ledgerRepository, memberAccount, move, TX } from '../ledger/index.ts'

const DEPOSITED = deposits.DEPOSIT_STATES.success
const PAID_OUT = withdrawals.WITHDRAWAL_STATES.success

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
  const spentByMember = spentInSeed(seed)
  for (const member of seed.members) {
    const amount = toUnits(member.balance) + (spentByMember.get(member.id) ?? 0)
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

type Spent = Map<number, number>

const add = (spent: Spent, memberId: number, amount: number) =>
  spent.set(memberId, (spent.get(memberId) ?? 0) + toUnits(amount))

/**
 * Sums what seeded bets, deposits, withdrawals, promotions, rebates, rewards and transfers took from each wallet,
 * ten-thousandths.
 */
function spentInSeed({ bets, cashier, promotions, rebates, rewards, uplineTransfers }: WorldSeed): Spent {
  const spent: Spent = new Map()
  for (const { memberId, stake, win, brought } of bets) add(spent, memberId, brought ?? stake - win)
  for (const { memberId, states, requested, fee, reimbursed } of cashier.deposits)
    if (states.at(-1)?.state === DEPOSITED) add(spent, memberId, fee - reimbursed - requested)
  for (const { memberId, states, amount } of cashier.withdrawals)
    if ((states.at(-1)?.state ?? 0) <= PAID_OUT) add(spent, memberId, amount)
  for (const { memberId, label, amount } of promotions.parts) if (label === 'claimed') add(spent, memberId, -amount)
  for (const { memberId, amount } of rebates) add(spent, memberId, -amount)
  for (const { memberId, claimedAt, amount } of rewards) if (claimedAt !== null) add(spent, memberId, -amount)
  for (const { from, to, amount } of uplineTransfers) {
    add(spent, from, amount)
    add(spent, to, -amount)
  }
  return spent
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
