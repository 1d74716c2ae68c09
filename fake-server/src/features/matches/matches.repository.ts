import type { WorldSeed } from '@understudy/seed'
import { asc, gt, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { match } from './matches.table.ts'

export type MatchRow = typeof match.$inferSelect

export function matchesRepository(db: WorldDatabase) {
  const open = db
    .select()
    .from(match)
    .where(gt(match.endsAt, sql.placeholder('now')))
    .orderBy(asc(match.startsAt), asc(match.matchId))
    .prepare()
  return {
    /** Live and upcoming ones: what has started comes first by itself. */
    open: (now: number) => open.all({ now }),
    /** Those that have not started, the soonest first. */
    upcoming: (now: number, limit: number) =>
      db.select().from(match).where(gt(match.startsAt, now)).orderBy(asc(match.startsAt)).limit(limit).all(),
  }
}

export function loadMatches(db: WorldDatabase, seed: WorldSeed): void {
  for (const { matchId, startsAt, endsAt, ...facts } of seed.matches)
    db.insert(match).values({ matchId, startsAt, endsAt, facts }).run()
}
