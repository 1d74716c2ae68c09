import { session as contract, type MemberType, type MerchantCode } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, count, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Caller } from '../../binding/ports.ts'
import type { WorldDatabase } from '../../world/database.ts'
import { member } from '../members/index.ts'
import { knownDevice, loginFailure, session } from './session.table.ts'

/** Activity is noted at most this often: writing on every call would cost more than it tells. */
const SEEN_EVERY = 60_000

export function sessionsRepository(db: WorldDatabase) {
  const living = db
    .select({
      token: session.token,
      memberId: session.memberId,
      username: member.username,
      type: member.type,
      merchant: member.merchant,
      seenAt: session.seenAt,
      expiresAt: session.expiresAt,
      idleMs: session.idleMs,
    })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(and(eq(session.token, sql.placeholder('token')), isNull(session.endedAt)))
    .prepare()
  const see = db
    .update(session)
    .set({ seenAt: sql`${sql.placeholder('now')}` })
    .where(eq(session.token, sql.placeholder('token')))
    .prepare()

  return {
    callerOf(token: string, now: number): Caller | undefined {
      const row = living.get({ token })
      if (!row || now >= row.expiresAt || now >= row.seenAt + row.idleMs) return undefined
      if (Math.abs(now - row.seenAt) > SEEN_EVERY) see.run({ token, now })
      const { memberId, username, type, merchant } = row
      return { token, memberId, username, type: type as MemberType, merchant: merchant as MerchantCode }
    },

    /** The sessions that live, with when each would end if nobody used it again; the soonest first. */
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

    /** Opens a session and ends every older one of the member. */
    open(row: { token: string; memberId: number; ip: string; now: number; life: number; trial: boolean }): void {
      const { now, life, ...rest } = row
      db.update(session)
        .set({ endedAt: now })
        .where(and(eq(session.memberId, row.memberId), isNull(session.endedAt)))
        .run()
      db.insert(session)
        .values({
          ...rest,
          createdAt: now,
          seenAt: now,
          expiresAt: now + life,
          idleMs: row.trial ? life : contract.SESSION_LIFE.idle,
        })
        .run()
    },

    end: (token: string, now: number) =>
      void db.update(session).set({ endedAt: now }).where(eq(session.token, token)).run(),

    /** Ends every open session of the member but the one to keep. */
    endAll: (memberId: number, now: number, keep = '') =>
      void db
        .update(session)
        .set({ endedAt: now })
        .where(and(eq(session.memberId, memberId), isNull(session.endedAt), ne(session.token, keep)))
        .run(),

    /** The session the member had before this one. */
    before: (memberId: number, token: string) =>
      db
        .select({ createdAt: session.createdAt, ip: session.ip })
        .from(session)
        .where(and(eq(session.memberId, memberId), ne(session.token, token)))
        .orderBy(desc(session.createdAt), desc(sql`rowid`))
        .limit(1)
        .get(),

    startOf: (token: string) =>
      db.select({ at: session.createdAt }).from(session).where(eq(session.token, token)).get()?.at,

    /** How many sessions reached into the time since then, and how many minutes of it they were open. */
    presence(memberId: number, since: number, now: number): { sessions: number; minutes: number } {
      const spans = db
        .select()
        .from(session)
        .where(eq(session.memberId, memberId))
        .all()
        .map(({ createdAt, endedAt, expiresAt, seenAt, idleMs }) => ({
          from: Math.max(createdAt, since),
          to: Math.min(endedAt ?? now, expiresAt, seenAt + idleMs, now),
        }))
        .filter(({ from, to }) => to >= from)
      const open = spans.reduce((sum, { from, to }) => sum + to - from, 0)
      return { sessions: spans.length, minutes: Math.floor(open / 60_000) }
    },

    /** Prolongs the idle time and says when the session would end now. */
    renew(token: string, now: number): number {
      see.run({ token, now })
      const row = living.get({ token })
      return row ? Math.min(row.expiresAt, now + row.idleMs) : now
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

export function loginFailuresRepository(db: WorldDatabase) {
  const recent = db
    .select({ n: count(), last: sql<number | null>`max(${loginFailure.at})` })
    .from(loginFailure)
    .where(
      and(
        eq(loginFailure.subject, sql.placeholder('subject')),
        gt(loginFailure.at, sql.placeholder('since')),
        lte(loginFailure.at, sql.placeholder('until')),
      ),
    )
    .prepare()
  return {
    /** After `since`, and up to now: what was counted in a future that was rewound does not bind. */
    recent(subject: string, since: number, until: number) {
      const row = recent.get({ subject, since, until })
      return { count: row?.n ?? 0, last: row?.last ?? 0 }
    },
    add: (subject: string, at: number) => void db.insert(loginFailure).values({ subject, at }).run(),
    /** Newest first, by subject, of the names with at least so many failures since then and until now. */
    often(since: number, until: number, least: number) {
      const rows = db
        .select({ subject: loginFailure.subject, at: loginFailure.at })
        .from(loginFailure)
        .where(and(gt(loginFailure.at, since), lte(loginFailure.at, until), sql`${loginFailure.subject} LIKE 'user %'`))
        .orderBy(desc(loginFailure.at))
        .all()
      const times = new Map<string, number[]>()
      for (const { subject, at } of rows) times.set(subject, [...(times.get(subject) ?? []), at])
      return [...times].filter(([, list]) => list.length >= least)
    },
    clear: (subject: string) => void db.delete(loginFailure).where(eq(loginFailure.subject, subject)).run(),
  }
}

/** The devices members have logged in with. */
export function devicesRepository(db: WorldDatabase) {
  return {
    of: (memberId: number) =>
      db.select().from(knownDevice).where(eq(knownDevice.memberId, memberId)).orderBy(desc(knownDevice.lastAt)).all(),
    note: (row: { memberId: number; deviceId: string; agent: string; ip: string; at: number }) => {
      const { at, ...place } = row
      db.insert(knownDevice)
        .values({ ...place, firstAt: at, lastAt: at })
        .onConflictDoUpdate({
          target: [knownDevice.memberId, knownDevice.deviceId],
          set: { agent: row.agent, ip: row.ip, lastAt: at },
        })
        .run()
    },
  }
}

export function loadDevices(db: WorldDatabase, seed: WorldSeed): void {
  for (const row of seed.devices) db.insert(knownDevice).values(row).run()
}
