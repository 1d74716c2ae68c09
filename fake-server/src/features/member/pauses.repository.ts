import type { saferPlay } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, desc, eq, gt, lte, max, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { member } from './member.table.ts'
import { playPause } from './pauses.table.ts'

/** Active now. A pause that begins later was made before the clock was set back. */
const runs = and(lte(playPause.since, sql.placeholder('now')), gt(playPause.until, sql.placeholder('now')))

const running = query((db) =>
  db
    .select({ kind: playPause.kind, until: playPause.until })
    .from(playPause)
    .where(and(eq(playPause.memberId, sql.placeholder('memberId')), runs))
    .orderBy(desc(playPause.until)),
)
const allRunning = query((db) =>
  db
    .select({ username: member.username, kind: playPause.kind, until: max(playPause.until) })
    .from(playPause)
    .innerJoin(member, eq(member.id, playPause.memberId))
    .where(runs)
    .groupBy(playPause.memberId, playPause.kind),
)
const excluded = query((db) =>
  db
    .selectDistinct({ memberId: playPause.memberId })
    .from(playPause)
    .where(and(eq(playPause.kind, 'selfExclusion'), runs)),
)
const add = insertion(playPause)

/** Pauses of play; nothing here ends one early. */
export function pausesRepository(db: WorldDatabase) {
  const of = (kind: saferPlay.PauseKind) => (memberId: number, now: number) =>
    running.all(db, { memberId, now }).find((pause) => pause.kind === kind)
  return {
    timeOut: of('timeOut'),
    exclusion: of('selfExclusion'),
    /** Returns active pauses by member name; of several at once the longest counts. */
    running: (now: number) => allRunning.all(db, { now }),
    /** Returns self-excluded members. */
    excluded: (now: number) => excluded.all(db, { now }),
    add: (row: { memberId: number; kind: saferPlay.PauseKind; since: number; until: number }) => void add(db, row),
  }
}

const HALF_A_YEAR = 183 * 86_400_000

/** Seeds pauses for self-excluded members, starting with the world. */
export function loadPauses(db: WorldDatabase, seed: WorldSeed): void {
  const pauses = pausesRepository(db)
  for (const { id, status } of seed.members)
    if (status === 'self-excluded')
      pauses.add({ memberId: id, kind: 'selfExclusion', since: seed.startAt, until: seed.startAt + HALF_A_YEAR })
}
