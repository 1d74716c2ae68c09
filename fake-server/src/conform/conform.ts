import { compare, type Unread } from './compare.ts'
import type { Deviation, Exchange } from './exchange.ts'
import { type Contract, matcher, platformPath } from './match.ts'

/** A deviation with how often it was met, and the first call that had it. */
export interface Found extends Deviation {
  count: number
  /** Place in the recording, counted from 1. */
  first: number
}

export interface EndpointReport {
  name: string
  method: string
  path: string
  origin: string
  calls: number
  /** Codes of refusals with how often they came. */
  codes: Record<string, number>
  unread: Partial<Record<Unread, number>>
  /** Fields of the contract that were there, by path. */
  fields: string[]
  deviations: Found[]
}

export interface ConformReport {
  /** Calls to the platform in the recording, and all other entries. */
  calls: number
  others: number
  seen: number
  endpoints: EndpointReport[]
  /** Calls no contract has. */
  unknown: Found[]
  deviations: number
}

/** Different deviations an endpoint keeps, and calls without a contract; what comes beyond is counted no more. */
const MOST = 500

/** Holds calls one after another against the contracts; nothing is kept of a call but what differs. */
export class Conformance {
  readonly #match: ReturnType<typeof matcher>
  readonly #contracts: readonly Contract[]
  readonly #reports = new Map<string, EndpointReport & { at: Map<string, Found>; seenFields: Set<string> }>()
  readonly #unknown = new Map<string, Found>()
  #calls = 0
  #others = 0

  /** Those of the app are told of whether they were seen or not; others, of the stage, where they were. */
  constructor(contracts: readonly Contract[]) {
    this.#contracts = contracts
    this.#match = matcher(contracts)
  }

  take(exchange: Exchange): void {
    const path = platformPath(exchange.url)
    if (path === undefined) {
      this.#others += 1
      return
    }
    this.#calls += 1
    const matched = this.#match(exchange.method, path)
    if (matched) this.#compare(matched.endpoint, exchange)
    else
      keep(this.#unknown, this.#calls, {
        kind: 'endpoint.unknown',
        path: `${exchange.method.slice(0, 10)} ${path.slice(0, 200)}`,
        detail: `answered with ${exchange.status}`,
      })
  }

  #compare(endpoint: Contract, exchange: Exchange): void {
    const report = this.#reportOf(endpoint)
    report.calls += 1
    const { code, unread } = compare(endpoint, exchange, {
      differs: (deviation) => keep(report.at, this.#calls, deviation),
      saw: (path) => report.seenFields.add(path),
    })
    if (code !== undefined && (Object.hasOwn(report.codes, code) || Object.keys(report.codes).length < MOST))
      report.codes[code] = (report.codes[code] ?? 0) + 1
    for (const what of unread) report.unread[what] = (report.unread[what] ?? 0) + 1
  }

  #reportOf(endpoint: Contract) {
    const { name, method, path, origin } = endpoint
    const known = this.#reports.get(name)
    if (known) return known
    const empty = { calls: 0, codes: Object.create(null) as Record<string, number>, fields: [], deviations: [] }
    const unread: EndpointReport['unread'] = {}
    const report = {
      name,
      method,
      path,
      origin,
      ...empty,
      unread,
      at: new Map<string, Found>(),
      seenFields: new Set<string>(),
    }
    this.#reports.set(name, report)
    return report
  }

  /** What is so far. */
  report(): ConformReport {
    const asked = this.#contracts.filter(
      ({ name, surface }) => surface === 'wps' || surface === 'lgw' || this.#reports.has(name),
    )
    const endpoints = asked.map((endpoint) => {
      const { at, seenFields, ...report } = this.#reports.get(endpoint.name) ?? this.#reportOf(endpoint)
      return { ...report, codes: { ...report.codes }, fields: [...seenFields].sort(), deviations: [...at.values()] }
    })
    const unknown = [...this.#unknown.values()]
    const deviations = endpoints.reduce((sum, { deviations }) => sum + deviations.length, unknown.length)
    const seen = endpoints.filter(({ calls }) => calls > 0).length
    return { calls: this.#calls, others: this.#others, seen, endpoints, unknown, deviations }
  }
}

function keep(found: Map<string, Found>, first: number, deviation: Deviation): void {
  const key = `${deviation.kind} ${deviation.path}`
  const known = found.get(key)
  if (known) known.count += 1
  else if (found.size < MOST) found.set(key, { ...deviation, count: 1, first })
}
