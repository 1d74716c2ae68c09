import { rewards } from '@understudy/contracts'
import type { Texts } from '@understudy/seed'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment, money } from '../../storage/columns.ts'

/** Issued rewards, claimed or not; amounts in ten-thousandths. */
export const reward = sqliteTable(
  'reward',
  {
    id: integer().primaryKey(),
    /** Idempotency key: names the reason for the reward. */
    key: text().notNull().unique(),
    memberId: integer('member_id').notNull(),
    kind: text({ enum: rewards.REWARD_KINDS }).notNull(),
    type: text({ enum: rewards.REWARD_TYPES }).notNull(),
    name: text({ mode: 'json' }).$type<Texts>().notNull(),
    amount: money().notNull(),
    /** How many times the amount has to be bet. */
    multiple: integer().notNull(),
    issuedAt: moment('issued_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    claimedAt: moment('claimed_at'),
    /** When it was claimed or expires; sort key of the history. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('reward_by_member').on(table.memberId, table.endsAt), index('reward_by_end').on(table.endsAt)],
)

export type RewardRow = typeof reward.$inferSelect
