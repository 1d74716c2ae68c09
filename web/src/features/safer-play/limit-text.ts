import { moneyText } from '@/shared/format/money'
import { text } from '@/shared/i18n'

/** Formats a limit: an amount, or "none". */
export const limitText = (amount: number | null, symbol: string): string =>
  amount === null ? text('safer-play:limit.none') : moneyText(symbol, amount, 0)

export const reminderText = (minutes: number): string =>
  minutes === 0 ? text('safer-play:reminder.off') : text('safer-play:reminder.every', { count: minutes })

/** Formats a number of days. */
export function daysText(days: number): string {
  if (days >= 365) return text('safer-play:length.years', { count: Math.round(days / 365) })
  if (days >= 180) return text('safer-play:length.months', { count: Math.round(days / 30.5) })
  if (days >= 14 && days % 7 === 0) return text('safer-play:length.weeks', { count: days / 7 })
  return text('safer-play:length.days', { count: days })
}
