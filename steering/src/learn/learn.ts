// Makes a scenario's file of recorded calls.
import {
  control,
  DEFAULT_LANGUAGE,
  isErrorCode,
  isLanguage,
  LONGEST_WAIT,
  member,
  PACK_LANGUAGES,
  type PackLanguage,
  packOf,
  possibleErrorsOf,
} from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { MERCHANTS } from '@understudy/merchants'
import type { Learns } from '@understudy/platform/binding/learns.ts'
import { LIST_NAMES, type ListName, type ScenarioFile } from '@understudy/platform/scenarios/scenario-file.ts'
import { FEATURES } from '@understudy/stage/features.ts'
import * as z from 'zod/mini'
import { refusalIn } from '../conform/compare.ts'
import type { Exchange } from '../conform/exchange.ts'
import { type Contract, callFinder } from '../conform/match.ts'
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

/** What no call teaches. */
const NOT_LEARNED = 'lottery orders'

/** Lists that a world without the games of `everyday` has none of. */
const OF_GAMES: readonly ListName[] = ['vendors', 'matches', 'winners', 'jackpots', 'bets', 'rebates']

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
  const isOther = othersIn(calls)
  const refusals = new Map<string, control.FaultRule>()
  for (const { exchange, endpoint } of spoken) {
    if (!endpoint) {
      report.unknown += 1
      continue
    }
    const code = refusalIn(exchange)
    if (code !== undefined) {
      if (!propose(refusals, endpoint, code)) notebook.leftOut.set(...OUTSIDE)
      continue
    }
    const lesson = LEARNS.get(endpoint.name)
    if (!lesson) {
      count(report.untaught, endpoint.name)
      continue
    }
    if (endpoint.access !== 'guest' && isOther(exchange)) {
      notebook.leftOut.set('members', new Set(['all but the first one who was logged in']))
      continue
    }
    const notes = notebook.in(languageOf(exchange))
    const reply = replyOf(endpoint, exchange, (why) => notes.leftOut(endpoint.name, why))
    if (reply === undefined) continue
    lesson.teach(reply.value, notes, { query: Object.fromEntries(new URL(exchange.url).searchParams), stage })
    count(report.taught, endpoint.name)
  }
  const network = networkOf(calls)
  const proposedFaults = [...refusals.values()].slice(0, control.FAULT_RULES)
  const file: ScenarioFile = {
    ...notebook.file(options.name),
    ...(network && { network }),
    ...(proposedFaults.length > 0 && { proposedFaults }),
  }
  for (const [part, value] of Object.entries(file)) {
    if (['extends', 'story', 'merchant', 'person', 'whole'].includes(part)) continue
    report.recorded[part] = Array.isArray(value)
      ? value.length
      : typeof value === 'object'
        ? Object.keys(value).length
        : 1
  }
  const silent = LIST_NAMES.filter((list) => file[list] === undefined)
  const isEmpty = (list: ListName) => file.games !== undefined && OF_GAMES.includes(list)
  const [none, others] = [silent.filter(isEmpty), silent.filter((list) => !isEmpty(list))]
  if (none.length > 0) notebook.leftOut.set(none.join(', '), new Set(['no reply told of them, so there are none']))
  if (others.length > 0)
    notebook.invented.set(others.join(', '), new Set(['as in everyday, since no reply told of them']))
  notebook.leftOut.set(NOT_LEARNED, new Set(['no reply teaches them']))
  const told = (parts: Map<string, Set<string>>) =>
    Object.fromEntries([...parts].map(([part, all]) => [part, [...all]]))
  return { file, report: { ...report, invented: told(notebook.invented), leftOut: told(notebook.leftOut) } }
}

const OUTSIDE = ['refusals', new Set(['codes that the contract does not have, which conform lists'])] as const

/** Notes a refusal as a rule that brings it back as often as it was seen; false for a code that the call does not have. */
function propose(rules: Map<string, control.FaultRule>, endpoint: Contract, code: string): boolean {
  if (!isErrorCode(code) || !possibleErrorsOf(endpoint).includes(code)) return false
  const key = `${endpoint.name} ${code}`
  const times = (rules.get(key)?.times ?? 0) + 1
  rules.set(key, { endpoint: endpoint.name, kind: 'error', code, times: Math.min(times, 10_000) })
  return true
}

/** Fewer calls than this say nothing about a network. */
const TIMED = 5

/** A network as slow as the recorded one: its quick calls, and a delay by which the median is that of the recording. */
function networkOf(calls: readonly { exchange: Exchange }[]): ScenarioFile['network'] {
  const times = calls
    .flatMap(({ exchange: { ms, status } }) => (ms === undefined || status === 0 || status === 304 ? [] : [ms]))
    .sort((a, b) => a - b)
  const at = (share: number) => Math.min(LONGEST_WAIT, Math.round(times[Math.floor(times.length * share)] ?? 0))
  const [quick, median] = [at(0.1), at(0.5)]
  if (times.length < TIMED || median === 0) return undefined
  return { ms: quick, jitterMs: Math.min(LONGEST_WAIT, 2 * (median - quick)) }
}

const count = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1
}

/** Tells replies to other members than the first: tokens only tell whose a reply is. */
function othersIn(calls: readonly { exchange: Exchange; endpoint?: Contract | undefined }[]) {
  const accounts = new Map<string | undefined, string>()
  for (const { exchange, endpoint } of calls) {
    if (endpoint?.name !== member.memberInfo.name) continue
    const account = (replyOf(member.memberInfo, exchange)?.value as { account?: string } | undefined)?.account
    if (account !== undefined) accounts.set(exchange.requestHeaders.get('authorization'), account)
  }
  const [first] = accounts.values()
  return ({ requestHeaders }: Exchange) => (accounts.get(requestHeaders.get('authorization')) ?? first) !== first
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
  endpoint: Contract,
  { status, body, responseHeaders }: Exchange,
  leaveOut: (why: string) => void = () => {},
): { value: unknown } | undefined {
  if (body === undefined || status >= 300 || responseHeaders.has('x-fault')) return undefined
  let value: unknown
  try {
    const sent: unknown = JSON.parse(body.replace(/^\ufeff/, ''))
    value = endpoint.surface === 'wps' ? (sent as { value?: unknown }).value : sent
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
