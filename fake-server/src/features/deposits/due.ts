import type { Happening } from '../../binding/feature.ts'
import { cashierOf } from '../../world/settings.ts'
import type { World } from '../../world/world.ts'
import { type DepositRow, depositsRepository } from './deposits.repository.ts'
import { gatewayRepository } from './gateway.repository.ts'
import { callBack } from './gateway.ts'
import { step } from './steps.ts'

const MINUTE = 60_000

/** Runs before expiry: a payment reported at the very moment of expiry is in time. */
const callbacks: Happening = {
  next: (world) => world.use(gatewayRepository).callbacks(1)[0]?.callbackAt ?? undefined,
  happen(world) {
    const [payment] = world.use(gatewayRepository).callbacks(1)
    if (payment?.callbackAt != null) callBack(world, payment, payment.callbackAt)
  },
}

const expiry: Happening = {
  next: (world) => world.use(depositsRepository).waiting(1)[0]?.expiresAt,
  happen(world) {
    const [order] = world.use(depositsRepository).waiting(1)
    if (order) step(world, order, 'expire', { at: order.expiresAt })
  },
}

/** When a proved order is decided automatically: a delay after its proof, or after the delay was last changed. */
function decidedAt(world: World, { stateAt }: DepositRow): number {
  const { depositMinutes, since } = cashierOf(world)
  return Math.max(stateAt, since) + depositMinutes * MINUTE
}

/** Returns the orders that will be decided automatically, the longest waiting first. */
const undecided = (world: World, limit: number): DepositRow[] =>
  cashierOf(world).deposits === 'leave' ? [] : world.use(depositsRepository).proved(limit)

const decisions: Happening = {
  next(world) {
    const [order] = undecided(world, 1)
    return order && decidedAt(world, order)
  },
  happen(world) {
    const [order] = undecided(world, 1)
    if (!order) return
    const at = decidedAt(world, order)
    if (cashierOf(world).deposits === 'approve') step(world, order, 'approve', { at })
    else step(world, order, 'reject', { at, reason: 'notFound' })
  },
}

export const depositsHappen: readonly Happening[] = [callbacks, expiry, decisions]

const about = ({ transId }: DepositRow) => transId

/** Upcoming events, as the control API lists them. */
export const DUE = {
  'deposit.expires': (world: World, _now: number, limit: number) =>
    world
      .use(depositsRepository)
      .waiting(limit)
      .map((order) => ({ at: order.expiresAt, about: about(order) })),
  'deposit.callback': (world: World, _now: number, limit: number) =>
    world
      .use(gatewayRepository)
      .callbacks(limit)
      .map(({ callbackAt, orderId }) => {
        const order = world.use(depositsRepository).byId(orderId)
        return { at: callbackAt ?? 0, about: order ? about(order) : '' }
      }),
  'deposit.moves': (world: World, _now: number, limit: number) =>
    undecided(world, limit).map((order) => ({ at: decidedAt(world, order), about: about(order) })),
}
