import { feature } from '../../binding/feature.ts'
import { dueWithdrawals, withdrawalsMove } from './due.ts'
import { loadWithdrawals } from './load-withdrawals.ts'
import { withdrawalQueue } from './queue.ts'
import { withdrawalRoutes } from './withdrawals.routes.ts'

export const withdrawals = feature({
  name: 'withdrawals',
  routes: withdrawalRoutes,
  load: loadWithdrawals,
  happens: [withdrawalsMove],
  queues: [withdrawalQueue],
  due: { 'withdrawal.moves': (world, _now, limit) => dueWithdrawals(world, limit) },
})
