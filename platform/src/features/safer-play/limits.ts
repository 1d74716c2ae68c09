import { platformError, saferPlay, toAmount, toUnits } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import type { World } from '../../world/world.ts'
import { historyRepository } from '../bets/index.ts'
import { DEMO_WALLET } from '../ledger/index.ts'
import { pausesRepository } from '../member/index.ts'
import { sessionsRepository } from '../session/index.ts'
import { turnoverRepository } from '../wallet/index.ts'
import { limitsRepository, type Setting } from './safer-play.repository.ts'

const { COOLING, LIMIT_KINDS, LIMIT_PERIODS, LIMITS, SESSION_BREAK } = saferPlay

/**
 * The rule of all settings of safer play: a stronger protection holds at once, a weaker one or none (null or 0) after the
 * cooling period; choosing what holds takes a pending change back.
 */
export function changeSetting<T extends number | null>(current: T, wished: T, now: number): Setting<T> {
  const isAtOnce = wished === current || !current || (!!wished && wished < current)
  return isAtOnce
    ? { value: wished, pending: null }
    : { value: current, pending: { value: wished, from: now + COOLING } }
}

/**
 * Returns how much of a limit is used, in its ten-thousandths: deposits of the window and open orders, stakes less what came back of them
 * (below zero after a win), or the time of the session; null for the stake limit, which each wager meets alone.
 */
export function usedOf(world: World, memberId: number, kind: saferPlay.LimitKind): number | null {
  const now = world.now()
  const { of, period } = LIMITS[kind]
  if (of === 'stake') return null
  if (of === 'session') {
    const since = world.use(sessionsRepository).loggedInSince(memberId, now, SESSION_BREAK)
    return Math.floor(toUnits(1) * ((now - since) / MINUTE))
  }
  const since = now - LIMIT_PERIODS[period]
  if (of === 'deposit')
    return (
      world.use(turnoverRepository).of(memberId, since, now).deposited +
      world.use(limitsRepository).openDeposits(memberId)
    )
  const { stake, returned, win } = world.use(historyRepository).totals({ memberId, from: since, before: now + 1 })
  return stake - returned - win
}

interface Room {
  kind: saferPlay.LimitKind
  /** Ten-thousandths. */
  limit: number
  /** What it still allows, ten-thousandths, at least 0. */
  left: number
}

type Measure = (typeof LIMITS)[saferPlay.LimitKind]['of']

/** Returns a function that gives, of the member's limits of a measure that are set, the one that allows least. */
function tightestOf(world: World, memberId: number): (measure: Measure) => Room | undefined {
  const limitOf = world.use(limitsRepository).of(memberId, world.now())
  return (measure) =>
    LIMIT_KINDS.flatMap((kind) => {
      const limit = LIMITS[kind].of === measure ? limitOf(kind).value : null
      return limit === null ? [] : [{ kind, limit, left: Math.max(0, limit - (usedOf(world, memberId, kind) ?? 0)) }]
    }).sort((a, b) => a.left - b.left)[0]
}

/** Returns what the member's limits still allow to be deposited, ten-thousandths; undefined without a limit. */
export const depositRoom = (world: World, memberId: number): number | undefined =>
  tightestOf(world, memberId)('deposit')?.left

/**
 * Refuses a deposit that would exceed a limit.
 * @throws PlatformError `limit.deposit.reached` with the period and what is left of its limit, in currency units
 */
export function refuseDeposit(world: World, memberId: number, amount: number): void {
  const least = tightestOf(world, memberId)('deposit')
  if (!least || amount <= least.left) return
  throw platformError('limit.deposit.reached', {
    period: LIMITS[least.kind].period,
    left: toAmount(least.left),
  })
}

export interface Wager {
  memberId: number
  /** The wallet that pays; play money is neither staked nor lost. */
  wallet: string
  /** All that the call stakes, ten-thousandths. */
  total: number
  /** The highest single wager in it. */
  highest: number
}

/**
 * Refuses a wager beyond a limit of its player. Call it where the stake is taken, in the same transaction; what comes back
 * is never refused.
 * @throws PlatformError `limit.session.reached` or `limit.stake.reached` with the limit, in minutes and currency units,
 * `limit.loss.reached` with the period and what is left of its limit
 */
export function refuseWager(world: World, { memberId, wallet, total, highest }: Wager): void {
  const tightest = tightestOf(world, memberId)
  const session = tightest('session')
  if (session?.left === 0) throw platformError('limit.session.reached', { limit: toAmount(session.limit) })
  if (wallet === DEMO_WALLET) return
  const stake = tightest('stake')
  if (stake && highest > stake.limit) throw platformError('limit.stake.reached', { limit: toAmount(stake.limit) })
  const loss = tightest('loss')
  if (loss && total > loss.left)
    throw platformError('limit.loss.reached', { period: LIMITS[loss.kind].period, left: toAmount(loss.left) })
}

/** Refuses new games and rounds during a time-out. @throws PlatformError `time.out` */
export function refuseTimeOut(world: World, memberId: number): void {
  const timeOut = world.use(pausesRepository).timeOut(memberId, world.now())
  if (timeOut) throw platformError('time.out', { lockedUntil: timeOut.until })
}
