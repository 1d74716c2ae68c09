import { control, push } from '@understudy/contracts'
import type { Texts } from '@understudy/seed'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** Browsers that get notifications of a member. */
export const pushSubscription = sqliteTable(
  'push_subscription',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer('member_id').notNull(),
    /** Address at the browser's push service. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** In which the browser reads. */
    language: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('push_subscription_by_member').on(table.memberId)],
)

/** What members chose; a member without a row has the defaults. */
export const pushSetting = sqliteTable('push_setting', {
  memberId: integer('member_id').primaryKey(),
  money: integer({ mode: 'boolean' }).notNull(),
  rewards: integer({ mode: 'boolean' }).notNull(),
  messages: integer({ mode: 'boolean' }).notNull(),
  lottery: integer({ mode: 'boolean' }).notNull(),
  /** Minutes of the merchant's day; null for no quiet hours. */
  quietFrom: integer('quiet_from'),
  quietUntil: integer('quiet_until'),
})

/** Notifications, with what became of each. */
export const pushMessage = sqliteTable(
  'push_message',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer('member_id').notNull(),
    kind: text({ enum: push.PUSH_KINDS }).notNull(),
    /** Key of the event, of which a member gets one notification. */
    key: text().notNull(),
    title: text({ mode: 'json' }).$type<Texts>().notNull(),
    body: text({ mode: 'json' }).$type<Texts>().notNull(),
    link: text({ enum: push.PUSH_LINKS }).notNull(),
    at: moment().notNull(),
    /** When it is sent: at once, or at the end of quiet hours. */
    dueAt: moment('due_at').notNull(),
    state: text({ enum: control.PUSH_STATES }).notNull(),
  },
  (table) => [
    uniqueIndex('push_message_once').on(table.memberId, table.key),
    index('push_message_due').on(table.dueAt).where(sql`state = 'waiting'`),
  ],
)
