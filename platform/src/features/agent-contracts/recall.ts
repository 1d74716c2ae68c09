import { periodAfter, periodAt } from '@understudy/contracts/agent-contracts'
import { DAY } from '@understudy/contracts/durations'
import type { World } from '../../world/world.ts'
import { memberCalendar } from '../member/index.ts'
import { upToDate } from '../team/index.ts'
import { type ContractRow, contractsRepository } from './agent-contracts.repository.ts'
import { payoutOf } from './payout.ts'
import { payoutsRepository } from './payouts.repository.ts'
import { lengthOf, resultOf } from './results.ts'

/**
 * Brings teams and contracts up to date before a read: teams are built, and the history before the world's start is
 * filled.
 */
export function lookAtContracts(world: World): void {
  upToDate(world)
  const past = world.use(contractsRepository).toRecall()
  if (past.length === 0) return
  world.transaction(() => {
    for (const row of past) recall(world, row)
  })
}

/** Upper bound of the history before the world's start. */
const LONGEST = 400 * DAY

/** Adds past periods without ledger entries: opening balances already include what they paid, as with commission. */
function recall(world: World, row: ContractRow): void {
  const length = lengthOf(row)
  const calendar = memberCalendar(world.db, row.memberId)
  const until = row.nextFrom ?? 0
  for (
    let period = periodAt(length, Math.max(row.recallFrom ?? until, until - LONGEST), calendar);
    period.from < until;
    period = periodAfter(length, period, calendar)
  ) {
    const payout = payoutOf(row, resultOf(world.db, row, period))
    const { from, to, paidAt } = period
    const isPaid = payout.amount > 0
    world.use(payoutsRepository).addMissing({
      contractId: row.id,
      from,
      to,
      ...payout,
      status: isPaid ? 'paid' : 'none',
      paidAt: isPaid ? paidAt : null,
      tryAt: null,
    })
  }
  world.use(contractsRepository).change(row.id, { recallFrom: null })
}
