import { withdrawBanks, withdrawCards } from '@understudy/contracts/withdraw-cards'
import { WITHDRAWAL_STATES, withdrawalOrder, withdrawSettings } from '@understudy/contracts/withdrawals'
import { STALE, useApiQuery } from '@/shared/api'

/** How often an order that is under way is looked at; a page that nobody sees asks nothing. */
const LOOK_AGAIN = 5_000

/** Whether an order is still on its way. */
export const isUnderWay = (status: number): boolean => status < WITHDRAWAL_STATES.success

/** Of an order that ended otherwise the whole amount is back in the wallet: no fee was taken, and nothing arrives. */
export const leavesWallet = (status: number): boolean => status <= WITHDRAWAL_STATES.success

/** What is to be known before asking; looked at again while an order is under way. */
export const useWithdrawSettings = () =>
  useApiQuery(withdrawSettings, undefined, {
    staleTime: STALE.always,
    refetchInterval: ({ state: { data } }) => (data?.pending.length ? LOOK_AGAIN : false),
  })

export const useWithdrawal = (refId: string) =>
  useApiQuery(
    withdrawalOrder,
    { params: { refId } },
    {
      staleTime: STALE.always,
      refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.status) ? LOOK_AGAIN : false),
    },
  )

export const useWithdrawCards = () => useApiQuery(withdrawCards, undefined, { staleTime: STALE.always })
export const useBanks = () => useApiQuery(withdrawBanks, undefined, { staleTime: STALE.catalogue })
