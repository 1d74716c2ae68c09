import type { TapeEntry } from '@understudy/contracts/control/inspect'

/** Names that a filter may have before a colon. */
export const FILTER_NAMES = [
  'status',
  'who',
  'endpoint',
  'path',
  'page',
  'method',
  'code',
  'fault',
  'flag',
  'ms',
  'size',
  'rows',
  'body',
] as const
export type FilterName = (typeof FILTER_NAMES)[number]
const FILTER_MARKS = ['fault', 'flag', 'failed', 'wrote', 'broken'] as const
type Mark = (typeof FILTER_MARKS)[number]

/** One condition of a filter. */
export interface Term {
  /** As the user typed it. */
  raw: string
  negated: boolean
  /** What is wrong with the term; an invalid term is ignored. */
  problem: string | undefined
  holds: (call: TapeEntry) => boolean
}

const GUEST = 'guest'
const isIn = <T extends string>(list: readonly T[], text: string): text is T => list.includes(text as T)

/** Finds calls by a text in their input or reply, which the list itself does not carry. */
export type InBody = (text: string) => (call: TapeEntry) => boolean

const nowhere: InBody = () => () => false

/**
 * Reads a filter: conditions separated by spaces, all of which must be true. A name and a value: `status:4xx,500`,
 * `who:amina`, `endpoint:wallet.*`, `ms:>100`, `rows:1-5`. A mark: `fault`, `flag`, `failed`, `wrote`, `broken`.
 * `body:text` calls `inBody`, and any other word is searched for in the row of the call. A minus negates a condition,
 * and quotes keep spaces.
 */
export function parseFilter(text: string, inBody: InBody = nowhere): Term[] {
  return [...text.matchAll(/-?(?:[^\s":]+:)?"[^"]*"?|\S+/g)].map(([raw]) => termOf(raw, inBody))
}

/** Whether a call matches all terms. */
export const passes = (terms: readonly Term[], call: TapeEntry): boolean =>
  terms.every(({ problem, negated, holds }) => problem !== undefined || holds(call) !== negated)

/** Removes one condition from the filter. */
export const withoutTerm = (terms: readonly Term[], time: number): string =>
  terms
    .filter((_, index) => index !== time)
    .map(({ raw }) => raw)
    .join(' ')

/** Adds a condition to the filter unless it is already there. */
export function withTerm(filter: string, term: string): string {
  const words = parseFilter(filter).map(({ raw }) => raw)
  return (words.includes(term) ? words : [...words, term]).join(' ')
}

/** A term that matches exactly this value. */
export const termFor = (name: FilterName, value: string): string =>
  /[\s",]/.test(value) ? `${name}:"${value.replaceAll('"', '')}"` : `${name}:${value}`

/** The texts of the `body:` conditions. */
export function bodyTextsOf(filter: string): string[] {
  const texts = new Set<string>()
  parseFilter(filter, (text) => {
    texts.add(text)
    return () => false
  })
  return [...texts]
}

function termOf(raw: string, inBody: InBody): Term {
  const negated = raw.length > 1 && raw.startsWith('-')
  const word = negated ? raw.slice(1) : raw
  const [, name = '', rest = ''] = /^([^\s":]+):(.*)$/s.exec(word) ?? []
  const term = (holds: Term['holds'], problem?: string): Term => ({ raw, negated, problem, holds })
  if (name === '') return term(isIn(FILTER_MARKS, word) ? MARKS[word] : mentions(unquoted(word)))
  if (!isIn(FILTER_NAMES, name)) return term(() => true, `no call has “${name}”; known are ${FILTER_NAMES.join(', ')}`)
  const value = unquoted(rest)
  if (value === '') return term(() => true, `“${name}:” needs a value`)
  if (name === 'body') return term(inBody(value))
  const alternatives = rest.startsWith('"') ? [value] : value.split(',').filter(Boolean)
  const tests = alternatives.map((one) => testOf(name, one))
  if (tests.includes(undefined)) return term(() => true, `“${value}” is no value of ${name}; ${EXAMPLES[name] ?? ''}`)
  return term((call) => tests.some((test) => test?.(call)))
}

const unquoted = (text: string) => text.replace(/^"([^"]*)"?$/, '$1')

const MARKS: Record<Mark, Term['holds']> = {
  fault: ({ fault }) => fault !== null,
  flag: ({ flag }) => flag !== null,
  failed: ({ status, code }) => status >= 400 || code !== null,
  wrote: ({ rows }) => rows > 0,
  broken: ({ cause }) => cause !== null,
}

const NUMBERS: Partial<Record<FilterName, (call: TapeEntry) => number>> = {
  status: ({ status }) => status,
  ms: ({ ms }) => ms,
  size: ({ bytes }) => bytes ?? 0,
  rows: ({ rows }) => rows,
}
const TEXTS: Partial<Record<FilterName, (call: TapeEntry) => string>> = {
  who: ({ actor }) => actor ?? GUEST,
  endpoint: ({ endpoint }) => endpoint,
  path: ({ path }) => path,
  page: ({ page }) => page ?? '',
  method: ({ method }) => method,
  code: ({ code }) => code ?? '',
  fault: ({ fault }) => fault ?? '',
  flag: ({ flag }) => flag ?? '',
}
const EXAMPLES: Partial<Record<FilterName, string>> = {
  status: 'write 404, 4xx or 400-499',
  ms: 'write >100, <5 or 10-50',
  size: 'write >1000, <200 or 200-900',
  rows: 'write 0, >0 or 1-5',
}

function testOf(name: FilterName, value: string): Term['holds'] | undefined {
  const numberOf = NUMBERS[name]
  if (numberOf) {
    const within = rangeOf(value)
    return within && ((call) => within(numberOf(call)))
  }
  const textOf = TEXTS[name]
  const pattern = patternOf(value, name === 'path')
  return textOf && ((call) => pattern(textOf(call).toLowerCase()))
}

/** Parses `404`, `4xx`, `>100`, `<5` or `10-50` to a test of a number; undefined for any other text. */
function rangeOf(value: string): ((number: number) => boolean) | undefined {
  const [, first, hundreds] = /^((\d)xx)$/i.exec(value) ?? []
  if (first) return (number) => Math.floor(number / 100) === Number(hundreds)
  const [, sign, bound] = /^([<>])(\d+(?:\.\d+)?)$/.exec(value) ?? []
  if (sign) return (number) => (sign === '>' ? number > Number(bound) : number < Number(bound))
  const [, from, to] = /^(\d+)-(\d+)$/.exec(value) ?? []
  if (from) return (number) => number >= Number(from) && number <= Number(to)
  return /^\d+(?:\.\d+)?$/.test(value) ? (number) => number === Number(value) : undefined
}

/** A test of a text: `*` matches any characters; without `*` the whole text must match, or a part of it if `partly`. */
function patternOf(value: string, partly: boolean): (text: string) => boolean {
  const needle = value.toLowerCase()
  if (!needle.includes('*')) return (text) => (partly ? text.includes(needle) : text === needle)
  const parts = needle.split('*')
  return (text) => {
    const [head = '', tail = ''] = [parts[0], parts.at(-1)]
    if (!text.startsWith(head) || !text.endsWith(tail) || text.length < head.length + tail.length) return false
    let position = head.length
    for (const part of parts.slice(1, -1)) {
      const index = text.indexOf(part, position)
      if (index < 0) return false
      position = index + part.length
    }
    return position <= text.length - tail.length
  }
}

const lines = new WeakMap<TapeEntry, string>()

/** Whether the row of a call contains a word; the text of each row is cached. */
function mentions(word: string): Term['holds'] {
  const needle = word.toLowerCase()
  return (call) => {
    const cached = lines.get(call)
    const { endpoint, path, page, method, status, code, actor, fault, flag } = call
    const line =
      cached ??
      [endpoint, path, page, method, status, code, actor ?? GUEST, fault, flag].filter(Boolean).join(' ').toLowerCase()
    if (cached === undefined) lines.set(call, line)
    return line.includes(needle)
  }
}
