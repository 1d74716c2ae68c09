import type { CallInput } from '@understudy/contracts/endpoint'
import type { openWithdrawal } from '@understudy/contracts/withdrawals'
import { once } from '@/shared/api'

interface WithdrawOrder {
  amount: number
  cardId: number
}

/**
 * Sends a withdrawal with an idempotency key for card and amount: after a lost reply, a reload or another attempt at the
 * payment password, the same key makes it one order. The stored intent contains no password.
 */
export const sendOnce = <R>(
  order: WithdrawOrder,
  paymentPassword: string,
  send: (input: CallInput<typeof openWithdrawal>) => Promise<R>,
): Promise<R> => once('withdrawal', order, (requestId) => send({ body: { ...order, requestId, paymentPassword } }))
