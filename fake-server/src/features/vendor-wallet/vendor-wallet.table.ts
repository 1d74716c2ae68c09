import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Vendors whose games run on a server of their own. */
export const outsideVendor = sqliteTable('outside_vendor', {
  code: text().primaryKey(),
  /** Where a launch of its games leads. */
  launchUrl: text('launch_url').notNull(),
  /** SHA-256 of the key it sends with every call, so that a file of the world opens nobody's wallet. */
  keyHash: text('key_hash').notNull(),
})

/** What vendors from outside have called, so that a call that comes twice is answered twice and done once. */
export const vendorTx = sqliteTable(
  'vendor_tx',
  {
    vendor: text().notNull(),
    txId: text('tx_id').notNull(),
    kind: text({ enum: ['bet', 'win', 'rollback'] }).notNull(),
    memberId: integer('member_id').notNull(),
    /** The player's wallet that it moves money of. */
    wallet: text().notNull(),
    nodeId: integer('node_id').notNull(),
    /** Id of the bet it is about; its own where it is one. */
    bet: text().notNull(),
    /** Ten-thousandths; of a rollback what went back. */
    amount: integer().notNull(),
    /** What the wallet held afterwards. */
    balance: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.txId] }),
    index('vendor_tx_by_bet').on(table.vendor, table.memberId, table.bet),
  ],
)
