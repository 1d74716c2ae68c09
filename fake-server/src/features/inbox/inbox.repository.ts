import type { WorldSeed } from '@understudy/seed'
import { and, count, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { inboxMessage } from './inbox.table.ts'

export type InboxRow = typeof inboxMessage.$inferSelect
export type NewMessage = Pick<InboxRow, 'memberId' | 'type' | 'title' | 'content' | 'at'>

const { placeholder } = sql
const own = eq(inboxMessage.memberId, placeholder('memberId'))
/**
 * Messages that are not deleted and not in the future: those sent later, before the clock was set back, stay hidden.
 */
const there = and(own, lte(inboxMessage.at, placeholder('now')), isNull(inboxMessage.deletedAt))
/** The ids are one JSON parameter, so that one prepared statement serves any number of them. */
const among = sql`${inboxMessage.id} IN (SELECT value FROM json_each(${placeholder('ids')}))`

const page = query((db) =>
  db
    .select()
    .from(inboxMessage)
    .where(there)
    .orderBy(desc(inboxMessage.at), desc(inboxMessage.id))
    .limit(placeholder('limit'))
    .offset(placeholder('offset')),
)
const total = query((db) => db.select({ n: count() }).from(inboxMessage).where(there))
const unread = query((db) =>
  db
    .select({ n: count() })
    .from(inboxMessage)
    .where(and(there, isNull(inboxMessage.readAt))),
)
const known = query((db) =>
  db
    .select({ n: count() })
    .from(inboxMessage)
    .where(and(own, lte(inboxMessage.at, placeholder('now')), among)),
)
const read = query((db) =>
  db
    .update(inboxMessage)
    .set({ readAt: sql`${placeholder('now')}` })
    .where(and(there, isNull(inboxMessage.readAt), among)),
)
const readAll = query((db) =>
  db
    .update(inboxMessage)
    .set({ readAt: sql`${placeholder('now')}` })
    .where(and(there, isNull(inboxMessage.readAt), lte(inboxMessage.id, placeholder('upTo')))),
)
const remove = query((db) =>
  db
    .update(inboxMessage)
    .set({ deletedAt: sql`${placeholder('now')}` })
    .where(and(there, among)),
)
const restore = query((db) => db.update(inboxMessage).set({ deletedAt: null }).where(and(own, among)))
const add = insertion(inboxMessage)

/** A member's messages; times are the world's. */
export function inboxRepository(db: WorldDatabase) {
  const withIds = (ids: readonly number[]) => ({ ids: JSON.stringify(ids) })
  return {
    page: (memberId: number, now: number, limit: number, offset: number): InboxRow[] =>
      page.all(db, { memberId, now, limit, offset }),
    total: (memberId: number, now: number): number => total.get(db, { memberId, now })?.n ?? 0,
    unread: (memberId: number, now: number): number => unread.get(db, { memberId, now })?.n ?? 0,
    /** Reports whether all ids are, or were, in the member's inbox. */
    hasAll: (memberId: number, now: number, ids: readonly number[]): boolean =>
      known.get(db, { memberId, now, ...withIds(ids) })?.n === new Set(ids).size,
    read: (memberId: number, now: number, ids: readonly number[]) =>
      void read.run(db, { memberId, now, ...withIds(ids) }),
    readAll: (memberId: number, now: number, upTo: number) => void readAll.run(db, { memberId, now, upTo }),
    remove: (memberId: number, now: number, ids: readonly number[]) =>
      void remove.run(db, { memberId, now, ...withIds(ids) }),
    restore: (memberId: number, ids: readonly number[]) => void restore.run(db, { memberId, ...withIds(ids) }),
    /** Returns the new id. */
    add: (row: NewMessage): number => Number(add(db, row).lastInsertRowid),
  }
}

export function loadInbox(db: WorldDatabase, seed: WorldSeed): void {
  const insert = db.$client.prepare(
    'INSERT INTO inbox_message (member_id, type, title, content, at, read_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  for (const { memberId, type, title, content, at, readAt } of seed.inbox)
    insert.run(memberId, type, JSON.stringify(title), JSON.stringify(content), at, readAt)
}
