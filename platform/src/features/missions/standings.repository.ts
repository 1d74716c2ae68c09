import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { placeholdersOf, prepared } from '../../storage/prepared.ts'
import { member } from '../member/index.ts'
import { missionStanding } from './missions.table.ts'

export type StandingRow = typeof missionStanding.$inferSelect
export type NamedStanding = StandingRow & { username: string }

const ofMission = (missionId: number) => eq(missionStanding.missionId, missionId)
const ofMember = (missionId: number, memberId: number) =>
  and(ofMission(missionId), eq(missionStanding.memberId, memberId))

const grow = prepared((db) =>
  db
    .insert(missionStanding)
    .values(placeholdersOf(missionStanding))
    .onConflictDoUpdate({
      target: [missionStanding.missionId, missionStanding.memberId],
      set: { value: sql`${missionStanding.value} + excluded.value`, at: sql`excluded.at` },
    })
    .returning({ value: missionStanding.value }),
)

/** A cursor in a leaderboard: a page starts after it. */
export type At = Pick<StandingRow, 'value' | 'at' | 'memberId'>

/** The cursor before the first rank. */
export const TOP: At = { value: Number.MAX_SAFE_INTEGER, at: 0, memberId: 0 }

/** Leaderboards of missions: the highest value first, of equal values the earlier one. */
export function standingsRepository(db: WorldDatabase) {
  return {
    of: (missionId: number, memberId: number): StandingRow | undefined =>
      db.select().from(missionStanding).where(ofMember(missionId, memberId)).get(),
    /** Returns the new value. */
    grow: (missionId: number, memberId: number, by: number, at: number): number =>
      grow(db).get({ missionId, memberId, value: by, at }).value,
    /** Returns the standings after a cursor. */
    page: (missionId: number, { value, at, memberId }: At, limit: number): NamedStanding[] =>
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
            ofMission(missionId),
            lte(missionStanding.value, value),
            sql`(${missionStanding.value} < ${value} OR ${missionStanding.at} > ${at}
          OR (${missionStanding.at} = ${at} AND ${missionStanding.memberId} > ${memberId}))`,
          ),
        )
        .orderBy(desc(missionStanding.value), asc(missionStanding.at), asc(missionStanding.memberId))
        .limit(limit)
        .all(),
    /** Counts the standings ahead of a cursor. */
    ahead: (missionId: number, { value, at, memberId }: At): number =>
      db
        .select({ n: sql<number>`count(*)` })
        .from(missionStanding)
        .where(
          and(
            ofMission(missionId),
            sql`(${missionStanding.value} > ${value} OR (${missionStanding.value} = ${value}
          AND (${missionStanding.at} < ${at}
            OR (${missionStanding.at} = ${at} AND ${missionStanding.memberId} < ${memberId}))))`,
            sql`${missionStanding.value} >= ${value}`,
          ),
        )
        .get()?.n ?? 0,
    total: (missionId: number): number =>
      db.select({ n: sql<number>`count(*)` }).from(missionStanding).where(ofMission(missionId)).get()?.n ?? 0,
  }
}
