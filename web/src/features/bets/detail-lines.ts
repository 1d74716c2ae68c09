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
/** Named picks besides numbers, by the key of the lottery's option. */
const PICKS = [
  'big',
  'small',
  'odd',
  'even',
  'up',
  'middle',
  'down',
  'dragon',
  'tiger',
  'tie',
  'pair',
  'triple',
  'straight',
  'different',
  'first',
  'second',
  'third',
  'starter',
  'consolation',
] as const
const SHORT: Readonly<Record<string, (typeof PICKS)[number]>> = {
  b: 'big',
  s: 'small',
  o: 'odd',
  e: 'even',
  anyTriple: 'triple',
}
const VALUES = ['home', 'away', 'first', 'second', 'draw', 'show', 'pack'] as const

/**
 * Describes a bet line by line, in a fixed order. Fields that mean nothing to players (vendors' ids, cards and reels as
 * numbers, internal figures) have no name here and are left out. Odds as numbers are in hundredths.
 */
export function linesOf(detail: Readonly<Record<string, unknown>>): { name: string; value: string }[] {
  return FIELDS.flatMap((field) => {
    const value = detail[field]
    if (value === undefined || value === null || value === '') return []
    return [{ name: text(`bets:field.${field}`), value: fieldText(field, value) }]
  })
}

function fieldText(field: (typeof FIELDS)[number], value: unknown): string {
  if (field === 'odds' && typeof value === 'number') return (value / 100).toFixed(2)
  return field === 'content' && typeof value === 'string' ? picksText(value) : say(value)
}

/** Translates picks such as `small,even`; numbers stay as they are. */
const picksText = (content: string): string =>
  /[a-z]/i.test(content)
    ? content
        .split('|')
        .map((position) => position.split(',').map(pick).join(' · '))
        .join(' | ')
    : content

function pick(key: string): string {
  const knownPick = PICKS.find((one) => one === (SHORT[key] ?? key))
  return knownPick ? text(`bets:pick.${knownPick}`) : key
}

function say(value: unknown): string {
  const option = VALUES.find((one) => one === value)
  if (option) return text(`bets:value.${option}`)
  if (Array.isArray(value)) return value.map(say).join(' · ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, part]) => `${say(name)} \u2066${say(part)}\u2069`)
      .join(' · ')
  return String(value)
}
