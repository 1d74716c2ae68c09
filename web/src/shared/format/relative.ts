import { now } from '@/shared/clock'
import { useLocale } from '@/shared/i18n'

const formats = new Map<string, Intl.RelativeTimeFormat>()

function formatOf(locale: string): Intl.RelativeTimeFormat {
  const cached = formats.get(locale)
  if (cached) return cached
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
  formats.set(locale, format)
  return format
}

/** Formats how long ago an instant was, in the largest suitable unit. */
export function useAgo(): (time: number) => string {
  const locale = useLocale()
  return (at) => {
    // Created lazily, as creating a formatter takes longer than formatting with it.
    const format = formatOf(locale)
    const minutes = Math.round((at - now()) / 60_000)
    if (minutes > -60) return format.format(minutes, 'minute')
    if (minutes > -1_440) return format.format(Math.round(minutes / 60), 'hour')
    return format.format(Math.round(minutes / 1_440), 'day')
  }
}
