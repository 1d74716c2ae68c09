import { withdrawals as contract } from '@understudy/contracts'
import { feature } from '../../binding/feature.ts'
import { MONEY, oneOf, rulesOf } from '../../storage/column-rules.ts'
import { loadWithdrawals } from './load-withdrawals.ts'
import { withdrawalQueue } from './queue.ts'
import { withdrawalSteps } from './withdrawal-events.ts'
import { withdrawalRoutes } from './withdrawals.routes.ts'
import { withdrawal, withdrawalEvent } from './withdrawals.table.ts'

export { withdrawalRecordView } from './record-view.ts'
export { dayAmountAt } from './rules.ts'
export { withdrawalHistoryRepository } from './withdrawal-history.repository.ts'
export { expectedMinutes } from './withdrawal-views.ts'

export const withdrawals = feature({
  name: 'withdrawals',
  tables: [withdrawal, withdrawalEvent],
  routes: withdrawalRoutes,
  load: loadWithdrawals,
  scheduled: [withdrawalSteps],
  queues: [withdrawalQueue],
  columns: {
    ...rulesOf(withdrawal, {
      state: oneOf(Object.values(contract.WITHDRAWAL_STATES)),
      refId: { holds: 'W and 14 to 18 digits', schema: contract.WithdrawalId },
      amount: MONEY,
      fee: MONEY,
    }),
    ...rulesOf(withdrawalEvent, { state: oneOf(Object.values(contract.WITHDRAWAL_STATES)) }),
  },
})
