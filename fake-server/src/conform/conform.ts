import { compare, type Unread } from './compare.ts'
import type { Deviation, Exchange } from './exchange.ts'
import { type Contract, matcher, platformPath } from './match.ts'

/** A deviation with its count and the first call that had it. */
export interface Found extends Deviation {
  count: number
  /** Position in the recording, from 1. */
  first: number
}

export interface EndpointReport {
  name: string
  method: string
  path: string
  origin: string
  calls: number
  /** Counts of refusals by code. */
  codes: Record<string, number>
  unread: Partial<Record<Unread, number>>
  /** Fields of the contract that were present, by path. */
  fields: string[]
  deviations: Found[]
}

export interface ConformReport {
  /** Number of platform calls in the recording, and of other entries. */
  calls: number
  others: number
  seen: number
  endpoints: EndpointReport[]
  /** Calls without a contract. */
  unknown: Found[]
  deviations: number
}

/** Upper bounds of distinct deviations per endpoint, and of calls without a contract; further ones are ignored. */
const MOST = 500

/** Compares calls with the contracts one by one, keeping only the deviations. */
export class Conformance {
  readonly #match: ReturnType<typeof matcher>
  readonly #contracts: readonly Contract[]
  readonly #reports = new Map<string, EndpointReport & { at: Map<string, Found>; seenFields: Set<string> }>()
  readonly #unknown = new Map<string, Found>()
  #calls = 0
  #others = 0

  /** Reports all endpoints of the app, seen or not; those of the stage only if seen. */
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

  /** The result so far. */
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
