import en from '@understudy/contracts/error-texts/en.json'
import ur from '@understudy/contracts/error-texts/ur.json'
import la from '@understudy/contracts/error-texts/ur-la.json'
import { ERRORS, type ErrorCode } from '@understudy/contracts/errors'

/** One error of one call, to be tried on the screen. */
export interface Case {
  endpoint: string
  code: string
}

/** What a screen showed once its calls were answered. */
export interface Seen {
  /** The path the app was on, without its query. */
  path: string
  /** Texts of dialogs that were open. */
  dialogs: readonly string[]
  /** Texts of toasts and alerts, including those that closed by themselves. */
  messages: readonly string[]
  /** Lines of text on the page. */
  lines: readonly string[]
  /** Whether a loading indicator was still shown. */
  waits: boolean
}

export type Verdict = 'not called' | 'redirected' | 'dialog' | 'message' | 'blank' | 'waits' | 'other text' | 'nothing'

export interface Outcome extends Case {
  verdict: Verdict
  /** Texts that are shown only with the error. */
  text: string
  /** Whether the screen showed the catalogue's text for the code. */
  saysSo: boolean
  path: string
  /** How often the call was answered with the error. */
  hits: number
}

/** The codes that nearly every call declares, which are tried only on request. */
export function commonCodes(endpoints: readonly { errors: readonly string[] }[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { errors } of endpoints) for (const code of errors) counts.set(code, (counts.get(code) ?? 0) + 1)
  return new Set([...counts].flatMap(([code, count]) => (count > endpoints.length * 0.4 ? [code] : [])))
}

/** Every declared error of the calls a screen made, in the order of the calls. */
export function casesOf(
  called: readonly string[],
  endpoints: readonly { name: string; errors: readonly string[] }[],
  withCommon: boolean,
): Case[] {
  const common = commonCodes(endpoints)
  return [...new Set(called)].flatMap((endpoint) =>
    (endpoints.find(({ name }) => name === endpoint)?.errors ?? [])
      .filter((code) => withCommon || !common.has(code))
      .map((code) => ({ endpoint, code })),
  )
}

const LONGEST = 200
/** Texts without letters, such as counts and clocks, do not describe an error. */
const HAS_LETTERS = /\p{L}/u
const fresh = (now: readonly string[], before: readonly string[]) =>
  now.filter((text) => HAS_LETTERS.test(text) && !before.includes(text))
/** Removes texts that are part of another text in the list. */
const distinct = (texts: readonly string[]) =>
  texts.filter(
    (text, at) => !texts.some((other, index) => index !== at && other.includes(text) && (other !== text || index < at)),
  )

/** The outcome of one error: compares what the screen showed with the error and without it. */
export function outcomeOf(one: Case, hits: number, without: Seen, seen: Seen): Outcome {
  const dialogs = fresh(seen.dialogs, without.dialogs)
  const messages = fresh(seen.messages, without.messages)
  const lines = fresh(seen.lines, without.lines)
  const texts = distinct([...dialogs, ...messages, ...lines]).join(' · ')
  const verdict = verdictOf({ hits, dialogs, messages, lines, without, seen })
  return {
    ...one,
    verdict,
    text: texts.length > LONGEST ? `${texts.slice(0, LONGEST)}…` : texts,
    saysSo: wordsOf(one.code).some((words) => texts.includes(words)),
    path: seen.path,
    hits,
  }
}

interface Found {
  hits: number
  dialogs: readonly string[]
  messages: readonly string[]
  lines: readonly string[]
  without: Seen
  seen: Seen
}

function verdictOf({ hits, dialogs, messages, lines, without, seen }: Found): Verdict {
  if (hits === 0) return 'not called'
  if (seen.path !== without.path) return 'redirected'
  if (dialogs.length > 0) return 'dialog'
  if (messages.length > 0) return 'message'
  if (seen.lines.length === 0) return 'blank'
  if (seen.waits && !without.waits) return 'waits'
  return lines.length > 0 ? 'other text' : 'nothing'
}

/** The catalogue's text for the code in each language, up to its first placeholder. */
const wordsOf = (code: string): string[] => {
  const definition = ERRORS[code as ErrorCode]
  return definition
    ? [en, ur, la]
        .map((pack) => (pack[definition.text] ?? '').split('{{')[0]?.trim() ?? '')
        .filter((words) => words !== '')
    : []
}
