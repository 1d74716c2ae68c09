import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

export const member = sqliteTable(
  'member',
  {
    id: integer().primaryKey(),
    merchant: text().notNull(),
    /** Lower case; unique within the merchant. */
    username: text().notNull(),
    /** `scrypt$N$r$p$salt$hash`; empty without a password: trial members, social sign-in only. */
    passwordHash: text('password_hash').notNull(),
    type: integer().notNull(),
    nickname: text().notNull(),
    /** Local number, as written in its country. */
    mobile: text().notNull(),
    /** Dialing code of the mobile number, digits only. */
    dialingCode: text('dialing_code').notNull().default('92'),
    email: text().notNull(),
    registeredAt: moment('registered_at').notNull(),
    upline: text().notNull(),
    vipLabel: text('vip_label').notNull(),
    avatar: text().notNull(),
    status: text({ enum: ['active', 'disabled', 'locked'] }).notNull(),
    nonMember: integer('non_member', { mode: 'boolean' }).notNull(),
    firstTimeLogin: integer('first_time_login', { mode: 'boolean' }).notNull(),
    liveModel: integer('live_model', { mode: 'boolean' }).notNull(),
    passwordChangedAt: moment('password_changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('member_by_name').on(table.merchant, table.username),
    index('member_by_mobile').on(table.mobile),
    index('member_by_email').on(table.email),
    index('member_by_upline').on(table.merchant, table.upline).where(sql`upline <> ''`),
  ],
)
