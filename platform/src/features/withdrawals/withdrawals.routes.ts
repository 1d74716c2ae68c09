import { platformError, toAmount, toUnits, withdrawals } from '@understudy/contracts'
import { type CallOf, handle } from '../../binding/call.ts'
import type { World } from '../../world/world.ts'
import { ledgerRepository, memberAccount } from '../ledger/index.ts'
import {
  lockedUntil,
  paymentPasswordsRepository,
  paymentSecret,
  provePaymentPassword,
} from '../payment-password/index.ts'
import { type Progress, turnoverLeft } from '../turnover/index.ts'
import { bankOf, cardView, withdrawCardsRepository } from '../withdraw-cards/index.ts'
import { FEE, LIMITS, refuseWithdrawal, today } from './rules.ts'
import { hold, step } from './withdrawal-steps.ts'
import { expectedMinutes, withdrawalView } from './withdrawal-views.ts'
import { refIdOf, type WithdrawalRow, withdrawalsRepository } from './withdrawals.repository.ts'

type OpenCall = CallOf<typeof withdrawals.openWithdrawal>

export const withdrawalRoutes = [
  handle(withdrawals.withdrawSettings, ({ world, caller, language }) => {
    const { memberId } = caller
    const paymentLockedUntil = lockedUntil(world, paymentSecret(memberId)) ?? null
    const day = today(world, memberId)
    const { required, done, open } = turnoverLeft(world, memberId)
    return {
      availBalance: toAmount(world.use(ledgerRepository).balance(memberAccount(memberId))),
      minimumAmount: LIMITS.min,
      maximumAmount: LIMITS.max,
      walletMaximum: LIMITS.walletMax,
      dailyCount: LIMITS.perDay,
      dailyAmount: day.dayAmount,
      leftCount: day.leftCount,
      leftAmount: day.leftAmount,
      leftFree: day.leftFree,
      freeCount: FEE.free,
      feeRate: FEE.rate,
      feeMinimum: FEE.least,
      requiredTurnover: toAmount(required),
      currentTurnover: toAmount(done),
      requirements: open.map(requirementView),
      expectedMinutes: expectedMinutes(world),
      pending: world
        .use(withdrawalsRepository)
        .pendingOf(memberId)
        .map((row) => withdrawalView(world, row, language)),
      cards: world
        .use(withdrawCardsRepository)
        .of(memberId)
        .map((card) => cardView(world, card, language)),
      hasPaymentPassword: world.use(paymentPasswordsRepository).hashOf(memberId) !== undefined,
      paymentLockedUntil,
    }
  }),

  handle(withdrawals.openWithdrawal, async (call) => {
    const { world, caller, body, language } = call
    const existing = knownOrder(call)
    if (existing) return withdrawalView(world, existing, language)
    wanted(call)
    await provePaymentPassword(world, caller.memberId, body.paymentPassword)
    return withdrawalView(
      world,
      world.transaction(() => knownOrder(call) ?? placed(call)),
      language,
    )
  }),

  handle(withdrawals.withdrawalOrder, ({ world, caller, params, language }) =>
    withdrawalView(world, ownOrder(world, caller.memberId, params.refId), language),
  ),

  handle(withdrawals.cancelWithdrawal, ({ world, caller, params, language }) => {
    const order = ownOrder(world, caller.memberId, params.refId)
    if (order.state !== withdrawals.WITHDRAWAL_STATES.cancelled && !step(world, order, 'cancel'))
      throw platformError('order.closed')
    return withdrawalView(world, ownOrder(world, caller.memberId, params.refId), language)
  }),
]

const requirementView = ({ reason, reference, amount, done, since }: Progress): withdrawals.Requirement => ({
  reason,
  reference,
  since,
  required: toAmount(amount),
  current: toAmount(done),
})

function ownOrder(world: World, memberId: number, refId: string): WithdrawalRow {
  const order = world.use(withdrawalsRepository).ofMember(memberId, refId)
  if (!order) throw platformError('order.not.found')
  return order
}

/** Finds the order of an earlier request with the same id. */
function knownOrder({ world, caller, body }: OpenCall): WithdrawalRow | undefined {
  const existing = world.use(withdrawalsRepository).byRequest(caller.memberId, body.requestId)
  if (existing && (toAmount(existing.amount) !== body.amount || existing.cardId !== body.cardId))
    throw platformError('transaction.conflict')
  return existing
}

/** Validates a request; returns its card and fee. */
function wanted({ world, caller, body: { amount, cardId } }: OpenCall) {
  const card = world.use(withdrawCardsRepository).one(caller.memberId, cardId)
  if (!card) throw platformError('card.not.found')
  const fee = refuseWithdrawal(world, caller.memberId, { amount, kind: bankOf(world, card)?.kind ?? 'bank' })
  return { card, fee }
}

function placed(call: OpenCall): WithdrawalRow {
  const { world, caller, body } = call
  const { card, fee } = wanted(call)
  const now = world.now()
  const order = world.use(withdrawalsRepository).add(
    {
      requestId: body.requestId,
      memberId: caller.memberId,
      amount: toUnits(body.amount),
      fee: toUnits(fee),
      cardId: card.id,
      bankCode: card.bankCode,
      payeeName: card.payeeName,
      accountNo: card.accountNo,
      state: withdrawals.WITHDRAWAL_STATES.pending,
      createdAt: now,
      stateAt: now,
      reason: null,
      remark: '',
    },
    (id) => refIdOf(id, now, caller.merchant),
  )
  hold(world, order)
  return order
}
