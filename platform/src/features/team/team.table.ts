import { GAME_TYPES, type GameType } from '@understudy/contracts'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { day, moment, money } from '../../storage/columns.ts'

/** Rates in hundredths of a percent of the turnover, by game type; an absent one is 0. */
export type Rates = Partial<Record<GameType, number>>

/**
 * Closure table of the tree: a row for each member and upline at any level, with depth 1 for the direct one. Uplines
 * never change.
 */
export const teamLink = sqliteTable(
  'team_link',
  {
    ancestorId: integer('ancestor_id').notNull(),
    memberId: integer('member_id').notNull(),
    depth: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ancestorId, table.depth, table.memberId] }),
    index('team_link_up').on(table.memberId, table.depth, table.ancestorId),
  ],
)

/** Members who are in a team or have one, with sums over all below. */
export const teamMember = sqliteTable('team_member', {
  memberId: integer('member_id').primaryKey(),
  rates: text({ mode: 'json' }).$type<Rates>().notNull(),
  /** The affiliate link used at registration. */
  linkId: integer('link_id'),
  /** Last login before the world's start. */
  lastLoginAt: moment('last_login_at'),
  /** Counts of everybody below, and of direct downlines. */
  members: integer().notNull().default(0),
  direct: integer().notNull().default(0),
  /** Count of agents among everybody below. */
  agents: integer().notNull().default(0),
  /** Sum of the balances of everybody below, ten-thousandths. */
  balance: money().notNull().default(0),
})

/**
 * Figures of a day, for the member alone or for everybody below. Bets are by game type; money has an empty one. Amounts
 * are ten-thousandths.
 */
export const teamFigure = sqliteTable(
  'team_figure',
  {
    memberId: integer('member_id').notNull(),
    /** 0 for the member alone, 1 for everybody below. */
    scope: integer().$type<0 | 1>().notNull(),
    /** `dayNumber` of the merchant's calendar. */
    day: day().notNull(),
    product: text({ enum: ['', ...GAME_TYPES] }).notNull(),
    bets: integer().notNull().default(0),
    staked: money().notNull().default(0),
    valid: money().notNull().default(0),
    win: money().notNull().default(0),
    /** Commission from this turnover at the member's rate. */
    commission: money().notNull().default(0),
    deposit: money().notNull().default(0),
    withdraw: money().notNull().default(0),
    transferIn: money('transfer_in').notNull().default(0),
    transferOut: money('transfer_out').notNull().default(0),
    rebate: money().notNull().default(0),
    reward: money().notNull().default(0),
    income: money().notNull().default(0),
    joined: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.scope, table.day, table.product] })],
)

/**
 * How many members below bet on a day, by the days since their last bet (31 for longer). In any interval, a member is
 * thus counted once, on the first day with a bet.
 */
export const teamActivity = sqliteTable(
  'team_activity',
  {
    agentId: integer('agent_id').notNull(),
    day: day().notNull(),
    gap: integer().notNull(),
    members: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.gap] })],
)

/** The last ledger movement counted in the figures; a single row. */
export const teamCounted = sqliteTable('team_counted', {
  id: integer().primaryKey(),
  movementId: integer('movement_id').notNull(),
})

/** Days with unpaid commission, by merchant: their days end at different times. */
export const commissionDue = sqliteTable(
  'commission_due',
  { day: day().notNull(), merchant: text().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.merchant] })],
)

/** Commission paid per day. */
export const commissionPaid = sqliteTable(
  'commission_paid',
  {
    memberId: integer('member_id').notNull(),
    day: day().notNull(),
    /** Ten-thousandths. */
    amount: money().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
)

/** Links through which members register as downlines. */
export const affiliateLink = sqliteTable(
  'affiliate_link',
  {
    id: integer().primaryKey(),
    code: text().notNull().unique(),
    memberId: integer('member_id').notNull(),
    /** Role of members who register through it: 0 player, 1 agent. */
    type: integer().$type<0 | 1>().notNull(),
    rates: text({ mode: 'json' }).$type<Rates>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null for never. */
    expiresAt: moment('expires_at'),
    removedAt: moment('removed_at'),
    registered: integer().notNull().default(0),
  },
  (table) => [index('affiliate_link_by_member').on(table.memberId, table.createdAt)],
)
