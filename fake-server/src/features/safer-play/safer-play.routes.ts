import { platformError, saferPlay, toAmount, toUnits } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import type { World } from '../../world/world.ts'
import { historyRepository, totalsView } from '../bets/index.ts'
import { pausesRepository } from '../member/index.ts'
import { sessionsRepository } from '../session/index.ts'
import { turnoverRepository } from '../wallet/index.ts'
import { limitsRepository, remindersRepository } from './safer-play.repository.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PERIODS = Object.keys(saferPlay.LIMIT_PERIODS) as saferPlay.LimitPeriod[]

export const saferPlayRoutes = [
  handle(saferPlay.saferPlay, ({ world, caller }) => stateOf(world, caller)),

  handle(saferPlay.setDepositLimit, ({ world, caller, body: { period, amount } }) => {
    const now = world.now()
    const limits = world.use(limitsRepository)
    const wished = amount === null ? null : toUnits(amount)
    const { amount: held } = limits.of(caller.memberId, period, now)
    const atOnce = wished !== null && (held === null || wished <= held)
    if (atOnce) limits.set(caller.memberId, period, wished, null)
    else
      limits.set(
        caller.memberId,
        period,
        held,
        held === wished ? null : { amount: wished, from: now + saferPlay.COOLING },
      )
    return stateOf(world, caller)
  }),

  handle(saferPlay.setReminder, ({ world, caller, body: { minutes } }) => {
    const now = world.now()
    const reminders = world.use(remindersRepository)
    const { minutes: held } = reminders.of(caller.memberId, now)
    const atOnce = minutes === held || held === 0 || (minutes !== 0 && minutes < held)
    if (atOnce) reminders.set(caller.memberId, minutes, null)
    else reminders.set(caller.memberId, held, { minutes, from: now + saferPlay.COOLING })
    return stateOf(world, caller)
  }),

  handle(saferPlay.pausePlay, ({ world, caller: { memberId }, body: { kind, days } }) =>
    world.transaction(() => {
      const now = world.now()
      const pauses = world.use(pausesRepository)
      const running = kind === 'timeOut' ? pauses.timeOut(memberId, now) : pauses.exclusion(memberId, now)
      const until = Math.max(now + days * DAY, running?.until ?? 0)
      pauses.add({ memberId, kind, since: now, until })
      if (kind === 'selfExclusion') world.use(sessionsRepository).endAll(memberId, now)
      return { until }
    }),
  ),

  handle(saferPlay.activity, ({ world, caller }) => {
    const { memberId } = caller
    const now = world.now()
    const minute = Math.floor(now / MINUTE)
    const presence = world.use(sessionsRepository).presence(memberId)
    return saferPlay.ACTIVITY_DAYS.map((days) => {
      const since = minute * MINUTE - days * DAY
      const last = minute * MINUTE + MINUTE - 1
      return {
        days,
        deposited: toAmount(world.use(turnoverRepository).of(memberId, since, last).deposited),
        ...playedOf(world, memberId, since, last),
        ...presence(now - days * DAY, now),
      }
    })
  }),
]

function stateOf(world: World, { memberId, token }: { memberId: number; token: string }): saferPlay.SaferPlay {
  const now = world.now()
  const turnover = world.use(turnoverRepository)
  const startedAt = world.use(sessionsRepository).startOf(token)
  if (startedAt === undefined) throw platformError('login.not.session')
  return {
    limits: PERIODS.map((period) => {
      const { amount, pending } = world.use(limitsRepository).of(memberId, period, now)
      return {
        period,
        amount: units(amount),
        used: toAmount(turnover.of(memberId, now - saferPlay.LIMIT_PERIODS[period], now).deposited),
        pending: pending && { amount: units(pending.amount), from: pending.from },
      }
    }),
    reminder: world.use(remindersRepository).of(memberId, now),
    timeOutUntil: world.use(pausesRepository).timeOut(memberId, now)?.until ?? null,
    session: { startedAt, ...playedOf(world, memberId, startedAt, now) },
  }
}

/** Sums the bets placed in an interval, as the betting record does. */
function playedOf(world: World, memberId: number, since: number, last: number): saferPlay.Played {
  const span = { memberId, from: since, before: last + 1 }
  const { bet, open, win, pnl } = totalsView(world.use(historyRepository).totals(span))
  return { staked: bet, open, won: win, result: pnl }
}

const units = (amount: number | null) => (amount === null ? null : toAmount(amount))
