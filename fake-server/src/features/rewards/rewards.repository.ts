import type { rewards } from '@understudy/contracts'
import { toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Start } from '../../binding/record-page.ts'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { HOUSE, ledgerRepository, memberAccount } from '../ledger/index.ts'
import { requirementsRepository } from '../turnover/index.ts'
import { payment } from './payment.ts'
import { type RewardRow, reward } from './rewards.table.ts'

/** A reward to issue; amount in ten-thousandths. */
export type NewReward = Omit<RewardRow, 'id' | 'claimedAt' | 'endsAt'>

const { placeholder } = sql
const own = eq(reward.memberId, placeholder('memberId'))
const isUnclaimed = and(own, isNull(reward.claimedAt), gt(reward.endsAt, placeholder('now')))
const isOver = sql`(${reward.claimedAt} IS NOT NULL OR ${reward.endsAt} <= ${placeholder('now')})`

const byId = query((db) =>
  db
    .select()
    .from(reward)
    .where(eq(reward.id, placeholder('id'))),
)
const byKey = query((db) =>
  db
    .select()
    .from(reward)
    .where(eq(reward.key, placeholder('key'))),
)
const unclaimed = query((db) =>
  db
    .select()
    .from(reward)
    .where(and(isUnclaimed, sql`(${placeholder('kind')} IS NULL OR ${reward.kind} = ${placeholder('kind')})`))
    .orderBy(asc(reward.endsAt), asc(reward.id))
    .limit(placeholder('limit')),
)
const count = query((db) => db.select({ n: sql<number>`count(*)` }).from(reward).where(isUnclaimed))
const page = query((db) =>
  db
    .select()
    .from(reward)
    .where(
      and(
        own,
        isOver,
        lte(reward.endsAt, placeholder('at')),
        sql`(${reward.endsAt} < ${placeholder('at')} OR ${reward.id} < ${placeholder('id')})`,
      ),
    )
    .orderBy(desc(reward.endsAt), desc(reward.id))
    .limit(placeholder('limit')),
)
const claimed = query((db) =>
  db
    .select({ count: sql<number>`count(*)`, amount: sql<number>`coalesce(sum(${reward.amount}), 0)` })
    .from(reward)
    .where(and(own, sql`${reward.claimedAt} IS NOT NULL`)),
)
const lastEnd = query((db) =>
  db
    .select({ at: sql<number | null>`max(${reward.endsAt})` })
    .from(reward)
    .where(and(own, lte(reward.endsAt, placeholder('now')))),
)
const brought = query((db) =>
  db
    .select({ count: sql<number>`count(*)`, amount: sql<number>`coalesce(sum(${reward.amount}), 0)` })
    .from(reward)
    .where(and(own, eq(reward.type, placeholder('type')))),
)
const expiring = query((db) =>
  db
    .select()
    .from(reward)
    .where(and(isNull(reward.claimedAt), gt(reward.endsAt, placeholder('now'))))
    .orderBy(asc(reward.endsAt), asc(reward.id))
    .limit(placeholder('limit')),
)
const add = insertion(reward)
const take = query((db) =>
  db
    .update(reward)
    .set({ claimedAt: sql`${placeholder('now')}`, endsAt: sql`${placeholder('now')}` })
    .where(and(eq(reward.id, placeholder('id')), isNull(reward.claimedAt))),
)

/** Members' rewards; times are the world's. */
export function rewardsRepository(db: WorldDatabase) {
  return {
    byId: (id: number): RewardRow | undefined => byId.get(db, { id }),
    byKey: (key: string): RewardRow | undefined => byKey.get(db, { key }),
    /** Returns unclaimed rewards, the next to expire first. */
    unclaimed: (memberId: number, now: number, limit: number, kind: rewards.RewardKind | null): RewardRow[] =>
      unclaimed.all(db, { memberId, now, limit, kind }),
    countUnclaimed: (memberId: number, now: number): number => count.get(db, { memberId, now })?.n ?? 0,
    /** Returns claimed and expired rewards, the latest first. */
    page: (memberId: number, now: number, start: Start, limit: number): RewardRow[] =>
      page.all(db, { memberId, now, ...start, limit }),
    /** Returns when the latest claimed or expired reward ended; 0 when there is none. */
    lastEnd: (memberId: number, now: number): number => lastEnd.get(db, { memberId, now })?.at ?? 0,
    claimed: (memberId: number) => claimed.get(db, { memberId }) ?? { count: 0, amount: 0 },
    /** Sums all rewards of one type, claimed or not. */
    ofType: (memberId: number, type: rewards.RewardType) =>
      brought.get(db, { memberId, type }) ?? { count: 0, amount: 0 },
    /** Returns everybody's unclaimed rewards, the next to expire first. */
    expiring: (now: number, limit: number): RewardRow[] => expiring.all(db, { now, limit }),
    /** Adds a reward unless its key exists; an existing one is not changed. */
    add(row: NewReward): { row: RewardRow; isNew: boolean } {
      const known = byKey.get(db, { key: row.key })
      if (known) return { row: known, isNew: false }
      const id = Number(add(db, { ...row, endsAt: row.expiresAt }).lastInsertRowid)
      return { row: { ...row, id, claimedAt: null, endsAt: row.expiresAt }, isNew: true }
    },
    /** Marks a reward as claimed; false if it already was. */
    take: (id: number, now: number): boolean => take.run(db, { id, now }).changes === 1,
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
