import { toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import type { WorldDatabase } from '../../storage/database.ts'
import { HOUSE, ledgerRepository, memberAccount, PAYOUTS, TX } from '../ledger/index.ts'
import { merchantOf } from '../member/index.ts'
import { refIdOf, withdrawalsRepository } from './withdrawals.repository.ts'

/**
 * Loads withdrawals from before the world's start, with their ledger movements; they may be paid out of bets, which are
 * loaded after them.
 * @throws Error for a withdrawal without a state
 */
export function loadWithdrawals(db: WorldDatabase, seed: WorldSeed): void {
  const repository = withdrawalsRepository(db)
  const ledger = ledgerRepository(db)
  for (const [index, { amount, fee, states, ...row }] of seed.cashier.withdrawals.entries()) {
    const [created] = states
    const last = states.at(-1)
    if (!created || !last) throw new Error('A withdrawal of the seed has no state')
    const order = repository.add(
      {
        ...row,
        requestId: `seed ${index}`,
        amount: toUnits(amount),
        fee: toUnits(fee),
        state: last.state,
        createdAt: created.at,
        stateAt: last.at,
      },
      (id) => refIdOf(id, created.at, merchantOf(db, row.memberId)),
    )
    for (const { state, at } of states.slice(1)) repository.noteState(order.id, state, at)
    const member = memberAccount(order.memberId)
    const movement = { amount: order.amount, remark: order.refId }
    const key = `withdrawal:${order.refId}`
    ledger.writeAhead({ ...movement, key, typeId: TX.withdrawHold, from: member, to: PAYOUTS }, created.at)
    if (last.state < 4) continue
    const paid = last.state === 4
    ledger.writeAhead(
      {
        ...movement,
        key: `${key}:end`,
        typeId: paid ? TX.withdrawPaid : TX.withdrawBack,
        from: PAYOUTS,
        to: paid ? HOUSE : member,
      },
      last.at,
    )
  }
}
