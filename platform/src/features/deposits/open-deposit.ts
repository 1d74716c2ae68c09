import { deposits, MONEY_SCALE, platformError, toUnits } from '@understudy/contracts'
import type { CallOf } from '../../binding/call.ts'
import { hostRandom } from '../../shared/host-random.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import type { World } from '../../world/world.ts'
import { vipLevel } from '../member/index.ts'
import { proveSecret, type Secret } from '../payment-password/index.ts'
import { chooseForDeposit, offeredOf, quoteForDeposit } from '../promotions/index.ts'
import { refuseDeposit, refuseTimeOut } from '../safer-play/index.ts'
import { type ChannelRow, channelsRepository } from './channels.repository.ts'
import { step } from './deposit-steps.ts'
import { reimbursementOf, WHOLE } from './deposit-views.ts'
import { type DepositRow, depositsRepository } from './deposits.repository.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { scratchCardsRepository } from './scratch-cards.repository.ts'

type OpenCall = CallOf<typeof deposits.openDeposit>

/** Whether a gateway takes the money and reports it by callback. */
export const isPaidByGateway = (mode: deposits.DepositMode): boolean => mode === 'pg' || mode === 'qr'

/** The minor unit to which fees are rounded. */
const COIN = MONEY_SCALE / 100

/** Opens a deposit, or returns the one that an earlier request with the same id opened. */
export async function openDeposit(call: OpenCall, gateway: PaymentGateway): Promise<DepositRow> {
  const existing = knownOrder(call)
  if (existing) return existing
  const channel = channelFor(call)
  if (channel.mode === 'card') return byScratchCard(call, channel)
  const requested = amountFor(call, channel)
  return call.world.transaction(() => {
    const order = placed(call, channel, requested)
    openPayment(call.world.db, gateway, order)
    return order
  })
}

/** Passes an order to the gateway, if it is one that a gateway takes. */
export function openPayment(db: WorldDatabase, gateway: PaymentGateway, order: DepositRow): void {
  const { payId } = order
  if (payId !== null) gateway.open(db, { ...order, payId })
}

/** Finds the order of an earlier request with the same id. */
function knownOrder({ world, caller, params, body }: OpenCall): DepositRow | undefined {
  const existing = world.use(depositsRepository).byRequest(caller.memberId, body.requestId)
  if (!existing) return undefined
  const sameAmount = body.amount === undefined || Math.round(body.amount * MONEY_SCALE) === existing.requested
  const sameCard = existing.mode !== 'card' || existing.refId === body.serial
  const samePromotion = existing.promotionId === (body.promotionId ?? null)
  if (
    existing.mode !== params.mode ||
    existing.vendorId !== body.vendorId ||
    !sameAmount ||
    !sameCard ||
    !samePromotion
  )
    throw platformError('transaction.conflict')
  return existing
}

function channelFor({ world, caller, merchant, params, body }: OpenCall): ChannelRow {
  const channel = world.use(channelsRepository).one(merchant, body.vendorId)
  if (channel?.mode !== params.mode || channel.minVip > vipLevel(world, caller.memberId))
    throw platformError('deposit.channel.closed')
  return channel
}

/** Validates the requested amount and returns it in ten-thousandths. */
function amountFor({ body: { amount } }: OpenCall, { facts }: ChannelRow): number {
  if (amount === undefined) throw platformError('field.invalid', { fields: { amount: ['required'] } })
  const { min, max, decimals } = facts
  const coins = amount * (decimals ? 100 : 1)
  if (Math.abs(Math.round(coins) - coins) > 1e-6)
    throw platformError('field.invalid', { fields: { amount: ['pattern'] } })
  if (amount < min || amount > max) throw platformError('amount.out.of.range', { min, max })
  return toUnits(amount)
}

/** Enforces the time-out, the limit of open orders and the deposit limits. */
function refuseOrder(world: World, memberId: number, requested: number): void {
  refuseTimeOut(world, memberId)
  const open = world.use(depositsRepository).openOf(memberId)
  if (open.length >= deposits.DEPOSIT_ORDERS.open) throw platformError('deposit.pending.limit')
  refuseDeposit(world, memberId, requested)
}

function placed(call: OpenCall, { mode, vendorId, facts }: ChannelRow, requested: number): DepositRow {
  const { world, caller, merchant, body } = call
  const { memberId } = caller
  refuseOrder(world, memberId, requested)
  const now = world.now()
  const applied = promotionFor(call, requested)
  const fee = Math.ceil((requested * facts.fee) / WHOLE / COIN) * COIN
  const reimbursed = (fee * reimbursementOf(vipLevel(world, memberId))) / WHOLE
  const order = world.use(depositsRepository).add(
    {
      requestId: body.requestId,
      memberId,
      merchant,
      mode,
      vendorId,
      requested,
      fee,
      reimbursed,
      state: deposits.DEPOSIT_STATES.waiting,
      createdAt: now,
      stateAt: now,
      expiresAt: now + deposits.DEPOSIT_ORDERS.life,
      reference: world.random.digits(6),
      refId: '',
      payerAccount: '',
      reason: null,
      remark: '',
      promotionId: applied?.promotion.id ?? null,
      bonus: applied?.bonus ?? 0,
      bonusTurnover: applied?.bonusTurnover ?? 0,
      payId: isPaidByGateway(mode) ? hostRandom.uuid() : null,
    },
    (id) => transIdOf(id, now, merchant),
  )
  if (applied) chooseForDeposit(world, applied.promotion, { ...applied, memberId, transId: order.transId })
  return order
}

/** Returns the chosen promotion with its bonus; undefined without one. @throws PlatformError */
function promotionFor({ world, caller, merchant, body }: OpenCall, requested: number) {
  if (body.promotionId === undefined) return undefined
  const promotion = offeredOf(world, merchant).find(({ id }) => id === body.promotionId)
  if (!promotion) throw platformError('promotion.not.found')
  return { promotion, ...quoteForDeposit(world, promotion, caller.memberId, requested) }
}

/** `D`, the day and the number. */
export const transIdOf = (id: number, at: number, merchant: string): string =>
  `D${merchantCalendar(merchant).dayOf(at).replaceAll('-', '')}${String(id).padStart(6, '0')}`

const scratchSecret = (memberId: number): Secret => ({
  subject: `scratch ${memberId}`,
  wrong: 'scratch.card.invalid',
  locked: 'scratch.card.locked',
})

/** Redeems a scratch card, which pays at once. Five wrong cards lock the member's attempts for an hour. */
async function byScratchCard(call: OpenCall, channel: ChannelRow): Promise<DepositRow> {
  const { world, caller, merchant, body } = call
  const { serial, pin, amount } = body
  const empty = Object.entries({ serial, pin }).filter(([, value]) => value === undefined)
  if (empty.length > 0)
    throw platformError('field.invalid', { fields: Object.fromEntries(empty.map(([name]) => [name, ['required']])) })
  if (amount !== undefined) throw platformError('field.invalid', { fields: { amount: ['unknown'] } })
  const cards = world.use(scratchCardsRepository)
  const card = () => cards.one(merchant, serial ?? '')
  await proveSecret(world, scratchSecret(caller.memberId), async () => card()?.orderId === null && card()?.pin === pin)
  return world.transaction(() => {
    const existing = knownOrder(call)
    if (existing) return existing
    const scratchCard = card()
    if (!scratchCard || scratchCard.orderId !== null) throw platformError('scratch.card.invalid')
    const order = placed(call, channel, scratchCard.amount)
    cards.spend(scratchCard.serial, order.id)
    step(world, order, 'confirm', { refId: scratchCard.serial })
    return world.use(depositsRepository).byId(order.id) ?? order
  })
}
