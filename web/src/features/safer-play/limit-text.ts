import { LIMITS, type LimitKind } from '@understudy/contracts/safer-play'
import { moneyText } from '@/shared/format/money'
import { text } from '@/shared/i18n'

/** Formats the value of a limit: money, minutes of a session, or "none". */
export function limitText(kind: LimitKind, amount: number | null, symbol: string): string {
  if (amount === null) return text('safer-play:limit.none')
  if (LIMITS[kind].of === 'session') return text('safer-play:limit.minutes', { count: Math.floor(amount) })
  return moneyText(symbol, Math.floor(amount), 0)
}

export const reminderText = (minutes: number): string =>
  minutes === 0 ? text('safer-play:reminder.off') : text('safer-play:reminder.every', { count: minutes })

/** Formats a number of days. */
export function daysText(days: number): string {
  if (days >= 365) return text('safer-play:length.years', { count: Math.round(days / 365) })
  if (days >= 180) return text('safer-play:length.months', { count: Math.round(days / 30.5) })
  if (days >= 14 && days % 7 === 0) return text('safer-play:length.weeks', { count: days / 7 })
  return text('safer-play:length.days', { count: days })
}
