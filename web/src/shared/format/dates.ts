import { useEffect } from 'react'
import { calendar } from '@/shared/clock/calendar'
import { useLocale, useRomanUrdu } from '@/shared/i18n'
import { whenIdle } from '@/shared/idle'
import { twoDigits } from './digits.ts'
import { inRomanUrdu } from './roman-dates.ts'

/**
 * Which time zone a date is shown in. Accounting (bets, orders, draws, money in and out) uses the merchant's calendar, so
 * that every screen puts it on the same day wherever the player is. The player's own day (logins, breaks, matches,
 * maintenance, messages, chats, feedback) uses the phone's zone. A calendar day has no zone.
 */
const ZONES = { merchant: () => calendar().zone, local: () => undefined, calendar: () => 'UTC' }
type Zone = keyof typeof ZONES

const HOURS = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** A month beside a day has its short name in every form, so that dates on one screen look alike; alone it has the long one. */
const FORMS = {
  /** 22 Nov 2026, 14:05 */
  moment: { day: 'numeric', month: 'short', year: 'numeric', ...HOURS },
  /** 22 Nov 2026, 14:05:09 */
  second: { day: 'numeric', month: 'short', year: 'numeric', ...HOURS, second: '2-digit' },
  /** 22 Nov, 14:05 */
  short: { day: 'numeric', month: 'short', ...HOURS },
  /** Sun, 14:05 */
  weekdayTime: { weekday: 'short', ...HOURS },
  /** Sunday 14:05 */
  longWeekdayTime: { weekday: 'long', ...HOURS },
  /** 14:05 */
  time: HOURS,
  /** Sunday, 22 Nov */
  weekday: { weekday: 'long', day: 'numeric', month: 'short' },
  /** Sun, 22 Nov */
  shortWeekday: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 22 Nov */
  day: { day: 'numeric', month: 'short' },
  /** 22 Nov 2026 */
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** November */
  monthName: { month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
export type DateForm = keyof typeof FORMS

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached, as creating a formatter costs some thirty times as much as formatting. */
function formatOf(locale: string, zone: Zone, form: DateForm): Intl.DateTimeFormat {
  const timeZone = ZONES[zone]()
  const key = `${locale} ${timeZone} ${form}`
  const cached = formats.get(key)
  if (cached) return cached
  const format = new Intl.DateTimeFormat(locale, { ...FORMS[form], timeZone })
  formats.set(key, format)
  return format
}

/** Dates and times in the language on screen, with Latin digits; instants are epoch ms. */
export function useDates() {
  const [locale, roman] = [useLocale(), useRomanUrdu()]
  const write = (time: number, zone: Zone, form: DateForm) => {
    const format = formatOf(locale, zone, form)
    return roman ? inRomanUrdu(format, time) : format.format(time)
  }
  return {
    /** Formats an instant in the merchant's time zone. */
    merchant: (time: number, form: DateForm) => write(time, 'merchant', form),
    /** Formats an instant in the phone's time zone. */
    local: (at: number, form: DateForm) => write(at, 'local', form),
    /** Formats a day, `YYYY-MM-DD`. */
    calendar: (day: string, form: DateForm) => write(Date.parse(`${day}T00:00:00Z`), 'calendar', form),
  }
}

/** Warms up `Intl`: the first formatter of a page costs as much as a hundred later ones, so it is created while data is loading. */
export function useDatesSoon() {
  const locale = useLocale()
  useEffect(() => void whenIdle(() => formatOf(locale, 'local', 'time')), [locale])
}

/** Returns a function that names a time zone in the language on screen, such as “Pakistan Time”. */
export function useZoneName(): (timeZone: string) => string {
  const locale = useLocale()
  return (timeZone) =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** The day of an instant in the phone's time zone, `YYYY-MM-DD`. */
export function localDay(time: number): string {
  const day = new Date(time)
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`
}
