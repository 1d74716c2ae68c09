import type { saferPlay } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, desc, eq, gt, max, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { member } from '../members/members.table.ts'
import { depositLimit, playPause, sessionReminder } from './safer-play.table.ts'

type Minutes = saferPlay.SaferPlay['reminder']['minutes']

/** Times without play; nothing in here ends one before its time. */
export function pausesRepository(db: WorldDatabase) {
  const running = db
    .select({ kind: playPause.kind, until: playPause.until })
    .from(playPause)
    .where(and(eq(playPause.memberId, sql.placeholder('memberId')), gt(playPause.until, sql.placeholder('now'))))
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
        .where(gt(playPause.until, now))
        .groupBy(playPause.memberId, playPause.kind)
        .all(),
    /** Members who have excluded themselves. */
    excluded: (now: number) =>
      db
        .selectDistinct({ memberId: playPause.memberId })
        .from(playPause)
        .where(and(eq(playPause.kind, 'selfExclusion'), gt(playPause.until, now)))
        .all(),
    add: (row: { memberId: number; kind: saferPlay.PauseKind; since: number; until: number }) =>
      void db.insert(playPause).values(row).run(),
  }
}

/** Deposit limits in ten-thousandths; a pending one takes over by itself once its time has come. */
export function limitsRepository(db: WorldDatabase) {
  const one = (memberId: number, period: saferPlay.LimitPeriod) =>
    db
      .select()
      .from(depositLimit)
      .where(and(eq(depositLimit.memberId, memberId), eq(depositLimit.period, period)))
      .get()
  return {
    of(memberId: number, period: saferPlay.LimitPeriod, now: number) {
      const row = one(memberId, period)
      if (!row) return { amount: null, pending: null }
      const { amount, pendingAmount, pendingFrom } = row
      if (pendingFrom === null) return { amount, pending: null }
      if (pendingFrom <= now) return { amount: pendingAmount, pending: null }
      return { amount, pending: { amount: pendingAmount, from: pendingFrom } }
    },
    set(
      memberId: number,
      period: saferPlay.LimitPeriod,
      amount: number | null,
      pending: { amount: number | null; from: number } | null,
    ): void {
      const values = { amount, pendingAmount: pending?.amount ?? null, pendingFrom: pending?.from ?? null }
      db.insert(depositLimit)
        .values({ memberId, period, ...values })
        .onConflictDoUpdate({ target: [depositLimit.memberId, depositLimit.period], set: values })
        .run()
    },
  }
}

export function remindersRepository(db: WorldDatabase) {
  return {
    of(memberId: number, now: number) {
      const row = db.select().from(sessionReminder).where(eq(sessionReminder.memberId, memberId)).get()
      const minutes = (row?.minutes ?? 0) as Minutes
      if (!row || row.pendingFrom === null) return { minutes, pending: null }
      const wished = (row.pendingMinutes ?? 0) as Minutes
      if (row.pendingFrom <= now) return { minutes: wished, pending: null }
      return { minutes, pending: { minutes: wished, from: row.pendingFrom } }
    },
    set(memberId: number, minutes: number, pending: { minutes: number; from: number } | null): void {
      const values = { minutes, pendingMinutes: pending?.minutes ?? null, pendingFrom: pending?.from ?? null }
      db.insert(sessionReminder)
        .values({ memberId, ...values })
        .onConflictDoUpdate({ target: sessionReminder.memberId, set: values })
        .run()
    },
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
