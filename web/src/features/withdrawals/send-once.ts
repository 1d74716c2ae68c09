import type { CallInput } from '@understudy/contracts/endpoint'
import type { openWithdrawal } from '@understudy/contracts/withdrawals'
import { once } from '@/shared/api'

interface WithdrawOrder {
  amount: number
  cardId: number
}

/**
 * Asks for a payout under a key that belongs to card and amount: after a lost answer, a reload or another try of the
 * payment password the same order is sent under the same key, and is one order. What is remembered holds no password.
 */
export const sendOnce = <R>(
  order: WithdrawOrder,
  paymentPassword: string,
  send: (input: CallInput<typeof openWithdrawal>) => Promise<R>,
): Promise<R> => once('withdrawal', order, (requestId) => send({ body: { ...order, requestId, paymentPassword } }))
