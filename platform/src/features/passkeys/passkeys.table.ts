import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** Passkeys of members; all bytes are base64url. */
export const passkey = sqliteTable(
  'passkey',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer('member_id').notNull(),
    credentialId: text('credential_id').notNull().unique(),
    /** What the passkey knows its member by: the same for all passkeys of a member. */
    userHandle: text('user_handle').notNull(),
    /** In the form of COSE. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as it says itself; 0 for those that do not count. */
    counter: integer().notNull(),
    /** Host name of the app where it was made, its relying party id. */
    host: text().notNull(),
    name: text().notNull(),
    backedUp: integer('backed_up', { mode: 'boolean' }).notNull(),
    addedAt: moment('added_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkey_by_member').on(table.memberId)],
)

/** Challenges that can still be answered, each once. */
export const passkeyChallenge = sqliteTable('passkey_challenge', {
  challenge: text().primaryKey(),
  /** Who adds a passkey; null for a login. */
  memberId: integer('member_id'),
  /** What the new passkey will know its member by; null for a login. */
  userHandle: text('user_handle'),
  expiresAt: moment('expires_at').notNull(),
})
