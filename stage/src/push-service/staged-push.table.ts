import { push } from '@understudy/contracts'
import { moment } from '@understudy/platform/storage/columns.ts'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Browsers that subscribed at the staged push service. */
export const stagedSubscription = sqliteTable('staged_subscription', {
  /** A random UUID. */
  id: text().primaryKey(),
  at: moment().notNull(),
})

/** Messages that the staged push service took for a browser. */
export const stagedPush = sqliteTable(
  'staged_push',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    subscriptionId: text('subscription_id').notNull(),
    kind: text({ enum: push.PUSH_KINDS }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    link: text({ enum: push.PUSH_LINKS }).notNull(),
    at: moment().notNull(),
  },
  (table) => [index('staged_push_by_subscription').on(table.subscriptionId, table.id)],
)
