import type { saferPlay } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import type { WorldSeed } from '@understudy/seed'
import { and, desc, eq, gt, lte, max, type Placeholder, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { prepared } from '../../storage/prepared.ts'
import { member } from './member.table.ts'
import { playPause } from './pauses.table.ts'

const active = prepared((db) =>
  db
    .select({ kind: playPause.kind, until: playPause.until })
    .from(playPause)
    .where(and(eq(playPause.memberId, sql.placeholder('memberId')), runs(sql.placeholder('now'))))
    .orderBy(desc(playPause.until)),
)

/** Active now. A pause that begins later was made before the clock was set back. */
const runs = (now: number | Placeholder) => and(lte(playPause.since, now), gt(playPause.until, now))

/** Pauses of play; nothing here ends one early. */
export function pausesRepository(db: WorldDatabase) {
  const latest = (kind: saferPlay.PauseKind) => (memberId: number, now: number) =>
    active(db)
      .all({ memberId, now })
      .find((pause) => pause.kind === kind)
  return {
    timeOut: latest('timeOut'),
    exclusion: latest('selfExclusion'),
    /** Returns active pauses by member name; of several at once the longest counts. */
    running: (now: number) =>
      db
        .select({ username: member.username, kind: playPause.kind, until: max(playPause.until) })
        .from(playPause)
        .innerJoin(member, eq(member.id, playPause.memberId))
        .where(runs(now))
        .groupBy(playPause.memberId, playPause.kind)
        .all(),
    /** Returns self-excluded members. */
    excluded: (now: number) =>
      db
        .selectDistinct({ memberId: playPause.memberId })
        .from(playPause)
        .where(and(eq(playPause.kind, 'selfExclusion'), runs(now)))
        .all(),
    add: (row: { memberId: number; kind: saferPlay.PauseKind; since: number; until: number }) =>
      void db.insert(playPause).values(row).run(),
  }
}

const HALF_A_YEAR = 183 * DAY

/** Seeds pauses for self-excluded members, starting with the world. */
export function loadPauses(db: WorldDatabase, seed: WorldSeed): void {
  const pauses = pausesRepository(db)
  for (const { id, status } of seed.members)
    if (status === 'self-excluded')
      pauses.add({ memberId: id, kind: 'selfExclusion', since: seed.startAt, until: seed.startAt + HALF_A_YEAR })
}
