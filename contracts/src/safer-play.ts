import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, Time } from './fields.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Windows of deposit limits, reaching back from now, milliseconds. */
export const LIMIT_PERIODS = { day: DAY, week: 7 * DAY, month: 30 * DAY } as const
export type LimitPeriod = keyof typeof LIMIT_PERIODS
export const LimitPeriod = z.enum(['day', 'week', 'month'])

/** Delay before a weaker protection takes effect, milliseconds; a stronger one applies at once. */
export const COOLING = DAY

/** Lowest and highest deposit limit, currency units. */
export const LIMIT_BOUNDS = { min: 100, max: 10_000_000 } as const

/** Minutes between two reminders; 0 for none. */
export const REMINDER_MINUTES = [0, 10, 15, 30, 60, 120, 240] as const
/** Lengths of a time-out, days. */
export const TIME_OUT_DAYS = [1, 7, 30, 42] as const
/** Lengths of a self-exclusion, days; at least half a year. */
export const EXCLUSION_DAYS = [183, 365, 1825] as const
export type PauseKind = 'timeOut' | 'selfExclusion'
/** Days an activity summary reaches back. */
export const ACTIVITY_DAYS = [1, 7, 30] as const

const Minutes = z.literal(REMINDER_MINUTES)

/** A deposit limit: the current one, and the next one after its cooling period. */
const DepositLimit = z.object({
  period: LimitPeriod,
  /** Limit, currency units; null for none. */
  amount: z.nullable(z.int()),
  /** Amount deposited within the window. */
  used: Amount,
  pending: z.nullable(z.object({ amount: z.nullable(z.int()), from: Time })),
})
export type DepositLimit = z.infer<typeof DepositLimit>

/** Totals of bets (docs/money.md): `result` is `won` minus `staked` without `open`; currency units. */
const Played = z.object({ staked: Amount, open: Amount, won: Amount, result: Amount })
export type Played = z.infer<typeof Played>

export const SaferPlay = z.object({
  limits: z.array(DepositLimit),
  reminder: z.object({
    minutes: Minutes,
    pending: z.nullable(z.object({ minutes: Minutes, from: Time })),
  }),
  /** End of the current time-out; null without one. */
  timeOutUntil: z.nullable(Time),
  /** Current session: start, and totals of its bets, currency units. */
  session: z.object({ startedAt: Time, ...Played.shape }),
})
export type SaferPlay = z.infer<typeof SaferPlay>

export const saferPlay = endpoint({
  name: 'saferPlay.state',
  method: 'GET',
  path: '/wps/member/saferPlay',
  access: 'real',
  summary: 'Returns the member’s limits, reminder and time-out, and the figures of this session.',
  reply: SaferPlay,
  origin: 'assumed',
})

export const setDepositLimit = endpoint({
  name: 'saferPlay.limit',
  method: 'PUT',
  path: '/wps/member/saferPlay/depositLimit',
  access: 'real',
  summary:
    'Sets or, with null, removes a deposit limit: a lower one holds at once, a higher one or none after 24 hours.',
  body: z.strictObject({
    period: LimitPeriod,
    amount: z.nullable(z.int().check(z.gte(LIMIT_BOUNDS.min), z.lte(LIMIT_BOUNDS.max))),
  }),
  reply: SaferPlay,
  origin: 'assumed',
})

export const setReminder = endpoint({
  name: 'saferPlay.reminder',
  method: 'PUT',
  path: '/wps/member/saferPlay/reminder',
  access: 'real',
  summary: 'Sets the interval of the session reminder: shorter at once, longer or none after 24 hours.',
  body: z.strictObject({ minutes: Minutes }),
  reply: SaferPlay,
  origin: 'assumed',
})

export const pausePlay = endpoint({
  name: 'saferPlay.pause',
  method: 'POST',
  path: '/wps/member/saferPlay/pause',
  access: 'real',
  summary:
    'Starts a time-out (no games, no deposits) or a self-exclusion (no login either; this session ends). Neither can be shortened.',
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('timeOut'), days: z.literal(TIME_OUT_DAYS) }),
    z.strictObject({ kind: z.literal('selfExclusion'), days: z.literal(EXCLUSION_DAYS) }),
  ]),
  reply: z.object({ until: Time }),
  origin: 'assumed',
})

export const Activity = z.object({
  days: z.literal(ACTIVITY_DAYS),
  deposited: Amount,
  ...Played.shape,
  sessions: z.int(),
  /** Time with an open session, minutes. */
  minutes: z.int(),
})
export type Activity = z.infer<typeof Activity>

export const activity = endpoint({
  name: 'saferPlay.activity',
  method: 'GET',
  path: '/wps/member/saferPlay/activity',
  access: 'real',
  summary:
    'Returns what the member deposited, staked and won over the last 1, 7 and 30 days, counted from whole minutes, and the time played.',
  reply: z.array(Activity),
  origin: 'assumed',
})
