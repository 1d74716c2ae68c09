// Fault injection: rules match calls by endpoint, count them, and make them slow, fail, hang up or break off.
import type { control } from '@understudy/contracts'
import type { Random } from './random.ts'

export type CountedRule = control.FaultRule & { calls: number; hits: number }

/** What the matching rules do to a call: milliseconds of latency, then how it ends. */
export interface FaultEffect {
  waitMs: number
  end?: { kind: 'error'; code: string } | { kind: 'drop' } | { kind: 'truncate' }
  rule: string
}

/** Fault injection: the rules of one world, kept in its database, and how many calls each has matched. */
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

  /** What was there before goes on with its counts; what is new begins with none. */
  replace(rules: readonly control.FaultRule[]): void {
    const before = [...this.#rules]
    const counted = rules.map((rule) => {
      const known = before.findIndex((one) => isSameRule(one, rule))
      const [{ calls, hits } = { calls: 0, hits: 0 }] = known < 0 ? [] : before.splice(known, 1)
      return { ...rule, calls, hits }
    })
    this.#save(counted)
    this.#rules = counted
  }

  /** One more rule; those that are there go on counting. */
  add(rule: control.FaultRule): void {
    this.replace([...this.#rules.map(({ calls: _, hits: __, ...known }) => known), rule])
  }

  /** Counts the call against every rule that matches its endpoint, and gives the effect of those that apply. */
  apply(endpoint: string, random: Random): FaultEffect | undefined {
    if (this.#rules.length === 0) return undefined
    let effect: FaultEffect | undefined
    let counted = false
    for (const rule of this.#rules) {
      if (rule.endpoint !== '*' && rule.endpoint !== endpoint) continue
      rule.calls += 1
      counted = true
      // A call ends once, but every rule that names it has met it.
      if (effect?.end) continue
      if (rule.calls < (rule.nth ?? 1) || rule.hits >= (rule.times ?? Number.POSITIVE_INFINITY)) continue
      if (rule.probability !== undefined && random.next() >= rule.probability) continue
      rule.hits += 1
      effect = add(effect, rule)
    }
    if (counted) this.#save(this.#rules)
    return effect
  }
}

const PARTS = ['endpoint', 'kind', 'code', 'ms', 'nth', 'times', 'probability'] as const
const isSameRule = (one: control.FaultRule, other: control.FaultRule) =>
  PARTS.every((part) => one[part] === other[part])

function add(before: FaultEffect | undefined, rule: CountedRule): FaultEffect {
  const waitMs = (before?.waitMs ?? 0) + (rule.kind === 'latency' ? (rule.ms ?? 0) : 0)
  const name = [before?.rule, rule.kind === 'error' ? `error ${rule.code}` : rule.kind].filter(Boolean).join(', ')
  if (rule.kind === 'error') return { waitMs, end: { kind: 'error', code: rule.code ?? 'system.error' }, rule: name }
  if (rule.kind === 'latency') return { waitMs, rule: name }
  return { waitMs, end: { kind: rule.kind }, rule: name }
}
