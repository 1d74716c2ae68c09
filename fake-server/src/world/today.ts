import { merchantCalendar } from '../shared/merchant-calendar.ts'
import type { World } from './world.ts'

/** Start of the current day in a merchant's calendar, epoch ms. */
export function startOfToday(world: World, merchant: string): number {
  const { startOfDayNumber, dayNumber } = merchantCalendar(merchant)
  return startOfDayNumber(dayNumber(world.now()))
}
