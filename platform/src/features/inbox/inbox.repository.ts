import { toAmount } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, count, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { inboxMessage } from './inbox.table.ts'

export type InboxRow = typeof inboxMessage.$inferSelect
export type NewMessage = Pick<InboxRow, 'memberId' | 'type' | 'title' | 'content' | 'at'>

const byMember = (memberId: number) => eq(inboxMessage.memberId, memberId)
/**
 * Messages that are not deleted and not in the future: those sent later, before the clock was set back, stay hidden.
 */
const there = (memberId: number, now: number) =>
  and(byMember(memberId), lte(inboxMessage.at, now), isNull(inboxMessage.deletedAt))
/** The ids are one JSON parameter, because SQLite bounds the number of parameters. */
const among = (ids: readonly number[]) =>
  sql`${inboxMessage.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`

/** A member's messages; times are the world's. */
export function inboxRepository(db: WorldDatabase) {
  return {
    page: (memberId: number, now: number, limit: number, offset: number): InboxRow[] =>
      db
        .select()
        .from(inboxMessage)
        .where(there(memberId, now))
        .orderBy(desc(inboxMessage.at), desc(inboxMessage.id))
        .limit(limit)
        .offset(offset)
        .all(),
    total: (memberId: number, now: number): number =>
      db.select({ n: count() }).from(inboxMessage).where(there(memberId, now)).get()?.n ?? 0,
    unread: (memberId: number, now: number): number =>
      db
        .select({ n: count() })
        .from(inboxMessage)
        .where(and(there(memberId, now), isNull(inboxMessage.readAt)))
        .get()?.n ?? 0,
    /** Reports whether all ids are, or were, in the member's inbox. */
    hasAll: (memberId: number, now: number, ids: readonly number[]): boolean =>
      db
        .select({ n: count() })
        .from(inboxMessage)
        .where(and(byMember(memberId), lte(inboxMessage.at, now), among(ids)))
        .get()?.n === new Set(ids).size,
    read: (memberId: number, now: number, ids: readonly number[]) =>
      void db
        .update(inboxMessage)
        .set({ readAt: now })
        .where(and(there(memberId, now), isNull(inboxMessage.readAt), among(ids)))
        .run(),
    readAll: (memberId: number, now: number, upTo: number) =>
      void db
        .update(inboxMessage)
        .set({ readAt: now })
        .where(and(there(memberId, now), isNull(inboxMessage.readAt), lte(inboxMessage.id, upTo)))
        .run(),
    remove: (memberId: number, now: number, ids: readonly number[]) =>
      void db
        .update(inboxMessage)
        .set({ deletedAt: now })
        .where(and(there(memberId, now), among(ids)))
        .run(),
    restore: (memberId: number, ids: readonly number[]) =>
      void db
        .update(inboxMessage)
        .set({ deletedAt: null })
        .where(and(byMember(memberId), among(ids)))
        .run(),
    /** Returns the new id. */
    add: (row: NewMessage): number => Number(db.insert(inboxMessage).values(row).run().lastInsertRowid),
  }
}

export function loadInbox(db: WorldDatabase, seed: WorldSeed): void {
  const insert = db.$client.prepare(
    'INSERT INTO inbox_message (member_id, type, title, content, at, read_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  for (const { memberId, type, title, content, at, readAt } of seed.inbox)
    insert.run(memberId, type, JSON.stringify(title), JSON.stringify(content), at, readAt)
}

/**
 * Formats an amount (ten-thousandths) for a letter. Isolate marks keep its order in right-to-left text; it never wraps.
 */
export const amountInLetter = (amount: number, symbol: string): string =>
  `\u2066${symbol}\u00a0${toAmount(amount).toLocaleString('en')}\u2069`
