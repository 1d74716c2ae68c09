import { platformError, saferPlay, toAmount, toUnits } from '@understudy/contracts'
import { DAY, MINUTE } from '@understudy/contracts/durations'
import { handle } from '../../binding/call.ts'
import type { World } from '../../world/world.ts'
import { historyRepository, totalsView } from '../bets/index.ts'
import { pausesRepository } from '../member/index.ts'
import { sessionsRepository } from '../session/index.ts'
import { turnoverRepository } from '../wallet/index.ts'
import { changeSetting, usedOf } from './limits.ts'
import { limitsRepository, remindersRepository } from './safer-play.repository.ts'

export const saferPlayRoutes = [
  handle(saferPlay.saferPlay, ({ world, caller }) => stateOf(world, caller)),

  handle(saferPlay.setLimit, ({ world, caller, body: { kind, amount } }) => {
    const now = world.now()
    const limits = world.use(limitsRepository)
    const { value: current } = limits.of(caller.memberId, now)(kind)
    limits.set(caller.memberId, kind, changeSetting(current, amount === null ? null : toUnits(amount), now))
    return stateOf(world, caller)
  }),

  handle(saferPlay.setReminder, ({ world, caller, body: { minutes } }) => {
    const now = world.now()
    const reminders = world.use(remindersRepository)
    const { value: current } = reminders.of(caller.memberId, now)
    reminders.set(caller.memberId, changeSetting(current, minutes, now))
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
  const limitOf = world.use(limitsRepository).of(memberId, now)
  const reminder = world.use(remindersRepository).of(memberId, now)
  const startedAt = world.use(sessionsRepository).startOf(token)
  if (startedAt === undefined) throw platformError('login.not.session')
  return {
    limits: saferPlay.LIMIT_KINDS.map((kind) => {
      const { value, pending } = limitOf(kind)
      const used = usedOf(world, memberId, kind)
      return {
        kind,
        amount: units(value),
        used: used === null ? null : toAmount(Math.max(0, used)),
        pending: pending && { amount: units(pending.value), from: pending.from },
      }
    }),
    reminder: {
      minutes: reminder.value,
      pending: reminder.pending && { minutes: reminder.pending.value, from: reminder.pending.from },
    },
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
