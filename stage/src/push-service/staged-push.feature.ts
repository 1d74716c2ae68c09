import { feature } from '@understudy/platform/binding/feature.ts'
import { rulesOf } from '@understudy/platform/storage/column-rules.ts'
import { stagedPush, stagedSubscription } from './staged-push.table.ts'

/** The staged push service: its subscriptions, and the messages it took. */
export const stagedPushFeature = feature({
  name: 'push-service',
  tables: [stagedSubscription, stagedPush],
  rowLimits: {
    // Strangers may subscribe, so one that a member's device uses is not pruned; of those the platform bounds the number.
    staged_subscription: {
      rows: 2_000,
      where: 'NOT EXISTS (SELECT 1 FROM push_subscription WHERE instr(endpoint, staged_subscription.id))',
    },
    staged_push: { rows: 2_000 },
  },
  columns: { ...rulesOf(stagedSubscription), ...rulesOf(stagedPush) },
})
