import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Who holds money: members, vendors and the house. All amounts are ten-thousandths of the unit. */
export const account = sqliteTable(
  'account',
  {
    id: integer().primaryKey(),
    kind: text({ enum: ['member', 'vendor', 'house'] }).notNull(),
    /** Member id, vendor code, or `house`. */
    owner: text().notNull(),
    /** `main`, `lottery`, or a vendor code where the merchant has one wallet per vendor. */
    wallet: text().notNull(),
    balance: integer().notNull(),
  },
  (table) => [
    uniqueIndex('account_by_owner').on(table.kind, table.owner, table.wallet),
    check('no_member_below_zero', sql`kind <> 'member' OR balance >= 0`),
  ],
)

/** One movement of money; its entries sum to zero. */
export const movement = sqliteTable('movement', {
  id: integer().primaryKey({ autoIncrement: true }),
  /** Repeating a key repeats the movement's answer and moves nothing. */
  key: text().notNull().unique(),
  /** Transaction type (TX of the ledger). */
  typeId: integer('type_id').notNull(),
  amount: integer().notNull(),
  fromAccount: integer('from_account').notNull(),
  toAccount: integer('to_account').notNull(),
  remark: text().notNull(),
  at: integer().notNull(),
})

/** Neither stakes nor prizes of games and lotteries; a query that says the same words reads the index of them alone. */
export const BESIDE_BETS = sql.raw('type_id NOT IN (5001, 5002, 5003, 4001, 4002, 4003)')

export const entry = sqliteTable(
  'entry',
  {
    movementId: integer('movement_id').notNull(),
    accountId: integer('account_id').notNull(),
    /** Signed. */
    amount: integer().notNull(),
    balanceAfter: integer('balance_after').notNull(),
    /** Time and type of the movement a second time: records and their sums are read from the index alone. */
    at: integer().notNull().default(0),
    typeId: integer('type_id').notNull().default(0),
  },
  (table) => [
    index('entry_by_account').on(table.accountId, table.at, table.movementId, table.typeId, table.amount),
    // Most entries are stakes and prizes, which reports of other money need not read.
    index('entry_beside_bets').on(table.accountId, table.at, table.typeId, table.amount).where(BESIDE_BETS),
  ],
)
