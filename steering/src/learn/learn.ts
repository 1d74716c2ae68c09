// Makes a scenario's file of recorded calls.
import { DEFAULT_LANGUAGE, isLanguage, PACK_LANGUAGES, type PackLanguage, packOf } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { MERCHANTS } from '@understudy/merchants'
import type { Learns } from '@understudy/platform/binding/learns.ts'
import { LIST_NAMES, type ListName, type ScenarioFile } from '@understudy/platform/scenarios/scenario-file.ts'
import { FEATURES } from '@understudy/stage/features.ts'
import * as z from 'zod/mini'
import type { Exchange } from '../conform/exchange.ts'
import { callFinder } from '../conform/match.ts'
import { Notebook, type NotebookOptions } from './notebook.ts'

export interface LearnOptions extends Pick<NotebookOptions, 'keepNames' | 'picture'> {
  name: string
  /** The merchant of the world; that of the recording where it is known here, else the first. */
  merchant?: string | undefined
  /** The platform's own time when the recording began, epoch ms, where its clock is not the recorder's. */
  at?: number | undefined
}

/** What a recording gave, part by part. */
export interface LearnReport {
  /** Calls that taught something, and calls of the platform that teach nothing yet, by name. */
  taught: Record<string, number>
  untaught: Record<string, number>
  /** Calls without a contract. */
  unknown: number
  /** Number of entries by list, and the settings that were recorded. */
  recorded: Record<string, number>
  invented: Record<string, string[]>
  leftOut: Record<string, string[]>
}

const LEARNS = new Map<string, Learns>(
  FEATURES.flatMap(({ learns = [] }) => learns.map((one) => [one.endpoint.name, one] as const)),
)

/** What no call teaches yet, and a world has of `everyday`. */
const NOT_LEARNED = 'missions, rebates, bets, deposits and other records, refusals and timings'

/** Lists that a world without the games of `everyday` has none of. */
const OF_GAMES: readonly ListName[] = ['vendors', 'matches', 'winners', 'jackpots']

/** Learns a file from calls in the order they were made. */
export function learn(
  exchanges: readonly Exchange[],
  options: LearnOptions,
): { file: ScenarioFile; report: LearnReport } {
  const find = callFinder(REGISTRY.filter(({ surface }) => surface !== 'control'))
  const calls = exchanges.flatMap((exchange) => {
    const call = exchange.status === 101 ? undefined : find(exchange.method, exchange.url)
    return call ? [{ exchange, endpoint: call.endpoint }] : []
  })
  const merchant = options.merchant ?? merchantOf(exchanges) ?? MERCHANTS[0] ?? ''
  const startAt = options.at ?? Date.parse(calls.find(({ exchange }) => exchange.at)?.exchange.at ?? '')
  const notebook = new Notebook({ ...options, merchant, startAt: Number.isNaN(startAt) ? 0 : startAt })
  const report: LearnReport = { taught: {}, untaught: {}, unknown: 0, recorded: {}, invented: {}, leftOut: {} }
  const stage = stageOf(exchanges)
  // Replies in a language without texts here are in English or come last, so that they fill only what is missing.
  const spoken = [...calls].sort((a, b) => rankOf(a.exchange) - rankOf(b.exchange))
  for (const { exchange, endpoint } of spoken) {
    if (!endpoint) {
      report.unknown += 1
      continue
    }
    const lesson = LEARNS.get(endpoint.name)
    if (!lesson) {
      count(report.untaught, endpoint.name)
      continue
    }
    const notes = notebook.in(languageOf(exchange))
    const reply = replyOf(lesson, exchange, (why) => notes.leftOut(endpoint.name, why))
    if (reply === undefined) continue
    lesson.teach(reply.value, notes, { query: Object.fromEntries(new URL(exchange.url).searchParams), stage })
    count(report.taught, endpoint.name)
  }
  const file = notebook.file(options.name)
  for (const [part, value] of Object.entries(file)) {
    if (['extends', 'story', 'merchant', 'person', 'whole'].includes(part)) continue
    report.recorded[part] = Array.isArray(value)
      ? value.length
      : typeof value === 'object'
        ? Object.keys(value).length
        : 1
  }
  const silent = LIST_NAMES.filter((list) => file[list] === undefined && list !== 'bets' && list !== 'deposits')
  const isEmpty = (list: ListName) => file.games !== undefined && OF_GAMES.includes(list)
  const [none, others] = [silent.filter(isEmpty), silent.filter((list) => !isEmpty(list))]
  if (none.length > 0) notebook.leftOut.set(none.join(', '), new Set(['no reply told of them, so there are none']))
  if (others.length > 0)
    notebook.invented.set(others.join(', '), new Set(['as in everyday, since no reply told of them']))
  notebook.leftOut.set(NOT_LEARNED, new Set(['no call teaches them yet']))
  const told = (parts: Map<string, Set<string>>) =>
    Object.fromEntries([...parts].map(([part, all]) => [part, [...all]]))
  return { file, report: { ...report, invented: told(notebook.invented), leftOut: told(notebook.leftOut) } }
}

const count = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1
}

const headerLanguage = ({ requestHeaders }: Exchange) => requestHeaders.get('language')
const rankOf = (exchange: Exchange) => {
  const language = headerLanguage(exchange)
  return language === undefined || PACK_LANGUAGES.some((known) => known === language) ? 0 : 1
}
function languageOf(exchange: Exchange): PackLanguage {
  const language = headerLanguage(exchange)
  return isLanguage(language) ? packOf(language) : DEFAULT_LANGUAGE
}

/** The merchant that the calls name, if this build has it. */
const merchantOf = (exchanges: readonly Exchange[]) =>
  exchanges.map(({ requestHeaders }) => requestHeaders.get('merchant') ?? '').find((code) => MERCHANTS.includes(code))

/** Where the recorded settings say that third parties are. */
function stageOf(exchanges: readonly Exchange[]): string | undefined {
  for (const { body } of exchanges) {
    const [, stage] = /"paths":\{"cricket":"[^"]{1,2048}","stage":"(https?:\/\/[^"/]{1,255})"/.exec(body ?? '') ?? []
    if (stage !== undefined) return stage
  }
  return undefined
}

/** The value of a reply as the contract has it; entries of lists that it does not have are taken out. */
function replyOf(
  { endpoint }: Learns,
  { status, body, responseHeaders }: Exchange,
  leaveOut: (why: string) => void,
): { value: unknown } | undefined {
  if (body === undefined || status >= 300 || responseHeaders.has('x-fault')) return undefined
  let value: unknown
  try {
    const sent: unknown = JSON.parse(body.replace(/^\ufeff/, ''))
    value = endpoint.surface === 'wps' ? (sent as { success?: boolean; value?: unknown }).value : sent
    if ((sent as { success?: boolean }).success === false) return undefined
  } catch {
    leaveOut('a reply that is no JSON')
    return undefined
  }
  const parsed = z.safeParse(endpoint.reply, value)
  if (parsed.success) return { value: parsed.data }
  const removed = withoutBroken(value, parsed.error.issues)
  const again = removed > 0 ? z.safeParse(endpoint.reply, value) : parsed
  if (!again.success) {
    leaveOut('replies of another form than the contract, which conform lists')
    return undefined
  }
  leaveOut(`${removed} entries of another form than the contract, which conform lists`)
  return { value: again.data }
}

/** Takes those entries out of lists that have something wrong in them; returns how many. */
function withoutBroken(value: unknown, issues: readonly z.core.$ZodIssue[]): number {
  const broken = new Map<unknown[], Set<unknown>>()
  for (const { path } of issues) {
    let here: unknown = value
    let found: { list: unknown[]; entry: unknown } | undefined
    for (const step of path) {
      if (Array.isArray(here) && typeof step === 'number') found = { list: here, entry: here[step] }
      here = (here as Record<PropertyKey, unknown> | undefined)?.[step]
    }
    if (found) broken.set(found.list, (broken.get(found.list) ?? new Set()).add(found.entry))
  }
  let removed = 0
  for (const [list, entries] of broken) {
    const kept = list.filter((entry) => !entries.has(entry))
    removed += list.length - kept.length
    list.splice(0, list.length, ...kept)
  }
  return removed
}
