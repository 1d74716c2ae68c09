import { compare } from './compare.ts'
import type { Deviation, Exchange, Unread } from './exchange.ts'
import { maskedAddress, maskedPath } from './mask.ts'
import { type Contract, callFinder } from './match.ts'

/** A deviation with its count and the first call that had it. */
export interface Found extends Omit<Deviation, 'found'> {
  /** The different things found, at most ten. */
  found: string[]
  count: number
  first: {
    /** `entry 15 of session.har` */
    place: string
    /** Method and address, values masked. */
    call: string
    at?: string | undefined
  }
}

export interface EndpointReport {
  name: string
  method: string
  path: string
  origin: string
  calls: number
  /** Calls whose response was compared. */
  compared: number
  /** Counts of refusals by code. */
  codes: Record<string, number>
  unread: Partial<Record<Unread, number>>
  /** Fields of the contract that were present, by path. */
  fields: string[]
  /** Values of enumerations that were seen, by field. */
  values: Record<string, string[]>
  deviations: Found[]
}

export interface ConformReport {
  /** Number of platform calls in the recording, and of other entries. */
  calls: number
  others: number
  seen: number
  /** Calls whose response was compared. */
  compared: number
  endpoints: EndpointReport[]
  /** Headers that are missing or wrong in all endpoints seen, told once. */
  everywhere: Found[]
  /** Calls without a contract. */
  unknown: Found[]
  deviations: number
}

/** Upper bounds of distinct deviations per endpoint, and of calls without a contract; further ones are ignored. */
const MOST = 500
const MOST_FOUND = 10

type Draft = Omit<EndpointReport, 'fields' | 'values' | 'deviations'> & {
  at: Map<string, Found>
  seen: Map<string, Set<string>>
}

/** Compares calls with the contracts one by one, keeping only the deviations. */
export class Conformance {
  readonly #find: ReturnType<typeof callFinder>
  readonly #contracts: readonly Contract[]
  readonly #reports = new Map<string, Draft>()
  readonly #unknown = new Map<string, Found>()
  #calls = 0
  #others = 0

  /** Reports all endpoints of the app, seen or not; those of the stage only if seen. */
  constructor(contracts: readonly Contract[]) {
    this.#contracts = contracts
    this.#find = callFinder(contracts)
  }

  take(exchange: Exchange): void {
    // A connection that was switched to another protocol, such as a WebSocket, is no call.
    const call = exchange.status === 101 ? undefined : this.#find(exchange.method, exchange.url)
    if (call === undefined) {
      this.#others += 1
      return
    }
    this.#calls += 1
    if (call.endpoint) this.#compare(call.endpoint, exchange)
    else
      keep(this.#unknown, exchange, {
        kind: 'endpoint.unknown',
        path: `${exchange.method.slice(0, 10)} ${maskedPath(call.path)}`,
        found: exchange.status === 0 ? 'no response' : `status ${exchange.status}`,
      })
  }

  /** Counts entries that are no request at all. */
  skip(entries: number): void {
    this.#others += entries
  }

  #compare(endpoint: Contract, exchange: Exchange): void {
    const report = this.#reportOf(endpoint)
    report.calls += 1
    const { code, unread, isCompared } = compare(endpoint, exchange, {
      differs: (deviation) => keep(report.at, exchange, deviation),
      saw: (path, value) => {
        const values = report.seen.get(path) ?? new Set()
        report.seen.set(path, value === undefined ? values : values.add(value))
      },
    })
    if (isCompared) report.compared += 1
    if (code !== undefined && (Object.hasOwn(report.codes, code) || Object.keys(report.codes).length < MOST))
      report.codes[code] = (report.codes[code] ?? 0) + 1
    for (const what of unread) report.unread[what] = (report.unread[what] ?? 0) + 1
  }

  #reportOf(endpoint: Contract): Draft {
    const { name, method, path, origin } = endpoint
    const begun = this.#reports.get(name)
    if (begun) return begun
    const report: Draft = {
      name,
      method,
      path,
      origin,
      calls: 0,
      compared: 0,
      codes: Object.create(null) as Record<string, number>,
      unread: {},
      at: new Map(),
      seen: new Map(),
    }
    this.#reports.set(name, report)
    return report
  }

  /** The result so far. */
  report(): ConformReport {
    const candidates = this.#contracts.filter(
      ({ name, surface }) => surface === 'wps' || surface === 'lgw' || this.#reports.has(name),
    )
    const drafts = candidates.map((endpoint) => this.#reports.get(endpoint.name) ?? this.#reportOf(endpoint))
    const called = drafts.filter(({ calls }) => calls > 0)
    const everywhere = headersOfAll(called.filter(({ compared }) => compared > 0))
    const endpoints = drafts.map(({ at, seen, ...report }) => ({
      ...report,
      codes: { ...report.codes },
      fields: [...seen.keys()].sort(),
      values: Object.fromEntries(
        [...seen].flatMap(([path, values]) => (values.size > 0 ? [[path, [...values].sort()]] : [])),
      ),
      deviations: [...at].flatMap(([key, found]) => (everywhere.has(key) ? [] : [found])),
    }))
    const unknown = [...this.#unknown.values()]
    const deviationCount = endpoints.reduce((sum, { deviations }) => sum + deviations.length, 0)
    return {
      calls: this.#calls,
      others: this.#others,
      seen: called.length,
      compared: called.reduce((sum, { compared }) => sum + compared, 0),
      endpoints,
      everywhere: [...everywhere.values()],
      unknown,
      deviations: deviationCount + everywhere.size + unknown.length,
    }
  }
}

const keyOf = ({ kind, path }: Pick<Deviation, 'kind' | 'path'>) => `${kind} ${path}`

function keep(deviations: Map<string, Found>, exchange: Exchange, { found, ...deviation }: Deviation): void {
  const key = keyOf(deviation)
  const before = deviations.get(key)
  if (before) {
    before.count += 1
    if (before.found.length < MOST_FOUND && !before.found.includes(found)) before.found.push(found)
  } else if (deviations.size < MOST) {
    const { method, url, place, at } = exchange
    const first = { place, call: `${method.slice(0, 10)} ${maskedAddress(url)}`, at }
    deviations.set(key, { ...deviation, found: [found], count: 1, first })
  }
}

/** Deviations of headers that each of several endpoints has, with the counts of all. */
function headersOfAll(drafts: readonly Draft[]): Map<string, Found> {
  const shared = new Map<string, Found>()
  const [one, ...others] = drafts
  if (!one || others.length === 0) return shared
  for (const [key, deviation] of one.at) {
    const same = others.map(({ at }) => at.get(key))
    if (!deviation.kind.startsWith('header.') || same.includes(undefined)) continue
    shared.set(key, { ...deviation, count: same.reduce((sum, found) => sum + (found?.count ?? 0), deviation.count) })
  }
  return shared
}
