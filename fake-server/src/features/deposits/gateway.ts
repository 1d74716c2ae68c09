import { createHmac, timingSafeEqual } from 'node:crypto'
import { deposits, platformError, toAmount } from '@understudy/contracts'
import { cashierOf } from '../../world/settings.ts'
import type { World } from '../../world/world.ts'
import { type DepositRow, depositsRepository } from './deposits.repository.ts'
import { gatewayRepository, type PaymentRow } from './gateway.repository.ts'
import { step } from './steps.ts'

type Told = Omit<deposits.GatewayCallback, 'signature'>

/** Signs a callback with a secret shared by platform and gateway of a world; it never leaves the server. */
function signatureOf(world: World, { transId, payId, outcome, amount, refId }: Told): string {
  const text = JSON.stringify([transId, payId, outcome, amount, refId])
  return createHmac('sha256', world.secret()).update('gateway').update(text).digest('hex')
}

function refuseForged(world: World, { signature, ...told }: deposits.GatewayCallback): void {
  const given = Buffer.from(signature, 'hex')
  const right = Buffer.from(signatureOf(world, told), 'hex')
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw platformError('signature.invalid')
}

type Answer = { result: 'accepted' | 'repeated' | 'refused'; state: deposits.DepositState }

const { success, rejected } = deposits.DEPOSIT_STATES

/**
 * Handles a gateway's callback on the platform's side, as of the time it was sent. A repeated callback changes nothing.
 * One that contradicts the order's final state is refused, and a paid one is noted as returned.
 * @throws PlatformError `signature.invalid`, `order.not.found`, or `transaction.conflict` for another amount
 */
export const receiveCallback = (world: World, callback: deposits.GatewayCallback, at = world.now()): Answer =>
  world.transaction(() => {
    refuseForged(world, callback)
    const repository = world.use(depositsRepository)
    const order = repository.byTransId(callback.transId)
    if (!order || world.use(gatewayRepository).byPayId(callback.payId)?.orderId !== order.id)
      throw platformError('order.not.found')
    if (toAmount(order.requested) !== callback.amount) throw platformError('transaction.conflict')
    const paid = callback.outcome === 'paid'
    const { refId } = callback
    const taken = paid
      ? step(world, order, 'confirm', { at, refId })
      : step(world, order, 'decline', { at, refId, reason: 'declined' })
    if (taken) return { result: 'accepted', state: paid ? success : rejected }
    if (order.state === (paid ? success : rejected)) return { result: 'repeated', state: order.state }
    if (paid) noteReturned(world, order, at)
    return { result: 'refused', state: order.state }
  })

function noteReturned(world: World, order: DepositRow, at: number): void {
  const repository = world.use(depositsRepository)
  const isNoted = repository.events(order.id).some(({ kind }) => kind === 'returned')
  if (!isNoted) repository.note(order.id, 'returned', order.state, at)
}

/** Returns the id of a payment's page. */
export const payIdOf = (world: World, { payId }: PaymentRow): string => `${world.id}.${payId}`

/** Returns the signed callback for a payment. */
export function callbackOf(world: World, payment: PaymentRow, order: DepositRow): deposits.GatewayCallback {
  const told: Told = {
    transId: order.transId,
    payId: payIdOf(world, payment),
    refId: payment.refId,
    outcome: payment.status === 'declined' ? 'declined' : 'paid',
    amount: toAmount(order.requested),
  }
  return { ...told, signature: signatureOf(world, told) }
}

const orderOf = (world: World, { orderId }: PaymentRow): DepositRow => {
  const order = world.use(depositsRepository).byId(orderId)
  if (!order) throw new Error(`The gateway knows of order ${orderId}, which there is not`)
  return order
}

/** Sends one callback from the gateway to the platform, as of a time, and stores the result. */
export function callBack(world: World, payment: PaymentRow, at: number): Answer {
  const answer = receiveCallback(world, callbackOf(world, payment, orderOf(world, payment)), at)
  const callbacks = Math.max(0, payment.callbacks - 1)
  world.use(gatewayRepository).change({
    ...payment,
    callbacks,
    callbackAt: callbacks > 0 ? at : null,
    returned: payment.returned || (answer.result === 'refused' && payment.status === 'paid'),
  })
  return answer
}

/** Records the payer's decision and schedules the callbacks that follow; those without a delay are sent at once. */
export const decidePayment = (
  world: World,
  payment: PaymentRow,
  answer: deposits.PayAnswer,
  { evenIfSilent = false } = {},
): void =>
  world.transaction(() => {
    const now = world.now()
    const isSilent = cashierOf(world).gateway === 'silent' && !evenIfSilent
    const after = isSilent ? null : deposits.CALLBACK_AFTER[answer]
    let left: PaymentRow = {
      ...payment,
      status: answer === 'decline' ? 'declined' : 'paid',
      callbackAt: after === null ? null : now + after,
      callbacks: after === null ? 0 : answer === 'payTwice' ? 2 : 1,
    }
    world.use(gatewayRepository).change(left)
    while (left.callbackAt !== null && left.callbackAt <= now) {
      callBack(world, left, now)
      left = world.use(gatewayRepository).ofOrder(payment.orderId) ?? { ...left, callbackAt: null }
    }
  })

/** Marks a payment as paid and schedules its callback. */
export const scheduleCallback = (world: World, payment: PaymentRow, callbackAt: number): void =>
  world.use(gatewayRepository).change({ ...payment, status: 'paid', callbackAt, callbacks: 1 })
