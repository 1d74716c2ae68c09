import type { CallInput } from '@understudy/contracts/endpoint'
import type { openWithdrawal, WithdrawalOrder } from '@understudy/contracts/withdrawals'
import { isRepeat, once } from '@/shared/api'
import { leavesWallet } from './withdrawals.queries.ts'

interface WithdrawOrder {
  amount: number
  cardId: number
}

/**
 * Sends a withdrawal with an idempotency key for card and amount: after a lost reply, a reload or another attempt at the
 * payment password, the same key makes it one order. The stored intent contains no password. Where that order has come
 * to nothing since, such as a cancelled one, it was an earlier wish: this one is sent again under a key of its own.
 */
export async function sendOnce(
  order: WithdrawOrder,
  paymentPassword: string,
  send: (input: CallInput<typeof openWithdrawal>) => Promise<WithdrawalOrder>,
): Promise<WithdrawalOrder> {
  const ask = () => once('withdrawal', order, (requestId) => send({ body: { ...order, requestId, paymentPassword } }))
  const repeats = isRepeat('withdrawal', order)
  const answer = await ask()
  return repeats && !leavesWallet(answer.status) ? ask() : answer
}
