import { toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, desc, eq, gt, min, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { prepared } from '../../storage/prepared.ts'
import { betsRepository } from '../bets/index.ts'
import { vipRaise, vipStanding } from './vip.table.ts'

export type RaiseRow = typeof vipRaise.$inferSelect

const grow = prepared((db) =>
  db
    .insert(vipStanding)
    .values({ memberId: sql.placeholder('memberId'), turnover: sql.placeholder('by') })
    .onConflictDoUpdate({
      target: vipStanding.memberId,
      set: { turnover: sql`${vipStanding.turnover} + excluded.turnover` },
    })
    .returning({ turnover: vipStanding.turnover }),
)

const raises = (db: WorldDatabase, memberId: number) =>
  db.select().from(vipRaise).where(eq(vipRaise.memberId, memberId)).orderBy(desc(vipRaise.level))

/** Members' turnover and the levels reached by it. */
export function vipRepository(db: WorldDatabase) {
  return {
    /** Ten-thousandths. */
    turnover: (memberId: number): number =>
      db.select({ turnover: vipStanding.turnover }).from(vipStanding).where(eq(vipStanding.memberId, memberId)).get()
        ?.turnover ?? 0,
    /** Returns the new turnover. */
    grow: (memberId: number, by: number): number => grow(db).get({ memberId, by }).turnover,
    /** Returns reached levels, the highest first. */
    raises: (memberId: number): RaiseRow[] => raises(db, memberId).all(),
    wasRaisedTo: (memberId: number, level: number): boolean =>
      raises(db, memberId)
        .all()
        .some((raise) => raise.level === level),
    /** Returns the lowest level reached after a time; null for none. */
    firstAfter: (memberId: number, at: number): number | null =>
      db
        .select({ level: min(vipRaise.level) })
        .from(vipRaise)
        .where(and(eq(vipRaise.memberId, memberId), gt(vipRaise.at, at)))
        .get()?.level ?? null,
    addRaise: (row: RaiseRow): void => void db.insert(vipRaise).values(row).run(),
  }
}

/** Loads the turnover before the world's start: as seeded, but at least that of the betting record. */
export function loadVip(db: WorldDatabase, seed: WorldSeed): void {
  const bets = betsRepository(db)
  const seededTurnover = new Map(seed.vipTurnover.map(({ memberId, turnover }) => [memberId, toUnits(turnover)]))
  const players = new Set([...seededTurnover.keys(), ...bets.players()])
  const vip = vipRepository(db)
  for (const memberId of players)
    vip.grow(
      memberId,
      Math.max(seededTurnover.get(memberId) ?? 0, bets.validBetween(memberId, 0, Number.MAX_SAFE_INTEGER)),
    )
}
