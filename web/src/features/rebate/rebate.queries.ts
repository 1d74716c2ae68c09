import { DAY } from '@understudy/contracts/durations'
import { claimManualRebate, manualRebate, rebateHistory } from '@understudy/contracts/rebate'
import { accountRecords } from '@understudy/contracts/records'
import { balance } from '@understudy/contracts/wallet'
import { invalidate, listState, STALE, useApiChain, useApiQuery } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { now } from '@/shared/clock'
import { calendar } from '@/shared/clock/calendar'
import { text } from '@/shared/i18n'
import { daysOf } from '@/shared/records/period'

/** The rebate of a day. */
export const useRebate = (date: string) => useApiQuery(manualRebate, { query: { date } }, { staleTime: STALE.always })

/** Claims a day's rebate; the platform identifies it by member and day, so a second tap or device gets "already claimed". */
export const useClaimRebate = (symbol: string) =>
  useAction(claimManualRebate, {
    inToast: true,
    // Another device or midnight was faster, so the queries are refetched.
    refused: (error) => {
      void invalidate(manualRebate, rebateHistory)
      return error
    },
    invalidates: [manualRebate, rebateHistory, balance, accountRecords],
    success: ({ amount }) => ({ title: text('shared:won.wallet'), amount, symbol }),
  })

/** Rebates of the last thirty days, paginated. */
export function useRebateHistory() {
  const pages = useApiChain(rebateHistory, (after) => ({ query: { ...daysOf('month', now()), after } }))
  return {
    first: pages.data?.pages[0],
    rows: pages.data?.pages.flatMap(({ list }) => list) ?? [],
    list: listState(pages),
  }
}

/** Today, or the day before it, in the merchant's calendar. */
export const dayOf = (which: 'yesterday' | 'today', time: number): string =>
  calendar().dayOf(which === 'today' ? time : time - DAY)
