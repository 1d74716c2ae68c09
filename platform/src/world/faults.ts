// Fault injection: rules match calls by endpoint, count them, and make them slow, fail, hang up or break off.
import { type control, LONGEST_WAIT, NETWORK_FIELDS, networkOf } from '@understudy/contracts'
import type { Random } from './random.ts'

export type CountedRule = control.FaultRule & { calls: number; hits: number }

/** Combined effect of the matching rules on a call: latency in milliseconds, then how it ends; the slowest line counts. */
export interface FaultEffect {
  waitMs: number
  kbps?: number | undefined
  end?: { kind: 'error'; code: string } | { kind: 'drop' } | { kind: 'truncate' }
  rule: string
}

/** The fault rules of one world, stored in its database with how many calls each has matched. */
export class Faults {
  #rules: CountedRule[]
  readonly #save: (rules: CountedRule[]) => void

  constructor(rules: CountedRule[], save: (rules: CountedRule[]) => void) {
    this.#rules = rules
    this.#save = save
  }

  get rules(): readonly CountedRule[] {
    return this.#rules
  }

  /** Replaces the rules; unchanged ones keep their counts. */
  replace(rules: readonly control.FaultRule[]): void {
    const before = [...this.#rules]
    const counted = rules.map((rule) => {
      const position = before.findIndex((one) => isSameRule(one, rule))
      const [{ calls, hits } = { calls: 0, hits: 0 }] = position < 0 ? [] : before.splice(position, 1)
      return { ...rule, calls, hits }
    })
    this.#save(counted)
    this.#rules = counted
  }

  /** Adds a rule; the others keep their counts. */
  add(rule: control.FaultRule): void {
    this.replace([...this.#rules.map(({ calls: _, hits: __, ...known }) => known), rule])
  }

  /** Counts the call against every rule that matches its endpoint and returns the combined effect of those that apply. */
  apply(endpoint: string, random: Random): FaultEffect | undefined {
    if (this.#rules.length === 0) return undefined
    let effect: FaultEffect | undefined
    let counted = false
    for (const rule of this.#rules) {
      if (rule.endpoint !== '*' && rule.endpoint !== endpoint) continue
      rule.calls += 1
      counted = true
      // A call can end only once, but it counts for every matching rule.
      if (effect?.end) continue
      if (rule.calls < (rule.nth ?? 1) || rule.hits >= (rule.times ?? Number.POSITIVE_INFINITY)) continue
      if (rule.probability !== undefined && random.next() >= rule.probability) continue
      rule.hits += 1
      effect = rule.kind === 'network' ? addNetwork(effect, rule, random) : add(effect, rule)
    }
    if (counted) this.#save(this.#rules)
    return effect
  }
}

const PARTS = ['endpoint', 'kind', 'code', 'ms', 'nth', 'times', 'probability', ...NETWORK_FIELDS] as const
const isSameRule = (one: control.FaultRule, other: control.FaultRule) =>
  PARTS.every((part) => one[part] === other[part])

const nameAfter = (before: FaultEffect | undefined, ...parts: (string | undefined)[]) =>
  [before?.rule, ...parts].filter(Boolean).join(', ')

function add(before: FaultEffect | undefined, rule: CountedRule): FaultEffect {
  const { waitMs = 0, kbps } = before ?? {}
  const name = nameAfter(before, rule.kind === 'error' ? `error ${rule.code}` : rule.kind)
  if (rule.kind === 'error')
    return { waitMs, kbps, end: { kind: 'error', code: rule.code ?? 'system.error' }, rule: name }
  if (rule.kind === 'drop' || rule.kind === 'truncate') return { waitMs, kbps, end: { kind: rule.kind }, rule: name }
  return { waitMs: waitMs + (rule.ms ?? 0), kbps, rule: name }
}

/** Draws what the network does to one call. It draws only for what the rule asks, so that other rules' draws stay as they are. */
function addNetwork(before: FaultEffect | undefined, rule: CountedRule, random: Random): FaultEffect {
  const network = networkOf(rule)
  const extra = network.jitterMs > 0 ? random.below(network.jitterMs + 1) : 0
  const isLost = network.loss > 0 && random.next() < network.loss
  const slowest = Math.min(before?.kbps ?? Number.POSITIVE_INFINITY, network.kbps ?? Number.POSITIVE_INFINITY)
  return {
    waitMs: (before?.waitMs ?? 0) + network.ms + extra,
    kbps: Number.isFinite(slowest) ? slowest : undefined,
    ...(isLost ? { end: { kind: 'drop' } as const } : {}),
    rule: nameAfter(before, rule.shape ? `network ${rule.shape}` : 'network', isLost ? 'drop' : undefined),
  }
}

/** How long so many bytes take on a line, milliseconds. */
export const transferTime = (bytes: number, kbps: number): number =>
  Math.min(LONGEST_WAIT, Math.round((bytes * 8) / kbps))
