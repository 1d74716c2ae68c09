import { depositPromotions } from '@understudy/contracts/deposit-promotions'
import { DEPOSIT_STATES, depositChannels, depositOrder, depositSettings } from '@understudy/contracts/deposits'
import { STALE, useApiQuery } from '@/shared/api'
import { untilPast } from '@/shared/clock/until-past'

/** Poll interval of an open order, while the page is visible. */
const LOOK_AGAIN = 5_000

/**
 * What a deposit depends on: polled while an order is open, as one that ends may allow another, and refetched when a
 * time-out ends.
 */
export const useDepositSettings = () =>
  useApiQuery(depositSettings, undefined, {
    staleTime: STALE.always,
    refetchInterval: ({ state: { data } }) => (data?.pending.length ? LOOK_AGAIN : untilPast(data?.timeOutUntil)),
  })
export const useDepositChannels = () => useApiQuery(depositChannels, undefined, { staleTime: STALE.minute })
export const useDepositPromotions = () => useApiQuery(depositPromotions, undefined, { staleTime: STALE.always })

/** Whether an order is open: waiting for payer, gateway or cashier. */
export const isOpen = (state: number): boolean => state < DEPOSIT_STATES.success

/** Whether an order has ended without money: rejected, expired or cancelled. */
export const cameToNothing = (state: number): boolean => state > DEPOSIT_STATES.success

/** One order, polled until it has ended. */
export const useDepositOrder = (transId: string) =>
  useApiQuery(
    depositOrder,
    { params: { transId } },
    {
      staleTime: STALE.always,
      refetchInterval: ({ state: { data } }) => (data && isOpen(data.state) ? LOOK_AGAIN : false),
    },
  )
