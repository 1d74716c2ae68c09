import { withdrawals } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import { scheduled } from '../../binding/feature.ts'
import { worldState } from '../../storage/world.table.ts'
import { cashierOf } from '../../world/settings.ts'
import type { World } from '../../world/world.ts'
import { type StepName, step } from './withdrawal-steps.ts'
import { type WithdrawalRow, withdrawalsRepository } from './withdrawals.repository.ts'
import { withdrawal } from './withdrawals.table.ts'

const { pending, reviewing, paying } = withdrawals.WITHDRAWAL_STATES

/** Returns the step an order takes next without a cashier. */
function nextStep(world: World, { state }: WithdrawalRow): StepName | undefined {
  const decided = cashierOf(world).withdrawals
  if (state === pending) return 'review'
  if (state === reviewing) return decided === 'reject' ? 'reject' : 'approve'
  if (state === paying) return decided === 'fail' ? 'fail' : 'payOut'
  return undefined
}

/** Returns when: a third of the whole time after its last step, or after the time was last changed. */
function movesAt(world: World, { stateAt }: Pick<WithdrawalRow, 'stateAt'>): number {
  const { withdrawalMinutes, since } = cashierOf(world)
  return Math.max(stateAt, since) + Math.round((withdrawalMinutes * MINUTE) / 3)
}

/** Steps that orders take without a cashier; the one longest in its state is first, because all wait equally long. */
export const withdrawalSteps = scheduled({
  kind: 'withdrawal.moves',
  reads: [withdrawal, worldState],
  upcoming: (world, limit) =>
    cashierOf(world).withdrawals === 'leave'
      ? []
      : world
          .use(withdrawalsRepository)
          .waiting(limit)
          .map((order) => ({ at: movesAt(world, order), about: order.refId, order })),
  run(world, { at, order }) {
    const name = nextStep(world, order)
    if (!name) return undefined
    const reason = name === 'reject' ? 'review' : name === 'fail' ? 'bankRefused' : null
    step(world, order, name, { at, reason })
    return undefined
  },
})
