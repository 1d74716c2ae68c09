import { type control, deposits, toAmount } from '@understudy/contracts'
import type { Queue } from '../../binding/feature.ts'
import type { World } from '../../world/world.ts'
import { membersRepository } from '../member/index.ts'
import { systemRepository } from '../system/index.ts'
import { channelsRepository } from './channels.repository.ts'
import { type DepositRow, depositsRepository } from './deposits.repository.ts'
import { gatewayRepository } from './gateway.repository.ts'
import { callbackOf, decidePayment, scheduleCallback } from './gateway.ts'
import { proofPicturesRepository } from './proof-pictures.repository.ts'
import { canStep, step } from './steps.ts'

/** Actions of the gateway on an order that waits for payment, offered beside those of the cashier. */
const CALLBACKS = ['callback', 'callbackTwice', 'callbackLate', 'decline'] as const
const BY_HAND = ['approve', 'reject'] as const
/** Delay of a late callback after the order's expiry. */
const LATE = 60_000

const NAMES = new Map(Object.entries(deposits.DEPOSIT_STATES).map(([name, state]) => [state as number, name]))

function itemOf(world: World, row: DepositRow): control.QueueItem {
  const member = world.use(membersRepository).byId(row.memberId)
  const payment = world.use(gatewayRepository).ofOrder(row.id)
  const facts = {
    mode: row.mode,
    channel: row.vendorId,
    reference: row.reference,
    refId: row.refId,
    payerAccount: row.payerAccount,
    // The signed callback, ready to be sent by hand.
    ...(payment && { callback: JSON.stringify(callbackOf(world, payment, row)) }),
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
    actions: payment ? [...CALLBACKS] : BY_HAND.filter((action) => canStep(action, row)),
  }
}

const rowOf = (world: World, id: string): DepositRow | undefined => {
  const row = world.use(depositsRepository).byTransId(id)
  return row && row.state < deposits.DEPOSIT_STATES.success ? row : undefined
}

export const depositQueue: Queue = {
  name: 'deposits',
  count: (world) => world.use(depositsRepository).countOpen(),
  items(world, limit) {
    const repository = world.use(depositsRepository)
    // Proved orders come first, because they wait for the cashier; unpaid ones wait for the payer.
    const rows = [...repository.proved(limit), ...repository.waiting(limit)].slice(0, limit)
    return rows.map((row) => itemOf(world, row))
  },
  item(world, id) {
    const row = rowOf(world, id)
    return row && itemOf(world, row)
  },
  reasons: { reject: deposits.DEPOSIT_REASONS.filter((reason) => reason !== 'declined') },
  decide(world, id, { action, reason = null, remark }) {
    const row = rowOf(world, id)
    if (!row) throw new Error(`${id} waits no more`)
    const payment = world.use(gatewayRepository).ofOrder(row.id)
    if (action === 'approve') step(world, row, 'approve', { remark })
    else if (action === 'reject')
      step(world, row, 'reject', { reason: reason as deposits.DepositReason | null, remark })
    else if (!payment) throw new Error(`${id} is not paid through the gateway`)
    else if (action === 'callbackLate') scheduleCallback(world, payment, row.expiresAt + LATE)
    else if (action === 'decline') decidePayment(world, payment, 'decline', { evenIfSilent: true })
    else decidePayment(world, payment, action === 'callbackTwice' ? 'payTwice' : 'payFirst', { evenIfSilent: true })
  },
}
