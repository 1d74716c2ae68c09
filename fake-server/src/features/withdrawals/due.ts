import { withdrawals } from '@understudy/contracts'
import type { Happening } from '../../binding/feature.ts'
import { cashierOf } from '../../world/settings.ts'
import type { World } from '../../world/world.ts'
import { type StepName, step } from './steps.ts'
import { type WithdrawalRow, withdrawalsRepository } from './withdrawals.repository.ts'

const { pending, reviewing, paying } = withdrawals.WITHDRAWAL_STATES
const MINUTE = 60_000

/** Returns the step an order takes next without a cashier. */
function nextStep(world: World, { state }: WithdrawalRow): StepName | undefined {
  const decided = cashierOf(world).withdrawals
  if (state === pending) return 'review'
  if (state === reviewing) return decided === 'reject' ? 'reject' : 'approve'
  if (state === paying) return decided === 'fail' ? 'fail' : 'payOut'
  return undefined
}

/** Returns when: a third of the whole time after its last step, or after the time was last changed. */
export function movesAt(world: World, { stateAt }: Pick<WithdrawalRow, 'stateAt'>): number {
  const { withdrawalMinutes, since } = cashierOf(world)
  return Math.max(stateAt, since) + Math.round((withdrawalMinutes * MINUTE) / 3)
}

/** Returns the order that moves first: the one longest in its state, because all wait equally long. */
function first(world: World) {
  if (cashierOf(world).withdrawals === 'leave') return undefined
  const [order] = world.use(withdrawalsRepository).waiting(1)
  return order && { order, at: movesAt(world, order) }
}

export const withdrawalsMove: Happening = {
  next: (world) => first(world)?.at,
  happen(world) {
    const due = first(world)
    const name = due && nextStep(world, due.order)
    if (!due || !name) return
    const reason = name === 'reject' ? 'review' : name === 'fail' ? 'bankRefused' : null
    step(world, due.order, name, { at: due.at, reason })
  },
}

/** Upcoming automatic steps, as the control API lists them. */
export const dueWithdrawals = (world: World, limit: number) =>
  cashierOf(world).withdrawals === 'leave'
    ? []
    : world
        .use(withdrawalsRepository)
        .waiting(limit)
        .map((order) => ({ at: movesAt(world, order), about: order.refId }))
