import { betHistory } from '@understudy/contracts/bets'
import type { CallInput } from '@understudy/contracts/endpoint'
import { useApiChain } from '@/shared/api'
import { now } from '@/shared/clock'
import { daysOf } from '@/shared/records/period'
import { recordState } from '@/shared/records/record-state'
import type { Selection } from '@/shared/records/use-selection'
import type { BetFilter } from './selection.ts'

type Query = CallInput<typeof betHistory>['query']

/** The bets of a selection, paginated, with totals. */
export function useBets({ span, filter }: Selection<BetFilter>) {
  const days = daysOf(span, now())
  const pages = useApiChain(betHistory, (after) => ({ query: { ...days, ...filter, after } as Query }))
  return recordState(pages)
}
