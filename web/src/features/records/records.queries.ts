import type { CallInput } from '@understudy/contracts/endpoint'
import { accountRecords, personalPnl } from '@understudy/contracts/records'
import { STALE, useApiChain, useApiQuery } from '@/shared/api'
import { now } from '@/shared/clock'
import { type DateRange, daysOf } from '@/shared/records/period'
import { recordState } from '@/shared/records/record-state'
import type { Selection } from '@/shared/records/use-selection'
import type { AccountFilter } from './account-filters.ts'

type AccountQuery = CallInput<typeof accountRecords>['query']

/** The ledger entries of a selection, paginated, with totals. */
export function useAccountRecords({ span, filter }: Selection<AccountFilter>) {
  const days = daysOf(span, now())
  const pages = useApiChain(accountRecords, (after) => ({ query: { ...days, ...filter, after } as AccountQuery }))
  return recordState(pages)
}

/** Results of bets and rewards over some days. */
export const useProfitAndLoss = (span: DateRange) =>
  useApiQuery(personalPnl, { query: daysOf(span, now()) }, { staleTime: STALE.always })
