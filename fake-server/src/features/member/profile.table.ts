import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What members tell of themselves after they have registered, and what of it they have told already. */
export const memberProfile = sqliteTable('member_profile', {
  memberId: integer('member_id').primaryKey(),
  /** `YYYY-MM-DD`, empty where none has been told. */
  birthday: text().notNull(),
  nicknameEditedAt: integer('nickname_edited_at'),
})

/** Uploaded pictures, re-encoded from their pixels; one a member. */
export const uploadedPicture = sqliteTable('uploaded_picture', {
  memberId: integer('member_id').primaryKey(),
  name: text().notNull().unique(),
  bytes: blob({ mode: 'buffer' }).notNull(),
  at: integer().notNull(),
})
