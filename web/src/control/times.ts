import { useMemo } from 'react'
import { twoDigits } from '@/shared/format/digits'
import { useLocale } from '@/shared/i18n'
import { useSteeringLanguage } from './steering-texts.ts'

/** Writes a time, epoch ms, in the reader's language; without a zone by the reader's own clock. */
export function useMoment(timeZone?: string): (time: number) => string {
  const [appLocale, language] = [useLocale(), useSteeringLanguage()]
  const locale = language === 'EN' ? 'en-PK' : appLocale
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'medium',
      hourCycle: 'h23',
      timeZone,
    })
    return (time) => format.format(time)
  }, [locale, timeZone])
}

/** A span in ms as `+1:05:09`, from a day on with the days before it: `+2d 1:05`. */
export function distance(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1_000)
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3_600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  const sign = ms < 0 ? '−' : '+'
  if (days > 0) return `${sign}${days}d ${hours}:${twoDigits(minutes)}`
  return `${sign}${hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(seconds % 60)}`
}
