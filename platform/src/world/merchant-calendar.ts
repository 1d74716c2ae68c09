import { HOUR } from '@understudy/contracts/durations'
import { type Calendar, calendarOf, MERCHANT_ZONES } from '@understudy/contracts/zone'
import { MERCHANT_CONFIGS, merchantConfig } from '@understudy/merchants'
import type { World } from './world.ts'

/** The calendar by which a merchant's days begin. @throws RangeError for a code that no merchant has */
export const merchantCalendar = (merchant: string): Calendar => calendarOf(merchantConfig(merchant).timeZone)

/** Start of the current day in a merchant's calendar, epoch ms. */
export function startOfToday(world: World, merchant: string): number {
  const { startOfDayNumber, dayNumber } = merchantCalendar(merchant)
  return startOfDayNumber(dayNumber(world.now()))
}

/** SQL for how far ahead of UTC the merchant of a member is, ms; `memberId` is SQL. */
export function zoneOffsetOf(memberId: string): string {
  const cases = MERCHANT_CONFIGS.map(({ code, timeZone }) => `WHEN '${code}' THEN ${MERCHANT_ZONES[timeZone] * HOUR}`)
  return `(SELECT CASE zoned.merchant ${cases.join(' ')} END FROM member zoned WHERE zoned.id = ${memberId})`
}
