import * as z from 'zod/mini'
import { LOTTERY_LIMITS } from './terms.ts'

/** A value with its label. */
export const Labelled = z.object({ value: z.string(), label: z.string() })
const Odds = z.number().check(z.gt(0))

/**
 * Permitted content of a line of a play; labels are in the language of the call.
 * - `positions`: symbols at every position, `1,2|3|4,5`; a stake is one symbol from each, all different where
 *   `distinct`. Bets on the order of numbers.
 * - `places`: symbols at some positions, `1,2||7`; each symbol at its place is a stake.
 * - `pick`: at least `choose` symbols, `01,05,09`; each combination of `choose` counts as `each` stakes. In Group 3 that
 *   is two, as either of two digits may be the one that comes twice.
 * - `options`: each chosen option is a stake with its own odds, `big,odd`.
 * - `numbers`: numbers of `digits` digits, `1234,0007`; each is a stake.
 */
export const ContentRule = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('positions'),
    positions: z.array(Labelled),
    symbols: z.array(z.string()),
    distinct: z.boolean(),
  }),
  z.object({ kind: z.literal('places'), positions: z.array(Labelled), symbols: z.array(z.string()) }),
  z.object({
    kind: z.literal('pick'),
    symbols: z.array(z.string()),
    choose: z.int(),
    most: z.int(),
    /** Stakes of each combination, default 1. */
    each: z.optional(z.int()),
  }),
  z.object({ kind: z.literal('options'), options: z.array(z.object({ ...Labelled.shape, odds: Odds })) }),
  z.object({ kind: z.literal('numbers'), digits: z.int() }),
])
export type ContentRule = z.infer<typeof ContentRule>

/** Chosen symbols by position; rules without positions have one. */
export type Choice = readonly (readonly string[])[]

const hasPositions = (rule: ContentRule) => rule.kind === 'positions' || rule.kind === 'places'

/** The text form of a choice. */
export const writeContent = (choice: Choice): string => choice.map((symbols) => symbols.join(',')).join('|')

/** The choice in a text; undefined if symbols are unknown, doubled, too many or missing. */
export function readContent(rule: ContentRule, text: string): Choice | undefined {
  if (text.length > LOTTERY_LIMITS.content) return undefined
  const choice = text.split('|').map((part) => (part === '' ? [] : part.split(',')))
  if (choice.length !== (hasPositions(rule) ? positionsOf(rule) : 1)) return undefined
  const all = choice.flat()
  if (all.length === 0 || all.length > LOTTERY_LIMITS.choices) return undefined
  const isKnown = knows(rule)
  const sound = choice.every((symbols) => new Set(symbols).size === symbols.length && symbols.every(isKnown))
  return sound && stakesOf(rule, choice) > 0 ? choice : undefined
}

const positionsOf = (rule: ContentRule) => ('positions' in rule ? rule.positions.length : 1)

function knows(rule: ContentRule): (symbol: string) => boolean {
  if (rule.kind === 'numbers') return (symbol) => symbol.length === rule.digits && /^\d+$/.test(symbol)
  const allowed = new Set(rule.kind === 'options' ? rule.options.map(({ value }) => value) : rule.symbols)
  return (symbol) => allowed.has(symbol)
}

/** Number of stakes of a choice; 0 if it is incomplete or exceeds the rule. */
export function stakesOf(rule: ContentRule, choice: Choice): number {
  const [only = []] = choice
  switch (rule.kind) {
    case 'positions':
      return rule.distinct ? distinctTuples(choice) : choice.reduce((product, { length }) => product * length, 1)
    case 'places':
      return choice.reduce((sum, { length }) => sum + length, 0)
    case 'pick':
      return only.length > rule.most ? 0 : combinations(only.length, rule.choose) * (rule.each ?? 1)
    default:
      return only.length
  }
}

/** Ways to take one symbol from each position so that all differ. */
function distinctTuples(choice: Choice, taken: ReadonlySet<string> = new Set()): number {
  const [first, ...rest] = choice
  if (!first) return 1
  return first
    .filter((symbol) => !taken.has(symbol))
    .reduce((sum, symbol) => sum + distinctTuples(rest, new Set([...taken, symbol])), 0)
}

/** n over k; 0 if n < k. */
export function combinations(n: number, k: number): number {
  if (k > n) return 0
  let ways = 1
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i
  return Math.round(ways)
}

/** A line of a slip, `content~stakes~playId~mode~series~multiple`; lines are joined by `;`. */
export interface SlipLine {
  content: string
  /** Number of stakes as counted by the client; the server checks it. */
  stakes: number
  playId: number
  mode: string
  series: number
  multiple: number
}

export const writeSlip = (lines: readonly SlipLine[]): string =>
  lines
    .map(({ content, stakes, playId, mode, series, multiple }) =>
      [content, stakes, playId, mode, series, multiple].join('~'),
    )
    .join(';')

/** The lines of a slip; undefined if a line does not have six parts or a number is invalid. */
export function readSlip(text: string): SlipLine[] | undefined {
  const lines = text.split(';').map(readLine)
  return lines.every((line) => line !== undefined) ? lines : undefined
}

function readLine(text: string): SlipLine | undefined {
  const [content, stakes, playId, mode, series, multiple, ...more] = text.split('~')
  const whole = (part: string | undefined) => (part && /^\d{1,9}$/.test(part) ? Number(part) : undefined)
  const numbers = [stakes, playId, series, multiple].map(whole)
  const [count, play, prizes, times] = numbers
  if (!content || mode === undefined || more.length > 0) return undefined
  if (count === undefined || play === undefined || prizes === undefined || times === undefined) return undefined
  return { content, stakes: count, playId: play, mode, series: prizes, multiple: times }
}
