import type { WorldSeed } from '@understudy/seed'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
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
  const byId = db
    .select()
    .from(match)
    .where(eq(match.matchId, sql.placeholder('matchId')))
    .prepare()
  return {
    byId: (matchId: string) => byId.get({ matchId }),
    /** Matches of one book that end after a moment. */
    ofVendor: (vendor: string, since: number) =>
      db
        .select()
        .from(match)
        .where(and(gt(match.endsAt, since), sql`${match.facts} ->> 'vendor' = ${vendor}`))
        .orderBy(asc(match.startsAt))
        .all(),
    /** Those that have not ended, by their end. */
    ending: (now: number, limit: number) =>
      db.select().from(match).where(gt(match.endsAt, now)).orderBy(asc(match.endsAt)).limit(limit).all(),
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
