import { withdrawals } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { HOUSE, memberAccount, move, PAYOUTS, TX } from '../ledger/index.ts'
import { notifyWithdrawal } from '../push/index.ts'
import { type WithdrawalRow, withdrawalsRepository } from './withdrawals.repository.ts'

const { pending, reviewing, paying, success, rejected, failed, cancelled } = withdrawals.WITHDRAWAL_STATES

interface Step {
  from: readonly withdrawals.WithdrawalState[]
  to: withdrawals.WithdrawalState
}

/** The state machine of an order; final states have no transitions. */
export const STEPS = {
  review: { from: [pending], to: reviewing },
  approve: { from: [pending, reviewing], to: paying },
  payOut: { from: [pending, reviewing, paying], to: success },
  reject: { from: [pending, reviewing], to: rejected },
  fail: { from: [paying], to: failed },
  cancel: { from: [pending], to: cancelled },
} as const satisfies Record<string, Step>
export type StepName = keyof typeof STEPS

const BACK: ReadonlySet<number> = new Set([rejected, failed, cancelled])

export const canStep = (name: StepName, { state }: Pick<WithdrawalRow, 'state'>): boolean =>
  (STEPS[name].from as readonly number[]).includes(state)

interface Note {
  at?: number
  reason?: withdrawals.WithdrawalReason | null
  remark?: string
}

/** Moves an order to its next state and moves the held money; false when the state does not allow the step. */
export const step = (
  world: World,
  order: WithdrawalRow,
  name: StepName,
  { at = world.now(), reason = null, remark = '' }: Note = {},
): boolean =>
  world.transaction(() => {
    const { to: state } = STEPS[name]
    if (!canStep(name, order)) return false
    if (!world.use(withdrawalsRepository).step(order, { state, stateAt: at, reason, remark })) return false
    if (BACK.has(state)) release(world, order, at)
    else if (state === success) settle(world, order, at)
    return true
  })

/** Holds the money of a new order; throws `balance.not.enough`. */
export const hold = (world: World, { refId, memberId, amount, createdAt }: WithdrawalRow): void =>
  void move(
    world,
    {
      key: `withdrawal:${refId}`,
      typeId: TX.withdrawHold,
      amount,
      remark: refId,
      from: memberAccount(memberId),
      to: PAYOUTS,
    },
    createdAt,
  )

// Release and payout share one key, so that held money can never move twice.
const endKey = (refId: string) => `withdrawal:${refId}:end`

const release = (world: World, { refId, memberId, amount }: WithdrawalRow, at: number): void =>
  void move(
    world,
    {
      key: endKey(refId),
      typeId: TX.withdrawBack,
      amount,
      remark: refId,
      from: PAYOUTS,
      to: memberAccount(memberId),
    },
    at,
  )

function settle(world: World, { refId, memberId, amount }: WithdrawalRow, at: number): void {
  move(world, { key: endKey(refId), typeId: TX.withdrawPaid, amount, remark: refId, from: PAYOUTS, to: HOUSE }, at)
  notifyWithdrawal(world, { memberId, number: refId, at })
}
