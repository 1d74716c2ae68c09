import { agentContracts, GAME_TYPES } from '@understudy/contracts'
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { moment, money } from '../../storage/columns.ts'

/** A contract of a member with the direct upline about one product. After it ends, a new contract is a new row. */
export const agentContract = sqliteTable(
  'agent_contract',
  {
    id: integer().primaryKey(),
    /** The member it pays. */
    memberId: integer('member_id').notNull(),
    /** The member who pays; null for the house. */
    uplineId: integer('upline_id'),
    kind: text({ enum: agentContracts.CONTRACT_KINDS }).notNull(),
    product: text({ enum: agentContracts.CONTRACT_PRODUCTS }).notNull(),
    status: text({ enum: agentContracts.CONTRACT_STATES }).notNull(),
    /** The side that waits for the other's answer. */
    asker: text({ enum: ['upline', 'downline'] }),
    tiers: text({ mode: 'json' }).$type<agentContracts.Tier[]>().notNull(),
    /** Dividends only. */
    compPeriod: text('comp_period', { enum: agentContracts.COMP_PERIODS }),
    /** Changed terms that were requested and not answered yet. */
    nextTiers: text('next_tiers', { mode: 'json' }).$type<agentContracts.Tier[]>(),
    createdAt: moment('created_at').notNull(),
    at: moment().notNull(),
    activeAt: moment('active_at'),
    endedAt: moment('ended_at'),
    /** Start of the first unpaid period; null while nothing is payable. */
    nextFrom: moment('next_from'),
    /** Payment time of that period; null for hourly salaries, which are paid only for hours with bets. */
    dueAt: moment('due_at'),
    /** Start of the first period before the world's start that is missing in the history; null when none is. */
    recallFrom: moment('recall_from'),
  },
  (table) => [
    // One open contract per member, kind and product.
    uniqueIndex('agent_contract_open')
      .on(table.memberId, table.kind, table.product)
      .where(sql`status IN ('P', 'A', 'E', 'V')`),
    index('agent_contract_by_member').on(table.memberId, table.kind),
    index('agent_contract_by_upline').on(table.uplineId, table.kind),
    index('agent_contract_due').on(table.dueAt).where(sql`due_at IS NOT NULL`),
    index('agent_contract_hours').on(table.memberId).where(sql`kind = 'hour' AND next_from IS NOT NULL`),
    index('agent_contract_recall').on(table.id).where(sql`recall_from IS NOT NULL`),
    index('agent_contract_waiting').on(table.at).where(sql`asker IS NOT NULL`),
  ],
)

/** The result of each period of a contract, one row per period. Amounts are ten-thousandths. */
export const contractPayout = sqliteTable(
  'contract_payout',
  {
    id: integer().primaryKey(),
    contractId: integer('contract_id').notNull(),
    from: moment('period_from').notNull(),
    to: moment('period_to').notNull(),
    base: money().notNull(),
    active: integer().notNull(),
    rateType: text('rate_type', { enum: ['P', 'F'] }),
    /** Hundredths of a percent, or of the currency unit. */
    rate: integer(),
    amount: money().notNull(),
    status: text({ enum: agentContracts.PAYOUT_STATES }).notNull(),
    paidAt: moment('paid_at'),
    /** When payment of an owed amount is tried next. */
    tryAt: moment('try_at'),
  },
  (table) => [
    uniqueIndex('contract_payout_period').on(table.contractId, table.from),
    index('contract_payout_owed').on(table.tryAt).where(sql`try_at IS NOT NULL`),
  ],
)

/** Turnover of players in hours that are not paid yet, recorded only below an hourly salary. */
export const hourPlay = sqliteTable(
  'hour_play',
  {
    /** Start of the hour. */
    hour: moment().notNull(),
    memberId: integer('member_id').notNull(),
    product: text({ enum: GAME_TYPES }).notNull(),
    valid: money().notNull(),
    /** The hour was paid; it is kept for a clock that is set back into it. */
    paid: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.hour, table.memberId, table.product] })],
)
