import type { CallInput } from '@understudy/contracts/endpoint'
import { withdrawRecords } from '@understudy/contracts/records'
import { WITHDRAWAL_STATES } from '@understudy/contracts/withdrawals'
import { useApiChain } from '@/shared/api'
import { now } from '@/shared/clock'
import { daysOf } from '@/shared/records/period'
import { recordState } from '@/shared/records/record-state'
import { among, type Selection } from '@/shared/records/use-selection'

/** Filters of the withdraw record, by query parameter. */
export const WITHDRAW_FILTERS = { status: among(Object.values(WITHDRAWAL_STATES).map(String)) } as const
export type WithdrawFilter = keyof typeof WITHDRAW_FILTERS

type WithdrawQuery = CallInput<typeof withdrawRecords>['query']

/** The withdrawals of a selection, paginated, with totals. */
export function useWithdrawRecords({ span, filter }: Selection<WithdrawFilter>) {
  const days = daysOf(span, now())
  const pages = useApiChain(withdrawRecords, (after) => ({ query: { ...days, ...filter, after } as WithdrawQuery }))
  return recordState(pages)
}
