import { betHistory } from '@understudy/contracts/bets'
import { useApiPages } from '@/shared/api'
import { now } from '@/shared/clock'
import { daysOf, type Selection } from './selection.ts'

/** The pages of a selection; bets settle while nobody looks, so a return to the page asks again. */
export function useBets({ preset, ...filter }: Selection) {
  const days = daysOf(preset, now())
  return useApiPages(betHistory, (pageNo) => ({ query: { ...days, ...filter, pageNo } }))
}
