import { session as contract } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import type { WorldSeed } from '@understudy/seed'
import { and, count, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Caller } from '../../binding/ports.ts'
import { statement, type WorldDatabase } from '../../storage/database.ts'
import { placeholdersOf, prepared } from '../../storage/prepared.ts'
import { member } from '../member/index.ts'
import { knownDevice, loginFailure, session } from './session.table.ts'

/** Least interval between two stored times of activity: a write on every call would cost too much. */
const SEEN_EVERY = MINUTE

type Living = Pick<typeof session.$inferSelect, 'memberId' | 'seenAt' | 'expiresAt' | 'idleMs'>

const living = (db: WorldDatabase, token: string) =>
  statement<[token: string], Living>(
    db,
    `SELECT member_id AS memberId, seen_at AS seenAt, expires_at AS expiresAt, idle_ms AS idleMs
     FROM session WHERE token = ? AND ended_at IS NULL`,
  ).get(token)
/** Every call asks for its caller. No join: SQLite compiles one anew for each value that is bound to it. */
const who = (db: WorldDatabase, memberId: number) =>
  statement<[id: number], Pick<Caller, 'username' | 'type' | 'merchant'>>(
    db,
    'SELECT username, type, merchant FROM member WHERE id = ?',
  ).get(memberId)
const see = (db: WorldDatabase, now: number, token: string) =>
  db.update(session).set({ seenAt: now }).where(eq(session.token, token))

const isOfToken = (token: string) => eq(session.token, token)
const isOfMember = (memberId: number) => eq(session.memberId, memberId)

const endAll = prepared((db) =>
  db
    .update(session)
    .set({ endedAt: sql`${sql.placeholder('now')}` })
    .where(
      and(
        eq(session.memberId, sql.placeholder('memberId')),
        isNull(session.endedAt),
        ne(session.token, sql.placeholder('keep')),
      ),
    ),
)
const insert = prepared((db) => db.insert(session).values(placeholdersOf(session, 'endedAt')))

export function sessionsRepository(db: WorldDatabase) {
  return {
    callerOf(token: string, now: number): Caller | undefined {
      const row = living(db, token)
      const owner = row && who(db, row.memberId)
      if (!owner || now >= row.expiresAt || now >= row.seenAt + row.idleMs) return undefined
      if (Math.abs(now - row.seenAt) > SEEN_EVERY) see(db, now, token).run()
      return { token, memberId: row.memberId, ...owner }
    },

    /** Returns open sessions, each with the time it ends without further activity; the earliest first. */
    living: (now: number) =>
      db
        .select({
          memberId: session.memberId,
          username: member.username,
          trial: session.trial,
          seenAt: session.seenAt,
          endsAt: sql<number>`min(${session.expiresAt}, ${session.seenAt} + ${session.idleMs})`.as('ends_at'),
        })
        .from(session)
        .innerJoin(member, eq(member.id, session.memberId))
        .where(
          and(isNull(session.endedAt), gt(session.expiresAt, now), gt(sql`${session.seenAt} + ${session.idleMs}`, now)),
        )
        .orderBy(sql`ends_at`)
        .all(),

    /** Opens a session and ends all others of the member. */
    open(row: { token: string; memberId: number; ip: string; now: number; life: number; trial: boolean }): void {
      const { now, life, ...rest } = row
      endAll(db).run({ now, memberId: row.memberId, keep: '' })
      insert(db).run({
        ...rest,
        createdAt: now,
        seenAt: now,
        expiresAt: now + life,
        idleMs: row.trial ? life : contract.SESSION_LIFE.idle,
      })
    },

    /** When the session was opened. */
    beganAt: (token: string): number =>
      db.select({ at: session.createdAt }).from(session).where(isOfToken(token)).get()?.at ?? 0,

    /** Returns the member's session that was not ended. */
    openOf: (memberId: number) =>
      db
        .select({ token: session.token, ip: session.ip })
        .from(session)
        .where(and(isOfMember(memberId), isNull(session.endedAt)))
        .get(),

    end: (token: string, now: number) => void db.update(session).set({ endedAt: now }).where(isOfToken(token)).run(),

    /** Ends every open session of the member except `keep`. */
    endAll: (memberId: number, now: number, keep = '') => void endAll(db).run({ now, memberId, keep }),

    /** Returns the member's session before this one. */
    before: (memberId: number, token: string) =>
      db
        .select({ createdAt: session.createdAt, ip: session.ip })
        .from(session)
        .where(and(isOfMember(memberId), ne(session.token, token)))
        .orderBy(desc(session.createdAt), desc(sql`rowid`))
        .limit(1)
        .get(),

    /**
     * Returns since when a member has been logged in without a break of that length, milliseconds, over however many
     * sessions; now for who is not. A session from after the clock was set back does not count.
     */
    loggedInSince(memberId: number, now: number, breakLength: number): number {
      const sessions = db
        .select({ createdAt: session.createdAt, seenAt: session.seenAt })
        .from(session)
        .where(and(isOfMember(memberId), lte(session.createdAt, now)))
        .orderBy(desc(session.createdAt), desc(sql`rowid`))
        .all()
      let since = now
      for (const { createdAt, seenAt } of sessions) {
        if (since - seenAt >= breakLength) break
        since = createdAt
      }
      return since
    },

    startOf: (token: string) => db.select({ at: session.createdAt }).from(session).where(isOfToken(token)).get()?.at,

    /** Returns a function that counts a member's sessions in an interval and the minutes they were open in it. */
    presence(memberId: number): (since: number, now: number) => { sessions: number; minutes: number } {
      const all = db.select().from(session).where(isOfMember(memberId)).all()
      return (since, now) => {
        let sessions = 0
        let open = 0
        for (const { createdAt, endedAt, expiresAt, seenAt, idleMs } of all) {
          const from = Math.max(createdAt, since)
          const to = Math.min(endedAt ?? now, expiresAt, seenAt + idleMs, now)
          if (to < from) continue
          sessions += 1
          open += to - from
        }
        return { sessions, minutes: Math.floor(open / MINUTE) }
      }
    },

    /** Extends the idle time; returns when the session would end. */
    renew(token: string, now: number): number {
      see(db, now, token).run()
      const row = living(db, token)
      return row ? Math.min(row.expiresAt, now + row.idleMs) : now
    },

    /** Moves the ends of open sessions along with a jump ahead of the clock; a trial keeps its hour. */
    carry(before: number, now: number): void {
      if (now <= before) return
      const isOpen = and(
        isNull(session.endedAt),
        eq(session.trial, false),
        gt(session.expiresAt, before),
        gt(sql`${session.seenAt} + ${session.idleMs}`, before),
      )
      const by = now - before
      db.update(session)
        .set({ seenAt: sql`${session.seenAt} + ${by}`, expiresAt: sql`${session.expiresAt} + ${by}` })
        .where(isOpen)
        .run()
    },

    trialsBetween: (ip: string, since: number, until: number) =>
      db
        .select({ n: count() })
        .from(session)
        .where(
          and(eq(session.trial, true), eq(session.ip, ip), gt(session.createdAt, since), lte(session.createdAt, until)),
        )
        .get()?.n ?? 0,
  }
}

/** How many failures within a window lock a subject, and for how long; times in milliseconds. */
export interface LockRule {
  tries: number
  window: number
  lock: number
}

const recentFailures = prepared((db) =>
  db
    .select({ n: count(), last: sql<number | null>`max(${loginFailure.at})` })
    .from(loginFailure)
    .where(
      and(
        eq(loginFailure.subject, sql.placeholder('subject')),
        gt(loginFailure.at, sql.placeholder('since')),
        lte(loginFailure.at, sql.placeholder('until')),
      ),
    ),
)

export function loginFailuresRepository(db: WorldDatabase) {
  return {
    /**
     * Counts failures after `since`, up to now: those in the future, made before the clock was set back, do not count.
     */
    recent(subject: string, since: number, until: number) {
      const row = recentFailures(db).get({ subject, since, until })
      return { count: row?.n ?? 0, last: row?.last ?? 0 }
    },
    /** Until when failures lock a subject: so many within a window, for a time after the last of them. */
    lockedUntil(subject: string, { tries, window, lock }: LockRule, now: number): number | undefined {
      const { last } = this.recent(subject, now - lock, now)
      return last > 0 && this.recent(subject, last - window, last).count >= tries ? last + lock : undefined
    },
    add: (subject: string, at: number) => void db.insert(loginFailure).values({ subject, at }).run(),
    /** Returns names with a failure in the interval, as subjects. */
    names: (since: number, until: number): string[] =>
      db
        .selectDistinct({ subject: loginFailure.subject })
        .from(loginFailure)
        .where(and(gt(loginFailure.at, since), lte(loginFailure.at, until), sql`${loginFailure.subject} LIKE 'user %'`))
        .all()
        .map(({ subject }) => subject),
    clear: (subject: string) => void db.delete(loginFailure).where(eq(loginFailure.subject, subject)).run(),
  }
}

/** Devices that members have logged in with. */
export function devicesRepository(db: WorldDatabase) {
  return {
    of: (memberId: number) =>
      db.select().from(knownDevice).where(eq(knownDevice.memberId, memberId)).orderBy(desc(knownDevice.lastAt)).all(),
    note: (row: { memberId: number; deviceId: string; agent: string; ip: string; at: number }) => {
      db.insert(knownDevice)
        .values({
          memberId: row.memberId,
          deviceId: row.deviceId,
          agent: row.agent,
          ip: row.ip,
          firstAt: row.at,
          lastAt: row.at,
        })
        .onConflictDoUpdate({
          target: [knownDevice.memberId, knownDevice.deviceId],
          set: { agent: sql`excluded.agent`, ip: sql`excluded.ip`, lastAt: sql`excluded.last_at` },
        })
        .run()
    },
  }
}

export function loadDevices(db: WorldDatabase, seed: WorldSeed): void {
  for (const row of seed.devices) db.insert(knownDevice).values(row).run()
}
