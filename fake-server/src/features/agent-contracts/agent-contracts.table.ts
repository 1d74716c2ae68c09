import { agentContracts, GAME_TYPES } from '@understudy/contracts'
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** A contract of somebody with whoever stands right above, about one product; a new one after it ended is a row of its own. */
export const agentContract = sqliteTable(
  'agent_contract',
  {
    id: integer().primaryKey(),
    /** Who is paid by it. */
    memberId: integer('member_id').notNull(),
    /** Who pays; null for the house. */
    uplineId: integer('upline_id'),
    kind: text({ enum: agentContracts.CONTRACT_KINDS }).notNull(),
    product: text({ enum: agentContracts.CONTRACT_PRODUCTS }).notNull(),
    status: text({ enum: agentContracts.CONTRACT_STATES }).notNull(),
    /** Who waits for the other's answer. */
    asker: text({ enum: ['upline', 'downline'] }),
    tiers: text({ mode: 'json' }).$type<agentContracts.Tier[]>().notNull(),
    /** Of a dividend. */
    compPeriod: text('comp_period', { enum: agentContracts.COMP_PERIODS }),
    /** Terms that are asked for instead. */
    nextTiers: text('next_tiers', { mode: 'json' }).$type<agentContracts.Tier[]>(),
    createdAt: integer('created_at').notNull(),
    at: integer().notNull(),
    activeAt: integer('active_at'),
    endedAt: integer('ended_at'),
    /** Start of the first period that is not paid yet; null while nothing is to be paid. */
    nextFrom: integer('next_from'),
    /** When that one is paid; null for hours, which are paid where somebody has played. */
    dueAt: integer('due_at'),
    /** Start of the first period of before the world began that is not in the history yet; null for none. */
    recallFrom: integer('recall_from'),
  },
  (table) => [
    // One contract at a time about the same thing.
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

/** What each period of a contract came to; a period is here once. Amounts are ten-thousandths. */
export const contractPayout = sqliteTable(
  'contract_payout',
  {
    id: integer().primaryKey(),
    contractId: integer('contract_id').notNull(),
    from: integer('period_from').notNull(),
    to: integer('period_to').notNull(),
    base: integer().notNull(),
    active: integer().notNull(),
    rateType: text('rate_type', { enum: ['P', 'F'] }),
    /** Hundredths: of a percent, or of the unit. */
    rate: integer(),
    amount: integer().notNull(),
    status: text({ enum: agentContracts.PAYOUT_STATES }).notNull(),
    paidAt: integer('paid_at'),
    /** When what is owed is tried again. */
    tryAt: integer('try_at'),
  },
  (table) => [
    uniqueIndex('contract_payout_period').on(table.contractId, table.from),
    index('contract_payout_owed').on(table.tryAt).where(sql`try_at IS NOT NULL`),
  ],
)

/** What players turned over in hours that are still to be paid, where somebody above has an hourly salary. */
export const hourPlay = sqliteTable(
  'hour_play',
  {
    /** Its first moment. */
    hour: integer().notNull(),
    memberId: integer('member_id').notNull(),
    product: text({ enum: GAME_TYPES }).notNull(),
    valid: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.memberId, table.product] })],
)
