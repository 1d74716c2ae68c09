import { type control, deposits, toAmount } from '@understudy/contracts'
import type { Queue } from '../../binding/feature.ts'
import type { World } from '../../world/world.ts'
import { membersRepository } from '../member/index.ts'
import { systemRepository } from '../system/index.ts'
import { channelsRepository } from './channels.repository.ts'
import { canStep, step } from './deposit-steps.ts'
import { type DepositRow, depositsRepository } from './deposits.repository.ts'
import { GATEWAY_ACTIONS, type GatewayAction, type PaymentGateway } from './payment-gateway.ts'
import { proofPicturesRepository } from './proof-pictures.repository.ts'

/** Actions of the cashier, for orders that no gateway takes. */
const BY_HAND = ['approve', 'reject'] as const

const NAMES = new Map(Object.entries(deposits.DEPOSIT_STATES).map(([name, state]) => [state as number, name]))

function itemOf(world: World, gateway: PaymentGateway, row: DepositRow): control.QueueItem {
  const member = world.use(membersRepository).byId(row.memberId)
  const { payId } = row
  const facts = {
    mode: row.mode,
    channel: row.vendorId,
    reference: row.reference,
    refId: row.refId,
    payerAccount: row.payerAccount,
    // The signed callback, ready to be sent by hand.
    ...(payId !== null && { callback: gateway.callback(world, payId) }),
  }
  return {
    id: row.transId,
    account: member?.username ?? String(row.memberId),
    merchant: member?.merchant ?? world.merchant,
    title:
      world.use(channelsRepository).one(member?.merchant ?? world.merchant, row.vendorId)?.facts.name.EN ??
      row.vendorId,
    since: row.stateAt,
    amount: toAmount(row.requested),
    currencySymbol: member ? world.use(systemRepository).merchant(member.merchant).currencySymbol : '',
    state: NAMES.get(row.state) ?? '',
    facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== '')),
    pictures: world
      .use(proofPicturesRepository)
      .of(row.id)
      .map((name) => `/img/upload/${world.id}/${name}.webp`),
    actions: payId !== null ? [...GATEWAY_ACTIONS] : BY_HAND.filter((action) => canStep(action, row)),
  }
}

const rowOf = (world: World, id: string): DepositRow | undefined => {
  const row = world.use(depositsRepository).byTransId(id)
  return row && row.state < deposits.DEPOSIT_STATES.success ? row : undefined
}

export const depositQueue = (gateway: PaymentGateway): Queue => ({
  name: 'deposits',
  count: (world) => world.use(depositsRepository).countOpen(),
  items(world, limit) {
    const repository = world.use(depositsRepository)
    // Proved orders come first, because they wait for the cashier; unpaid ones wait for the payer.
    const rows = [...repository.proved(limit), ...repository.waiting(limit)].slice(0, limit)
    return rows.map((row) => itemOf(world, gateway, row))
  },
  item(world, id) {
    const row = rowOf(world, id)
    return row && itemOf(world, gateway, row)
  },
  reasons: { reject: deposits.DEPOSIT_REASONS.filter((reason) => reason !== 'declined') },
  decide(world, id, { action, reason = null, remark }) {
    const row = rowOf(world, id)
    if (!row) throw new Error(`${id} waits no more`)
    if (action === 'approve') step(world, row, 'approve', { remark })
    else if (action === 'reject')
      step(world, row, 'reject', { reason: reason as deposits.DepositReason | null, remark })
    else if (row.payId === null) throw new Error(`${id} is not paid through the gateway`)
    else gateway.answer(world, row.payId, action as GatewayAction)
  },
})
