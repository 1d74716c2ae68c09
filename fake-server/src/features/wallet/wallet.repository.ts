import { deposits, toUnits, withdrawals } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import type { WorldDatabase } from '../../world/database.ts'
import type { World } from '../../world/world.ts'
import { HOUSE, ledgerRepository, memberAccount, move, TX } from '../ledger/index.ts'

const DEPOSITED = deposits.DEPOSIT_STATES.success
const PAID_OUT = withdrawals.WITHDRAWAL_STATES.success

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
 * Opening balances come from the house, so that the books of a fresh world balance too. Who has bet or
 * been at the cashier's already was given as much as leaves, after all that, what the seed says.
 */
export function loadWallets(db: WorldDatabase, seed: WorldSeed): void {
  const ledger = ledgerRepository(db)
  const spent = spentInSeed(seed)
  for (const member of seed.members) {
    const amount = toUnits(member.balance) + (spent.get(member.id) ?? 0)
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

type Spent = Map<number, number>

const add = (spent: Spent, memberId: number, amount: number) =>
  spent.set(memberId, (spent.get(memberId) ?? 0) + toUnits(amount))

/** What the bets of the seed took out of each main wallet in the end, ten-thousandths. */
export function spentOnBets({ bets }: Pick<WorldSeed, 'bets'>): Spent {
  const spent: Spent = new Map()
  for (const { memberId, stake, win, brought } of bets) add(spent, memberId, brought ?? stake - win)
  return spent
}

/**
 * What bets, deposits, withdrawals, promotions and transfers of the seed took out of each wallet in the end,
 * ten-thousandths. Rebates and rewards are missing: every member who has some has lottery orders too, and loading those
 * sets another opening balance (`changeOpening`).
 */
function spentInSeed({ bets, cashier, promotions, uplineTransfers }: WorldSeed): Spent {
  const spent = spentOnBets({ bets })
  for (const { memberId, states, requested, fee, reimbursed } of cashier.deposits)
    if (states.at(-1)?.state === DEPOSITED) add(spent, memberId, fee - reimbursed - requested)
  for (const { memberId, states, amount } of cashier.withdrawals)
    if ((states.at(-1)?.state ?? 0) <= PAID_OUT) add(spent, memberId, amount)
  for (const { memberId, label, amount } of promotions.parts) if (label === 'claimed') add(spent, memberId, -amount)
  for (const { from, to, amount } of uplineTransfers) {
    add(spent, from, amount)
    add(spent, to, -amount)
  }
  return spent
}

/**
 * Makes what a member opened with so many units more, as if it had always been so; only before a world begins.
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
