import type { MerchantCode } from '@understudy/contracts'
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { prepared } from '../../storage/prepared.ts'
import { mission, missionMilestone } from './missions.table.ts'

export type MissionRow = typeof mission.$inferSelect
export type MilestoneRow = typeof missionMilestone.$inferSelect

const ofMerchant = (merchant: string) => eq(mission.merchant, merchant)

const nextToEnd = prepared((db) =>
  db.select().from(mission).where(eq(mission.closed, false)).orderBy(asc(mission.endsAt), asc(mission.id)).limit(1),
)

const crossed = prepared((db) =>
  db
    .select()
    .from(missionMilestone)
    .where(
      and(
        eq(missionMilestone.missionId, sql.placeholder('missionId')),
        gt(missionMilestone.target, sql.placeholder('from')),
        lte(missionMilestone.target, sql.placeholder('to')),
      ),
    )
    .orderBy(asc(missionMilestone.target)),
)

/** Missions of the merchants and their milestones. */
export function missionsRepository(db: WorldDatabase) {
  return {
    of: (merchant: MerchantCode): MissionRow[] =>
      db.select().from(mission).where(ofMerchant(merchant)).orderBy(asc(mission.id)).all(),
    /** Returns the missions of all merchants, the earliest start first. */
    all: (): MissionRow[] => db.select().from(mission).orderBy(asc(mission.startsAt), asc(mission.id)).all(),
    byId: (id: number): MissionRow | undefined => db.select().from(mission).where(eq(mission.id, id)).get(),
    /** Returns a merchant's missions that are open at a time. */
    openAt: (merchant: string, at: number): MissionRow[] =>
      db
        .select()
        .from(mission)
        .where(and(ofMerchant(merchant), lte(mission.startsAt, at), gt(mission.endsAt, at)))
        .orderBy(asc(mission.id))
        .all(),
    /** Returns the mission that ends first among those whose prizes are not given yet. */
    nextToEnd: (): MissionRow | undefined => nextToEnd(db).get(),
    close: (id: number): void => void db.update(mission).set({ closed: true }).where(eq(mission.id, id)).run(),
    /** Returns milestones, the lowest target first. */
    milestones: (missionId: number): MilestoneRow[] =>
      db
        .select()
        .from(missionMilestone)
        .where(eq(missionMilestone.missionId, missionId))
        .orderBy(asc(missionMilestone.target))
        .all(),
    milestone: (id: number): MilestoneRow | undefined =>
      db.select().from(missionMilestone).where(eq(missionMilestone.id, id)).get(),
    /** Returns milestones above `from`, up to and including `to`. */
    crossed: (missionId: number, from: number, to: number): MilestoneRow[] => crossed(db).all({ missionId, from, to }),
    highest: (missionId: number): MilestoneRow | undefined =>
      db
        .select()
        .from(missionMilestone)
        .where(eq(missionMilestone.missionId, missionId))
        .orderBy(desc(missionMilestone.target))
        .limit(1)
        .get(),
    add: (row: typeof mission.$inferInsert): void => void db.insert(mission).values(row).run(),
    addMilestone: (row: Omit<MilestoneRow, 'id'>): void => void db.insert(missionMilestone).values(row).run(),
  }
}
