import type { MerchantCode } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { catalogueOf } from '../../world/catalogue.ts'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { chatAgent, chatLine, chatVisit } from './chat.table.ts'

export type ChatLineRow = typeof chatLine.$inferSelect
export type ChatVisit = typeof chatVisit.$inferSelect

const SHOWN = 100

const { placeholder } = sql
const own = eq(chatLine.memberId, placeholder('memberId'))
const said = and(own, lte(chatLine.at, placeholder('now')))
const waiting = and(own, gt(chatLine.at, placeholder('now')), eq(chatLine.sender, 'desk'))
const unseen = and(said, eq(chatLine.sender, 'desk'), isNull(chatLine.readAt))

const agents = query((db) =>
  db
    .select()
    .from(chatAgent)
    .where(eq(chatAgent.merchant, placeholder('merchant')))
    .orderBy(asc(chatAgent.id)),
)
const visit = query((db) =>
  db
    .select()
    .from(chatVisit)
    .where(eq(chatVisit.id, placeholder('id'))),
)
const last = query((db) =>
  db.select().from(chatLine).where(said).orderBy(desc(chatLine.at), desc(chatLine.id)).limit(SHOWN),
)
const byKey = query((db) =>
  db
    .select({ id: chatLine.id, memberId: chatLine.memberId })
    .from(chatLine)
    .where(eq(chatLine.key, placeholder('key'))),
)
const next = query((db) => db.select().from(chatLine).where(waiting).orderBy(asc(chatLine.at)).limit(1))
const dropWaiting = query((db) => db.delete(chatLine).where(and(waiting, isNotNull(chatLine.topic))))
const unread = query((db) => db.select({ n: count() }).from(chatLine).where(unseen))
const see = query((db) =>
  db
    .update(chatLine)
    .set({ readAt: sql`${placeholder('now')}` })
    .where(and(unseen, lte(chatLine.id, placeholder('upTo')))),
)
const addLine = insertion(chatLine)
const addVisit = insertion(chatVisit)

export function chatRepository(db: WorldDatabase) {
  return {
    agents: (merchant: MerchantCode) =>
      catalogueOf(db).keep([chatAgent], `chat agents ${merchant}`, () => agents.all(db, { merchant })),
    open: (row: ChatVisit) => void addVisit(db, row),
    visit: (id: string): ChatVisit | undefined => visit.get(db, { id }),
    /** Returns the last hundred messages sent by now, the oldest first. */
    lines: (memberId: number, now: number): ChatLineRow[] => last.all(db, { memberId, now }).reverse(),
    add: (row: typeof chatLine.$inferInsert): number => Number(addLine(db, row).lastInsertRowid),
    byKey: (key: string) => byKey.get(db, { key }),
    /** Returns the answer that is scheduled next. */
    next: (memberId: number, now: number): ChatLineRow | undefined => next.get(db, { memberId, now }),
    dropWaiting: (memberId: number, now: number) => void dropWaiting.run(db, { memberId, now }),
    unread: (memberId: number, now: number): number => unread.get(db, { memberId, now })?.n ?? 0,
    see: (memberId: number, now: number, upTo: number) => void see.run(db, { memberId, now, upTo }),
  }
}

export function loadChat(db: WorldDatabase, seed: WorldSeed): void {
  for (const { from, until, ...agent } of seed.chatAgents)
    db.insert(chatAgent)
      .values({ ...agent, fromHour: from, untilHour: until })
      .run()
  for (const line of seed.chatLines) db.insert(chatLine).values(line).run()
}
