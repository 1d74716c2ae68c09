import type { Texts, WorldSeed } from '@understudy/seed'
import { and, asc, count, desc, eq, isNull, lte, max } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { feedback } from './feedback.table.ts'

const SHOWN = 20

export type FeedbackRow = typeof feedback.$inferSelect

const waits = (now: number) => and(isNull(feedback.answer), lte(feedback.at, now))

export function feedbackRepository(db: WorldDatabase) {
  return {
    /** Returns unanswered feedback, the longest waiting first. */
    waiting: (now: number, limit: number): FeedbackRow[] =>
      db.select().from(feedback).where(waits(now)).orderBy(asc(feedback.at), asc(feedback.id)).limit(limit).all(),
    waitingCount: (now: number): number => db.select({ n: count() }).from(feedback).where(waits(now)).get()?.n ?? 0,
    waitingOne: (id: number, now: number): FeedbackRow | undefined =>
      db
        .select()
        .from(feedback)
        .where(and(waits(now), eq(feedback.id, id)))
        .get(),
    answer: (id: number, answer: Texts, now: number) =>
      void db.update(feedback).set({ answer, answeredAt: now }).where(eq(feedback.id, id)).run(),
    /** Returns the last twenty of a member, the newest first. */
    of: (memberId: number): FeedbackRow[] =>
      db
        .select()
        .from(feedback)
        .where(eq(feedback.memberId, memberId))
        .orderBy(desc(feedback.at), desc(feedback.id))
        .limit(SHOWN)
        .all(),
    /**
     * Returns when the member last sent feedback; undefined for never. Ignores times that a rewound clock put into the
     * future.
     */
    lastAt: (memberId: number, now: number) =>
      db
        .select({ at: max(feedback.at) })
        .from(feedback)
        .where(and(eq(feedback.memberId, memberId), lte(feedback.at, now)))
        .get()?.at ?? undefined,
    /** Returns the new id. */
    add: (row: Pick<FeedbackRow, 'memberId' | 'sender' | 'type' | 'content' | 'images' | 'at'>): number =>
      db.insert(feedback).values(row).returning({ id: feedback.id }).get().id,
  }
}

export function loadFeedback(db: WorldDatabase, seed: WorldSeed): void {
  for (const row of seed.feedback) db.insert(feedback).values(row).run()
}
