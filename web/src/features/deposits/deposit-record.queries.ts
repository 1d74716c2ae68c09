import { DEPOSIT_MODES, DEPOSIT_STATES } from '@understudy/contracts/deposits'
import type { CallInput } from '@understudy/contracts/endpoint'
import { depositRecords } from '@understudy/contracts/records'
import { useApiChain } from '@/shared/api'
import { now } from '@/shared/clock'
import { daysOf } from '@/shared/records/period'
import { recordState } from '@/shared/records/record-state'
import { among, type Selection } from '@/shared/records/use-selection'

/** Filters of the deposit record, by query parameter. */
export const DEPOSIT_FILTERS = {
  state: among(Object.values(DEPOSIT_STATES).map(String)),
  depositMode: among(DEPOSIT_MODES),
} as const
export type DepositFilter = keyof typeof DEPOSIT_FILTERS

type DepositQuery = CallInput<typeof depositRecords>['query']

/** The deposits of a selection, paginated, with totals of the arrived ones. */
export function useDepositRecords({ span, filter }: Selection<DepositFilter>) {
  const days = daysOf(span, now())
  const pages = useApiChain(depositRecords, (after) => ({ query: { ...days, ...filter, after } as DepositQuery }))
  return recordState(pages)
}
