import { useMemo } from 'react'
import { calendar } from '@/shared/clock/calendar'
import { twoDigits } from '@/shared/format/digits'
import { useLocale } from '@/shared/i18n'
import { useSteeringLanguage } from './steering-texts.ts'

/** Writes a time, epoch ms, in the reader's language, by the clock of the merchant unless another zone is given. */
export function useMoment(timeZone: string = calendar().zone): (time: number) => string {
  const [appLocale, language] = [useLocale(), useSteeringLanguage()]
  const locale = language === 'EN' ? 'en-GB' : appLocale
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

/** The zone of this device, for what happens outside any world. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const offset = () => calendar().hours * 3_600_000

/** Converts a time for a field of `datetime-local` by the merchant's clock, and back; an invalid text gives undefined. */
export const fieldOf = (time: number) => new Date(time + offset()).toISOString().slice(0, 19)
export function momentOf(field: string): number | undefined {
  const time = Date.parse(`${field}Z`) - offset()
  return Number.isNaN(time) ? undefined : time
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
