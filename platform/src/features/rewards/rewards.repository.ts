import type { rewards } from '@understudy/contracts'
import { toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Start } from '../../binding/record-page.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import { placeholdersOf, prepared } from '../../storage/prepared.ts'
import { HOUSE, ledgerRepository, memberAccount } from '../ledger/index.ts'
import { requirementsRepository } from '../turnover/index.ts'
import { payment } from './payment.ts'
import { type RewardRow, reward } from './rewards.table.ts'

/** A reward to issue; amount in ten-thousandths. */
export type NewReward = Omit<RewardRow, 'id' | 'claimedAt' | 'endsAt'>

const byMember = (memberId: number) => eq(reward.memberId, memberId)
const isUnclaimed = (memberId: number, now: number) =>
  and(byMember(memberId), isNull(reward.claimedAt), gt(reward.endsAt, now))
const isOver = (now: number) => sql`(${reward.claimedAt} IS NOT NULL OR ${reward.endsAt} <= ${now})`

const byKey = prepared((db) =>
  db
    .select()
    .from(reward)
    .where(eq(reward.key, sql.placeholder('key'))),
)
const insert = prepared((db) => db.insert(reward).values(placeholdersOf(reward, 'id')))

/** Members' rewards; times are the world's. */
export function rewardsRepository(db: WorldDatabase) {
  return {
    byId: (id: number): RewardRow | undefined => db.select().from(reward).where(eq(reward.id, id)).get(),
    byKey: (key: string): RewardRow | undefined => byKey(db).get({ key }),
    /** Returns unclaimed rewards, the next to expire first. */
    unclaimed: (memberId: number, now: number, limit: number, kind: rewards.RewardKind | null): RewardRow[] =>
      db
        .select()
        .from(reward)
        .where(and(isUnclaimed(memberId, now), kind === null ? undefined : eq(reward.kind, kind)))
        .orderBy(asc(reward.endsAt), asc(reward.id))
        .limit(limit)
        .all(),
    countUnclaimed: (memberId: number, now: number): number =>
      db.select({ n: sql<number>`count(*)` }).from(reward).where(isUnclaimed(memberId, now)).get()?.n ?? 0,
    /** Returns claimed and expired rewards, the latest first. */
    page: (memberId: number, now: number, start: Start, limit: number): RewardRow[] =>
      db
        .select()
        .from(reward)
        .where(
          and(
            byMember(memberId),
            isOver(now),
            lte(reward.endsAt, start.at),
            sql`(${reward.endsAt} < ${start.at} OR ${reward.id} < ${start.id})`,
          ),
        )
        .orderBy(desc(reward.endsAt), desc(reward.id))
        .limit(limit)
        .all(),
    /** Returns when the latest claimed or expired reward ended; 0 when there is none. */
    lastEnd: (memberId: number, now: number): number =>
      db
        .select({ at: sql<number | null>`max(${reward.endsAt})` })
        .from(reward)
        .where(and(byMember(memberId), lte(reward.endsAt, now)))
        .get()?.at ?? 0,
    claimed: (memberId: number) =>
      db
        .select({ count: sql<number>`count(*)`, amount: sql<number>`coalesce(sum(${reward.amount}), 0)` })
        .from(reward)
        .where(and(byMember(memberId), sql`${reward.claimedAt} IS NOT NULL`))
        .get() ?? { count: 0, amount: 0 },
    /** Sums all rewards of one type, claimed or not. */
    ofType: (memberId: number, type: rewards.RewardType) =>
      db
        .select({ count: sql<number>`count(*)`, amount: sql<number>`coalesce(sum(${reward.amount}), 0)` })
        .from(reward)
        .where(and(byMember(memberId), eq(reward.type, type)))
        .get() ?? { count: 0, amount: 0 },
    /** Returns everybody's unclaimed rewards, the next to expire first. */
    expiring: (now: number, limit: number): RewardRow[] =>
      db
        .select()
        .from(reward)
        .where(and(isNull(reward.claimedAt), gt(reward.endsAt, now)))
        .orderBy(asc(reward.endsAt), asc(reward.id))
        .limit(limit)
        .all(),
    /** Adds a reward unless its key exists; an existing one is not changed. */
    add(row: NewReward): { row: RewardRow; isNew: boolean } {
      const stored = byKey(db).get({ key: row.key })
      if (stored) return { row: stored, isNew: false }
      const whole = { ...row, claimedAt: null, endsAt: row.expiresAt }
      return { row: { ...whole, id: Number(insert(db).run(whole).lastInsertRowid) }, isNew: true }
    },
    /** Marks a reward as claimed; false if it already was. */
    take: (id: number, now: number): boolean =>
      db
        .update(reward)
        .set({ claimedAt: now, endsAt: now })
        .where(and(eq(reward.id, id), isNull(reward.claimedAt)))
        .run().changes === 1,
  }
}

/** Loads rewards issued before the world's start, with the payments and turnover requirements of claimed ones. */
export function loadRewards(db: WorldDatabase, seed: WorldSeed): void {
  const rewards = rewardsRepository(db)
  for (const [index, { claimedAt, amount, ...seeded }] of seed.rewards.entries()) {
    const { row } = rewards.add({ ...seeded, key: `seed:${index}`, amount: toUnits(amount) })
    if (claimedAt === null) continue
    rewards.take(row.id, claimedAt)
    const { movement, requirement } = payment(row)
    ledgerRepository(db).write({ ...movement, from: HOUSE, to: memberAccount(row.memberId) }, claimedAt)
    if (requirement.amount > 0) requirementsRepository(db).add({ ...requirement, since: claimedAt })
  }
}
