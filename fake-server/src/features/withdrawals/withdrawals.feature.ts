import { withdrawals as contract } from '@understudy/contracts'
import { feature } from '../../binding/feature.ts'
import { MONEY, wordsIn } from '../../world/column-words.ts'
import { withdrawalSteps } from './due.ts'
import { loadWithdrawals } from './load-withdrawals.ts'
import { withdrawalQueue } from './queue.ts'
import { withdrawalRoutes } from './withdrawals.routes.ts'
import { withdrawal } from './withdrawals.table.ts'

export const withdrawals = feature({
  name: 'withdrawals',
  routes: withdrawalRoutes,
  load: loadWithdrawals,
  scheduled: [withdrawalSteps],
  queues: [withdrawalQueue],
  columnWords: wordsIn(withdrawal),
  columnNumbers: {
    'withdrawal.state': Object.values(contract.WITHDRAWAL_STATES),
    'withdrawal_event.state': Object.values(contract.WITHDRAWAL_STATES),
  },
  columnFormats: {
    'withdrawal.ref_id': { holds: 'W and 14 to 18 digits', schema: contract.WithdrawalId },
    'withdrawal.amount': MONEY,
    'withdrawal.fee': MONEY,
  },
})
