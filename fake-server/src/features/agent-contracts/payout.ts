import { baseOf, broughtBy, type Period, type PeriodResult, tierOf } from '@understudy/contracts/agent-contracts'
import type { ContractRow } from './agent-contracts.repository.ts'

/** What a period pays by the terms of a contract. */
export function payoutOf({ kind, tiers }: Pick<ContractRow, 'kind' | 'tiers'>, result: PeriodResult) {
  const tier = tierOf(kind, tiers, result)
  const base = baseOf(kind, result)
  return {
    ...{ base, active: result.active, rateType: tier?.rateType ?? null },
    rate: tier ? Math.round(tier.rate * 100) : null,
    amount: tier ? broughtBy(tier, base) : 0,
  }
}

/** The next period of a contract and when it is paid; nothing any more where it ended before that is over. */
export function nextOf(row: Pick<ContractRow, 'kind' | 'compPeriod' | 'endedAt'>, period: Period) {
  if (row.endedAt !== null && (row.kind === 'hour' || period.to > row.endedAt)) return { nextFrom: null, dueAt: null }
  return { nextFrom: period.from, dueAt: row.kind === 'hour' ? null : period.paidAt }
}
