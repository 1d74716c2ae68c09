import { MINUTE } from '@understudy/contracts/durations'
import { type Scheduled, scheduled } from '../../binding/feature.ts'
import { worldState } from '../../storage/world.table.ts'
import { cashierOf } from '../../world/settings.ts'
import type { World } from '../../world/world.ts'
import { step } from './deposit-steps.ts'
import { type DepositRow, depositsRepository } from './deposits.repository.ts'
import { deposit } from './deposits.table.ts'

/** When a proved order is decided automatically: a delay after its proof, or after the delay was last changed. */
function decidedAt(world: World, { stateAt }: DepositRow): number {
  const { depositMinutes, since } = cashierOf(world)
  return Math.max(stateAt, since) + depositMinutes * MINUTE
}

/** Returns the orders that will be decided automatically, the longest waiting first. */
const undecided = (world: World, limit: number): DepositRow[] =>
  cashierOf(world).deposits === 'leave' ? [] : world.use(depositsRepository).proved(limit)

export const scheduledDeposits: readonly Scheduled[] = [
  scheduled({
    kind: 'deposit.expires',
    reads: [deposit],
    upcoming: (world, limit) =>
      world
        .use(depositsRepository)
        .waiting(limit)
        .map((order) => ({ at: order.expiresAt, about: order.transId, order })),
    run(world, { at, order }) {
      step(world, order, 'expire', { at })
      return undefined
    },
  }),
  scheduled({
    kind: 'deposit.moves',
    reads: [deposit, worldState],
    upcoming: (world, limit) =>
      undecided(world, limit).map((order) => ({ at: decidedAt(world, order), about: order.transId, order })),
    run(world, { at, order }) {
      if (cashierOf(world).deposits === 'approve') step(world, order, 'approve', { at })
      else step(world, order, 'reject', { at, reason: 'notFound' })
      return undefined
    },
  }),
]
