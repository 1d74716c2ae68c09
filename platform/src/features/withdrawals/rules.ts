import { platformError, toAmount, toUnits, type withdrawCards } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { startOfToday } from '../../world/merchant-calendar.ts'
import type { World } from '../../world/world.ts'
import { ledgerRepository, memberAccount } from '../ledger/index.ts'
import { merchantOf, vipLevel } from '../member/index.ts'
import { refuseOpenTurnover } from '../turnover/index.ts'
import { withdrawalsRepository } from './withdrawals.repository.ts'

/** Currency units. */
export const LIMITS = { min: 100, max: 50_000, walletMax: 25_000, perDay: 5, dayAmount: 50_000 } as const
/**
 * The first `free` withdrawals of a day have no fee; later ones cost a share (hundredths of a percent), rounded up to
 * whole units, and at least `least`.
 */
export const FEE = { free: 3, rate: 100, least: 10 } as const

/** Returns the daily limit on a VIP level in currency units; each level adds the base amount. */
export const dayAmountAt = (level: number): number => LIMITS.dayAmount * (1 + level)

const maximumFor = (kind: withdrawCards.CardKind): number => (kind === 'wallet' ? LIMITS.walletMax : LIMITS.max)

const feeOf = (amount: number, countToday: number): number =>
  countToday < FEE.free ? 0 : Math.max(FEE.least, Math.ceil((amount * FEE.rate) / 10_000))

/** Returns what the member may still withdraw today, in the merchant's time zone. */
export function today(world: World, memberId: number) {
  const from = startOfToday(world, merchantOf(world.db, memberId))
  const { count, amount } = world.use(withdrawalsRepository).counted(memberId, from, from + DAY)
  const dayAmount = dayAmountAt(vipLevel(world, memberId))
  return {
    dayAmount,
    leftCount: Math.max(0, LIMITS.perDay - count),
    leftAmount: Math.max(0, dayAmount - toAmount(amount)),
    leftFree: Math.max(0, FEE.free - count),
    count,
  }
}

/** Throws the first reason against a withdrawal (currency units); returns the fee. */
export function refuseWithdrawal(
  world: World,
  memberId: number,
  { amount, kind }: { amount: number; kind: withdrawCards.CardKind },
): number {
  if (!Number.isInteger(amount)) throw platformError('field.invalid', { fields: { amount: ['pattern'] } })
  const max = maximumFor(kind)
  if (amount < LIMITS.min || amount > max) throw platformError('amount.out.of.range', { min: LIMITS.min, max })
  const { leftCount, leftAmount, count } = today(world, memberId)
  if (leftCount === 0 || amount > leftAmount) throw platformError('withdraw.limit.day', { leftCount, leftAmount })
  if (world.use(ledgerRepository).balance(memberAccount(memberId)) < toUnits(amount))
    throw platformError('balance.not.enough')
  refuseOpenTurnover(world, memberId)
  return feeOf(amount, count)
}
