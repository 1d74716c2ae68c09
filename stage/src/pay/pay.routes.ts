import { deposits, type MerchantCode, platformError, toAmount } from '@understudy/contracts'
import { type Call, handle } from '@understudy/platform/binding/call.ts'
import { depositsRepository, payIdIn } from '@understudy/platform/features/deposits/index.ts'
import { systemRepository } from '@understudy/platform/features/system/index.ts'
import { textIn } from '@understudy/platform/shared/text.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { answerPayment, paymentOf } from './gateway.ts'
import type { Payment } from './payments.repository.ts'

type PayCall = Pick<Call, 'world' | 'language' | 'origins'> & { params: { payId: string } }

export const payRoutes = [
  handle(deposits.payment, (call) => paymentView(call)),

  handle(deposits.answerPayment, (call) => {
    const { world, params, body } = call
    const payment = paymentOf(world, payIdIn(params.payId))
    // A payment can be answered once, and only while its order waits for payment.
    if (payment.status !== 'open' || !isAwaited(world, payment)) throw platformError('order.closed')
    answerPayment(world, payment, body.answer)
    return paymentView(call)
  }),
]

/** Whether the platform still waits for the payment; its order may have expired or been cancelled. */
const isAwaited = (world: World, { transId }: Payment): boolean =>
  world.use(depositsRepository).byTransId(transId)?.state === deposits.DEPOSIT_STATES.waiting

function paymentView({ world, language, origins, params }: PayCall) {
  const payment = paymentOf(world, payIdIn(params.payId))
  const { brand, currencySymbol } = world.use(systemRepository).merchant(payment.merchant as MerchantCode)
  const isOver = payment.status === 'open' && !isAwaited(world, payment)
  // Who has paid comes back to an order that may not know of it yet.
  const paid = payment.status === 'paid' && !payment.returned ? '&paid=1' : ''
  return {
    brand: textIn(brand, language),
    amount: toAmount(payment.amount),
    currencySymbol,
    reference: payment.refId,
    status: isOver ? ('over' as const) : payment.status,
    returned: payment.returned,
    backUrl: `${origins.app}/m/voucherCenter?order=${payment.transId}${paid}`,
    expiresAt: payment.expiresAt,
  }
}
