import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

export const session = sqliteTable(
  'session',
  {
    token: text().primaryKey(),
    memberId: integer('member_id').notNull(),
    ip: text().notNull(),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    /** The end, however active the session is. */
    expiresAt: moment('expires_at').notNull(),
    /** Longest idle time of a session, milliseconds. */
    idleMs: integer('idle_ms').notNull(),
    /** 1 for trial sessions. */
    trial: integer({ mode: 'boolean' }).notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('session_by_member').on(table.memberId), index('session_by_trial').on(table.trial, table.ip)],
)

export const loginFailure = sqliteTable(
  'login_failure',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** `user <merchant> <name>` or `ip <address>`. */
    subject: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('login_failure_by_subject').on(table.subject, table.at)],
)

/** Devices members have logged in with; with LOGINIPVERF3 on, any other device needs a code. */
export const knownDevice = sqliteTable(
  'known_device',
  {
    memberId: integer('member_id').notNull(),
    /** The client's own id, `loginDeviceId` of the login. */
    deviceId: text('device_id').notNull(),
    /** User agent of the last login, at most 200 characters. */
    agent: text().notNull(),
    ip: text().notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.deviceId] })],
)
