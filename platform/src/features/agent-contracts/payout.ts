import { baseOf, broughtBy, type Period, type PeriodResult, tierOf } from '@understudy/contracts/agent-contracts'
import type { ContractRow } from './agent-contracts.repository.ts'

/** Returns what a contract pays for a period. */
export function payoutOf({ kind, tiers }: Pick<ContractRow, 'kind' | 'tiers'>, result: PeriodResult) {
  const tier = tierOf(kind, tiers, result)
  const base = baseOf(kind, result)
  return {
    base,
    active: result.active,
    rateType: tier?.rateType ?? null,
    rate: tier ? Math.round(tier.rate * 100) : null,
    amount: tier ? broughtBy(tier, base) : 0,
  }
}

/** Returns the next period and its payment time; null for both if the contract ended before the period's end. */
export function nextOf(row: Pick<ContractRow, 'kind' | 'compPeriod' | 'endedAt'>, period: Period) {
  if (row.endedAt !== null && (row.kind === 'hour' || period.to > row.endedAt)) return { nextFrom: null, dueAt: null }
  return { nextFrom: period.from, dueAt: row.kind === 'hour' ? null : period.paidAt }
}
