import { deposits, platformError, toAmount } from '@understudy/contracts'
import { areEqual, hmac } from '../../shared/digests.ts'
import type { World } from '../../world/world.ts'
import { step } from './deposit-steps.ts'
import { type DepositRow, depositsRepository } from './deposits.repository.ts'

type Unsigned = Omit<deposits.GatewayCallback, 'signature'>

/** Signs a callback with the secret that platform and gateway of a world share; it never leaves the server. */
export function signatureOf(world: World, { transId, payId, outcome, amount, refId }: Unsigned): string {
  const text = JSON.stringify([transId, payId, outcome, amount, refId])
  return hmac(world.secret(), `gateway${text}`).toString('hex')
}

function refuseForged(world: World, { signature, ...unsigned }: deposits.GatewayCallback): void {
  const received = Buffer.from(signature, 'hex')
  const right = Buffer.from(signatureOf(world, unsigned), 'hex')
  if (!areEqual(received, right)) throw platformError('signature.invalid')
}

/** Returns a payment's id without the world it was made in, because a fork has another id. */
export const payIdIn = (pageId: string): string => pageId.slice(pageId.indexOf('.') + 1)

export type CallbackReply = { result: 'accepted' | 'repeated' | 'refused'; state: deposits.DepositState }

const { success, rejected } = deposits.DEPOSIT_STATES

/**
 * Handles a gateway's callback, as of the time it was sent. A repeated callback changes nothing. One that contradicts the
 * order's final state is refused, and a paid one is noted as returned.
 * @throws PlatformError `signature.invalid`, `order.not.found`, or `transaction.conflict` for another amount
 */
export const receiveCallback = (world: World, callback: deposits.GatewayCallback, at = world.now()): CallbackReply =>
  world.transaction(() => {
    refuseForged(world, callback)
    const order = world.use(depositsRepository).byTransId(callback.transId)
    if (!order || order.payId !== payIdIn(callback.payId)) throw platformError('order.not.found')
    if (toAmount(order.requested) !== callback.amount) throw platformError('transaction.conflict')
    const paid = callback.outcome === 'paid'
    const { refId } = callback
    const accepted = paid
      ? step(world, order, 'confirm', { at, refId })
      : step(world, order, 'decline', { at, refId, reason: 'declined' })
    if (accepted) return { result: 'accepted', state: paid ? success : rejected }
    if (order.state === (paid ? success : rejected)) return { result: 'repeated', state: order.state }
    if (paid) noteReturned(world, order, at)
    return { result: 'refused', state: order.state }
  })

function noteReturned(world: World, order: DepositRow, at: number): void {
  const repository = world.use(depositsRepository)
  const isNoted = repository.events(order.id).some(({ kind }) => kind === 'returned')
  if (!isNoted) repository.note(order.id, 'returned', order.state, at)
}
