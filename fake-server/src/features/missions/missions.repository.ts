import type { MerchantCode } from '@understudy/contracts'
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { mission, missionMilestone } from './missions.table.ts'

export type MissionRow = typeof mission.$inferSelect
export type MilestoneRow = typeof missionMilestone.$inferSelect

const { placeholder } = sql
const ofMerchant = eq(mission.merchant, placeholder('merchant'))
const all = query((db) => db.select().from(mission).where(ofMerchant).orderBy(asc(mission.id)))
const everywhere = query((db) => db.select().from(mission).orderBy(asc(mission.startsAt), asc(mission.id)))
const byId = query((db) =>
  db
    .select()
    .from(mission)
    .where(eq(mission.id, placeholder('id'))),
)
const openAt = query((db) =>
  db
    .select()
    .from(mission)
    .where(and(ofMerchant, lte(mission.startsAt, placeholder('at')), gt(mission.endsAt, placeholder('at'))))
    .orderBy(asc(mission.id)),
)
const nextToEnd = query((db) =>
  db.select().from(mission).where(eq(mission.closed, sql`0`)).orderBy(asc(mission.endsAt), asc(mission.id)).limit(1),
)
const close = query((db) =>
  db
    .update(mission)
    .set({ closed: true })
    .where(eq(mission.id, placeholder('id'))),
)
const milestones = query((db) =>
  db
    .select()
    .from(missionMilestone)
    .where(eq(missionMilestone.missionId, placeholder('missionId')))
    .orderBy(asc(missionMilestone.target)),
)
const milestone = query((db) =>
  db
    .select()
    .from(missionMilestone)
    .where(eq(missionMilestone.id, placeholder('id'))),
)
const crossed = query((db) =>
  db
    .select()
    .from(missionMilestone)
    .where(
      and(
        eq(missionMilestone.missionId, placeholder('missionId')),
        gt(missionMilestone.target, placeholder('from')),
        lte(missionMilestone.target, placeholder('to')),
      ),
    )
    .orderBy(asc(missionMilestone.target)),
)
const highest = query((db) =>
  db
    .select()
    .from(missionMilestone)
    .where(eq(missionMilestone.missionId, placeholder('missionId')))
    .orderBy(desc(missionMilestone.target))
    .limit(1),
)
const add = insertion(mission)
const addMilestone = insertion(missionMilestone)

/** Missions of the merchants and their milestones. */
export function missionsRepository(db: WorldDatabase) {
  return {
    of: (merchant: MerchantCode): MissionRow[] => all.all(db, { merchant }),
    /** Returns the missions of all merchants, the earliest start first. */
    all: (): MissionRow[] => everywhere.all(db),
    byId: (id: number): MissionRow | undefined => byId.get(db, { id }),
    /** Returns a merchant's missions that are open at a time. */
    openAt: (merchant: string, at: number): MissionRow[] => openAt.all(db, { merchant, at }),
    /** Returns the mission that ends first among those whose prizes are not given yet. */
    nextToEnd: (): MissionRow | undefined => nextToEnd.get(db),
    close: (id: number): void => void close.run(db, { id }),
    /** Returns milestones, the lowest target first. */
    milestones: (missionId: number): MilestoneRow[] => milestones.all(db, { missionId }),
    milestone: (id: number): MilestoneRow | undefined => milestone.get(db, { id }),
    /** Returns milestones above `from`, up to and including `to`. */
    crossed: (missionId: number, from: number, to: number): MilestoneRow[] => crossed.all(db, { missionId, from, to }),
    highest: (missionId: number): MilestoneRow | undefined => highest.get(db, { missionId }),
    add: (row: typeof mission.$inferInsert): void => void add(db, row),
    addMilestone: (row: Omit<MilestoneRow, 'id'>): void => void addMilestone(db, row),
  }
}
