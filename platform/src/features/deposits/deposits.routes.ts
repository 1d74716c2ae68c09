import { deposits, platformError, toAmount } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { hostRandom } from '../../shared/host-random.ts'
import type { World } from '../../world/world.ts'
import { pausesRepository, vipLevel } from '../member/index.ts'
import { depositRoom } from '../safer-play/index.ts'
import { cleanPicture } from '../uploads/index.ts'
import { channelsRepository } from './channels.repository.ts'
import { canStep, step } from './deposit-steps.ts'
import { channelView, depositView } from './deposit-views.ts'
import { type DepositRow, depositsRepository } from './deposits.repository.ts'
import { receiveCallback } from './gateway-callback.ts'
import { openDeposit } from './open-deposit.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { proofPicturesRepository } from './proof-pictures.repository.ts'

const { waiting, expired, cancelled } = deposits.DEPOSIT_STATES
/** Longest reference number of a proof; the hash of a crypto payment may be longer. */
const REFERENCE = 30
const PICTURE = { side: 1280, fit: 'inside' } as const

export const depositRoutes = (gateway: PaymentGateway) => [
  handle(deposits.depositSettings, ({ world, caller, language, origins }) => {
    const { memberId } = caller
    const timeOutUntil = world.use(pausesRepository).timeOut(memberId, world.now())?.until ?? null
    const room = depositRoom(world, memberId)
    const repository = world.use(depositsRepository)
    const open = repository.openOf(memberId)
    return {
      allowDeposit:
        open.length < deposits.DEPOSIT_ORDERS.open && timeOutUntil === null ? ('Y' as const) : ('N' as const),
      totalDepositSuccessCount: repository.successes(memberId),
      pendingLimit: deposits.DEPOSIT_ORDERS.open,
      pending: open.map((row) => depositView(world, row, { language, origins })),
      timeOutUntil,
      limitLeft: room === undefined ? null : toAmount(room),
    }
  }),

  handle(deposits.depositChannels, ({ world, caller, merchant, language }) => {
    const vip = vipLevel(world, caller.memberId)
    const channels = world.use(channelsRepository).of(merchant, vip)
    return Object.fromEntries(
      deposits.DEPOSIT_MODES.map((mode) => {
        const ofMode = channels.filter((channel) => channel.mode === mode)
        return [mode, { channels: ofMode.map((channel) => channelView(channel, language, vip)) }] as const
      }).filter(([, { channels: ofMode }]) => ofMode.length > 0),
    )
  }),

  handle(deposits.openDeposit, async (call) => depositView(call.world, await openDeposit(call, gateway), call)),

  handle(deposits.depositOrder, (call) =>
    depositView(call.world, ownOrder(call.world, call.caller.memberId, call.params.transId), call),
  ),

  handle(deposits.addProofPicture, async (call) => {
    const { world, caller, params, file } = call
    const requireOrder = () => ownOrder(world, caller.memberId, params.transId)
    refusePicture(world, requireOrder())
    if (!file) throw platformError('field.invalid', { fields: { picture: ['required'] } })
    const bytes = await cleanPicture(file.bytes, PICTURE)
    return world.transaction(() => {
      const order = requireOrder()
      // While this picture was processed, the order may have ended or have got its third picture.
      refusePicture(world, order)
      world.use(proofPicturesRepository).add({ name: hostRandom.bytes(16).toString('hex'), orderId: order.id, bytes })
      return depositView(world, order, call)
    })
  }),

  handle(deposits.removeProofPicture, (call) => {
    const { world, caller, params, query } = call
    const order = ownOrder(world, caller.memberId, params.transId)
    refuseClosed(order)
    world.use(proofPicturesRepository).remove(order.id, query.name)
    return depositView(world, order, call)
  }),

  handle(deposits.proveDeposit, (call) => {
    const { world, caller, params, body } = call
    const order = ownOrder(world, caller.memberId, params.transId)
    if (order.mode !== 'crypto' && body.referenceNo.length > REFERENCE)
      throw platformError('field.invalid', { fields: { referenceNo: ['range'] } })
    if (order.mode === 'pg' || order.mode === 'qr') throw platformError('order.closed')
    // A repeated call gets the same reply.
    const isSame = order.refId === body.referenceNo && order.payerAccount === body.payerAccount
    if (order.state === deposits.DEPOSIT_STATES.proved && isSame) return depositView(world, order, call)
    refuseClosed(order)
    step(world, order, 'prove', { refId: body.referenceNo, payerAccount: body.payerAccount })
    return depositView(world, ownOrder(world, caller.memberId, params.transId), call)
  }),

  handle(deposits.cancelDeposit, (call) => {
    const { world, caller, params } = call
    const order = ownOrder(world, caller.memberId, params.transId)
    if (order.state !== cancelled) {
      if (!canStep('cancel', order)) refuseClosed(order)
      step(world, order, 'cancel')
    }
    return depositView(world, ownOrder(world, caller.memberId, params.transId), call)
  }),

  handle(deposits.gatewayCallback, ({ world, body }) => receiveCallback(world, body)),
]

function ownOrder(world: World, memberId: number, transId: string): DepositRow {
  const order = world.use(depositsRepository).ofMember(memberId, transId)
  if (!order) throw platformError('order.not.found')
  return order
}

/** Refuses changes of an order that no longer waits for payment. */
function refuseClosed({ state }: DepositRow): void {
  if (state === expired) throw platformError('deposit.expired')
  if (state !== waiting) throw platformError('order.closed')
}

function refusePicture(world: World, order: DepositRow): void {
  refuseClosed(order)
  if (world.use(proofPicturesRepository).of(order.id).length >= deposits.PROOF_PICTURES)
    throw platformError('upload.count')
}
