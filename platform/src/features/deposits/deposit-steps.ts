import { deposits } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { HOUSE, memberAccount, move, TX } from '../ledger/index.ts'
import { payForDeposit, releaseForDeposit } from '../promotions/index.ts'
import { notifyDeposit } from '../push/index.ts'
import { requireTurnover } from '../turnover/index.ts'
import { type DepositRow, depositsRepository } from './deposits.repository.ts'

const { waiting, proved, success, rejected, expired, cancelled } = deposits.DEPOSIT_STATES

interface Step {
  from: readonly deposits.DepositState[]
  to: deposits.DepositState
}

/** The state machine of an order; final states have no transitions. */
export const STEPS = {
  prove: { from: [waiting], to: proved },
  /** By the gateway or a scratch card. */
  confirm: { from: [waiting], to: success },
  decline: { from: [waiting], to: rejected },
  /** By the cashier, who may find the payment before the member submits a proof. */
  approve: { from: [waiting, proved], to: success },
  reject: { from: [waiting, proved], to: rejected },
  expire: { from: [waiting], to: expired },
  cancel: { from: [waiting], to: cancelled },
} as const satisfies Record<string, Step>
export type StepName = keyof typeof STEPS

export const canStep = (name: StepName, { state }: Pick<DepositRow, 'state'>): boolean =>
  (STEPS[name].from as readonly number[]).includes(state)

/** Returns the amount credited: payment minus fee plus reimbursement; ten-thousandths. */
export const creditOf = ({ requested, fee, reimbursed }: Pick<DepositRow, 'requested' | 'fee' | 'reimbursed'>) =>
  requested - fee + reimbursed

/** The movement that credits a deposit. */
export const creditMovement = (order: DepositRow) => ({
  key: `deposit:${order.transId}`,
  typeId: TX.deposit,
  amount: creditOf(order),
  remark: order.transId,
  from: HOUSE,
  to: memberAccount(order.memberId),
})

type Note = { at?: number } & Partial<Pick<DepositRow, 'refId' | 'payerAccount' | 'reason' | 'remark'>>

/**
 * Moves an order to its next state and books what follows: money, turnover and the chosen promotion. False when the
 * state does not allow the step.
 */
export const step = (
  world: World,
  order: DepositRow,
  name: StepName,
  { at = world.now(), ...note }: Note = {},
): boolean =>
  world.transaction(() => {
    const { to: state } = STEPS[name]
    if (!canStep(name, order)) return false
    if (!world.use(depositsRepository).step(order, { ...note, state, stateAt: at })) return false
    if (state === success) credit(world, order, at)
    else if (state !== proved) releaseForDeposit(world, order.transId)
    return true
  })

function credit(world: World, order: DepositRow, at: number): void {
  const { transId, memberId } = order
  move(world, creditMovement(order), at)
  requireTurnover(world, { memberId, amount: creditOf(order), reason: 'deposit', reference: transId }, at)
  payForDeposit(world, transId, at)
  notifyDeposit(world, { memberId, number: transId, at })
}
