import { toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, desc, eq, gt, min, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { betsRepository } from '../bets/index.ts'
import { vipRaise, vipStanding } from './vip.table.ts'

export type RaiseRow = typeof vipRaise.$inferSelect

const { placeholder } = sql
const turnoverOf = query((db) =>
  db
    .select({ turnover: vipStanding.turnover })
    .from(vipStanding)
    .where(eq(vipStanding.memberId, placeholder('memberId'))),
)
const grow = query((db) =>
  db
    .insert(vipStanding)
    .values({ memberId: placeholder('memberId'), turnover: placeholder('by') })
    .onConflictDoUpdate({
      target: vipStanding.memberId,
      set: { turnover: sql`${vipStanding.turnover} + excluded.turnover` },
    })
    .returning({ turnover: vipStanding.turnover }),
)
const raises = query((db) =>
  db
    .select()
    .from(vipRaise)
    .where(eq(vipRaise.memberId, placeholder('memberId')))
    .orderBy(desc(vipRaise.level)),
)
const firstAfter = query((db) =>
  db
    .select({ level: min(vipRaise.level) })
    .from(vipRaise)
    .where(and(eq(vipRaise.memberId, placeholder('memberId')), gt(vipRaise.at, placeholder('at')))),
)
const addRaise = insertion(vipRaise)

/** Members' turnover and the levels reached by it. */
export function vipRepository(db: WorldDatabase) {
  return {
    /** Ten-thousandths. */
    turnover: (memberId: number): number => turnoverOf.get(db, { memberId })?.turnover ?? 0,
    /** Returns the new turnover. */
    grow: (memberId: number, by: number): number => grow.get(db, { memberId, by }).turnover,
    /** Returns reached levels, the highest first. */
    raises: (memberId: number): RaiseRow[] => raises.all(db, { memberId }),
    wasRaisedTo: (memberId: number, level: number): boolean =>
      raises.all(db, { memberId }).some((raise) => raise.level === level),
    /** Returns the lowest level reached after a time; null for none. */
    firstAfter: (memberId: number, at: number): number | null => firstAfter.get(db, { memberId, at })?.level ?? null,
    addRaise: (row: RaiseRow): void => void addRaise(db, row),
  }
}

/** Loads the turnover before the world's start: as seeded, but at least that of the betting record. */
export function loadVip(db: WorldDatabase, seed: WorldSeed): void {
  const bets = betsRepository(db)
  const told = new Map(seed.vipTurnover.map(({ memberId, turnover }) => [memberId, toUnits(turnover)]))
  const players = new Set([...told.keys(), ...bets.players()])
  const vip = vipRepository(db)
  for (const memberId of players)
    vip.grow(memberId, Math.max(told.get(memberId) ?? 0, bets.validBetween(memberId, 0, Number.MAX_SAFE_INTEGER)))
}
