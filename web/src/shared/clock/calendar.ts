import { ZONES } from 'virtual:merchant-zones'
import { type Calendar, calendarOf } from '@understudy/contracts/zone'
import { merchantCode } from '@/shared/session'

/** The calendar of this page's merchant, which determines the day of everything accounted. */
export function calendar(): Calendar {
  const merchant = merchantCode()
  const zone = ZONES[merchant]
  if (!zone) throw new Error(`The time zone of ${merchant} is not known`)
  return calendarOf(zone)
}
