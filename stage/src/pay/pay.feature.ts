import { feature, scheduled } from '@understudy/platform/binding/feature.ts'
import { MONEY, rulesOf } from '@understudy/platform/storage/column-rules.ts'
import { sendCallback } from './gateway.ts'
import { paymentsRepository } from './payments.repository.ts'
import { gatewayPayment } from './payments.table.ts'

/** The payment gateway: its table, and the callbacks that it has still to send. */
export const pay = feature({
  name: 'pay',
  tables: [gatewayPayment],
  scheduled: [
    scheduled({
      kind: 'deposit.callback',
      reads: [gatewayPayment],
      upcoming: (world, limit) =>
        world
          .use(paymentsRepository)
          .withCallback(limit)
          .map((payment) => ({ at: payment.callbackAt ?? 0, about: payment.transId, payment })),
      run(world, { at, payment }) {
        sendCallback(world, payment, at)
        return undefined
      },
    }),
  ],
  columns: rulesOf(gatewayPayment, { amount: MONEY }),
})
