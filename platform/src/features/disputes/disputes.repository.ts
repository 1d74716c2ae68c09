import { disputes } from '@understudy/contracts'
import type { Texts, WorldSeed } from '@understudy/seed'
import { and, asc, count, desc, eq, lte, max } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { betsRepository } from '../bets/index.ts'
import { dispute } from './disputes.table.ts'

export type DisputeRow = typeof dispute.$inferSelect

const waits = (now: number) => and(eq(dispute.state, 'waiting'), lte(dispute.at, now))

export function disputesRepository(db: WorldDatabase) {
  return {
    /** Returns waiting disputes, the longest waiting first. */
    waiting: (now: number, limit: number): DisputeRow[] =>
      db.select().from(dispute).where(waits(now)).orderBy(asc(dispute.at), asc(dispute.id)).limit(limit).all(),
    waitingCount: (now: number): number => db.select({ n: count() }).from(dispute).where(waits(now)).get()?.n ?? 0,
    waitingOne: (id: number, now: number): DisputeRow | undefined =>
      db
        .select()
        .from(dispute)
        .where(and(waits(now), eq(dispute.id, id)))
        .get(),
    /** Whether a dispute of the bet waits. */
    waitsFor: (betId: number): boolean =>
      db
        .select({ id: dispute.id })
        .from(dispute)
        .where(and(eq(dispute.betId, betId), eq(dispute.state, 'waiting')))
        .get() !== undefined,
    decide: (id: number, decision: { state: DisputeRow['state']; answer: Texts; answeredAt: number }) =>
      void db.update(dispute).set(decision).where(eq(dispute.id, id)).run(),
    /** Returns the last hundred of a member, the newest first. */
    of: (memberId: number): DisputeRow[] =>
      db
        .select()
        .from(dispute)
        .where(eq(dispute.memberId, memberId))
        .orderBy(desc(dispute.at), desc(dispute.id))
        .limit(disputes.DISPUTES_SHOWN)
        .all(),
    /**
     * Returns when the member last disputed a round; undefined for never. Ignores times that a rewound clock put into the
     * future.
     */
    lastAt: (memberId: number, now: number) =>
      db
        .select({ at: max(dispute.at) })
        .from(dispute)
        .where(and(eq(dispute.memberId, memberId), lte(dispute.at, now)))
        .get()?.at ?? undefined,
    add: (row: Pick<DisputeRow, 'memberId' | 'betId' | 'words' | 'at'>): DisputeRow =>
      db
        .insert(dispute)
        .values({ ...row, state: 'waiting' })
        .returning()
        .get(),
  }
}

/** Loads seeded disputes, which name their bets by the vendor's reference. */
export function loadDisputes(db: WorldDatabase, seed: WorldSeed): void {
  const bets = betsRepository(db)
  for (const { ref, ...row } of seed.disputes) {
    const bet = bets.byRef(ref)
    if (!bet) throw new Error(`No bet has the reference ${ref}`)
    db.insert(dispute)
      .values({ ...row, betId: bet.id, memberId: bet.memberId })
      .run()
  }
}
