import { type agents, type GameType, toAmount } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import type { Calendar } from '@understudy/contracts/zone'
import { spanOf } from '../../binding/record-page.ts'
import type { World } from '../../world/world.ts'
import { addFigures, type DayFigures, type Days, type Figures, NO_FIGURES, ratesView } from '../team/index.ts'
import type { DownlineRow, Since } from './downlines.repository.ts'

/** A member counts as online this long after a session was last used. */
const ONLINE = 10 * MINUTE
/** Days, today included, in which a bet makes a member active and a registration makes a member new. */
const LATELY = 7

/** Returns the limits for online, active and new; without `days`, the last seven days count. */
export function lately(world: World, calendar: Calendar, days?: Days): Since {
  const { startOfDayNumber } = calendar
  const now = world.now()
  const { from, to } = days ?? weekOf(world, calendar)
  const [begins, ends] = [startOfDayNumber(from), startOfDayNumber(to + 1)]
  return { now, online: now - ONLINE, from, to, begins, ends }
}

/** Returns days of the merchant's calendar as day numbers. @throws PlatformError `request_param_err` */
export function daysOf(query: { startDate: string; endDate: string }, calendar: Calendar): Days {
  const { from, before } = spanOf(query, calendar)
  return { from: calendar.dayNumber(from), to: calendar.dayNumber(before - 1) }
}

/** Sums in currency units, named as in docs/money.md. */
export function figuresView(sums: Figures): agents.TeamFigures {
  const { bets, staked, valid, win, deposit, withdraw, transferIn, transferOut, rebate, reward, income } = sums
  return {
    bets,
    bet: toAmount(staked),
    validBet: toAmount(valid),
    win: toAmount(win),
    pnl: toAmount(win - staked),
    deposit: toAmount(deposit),
    withdraw: toAmount(withdraw),
    agentTransferIn: toAmount(transferIn),
    agentTransferOut: toAmount(transferOut),
    rebate: toAmount(rebate),
    promotion: toAmount(reward),
    income: toAmount(income),
    profit: toAmount(win - staked + rebate + reward + income),
  }
}

export const playView = ({ bets, staked, valid, win }: Pick<Figures, 'bets' | 'staked' | 'valid' | 'win'>) => ({
  bets,
  bet: toAmount(staked),
  validBet: toAmount(valid),
  win: toAmount(win),
  pnl: toAmount(win - staked),
})

export const sumOf = (rows: readonly Figures[]): Figures => rows.reduce(addFigures, NO_FIGURES)

/** Sums bets by product, the highest stake first. */
export function productsOf(rows: readonly DayFigures[]): { gameType: GameType; sums: Figures }[] {
  const products = new Map<GameType, Figures>()
  for (const { product, day: _day, ...figures } of rows)
    if (product !== '') products.set(product, addFigures(products.get(product) ?? NO_FIGURES, figures))
  return [...products].map(([gameType, sums]) => ({ gameType, sums })).sort((a, b) => b.sums.staked - a.sums.staked)
}

/** Sums by day of a range, the oldest first; days without figures are zero. */
export function byDay(rows: readonly DayFigures[], { from, to }: Days): { day: number; sums: Figures }[] {
  const days = Array.from({ length: to - from + 1 }, (_, index) => ({ day: from + index, sums: NO_FIGURES }))
  for (const { day, product: _product, ...figures } of rows) {
    const dayFigures = days[day - from]
    if (dayFigures) dayFigures.sums = addFigures(dayFigures.sums, figures)
  }
  return days
}

/** The last seven days. */
export const weekOf = (world: World, { dayNumber }: Calendar): Days => ({
  from: dayNumber(world.now()) - LATELY + 1,
  to: dayNumber(world.now()),
})

/**
 * A member of the team; `level` is the depth below the caller of the agent whose team is listed, `week` the stakes of the
 * last seven days.
 */
export const downlineView = (row: DownlineRow, level: number, week: readonly number[] = []): agents.Downline => ({
  customerId: row.id,
  account: row.username,
  nickname: row.nickname,
  type: row.type,
  level: level + row.depth,
  directCount: row.direct,
  teamCount: row.members,
  balance: toAmount(row.balance),
  regDate: row.registeredAt,
  lastLogin: row.lastLoginAt,
  online: row.online === 1,
  active: row.active === 1,
  status: row.status,
  rebates: ratesView(row.rates),
  week: week.map(toAmount),
})
