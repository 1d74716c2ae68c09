import type { Texts, WorldSeed } from '@understudy/seed'
import { and, asc, count, desc, eq, isNull, lte, max, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { feedback } from './feedback.table.ts'

const SHOWN = 20

export type FeedbackRow = typeof feedback.$inferSelect

const { placeholder } = sql
const list = query((db) =>
  db
    .select()
    .from(feedback)
    .where(eq(feedback.memberId, placeholder('memberId')))
    .orderBy(desc(feedback.at), desc(feedback.id))
    .limit(SHOWN),
)
const last = query((db) =>
  db
    .select({ at: max(feedback.at) })
    .from(feedback)
    .where(and(eq(feedback.memberId, placeholder('memberId')), lte(feedback.at, placeholder('now')))),
)
const waits = and(isNull(feedback.answer), lte(feedback.at, placeholder('now')))
const waiting = query((db) =>
  db.select().from(feedback).where(waits).orderBy(asc(feedback.at), asc(feedback.id)).limit(placeholder('limit')),
)
const waitingCount = query((db) => db.select({ n: count() }).from(feedback).where(waits))
const one = query((db) =>
  db
    .select()
    .from(feedback)
    .where(and(waits, eq(feedback.id, placeholder('id')))),
)

export function feedbackRepository(db: WorldDatabase) {
  return {
    /** Returns unanswered feedback, the longest waiting first. */
    waiting: (now: number, limit: number): FeedbackRow[] => waiting.all(db, { now, limit }),
    waitingCount: (now: number): number => waitingCount.get(db, { now })?.n ?? 0,
    waitingOne: (id: number, now: number): FeedbackRow | undefined => one.get(db, { id, now }),
    answer: (id: number, answer: Texts, now: number) =>
      void db.update(feedback).set({ answer, answeredAt: now }).where(eq(feedback.id, id)).run(),
    /** Returns the last twenty of a member, the newest first. */
    of: (memberId: number): FeedbackRow[] => list.all(db, { memberId }),
    /**
     * Returns when the member last sent feedback; undefined for never. Ignores times that a rewound clock put into the
     * future.
     */
    lastAt: (memberId: number, now: number) => last.get(db, { memberId, now })?.at ?? undefined,
    /** Returns the new id. */
    add: (row: Pick<FeedbackRow, 'memberId' | 'sender' | 'type' | 'content' | 'images' | 'at'>): number =>
      db.insert(feedback).values(row).returning({ id: feedback.id }).get().id,
  }
}

export function loadFeedback(db: WorldDatabase, seed: WorldSeed): void {
  for (const row of seed.feedback) db.insert(feedback).values(row).run()
}
