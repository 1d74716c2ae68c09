import { GAME_TYPES, type GameType } from '@understudy/contracts'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Shares of the turnover in hundredths of a percent, by type of game; what is absent is nothing. */
export type Rates = Partial<Record<GameType, number>>

/** Everybody above everybody: a member once with each of those above, one step up at depth 1. Uplines never change. */
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

/** Everybody who is in a team or has one, with sums over all below. */
export const teamMember = sqliteTable('team_member', {
  memberId: integer('member_id').primaryKey(),
  rates: text({ mode: 'json' }).$type<Rates>().notNull(),
  /** The affiliate link the member came by. */
  linkId: integer('link_id'),
  /** The last login of before the world began. */
  lastLoginAt: integer('last_login_at'),
  /** Everybody below, and those of them one step below. */
  members: integer().notNull().default(0),
  direct: integer().notNull().default(0),
  /** Those of everybody below who are agents. */
  agents: integer().notNull().default(0),
  /** What all below hold together, ten-thousandths. */
  balance: integer().notNull().default(0),
})

/**
 * What a day brought, by type of game for bets and by none for money: of the member alone, or of everybody below.
 * Amounts are ten-thousandths.
 */
export const teamFigure = sqliteTable(
  'team_figure',
  {
    memberId: integer('member_id').notNull(),
    /** 0 the member alone, 1 everybody below. */
    scope: integer().$type<0 | 1>().notNull(),
    /** `dayNumber` of the merchants' calendar. */
    day: integer().notNull(),
    product: text({ enum: ['', ...GAME_TYPES] }).notNull(),
    bets: integer().notNull().default(0),
    staked: integer().notNull().default(0),
    valid: integer().notNull().default(0),
    win: integer().notNull().default(0),
    /** What the member's rate brings of this play. */
    commission: integer().notNull().default(0),
    deposit: integer().notNull().default(0),
    withdraw: integer().notNull().default(0),
    transferIn: integer('transfer_in').notNull().default(0),
    transferOut: integer('transfer_out').notNull().default(0),
    rebate: integer().notNull().default(0),
    reward: integer().notNull().default(0),
    income: integer().notNull().default(0),
    joined: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.scope, table.day, table.product] })],
)

/**
 * How many below played on a day and had not played for so many days before (31 stands for longer): whoever played on
 * several days of a stretch is counted in it once, on the first of them.
 */
export const teamActivity = sqliteTable(
  'team_activity',
  {
    agentId: integer('agent_id').notNull(),
    day: integer().notNull(),
    gap: integer().notNull(),
    members: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.gap] })],
)

/** The last movement of the ledger that the figures count, in one row. */
export const teamCounted = sqliteTable('team_counted', {
  id: integer().primaryKey(),
  movementId: integer('movement_id').notNull(),
})

/** Days of play whose commission is still to be paid. */
export const commissionDue = sqliteTable('commission_due', { day: integer().primaryKey() })

/** What was paid of a day's commission. */
export const commissionPaid = sqliteTable(
  'commission_paid',
  {
    memberId: integer('member_id').notNull(),
    day: integer().notNull(),
    /** Ten-thousandths. */
    amount: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
)

/** Links by which people register as somebody's downlines. */
export const affiliateLink = sqliteTable(
  'affiliate_link',
  {
    id: integer().primaryKey(),
    code: text().notNull().unique(),
    memberId: integer('member_id').notNull(),
    /** What comes of who registers by it: 0 player, 1 agent. */
    type: integer().$type<0 | 1>().notNull(),
    rates: text({ mode: 'json' }).$type<Rates>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** Null for never. */
    expiresAt: integer('expires_at'),
    removedAt: integer('removed_at'),
    registered: integer().notNull().default(0),
  },
  (table) => [index('affiliate_link_by_member').on(table.memberId, table.createdAt)],
)
