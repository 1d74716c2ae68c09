import { promotions } from '@understudy/contracts'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment, money } from '../../storage/columns.ts'

/** Rule of a promotion. Its texts, pictures and dates are those of the announcement (type PR) with the same id. */
export const promotion = sqliteTable('promotion', {
  id: integer().primaryKey(),
  merchant: text().notNull(),
  rule: text({ mode: 'json' }).$type<promotions.PromotionRule>().notNull(),
})

/** Members' parts in promotions; amounts in ten-thousandths. */
export const promotionPart = sqliteTable(
  'promotion_part',
  {
    id: integer().primaryKey(),
    /** Names promotion, member and day, so that there is only one part for them. */
    rewardId: text('reward_id').notNull().unique(),
    promotionId: integer('promotion_id').notNull(),
    memberId: integer('member_id').notNull(),
    label: text({ enum: promotions.KEPT_LABELS }).notNull(),
    /** When the part began, and when it got its current label. */
    since: moment().notNull(),
    at: moment().notNull(),
    /** The reward; 0 until there is one. */
    amount: money().notNull(),
    turnover: money().notNull(),
    /** When an issued reward expires. */
    expiresAt: moment('expires_at'),
    /** The deposit it was chosen with. */
    transId: text('trans_id'),
    reason: text({ enum: promotions.REJECT_REASONS }),
    remark: text().notNull(),
  },
  (table) => [
    index('promotion_part_by_member').on(table.memberId, table.at),
    index('promotion_part_by_deposit').on(table.transId).where(sql`trans_id IS NOT NULL`),
    index('promotion_part_applying').on(table.at).where(sql`label = 'applying'`),
  ],
)
