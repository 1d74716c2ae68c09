import { DAY, merchantDay } from '@understudy/contracts/zone'

export const PERIODS = ['today', 'yesterday', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

const LENGTHS = { today: 1, week: 7, month: 30 } as const

/** First and last day of a period in the merchants' calendar, both included, at a time of the world. */
export function daysOf(period: Period, now: number): { startDate: string; endDate: string } {
  const back = (days: number) => merchantDay(now - days * DAY)
  if (period === 'yesterday') return { startDate: back(1), endDate: back(1) }
  return { startDate: back(LENGTHS[period] - 1), endDate: back(0) }
}
