import * as z from 'zod/mini'
import { DAY, MINUTE } from './durations.ts'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { Amount, Time } from './fields.ts'

/** Windows of deposit and loss limits, reaching back from now, milliseconds. */
export const LIMIT_PERIODS = { day: DAY, week: 7 * DAY, month: 30 * DAY } as const

const DEPOSIT = { of: 'deposit', min: 100, max: 10_000_000 } as const
const LOSS = { of: 'loss', min: 100, max: 10_000_000 } as const

/**
 * The limits a member may set: of deposits and of losses within a period, of the stake of a single wager, and of the time
 * of a session. `min` and `max` are in currency units, of a session in minutes.
 */
export const LIMITS = {
  depositDay: { ...DEPOSIT, period: 'day' },
  depositWeek: { ...DEPOSIT, period: 'week' },
  depositMonth: { ...DEPOSIT, period: 'month' },
  lossDay: { ...LOSS, period: 'day' },
  lossWeek: { ...LOSS, period: 'week' },
  lossMonth: { ...LOSS, period: 'month' },
  stake: { of: 'stake', min: 1, max: 10_000_000, period: null },
  session: { of: 'session', min: 10, max: 1_440, period: null },
} as const
export type LimitKind = keyof typeof LIMITS
export const LIMIT_KINDS = Object.keys(LIMITS) as [LimitKind, ...LimitKind[]]
const LimitKind = z.enum(LIMIT_KINDS)

/** Break after which a login begins a new session for its limit, milliseconds; after a shorter one its time goes on. */
export const SESSION_BREAK = 15 * MINUTE

/** Refusals of a wager for the player's own sake. */
export const WAGER_ERRORS = [
  'time.out',
  'limit.session.reached',
  'limit.stake.reached',
  'limit.loss.reached',
] as const satisfies readonly ErrorCode[]

/** Delay before a weaker protection takes effect, milliseconds; a stronger one applies at once. */
export const COOLING = DAY

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

/** A limit: the current one, and the next one after its cooling period. */
const Limit = z.object({
  kind: LimitKind,
  /** Limit, currency units, of a session minutes; null for none. */
  amount: z.nullable(z.int()),
  /** Deposits or losses within the window, minutes of the session; null for stakes, which count each alone. */
  used: z.nullable(Amount),
  pending: z.nullable(z.object({ amount: z.nullable(z.int()), from: Time })),
})
export type Limit = z.infer<typeof Limit>

/** Totals of bets (docs/money.md): `result` is `won` minus `staked` without `open`; currency units. */
const Played = z.object({ staked: Amount, open: Amount, won: Amount, result: Amount })
export type Played = z.infer<typeof Played>

export const SaferPlay = z.object({
  limits: z.array(Limit),
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

const amountOf = ({ min, max }: { min: number; max: number }) => z.nullable(z.int().check(z.gte(min), z.lte(max)))

export const setLimit = endpoint({
  name: 'saferPlay.limit',
  method: 'PUT',
  path: '/wps/member/saferPlay/limit',
  access: 'real',
  summary:
    'Sets or, with null, removes a limit of deposits, losses, stakes or session time: a lower one holds at once, a higher one or none after 24 hours.',
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal(['depositDay', 'depositWeek', 'depositMonth']), amount: amountOf(DEPOSIT) }),
    z.strictObject({ kind: z.literal(['lossDay', 'lossWeek', 'lossMonth']), amount: amountOf(LOSS) }),
    z.strictObject({ kind: z.literal('stake'), amount: amountOf(LIMITS.stake) }),
    z.strictObject({ kind: z.literal('session'), amount: amountOf(LIMITS.session) }),
  ]),
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
