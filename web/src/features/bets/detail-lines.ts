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
] as const
type Field = (typeof FIELDS)[number]
const VALUES = ['home', 'away', 'first', 'second', 'draw', 'show', 'pack'] as const

const isField = (name: string): name is Field => FIELDS.some((known) => known === name)

/** What only its vendor has a use for: its own ids, and cards and reels as numbers. */
const INNER = ['betId', 'roundId', 'luck', 'multiples', 'hands']

/**
 * What a bet was on, line by line: known fields first and by their names, others by the name their vendor gave them.
 * Odds of staged books are hundredths.
 */
export function linesOf(detail: Readonly<Record<string, unknown>>): { name: string; value: string }[] {
  const rank = (name: string) => (isField(name) ? FIELDS.indexOf(name) : FIELDS.length)
  return Object.entries(detail)
    .filter(([name, value]) => !INNER.includes(name) && value !== null && value !== '')
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([name, value]) => ({
      name: isField(name) ? text(`bets:field.${name}`) : name,
      value: name === 'odds' && typeof value === 'number' ? (value / 100).toFixed(2) : say(value),
    }))
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
