import { deposits, type MerchantCode, platformError, toAmount } from '@understudy/contracts'
import { type Call, handle } from '../../binding/call.ts'
import {
  type DepositRow,
  decidePayment,
  depositsRepository,
  gatewayRepository,
  type PaymentRow,
} from '../../features/deposits/index.ts'
import { systemRepository } from '../../features/system/index.ts'
import { textIn } from '../../world/texts.ts'
import type { World } from '../../world/world.ts'

type PayCall = Pick<Call, 'world' | 'language' | 'origins'> & { params: { payId: string } }

export const payRoutes = [
  handle(deposits.payment, (call) => paymentView(call, ...found(call.world, call.params.payId))),

  handle(deposits.answerPayment, (call) => {
    const { world, params, body } = call
    const [payment, order] = found(world, params.payId)
    // A payment can be decided once, and only while its order waits for payment.
    if (payment.status !== 'open' || order.state !== deposits.DEPOSIT_STATES.waiting)
      throw platformError('order.closed')
    decidePayment(world, payment, body.answer)
    return paymentView(call, ...found(world, params.payId))
  }),
]

function found(world: World, payId: string): [PaymentRow, DepositRow] {
  const payment = world.use(gatewayRepository).byPayId(payId)
  const order = payment && world.use(depositsRepository).byId(payment.orderId)
  if (!payment || !order) throw platformError('order.not.found')
  return [payment, order]
}

function paymentView({ world, language, origins }: PayCall, payment: PaymentRow, order: DepositRow) {
  const { brand, currencySymbol } = world.use(systemRepository).merchant(order.merchant as MerchantCode)
  const isOver = payment.status === 'open' && order.state !== deposits.DEPOSIT_STATES.waiting
  // Who has paid comes back to an order that may not know of it yet.
  const paid = payment.status === 'paid' && !payment.returned ? '&paid=1' : ''
  return {
    brand: textIn(brand, language),
    amount: toAmount(order.requested),
    currencySymbol,
    reference: payment.refId,
    status: isOver ? ('over' as const) : payment.status,
    returned: payment.returned,
    backUrl: `${origins.app}/m/voucherCenter?order=${order.transId}${paid}`,
    expiresAt: order.expiresAt,
  }
}
