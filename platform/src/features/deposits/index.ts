import { deposits as contract } from '@understudy/contracts'
import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { jsonOf, MONEY, oneOf, rulesOf, Texts } from '../../storage/column-rules.ts'
import { scheduledDeposits } from './deposit-events.ts'
import { depositLearns } from './deposits.learns.ts'
import { depositRoutes } from './deposits.routes.ts'
import { deposit, depositChannel, depositEvent, depositPicture, scratchCard } from './deposits.table.ts'
import { loadDeposits } from './load-deposits.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { depositQueue } from './queue.ts'

export { channelsRepository } from './channels.repository.ts'
export { depositHistoryRepository } from './deposit-history.repository.ts'
export { creditOf } from './deposit-steps.ts'
export { reimbursementOf } from './deposit-views.ts'
export { depositsRepository } from './deposits.repository.ts'
export { payIdIn, receiveCallback, signatureOf } from './gateway-callback.ts'
export type { PaymentGateway } from './payment-gateway.ts'
export { proofPicturesRepository } from './proof-pictures.repository.ts'
export { depositRecordView } from './record-view.ts'

const Facts = z.object({
  name: Texts,
  logo: z.string().check(z.regex(/^[a-z0-9-]{2,32}$/)),
  min: z.number(),
  max: z.number(),
  fee: z.int(),
  minutes: z.int(),
  decimals: z.boolean(),
  quickAmounts: z.array(z.number()),
  payee: z.nullable(z.object({ bankName: Texts, accountName: z.string(), accountNo: z.string() })),
})

export const deposits = (gateway: PaymentGateway) =>
  feature({
    name: 'deposits',
    tables: [depositChannel, deposit, depositEvent, depositPicture, scratchCard],
    routes: depositRoutes(gateway),
    learns: depositLearns,
    load: (db, seed) => loadDeposits(db, seed, gateway),
    scheduled: scheduledDeposits,
    queues: [depositQueue(gateway)],
    // Pictures take far more space than rows. An order stays in the record after its pictures are evicted.
    rowLimits: {
      deposit_picture: {
        rows: 20,
        use: () => `EXISTS (SELECT 1 FROM deposit WHERE id = order_id AND state < ${contract.DEPOSIT_STATES.success})`,
      },
    },
    columns: {
      ...rulesOf(depositChannel, { facts: jsonOf(Facts) }),
      ...rulesOf(deposit, {
        state: oneOf(Object.values(contract.DEPOSIT_STATES)),
        transId: { holds: 'D and 14 to 18 digits', schema: contract.DepositId },
        requested: MONEY,
        fee: MONEY,
        reimbursed: MONEY,
      }),
      ...rulesOf(depositEvent, { state: oneOf(Object.values(contract.DEPOSIT_STATES)) }),
    },
  })
