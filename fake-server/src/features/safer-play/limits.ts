import { platformError, saferPlay, toAmount } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { pausesRepository } from '../member/index.ts'
import { turnoverRepository } from '../wallet/index.ts'
import { limitsRepository } from './safer-play.repository.ts'

const PERIODS = Object.entries(saferPlay.LIMIT_PERIODS) as [saferPlay.LimitPeriod, number][]

/** Returns what each active limit still allows to be deposited, ten-thousandths, the smallest first. */
export function depositRoom(world: World, memberId: number): { period: saferPlay.LimitPeriod; left: number }[] {
  const now = world.now()
  return PERIODS.flatMap(([period, length]) => {
    const { amount } = world.use(limitsRepository).of(memberId, period, now)
    if (amount === null) return []
    const used = world.use(turnoverRepository).of(memberId, now - length, now).deposited
    return { period, left: Math.max(0, amount - used) }
  }).sort((a, b) => a.left - b.left)
}

/**
 * Refuses a deposit that would exceed a limit together with open orders.
 * @throws PlatformError `limit.deposit.reached` with the period and what is left of its limit, in currency units
 */
export function refuseOverLimit(world: World, memberId: number, amount: number, open: number): void {
  const [least] = depositRoom(world, memberId)
  if (!least || open + amount <= least.left) return
  throw platformError('limit.deposit.reached', {
    period: least.period,
    left: toAmount(Math.max(0, least.left - open)),
  })
}

/** Refuses new games and rounds during a time-out. @throws PlatformError `time.out` */
export function refuseTimeOut(world: World, memberId: number): void {
  const timeOut = world.use(pausesRepository).timeOut(memberId, world.now())
  if (timeOut) throw platformError('time.out', { lockedUntil: timeOut.until })
}
