// Bounds the backtracking of regular expressions (ReDoS) by static analysis of their syntax.
import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** The longest text a pattern is run on: the greatest length of a field. */
const LONGEST = 254
/** Upper bound of the ways a pattern can match; each costs at most one pass over the text. */
const MOST_WAYS = 10_000

/** What follows an element: a character, the end of the text, or anything. */
type Next = AST.Character | 'end' | 'anything'

/**
 * Whether a regular expression runs in bounded time on any input. Backtracking tries at most every way in which the
 * pattern can divide a text among its parts. These ways are counted from the syntax; a pattern with too many is refused,
 * even if it might be fast in practice. `(a+)+` has 2^n ways, `[^@]+@[^@]+` one.
 */
export function isBounded(pattern: string): boolean {
  let parsed: AST.Pattern
  try {
    parsed = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true })
  } catch {
    return false
  }
  return waysOfAny(parsed.alternatives, 'end') <= MOST_WAYS
}

const waysOfAny = (alternatives: readonly AST.Alternative[], after: Next): number =>
  alternatives.reduce((sum, { elements }) => sum + waysOfAll(elements, after), 0)

/** Ways of a sequence multiply; a lookaround is evaluated once for each way up to it. */
function waysOfAll(elements: readonly AST.Element[], after: Next): number {
  let paths = 1
  let walked = 0
  elements.forEach((element, at) => {
    const next = nextOf(elements[at + 1], after)
    if (element.type !== 'Assertion') paths *= waysOf(element, next)
    else if (element.kind === 'lookahead' || element.kind === 'lookbehind')
      walked += paths * waysOfAny(element.alternatives, 'anything')
  })
  return paths + walked
}

function nextOf(element: AST.Element | undefined, after: Next): Next {
  if (element === undefined) return after
  if (element.type === 'Character') return element
  if (element.type === 'Assertion') return element.kind === 'end' ? 'end' : 'anything'
  if (element.type === 'Quantifier' && element.min > 0 && element.element.type === 'Character') return element.element
  return 'anything'
}

function waysOf(element: AST.Element, next: Next): number {
  if (element.type === 'Group' || element.type === 'CapturingGroup') return waysOfAny(element.alternatives, next)
  return element.type === 'Quantifier' ? waysOfQuantifier(element, next) : 1
}

function waysOfQuantifier({ element, min, max }: AST.Quantifier, next: Next): number {
  // An iteration may be followed by another one.
  const once = waysOf(element, max > 1 ? 'anything' : next)
  const [least, most] = [Math.min(min, LONGEST), Math.min(max, LONGEST)]
  if (once === 1) return endsAt(element, next) ? 1 : most - least + 1
  let ways = 0
  for (let count = least; count <= most && ways <= MOST_WAYS; count += 1) ways += once ** count
  return ways
}

/** Whether a repeated character is followed by one it cannot match, so that the run can end in one place only. */
function endsAt(element: AST.QuantifiableElement, next: Next): boolean {
  if (element.type !== 'Character' && element.type !== 'CharacterSet' && element.type !== 'CharacterClass') return false
  if (next === 'end') return true
  return next !== 'anything' && !new RegExp(`^(?:${element.raw})$`, 'u').test(String.fromCodePoint(next.value))
}
