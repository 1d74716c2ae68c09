import { feature } from '../../binding/feature.ts'
import { rulesOf } from '../../storage/column-rules.ts'
import { stagedPush, stagedSubscription } from './staged-push.table.ts'

/** The staged push service: its subscriptions, and the messages it took. */
export const stagedPushFeature = feature({
  name: 'push-service',
  tables: [stagedSubscription, stagedPush],
  rowLimits: { staged_subscription: { rows: 2_000 }, staged_push: { rows: 2_000 } },
  columns: { ...rulesOf(stagedSubscription), ...rulesOf(stagedPush) },
})
