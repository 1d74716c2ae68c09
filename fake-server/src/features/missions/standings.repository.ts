import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { member } from '../member/index.ts'
import { missionStanding } from './missions.table.ts'

export type StandingRow = typeof missionStanding.$inferSelect
export type NamedStanding = StandingRow & { username: string }

const { placeholder } = sql
const ofMission = eq(missionStanding.missionId, placeholder('missionId'))
const own = and(ofMission, eq(missionStanding.memberId, placeholder('memberId')))
const byMember = query((db) => db.select().from(missionStanding).where(own))
const grow = query((db) =>
  db
    .insert(missionStanding)
    .values({
      missionId: placeholder('missionId'),
      memberId: placeholder('memberId'),
      value: placeholder('by'),
      at: placeholder('at'),
    })
    .onConflictDoUpdate({
      target: [missionStanding.missionId, missionStanding.memberId],
      set: { value: sql`${missionStanding.value} + excluded.value`, at: sql`excluded.at` },
    })
    .returning({ value: missionStanding.value }),
)
const page = query((db) =>
  db
    .select({
      missionId: missionStanding.missionId,
      memberId: missionStanding.memberId,
      value: missionStanding.value,
      at: missionStanding.at,
      username: member.username,
    })
    .from(missionStanding)
    .innerJoin(member, eq(member.id, missionStanding.memberId))
    .where(
      and(
        ofMission,
        lte(missionStanding.value, placeholder('value')),
        sql`(${missionStanding.value} < ${placeholder('value')} OR ${missionStanding.at} > ${placeholder('at')}
          OR (${missionStanding.at} = ${placeholder('at')} AND ${missionStanding.memberId} > ${placeholder('memberId')}))`,
      ),
    )
    .orderBy(desc(missionStanding.value), asc(missionStanding.at), asc(missionStanding.memberId))
    .limit(placeholder('limit')),
)
const ahead = query((db) =>
  db
    .select({ n: sql<number>`count(*)` })
    .from(missionStanding)
    .where(
      and(
        ofMission,
        sql`(${missionStanding.value} > ${placeholder('value')} OR (${missionStanding.value} = ${placeholder('value')}
          AND (${missionStanding.at} < ${placeholder('at')}
            OR (${missionStanding.at} = ${placeholder('at')} AND ${missionStanding.memberId} < ${placeholder('memberId')}))))`,
        sql`${missionStanding.value} >= ${placeholder('value')}`,
      ),
    ),
)
const total = query((db) => db.select({ n: sql<number>`count(*)` }).from(missionStanding).where(ofMission))

/** A cursor in a leaderboard: a page starts after it. */
export type At = Pick<StandingRow, 'value' | 'at' | 'memberId'>
/** The cursor before the first rank. */
export const TOP: At = { value: Number.MAX_SAFE_INTEGER, at: 0, memberId: 0 }

/** Leaderboards of missions: the highest value first, of equal values the earlier one. */
export function standingsRepository(db: WorldDatabase) {
  return {
    of: (missionId: number, memberId: number): StandingRow | undefined => byMember.get(db, { missionId, memberId }),
    /** Returns the new value. */
    grow: (missionId: number, memberId: number, by: number, at: number): number =>
      grow.get(db, { missionId, memberId, by, at }).value,
    /** Returns the standings after a cursor. */
    page: (missionId: number, { value, at, memberId }: At, limit: number): NamedStanding[] =>
      page.all(db, { missionId, value, at, memberId, limit }),
    /** Counts the standings ahead of a cursor. */
    ahead: (missionId: number, { value, at, memberId }: At): number =>
      ahead.get(db, { missionId, value, at, memberId })?.n ?? 0,
    total: (missionId: number): number => total.get(db, { missionId })?.n ?? 0,
  }
}
