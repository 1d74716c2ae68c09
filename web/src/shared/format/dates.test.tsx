import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setLanguage } from '@/shared/i18n'
import { useDates } from './dates.ts'

afterEach(() => {
  return setLanguage('EN')
})

// 19:30 on the 10th in London is 00:30 on the 11th in the merchants' zone.
const EVENING = Date.parse('2026-03-10T19:30:00Z')

test('accounting dates are those of the merchants’ day in any time zone', () => {
  const { merchant, calendar } = renderHook(useDates).result.current
  expect(merchant(EVENING, 'time')).toBe('00:30')
  expect(merchant(EVENING, 'day')).toBe('11 Mar')
  expect(calendar('2026-03-11', 'date')).toBe('11 Mar 2026')
})

test('times of the player’s day are in the phone’s time zone', () => {
  const { local } = renderHook(useDates).result.current
  const deviceFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  expect(local(EVENING, 'time')).toBe(deviceFormat.format(EVENING))
})

test('a date with a time is written the same way in every browser', () => {
  const { merchant } = renderHook(useDates).result.current
  expect(merchant(EVENING, 'moment')).toBe('11 Mar 2026, 00:30')
})

test('a formatter is made once for a language, a zone and a form', () => {
  const locales: (string | undefined)[] = []
  class Counted extends Intl.DateTimeFormat {
    constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
      super(locale, options)
      locales.push(options?.timeZone)
    }
  }
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: Counted })
  const { result, rerender } = renderHook(useDates)
  for (const time of [EVENING, EVENING + 60_000]) {
    result.current.merchant(time, 'weekdayTime')
    rerender()
  }
  result.current.calendar('2026-03-11', 'weekdayTime')
  expect(locales).toEqual(['Asia/Karachi', 'UTC'])
})

test('Roman Urdu has weekdays and months of its own', async () => {
  await setLanguage('UR-LA')
  const { merchant, calendar } = renderHook(useDates).result.current
  expect(calendar('2026-01-15', 'weekday')).toBe('Jumeraat, 15 Jan')
  expect(merchant(EVENING, 'weekdayTime')).toBe('Budh 00:30')
  expect(calendar('2026-02-11', 'date')).toBe('11 Far 2026')
})
