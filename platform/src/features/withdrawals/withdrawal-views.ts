import { type LanguageCode, toAmount, withdrawals } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import { cashierOf } from '../../world/settings.ts'
import type { World } from '../../world/world.ts'
import { membersRepository } from '../member/index.ts'
import { bankName, bankOf, maskedAccount } from '../withdraw-cards/index.ts'
import { canStep } from './withdrawal-steps.ts'
import { type WithdrawalRow, withdrawalsRepository } from './withdrawals.repository.ts'

/** The expected time shown when there are no automatic decisions. */
const USUAL_MINUTES = 15

export const isOver = ({ state }: Pick<WithdrawalRow, 'state'>): boolean =>
  state >= withdrawals.WITHDRAWAL_STATES.success

/** The bank that an order is paid to, at its member's merchant. */
export const bankOfOrder = (world: World, { memberId, bankCode }: WithdrawalRow) => ({
  merchant: world.use(membersRepository).byId(memberId)?.merchant ?? world.merchant,
  bankCode,
})

export const expectedMinutes = (world: World): number => cashierOf(world).withdrawalMinutes || USUAL_MINUTES

/** Returns an order as its member sees it. */
export function withdrawalView(world: World, row: WithdrawalRow, language: LanguageCode): withdrawals.WithdrawalOrder {
  const of = bankOfOrder(world, row)
  return {
    refId: row.refId,
    amount: toAmount(row.amount),
    fee: toAmount(row.fee),
    bankName: bankName(world, of, language),
    cardKind: bankOf(world, of)?.kind ?? 'bank',
    payeeName: row.payeeName,
    accountNo: maskedAccount(row.accountNo),
    withdrawDate: row.createdAt,
    status: row.state,
    endedAt: isOver(row) ? row.stateAt : null,
    reason: row.reason,
    remark: row.remark,
    timeline: world.use(withdrawalsRepository).events(row.id),
    expectedAt: isOver(row) ? null : row.createdAt + expectedMinutes(world) * MINUTE,
    cancellable: canStep('cancel', row),
  }
}
