import { text } from '@/shared/i18n'

const FIELDS = [
  'about',
  'orderNumber',
  'numero',
  'playName',
  'content',
  'round',
  'home',
  'away',
  'side',
  'odds',
  'choice',
  'winner',
  'score',
] as const
const VALUES = ['home', 'away', 'first', 'second', 'draw', 'show', 'pack'] as const

/**
 * What a bet was on, line by line, in words and in a known order. What has no name here is left out: ids of vendors,
 * cards and reels as numbers, and the inner figures of an order say nothing to whoever made the bet. Odds of staged books are hundredths.
 */
export function linesOf(detail: Readonly<Record<string, unknown>>): { name: string; value: string }[] {
  return FIELDS.flatMap((field) => {
    const value = detail[field]
    if (value === undefined || value === null || value === '') return []
    const said = field === 'odds' && typeof value === 'number' ? (value / 100).toFixed(2) : say(value)
    return [{ name: text(`bets:field.${field}`), value: said }]
  })
}

function say(value: unknown): string {
  const known = VALUES.find((one) => one === value)
  if (known) return text(`bets:value.${known}`)
  if (Array.isArray(value)) return value.map(say).join(' · ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, part]) => `${say(name)} ${say(part)}`)
      .join(' · ')
  return String(value)
}
