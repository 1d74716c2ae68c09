import { MERCHANT_ZONE } from '@understudy/contracts/zone'
import { useMemo } from 'react'
import { useLocale } from '@/shared/i18n'

/** Days and times of the merchants' calendar in the language on screen, with Latin digits. */
export function useMoments() {
  const locale = useLocale()
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: MERCHANT_ZONE })
    const moment = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'medium',
      timeZone: MERCHANT_ZONE,
      hourCycle: 'h23',
    })
    return {
      day: (date: string) => day.format(Date.parse(date)),
      time: (at: number) => time.format(at),
      moment: (at: number) => moment.format(at),
    }
  }, [locale])
}
