import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { moment, money } from '../../storage/columns.ts'

/** Accounts of members, vendors and the house. All amounts are ten-thousandths of the unit. */
export const account = sqliteTable(
  'account',
  {
    id: integer().primaryKey(),
    kind: text({ enum: ['member', 'vendor', 'house'] }).notNull(),
    /** Member id, vendor code, or `house`. */
    owner: text().notNull(),
    /** `main`, `lottery`, or a vendor code where the merchant has one wallet per vendor. */
    wallet: text().notNull(),
    balance: money().notNull(),
  },
  (table) => [
    uniqueIndex('account_by_owner').on(table.kind, table.owner, table.wallet),
    check('no_member_below_zero', sql`kind <> 'member' OR balance >= 0`),
  ],
)

/** One movement of money; its entries sum to zero. */
export const movement = sqliteTable('movement', {
  id: integer().primaryKey({ autoIncrement: true }),
  /** Idempotency key: a repeated one moves nothing. */
  key: text().notNull().unique(),
  /** Transaction type (TX of the ledger). */
  typeId: integer('type_id').notNull(),
  amount: money().notNull(),
  fromAccount: integer('from_account').notNull(),
  toAccount: integer('to_account').notNull(),
  remark: text().notNull(),
  at: moment().notNull(),
})

/** Everything but stakes and payouts of games and lotteries. Repeat it word for word to use the partial index. */
export const BESIDE_BETS = sql.raw('type_id NOT IN (5001, 5002, 5003, 4001, 4002, 4003)')

export const entry = sqliteTable(
  'entry',
  {
    movementId: integer('movement_id').notNull(),
    accountId: integer('account_id').notNull(),
    /** Signed. */
    amount: money().notNull(),
    balanceAfter: money('balance_after').notNull(),
    /** Copies of the movement's time and type, so that records and sums are read from the index alone. */
    at: moment().notNull().default(0),
    typeId: integer('type_id').notNull().default(0),
  },
  (table) => [
    index('entry_by_account').on(table.accountId, table.at, table.movementId, table.typeId, table.amount),
    // Reports of other money skip stakes and payouts, which are most of the entries.
    index('entry_beside_bets').on(table.accountId, table.at, table.typeId, table.amount).where(BESIDE_BETS),
  ],
)
