import { deposits, toUnits, withdrawals } from '@understudy/contracts'
import type { WorldSeed } from './parts.ts'

/** A change of a member's main wallet before the world's start. */
export interface WalletChange {
  /** What of the seed changed it. */
  of: object
  memberId: number
  at: number
  /** Ten-thousandths, below zero for what was paid. */
  units: number
}

const DEPOSITED = deposits.DEPOSIT_STATES.success
const PAID_OUT = withdrawals.WITHDRAWAL_STATES.success

/**
 * Lists what bets, payments, promotions, rebates, rewards and transfers of a seed moved. Lottery orders are played, and
 * make up for what they moved by themselves.
 */
export function walletChanges(world: WorldSeed): WalletChange[] {
  const { bets, cashier, promotions, rebates, rewards, uplineTransfers, startAt } = world
  const changes: WalletChange[] = []
  const add = (of: object, memberId: number, at: number, amount: number) =>
    changes.push({ of, memberId, at, units: toUnits(amount) })
  for (const bet of bets) {
    add(bet, bet.memberId, bet.placedAt, -(bet.brought ?? bet.stake))
    if (bet.brought === undefined) add(bet, bet.memberId, bet.settledAt ?? startAt, bet.win)
  }
  for (const order of cashier.deposits) {
    const last = order.states.at(-1)
    if (last?.state === DEPOSITED) add(order, order.memberId, last.at, order.requested - order.fee + order.reimbursed)
  }
  for (const order of cashier.withdrawals) {
    const [first] = order.states
    const last = order.states.at(-1)
    if (first) add(order, order.memberId, first.at, -order.amount)
    if (last && last.state > PAID_OUT) add(order, order.memberId, last.at, order.amount)
  }
  for (const part of promotions.parts) if (part.label === 'claimed') add(part, part.memberId, part.at, part.amount)
  for (const claim of rebates) add(claim, claim.memberId, claim.at, claim.amount)
  for (const reward of rewards)
    if (reward.claimedAt !== null) add(reward, reward.memberId, reward.claimedAt, reward.amount)
  for (const transfer of uplineTransfers) {
    add(transfer, transfer.from, transfer.at, -transfer.amount)
    add(transfer, transfer.to, transfer.at, transfer.amount)
  }
  return changes
}
