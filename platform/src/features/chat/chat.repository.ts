import type { MerchantCode } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import { catalogueOf } from '../../storage/catalogue.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import { chatAgent, chatLine, chatVisit } from './chat.table.ts'

export type ChatLineRow = typeof chatLine.$inferSelect
export type ChatVisit = typeof chatVisit.$inferSelect

const SHOWN = 100
const byMember = (memberId: number) => eq(chatLine.memberId, memberId)
const delivered = (memberId: number, now: number) => and(byMember(memberId), lte(chatLine.at, now))
const upcoming = (memberId: number, now: number) =>
  and(byMember(memberId), gt(chatLine.at, now), eq(chatLine.sender, 'desk'))
const unseen = (memberId: number, now: number) =>
  and(delivered(memberId, now), eq(chatLine.sender, 'desk'), isNull(chatLine.readAt))

export function chatRepository(db: WorldDatabase) {
  return {
    agents: (merchant: MerchantCode) =>
      catalogueOf(db).keep([chatAgent], `chat agents ${merchant}`, () =>
        db.select().from(chatAgent).where(eq(chatAgent.merchant, merchant)).orderBy(asc(chatAgent.id)).all(),
      ),
    open: (row: ChatVisit) => void db.insert(chatVisit).values(row).run(),
    visit: (id: string): ChatVisit | undefined => db.select().from(chatVisit).where(eq(chatVisit.id, id)).get(),
    /** Returns the last hundred messages sent by now, the oldest first. */
    lines: (memberId: number, now: number): ChatLineRow[] =>
      db
        .select()
        .from(chatLine)
        .where(delivered(memberId, now))
        .orderBy(desc(chatLine.at), desc(chatLine.id))
        .limit(SHOWN)
        .all()
        .reverse(),
    add: (row: typeof chatLine.$inferInsert): number => Number(db.insert(chatLine).values(row).run().lastInsertRowid),
    byKey: (key: string) =>
      db.select({ id: chatLine.id, memberId: chatLine.memberId }).from(chatLine).where(eq(chatLine.key, key)).get(),
    /** Returns the answer that is scheduled next. */
    next: (memberId: number, now: number): ChatLineRow | undefined =>
      db.select().from(chatLine).where(upcoming(memberId, now)).orderBy(asc(chatLine.at)).limit(1).get(),
    dropWaiting: (memberId: number, now: number) =>
      void db
        .delete(chatLine)
        .where(and(upcoming(memberId, now), isNotNull(chatLine.topic)))
        .run(),
    unread: (memberId: number, now: number): number =>
      db.select({ n: count() }).from(chatLine).where(unseen(memberId, now)).get()?.n ?? 0,
    see: (memberId: number, now: number, upTo: number) =>
      void db
        .update(chatLine)
        .set({ readAt: now })
        .where(and(unseen(memberId, now), lte(chatLine.id, upTo)))
        .run(),
  }
}

export function loadChat(db: WorldDatabase, seed: WorldSeed): void {
  for (const { from, until, ...agent } of seed.chatAgents)
    db.insert(chatAgent)
      .values({ ...agent, fromHour: from, untilHour: until })
      .run()
  for (const line of seed.chatLines) db.insert(chatLine).values(line).run()
}
