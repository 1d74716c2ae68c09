import type { saferPlay } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, desc, eq, gt, lte, max, type Placeholder, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { member } from './members.table.ts'
import { playPause } from './pauses.table.ts'

/** Runs at that time: one that begins later was made in a future that the clock was set back from. */
const runsAt = (now: number | Placeholder) => and(lte(playPause.since, now), gt(playPause.until, now))

/** Times without play; nothing in here ends one before its time. */
export function pausesRepository(db: WorldDatabase) {
  const running = db
    .select({ kind: playPause.kind, until: playPause.until })
    .from(playPause)
    .where(and(eq(playPause.memberId, sql.placeholder('memberId')), runsAt(sql.placeholder('now'))))
    .orderBy(desc(playPause.until))
    .prepare()
  const of = (kind: saferPlay.PauseKind) => (memberId: number, now: number) =>
    running.all({ memberId, now }).find((pause) => pause.kind === kind)
  return {
    timeOut: of('timeOut'),
    exclusion: of('selfExclusion'),
    /** The pauses that run, by name of the member; of several at once the longest counts. */
    running: (now: number) =>
      db
        .select({ username: member.username, kind: playPause.kind, until: max(playPause.until) })
        .from(playPause)
        .innerJoin(member, eq(member.id, playPause.memberId))
        .where(runsAt(now))
        .groupBy(playPause.memberId, playPause.kind)
        .all(),
    /** Members who have excluded themselves. */
    excluded: (now: number) =>
      db
        .selectDistinct({ memberId: playPause.memberId })
        .from(playPause)
        .where(and(eq(playPause.kind, 'selfExclusion'), runsAt(now)))
        .all(),
    add: (row: { memberId: number; kind: saferPlay.PauseKind; since: number; until: number }) =>
      void db.insert(playPause).values(row).run(),
  }
}

const HALF_A_YEAR = 183 * 86_400_000

/** Members of the seed who have excluded themselves did so when the world began. */
export function loadPauses(db: WorldDatabase, seed: WorldSeed): void {
  const pauses = pausesRepository(db)
  for (const { id, status } of seed.members)
    if (status === 'self-excluded')
      pauses.add({ memberId: id, kind: 'selfExclusion', since: seed.startAt, until: seed.startAt + HALF_A_YEAR })
}
