import { deposits, platformError, toAmount } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import { type PaymentGateway, receiveCallback, signatureOf } from '@understudy/platform/features/deposits/index.ts'
import { cashierOf } from '@understudy/platform/world/settings.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { type Payment, paymentsRepository } from './payments.repository.ts'

/** Delay of a late callback after the order's expiry. */
const LATE = MINUTE

/** Returns a payment. @throws PlatformError `order.not.found` */
export function paymentOf(world: World, payId: string): Payment {
  const payment = world.use(paymentsRepository).byPayId(payId)
  if (!payment) throw platformError('order.not.found')
  return payment
}

/** Returns the signed callback for a payment. */
function callbackOf(world: World, { payId, transId, refId, status, amount }: Payment): deposits.GatewayCallback {
  const unsigned = {
    transId,
    payId: `${world.id}.${payId}`,
    refId,
    outcome: status === 'declined' ? ('declined' as const) : ('paid' as const),
    amount: toAmount(amount),
  }
  return { ...unsigned, signature: signatureOf(world, unsigned) }
}

/** Sends one callback to the platform's endpoint `deposits.gatewayCallback`, as of a time, and notes the reply. */
export function sendCallback(world: World, payment: Payment, at: number): void {
  const { result } = receiveCallback(world, callbackOf(world, payment), at)
  const callbacks = Math.max(0, payment.callbacks - 1)
  world.use(paymentsRepository).change(payment.id, {
    callbacks,
    callbackAt: callbacks > 0 ? at : null,
    returned: payment.returned || (result === 'refused' && payment.status === 'paid'),
  })
}

/** Records the payer's answer and schedules the callbacks that follow; those without a delay are sent at once. */
export const answerPayment = (
  world: World,
  { id, payId }: Payment,
  answer: deposits.PayAnswer,
  { evenIfSilent = false } = {},
): void =>
  world.transaction(() => {
    const now = world.now()
    const isSilent = cashierOf(world).gateway === 'silent' && !evenIfSilent
    const after = isSilent ? null : deposits.CALLBACK_AFTER[answer]
    const callbacks = after === null ? 0 : answer === 'payTwice' ? 2 : 1
    world.use(paymentsRepository).change(id, {
      status: answer === 'decline' ? 'declined' : 'paid',
      callbackAt: after === null ? null : now + after,
      callbacks,
    })
    if (after === 0)
      for (let remaining = callbacks; remaining > 0; remaining -= 1) sendCallback(world, paymentOf(world, payId), now)
  })

/** The gateway that takes the deposits of every world: its page on the stage answers as payers do. */
export const stagedGateway: PaymentGateway = {
  open: (db, { payId, transId, merchant, requested, expiresAt }) =>
    paymentsRepository(db).add({
      payId,
      transId,
      merchant,
      amount: requested,
      expiresAt,
      status: 'open',
      refId: `LP${transId.slice(1)}`,
      callbackAt: null,
      callbacks: 0,
      returned: false,
    }),
  answer(world, payId, action) {
    const payment = paymentOf(world, payId)
    if (action === 'callbackLate')
      world
        .use(paymentsRepository)
        .change(payment.id, { status: 'paid', callbackAt: payment.expiresAt + LATE, callbacks: 1 })
    else if (action === 'decline') answerPayment(world, payment, 'decline', { evenIfSilent: true })
    else answerPayment(world, payment, action === 'callbackTwice' ? 'payTwice' : 'payFirst', { evenIfSilent: true })
  },
  callback: (world, payId) => JSON.stringify(callbackOf(world, paymentOf(world, payId))),
}
