import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** Profile details that members add after registration, and when the nickname was last edited. */
export const memberProfile = sqliteTable('member_profile', {
  memberId: integer('member_id').primaryKey(),
  /** `YYYY-MM-DD`; empty when unknown. */
  birthday: text().notNull(),
  nicknameEditedAt: moment('nickname_edited_at'),
})

/** Uploaded pictures, re-encoded from their pixels; one per member. */
export const uploadedPicture = sqliteTable('uploaded_picture', {
  memberId: integer('member_id').primaryKey(),
  name: text().notNull().unique(),
  bytes: blob({ mode: 'buffer' }).notNull(),
  at: moment().notNull(),
})
