import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment, money } from '../../storage/columns.ts'

/** Vendors whose games run on their own servers. */
export const outsideVendor = sqliteTable('outside_vendor', {
  code: text().primaryKey(),
  /** Address that a launch opens. */
  launchUrl: text('launch_url').notNull(),
  /** SHA-256 of the vendor's key, so that a copy of the world's file gives no access to wallets. */
  keyHash: text('key_hash').notNull(),
})

/** Wallet calls of external vendors, which make repeated calls idempotent. */
export const vendorTx = sqliteTable(
  'vendor_tx',
  {
    vendor: text().notNull(),
    txId: text('tx_id').notNull(),
    kind: text({ enum: ['bet', 'win', 'rollback'] }).notNull(),
    memberId: integer('member_id').notNull(),
    /** The player's wallet that the call moves money from or to. */
    wallet: text().notNull(),
    nodeId: integer('node_id').notNull(),
    /** Id of the bet concerned; for a bet, its own id. */
    bet: text().notNull(),
    /** Ten-thousandths; for a rollback, the returned amount. */
    amount: money().notNull(),
    /** Balance of the wallet afterwards. */
    balance: money().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.txId] }),
    index('vendor_tx_by_bet').on(table.vendor, table.memberId, table.bet),
  ],
)
