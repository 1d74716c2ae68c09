import { betHistory } from '@understudy/contracts/bets'
import { listState, useApiPages } from '@/shared/api'
import { now } from '@/shared/clock'
import { daysOf } from '@/shared/records/period'
import type { Selection } from './selection.ts'

/** The bets of a selection, page by page, with what all of them came to. */
export function useBets({ period, ...filter }: Selection) {
  const days = daysOf(period, now())
  const pages = useApiPages(betHistory, (pageNo) => ({ query: { ...days, ...filter, pageNo } }))
  return {
    first: pages.data?.pages[0],
    bets: pages.data?.pages.flatMap(({ list }) => list) ?? [],
    list: listState(pages),
  }
}
