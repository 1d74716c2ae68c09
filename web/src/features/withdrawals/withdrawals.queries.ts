import { withdrawBanks, withdrawCards } from '@understudy/contracts/withdraw-cards'
import { WITHDRAWAL_STATES, withdrawalOrder, withdrawSettings } from '@understudy/contracts/withdrawals'
import { STALE, useApiQuery } from '@/shared/api'
import { untilPast } from '@/shared/clock/until-past'

/** Poll interval of an open order, while the page is visible. */
const LOOK_AGAIN = 5_000

/** Whether an order is open. */
export const isUnderWay = (status: number): boolean => status < WITHDRAWAL_STATES.success

/** Whether the amount leaves the wallet: in other final states all of it was returned, so there is no fee and no arrival. */
export const leavesWallet = (status: number): boolean => status <= WITHDRAWAL_STATES.success

/** Facts for the withdrawal form, polled while an order is open, and refetched when the payment password's lock ends. */
export const useWithdrawSettings = () =>
  useApiQuery(withdrawSettings, undefined, {
    staleTime: STALE.always,
    refetchInterval: ({ state: { data } }) => (data?.pending.length ? LOOK_AGAIN : untilPast(data?.paymentLockedUntil)),
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
