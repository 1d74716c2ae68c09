import type { WorldSeed } from '@understudy/seed'
import { asc } from 'drizzle-orm'
import { catalogueOf } from '../../storage/catalogue.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import { match } from './matches.table.ts'

export type MatchRow = typeof match.$inferSelect

export function matchesRepository(db: WorldDatabase) {
  const matches = () =>
    catalogueOf(db).keep([match], 'matches', () =>
      db.select().from(match).orderBy(asc(match.startsAt), asc(match.matchId)).all(),
    )
  const byId = () =>
    catalogueOf(db).keep([match], 'matches by id', () => new Map(matches().map((row) => [row.matchId, row])))
  return {
    byId: (matchId: string) => byId().get(matchId),
    /** Returns the matches of one vendor. */
    ofVendor: (vendor: string) => matches().filter(({ facts }) => facts.vendor === vendor),
    /** Returns matches that have not ended, the first to end first. */
    ending: (now: number, limit: number) =>
      matches()
        .filter(({ endsAt }) => endsAt > now)
        .sort((a, b) => a.endsAt - b.endsAt)
        .slice(0, limit),
    /** Returns live and upcoming matches; the sort order by start puts live ones first. */
    open: (now: number) => matches().filter(({ endsAt }) => endsAt > now),
    /** Returns matches that have not started, the earliest first. */
    upcoming: (now: number, limit: number) =>
      matches()
        .filter(({ startsAt }) => startsAt > now)
        .slice(0, limit),
  }
}

export function loadMatches(db: WorldDatabase, seed: WorldSeed): void {
  for (const { matchId, startsAt, endsAt, ...facts } of seed.matches)
    db.insert(match).values({ matchId, startsAt, endsAt, facts }).run()
}
