import { type LanguageCode, type records, toAmount } from '@understudy/contracts'
import type { Calendar } from '@understudy/contracts/zone'
import type { World } from '../../world/world.ts'
import { bankName, maskedAccount } from '../withdraw-cards/index.ts'
import { bankOfOrder, isOver } from './withdrawal-views.ts'
import type { WithdrawalRow } from './withdrawals.repository.ts'

/** Returns a withdrawal as a row of the withdrawal record, from the order's own columns. */
export const withdrawalRecordView = (
  world: World,
  row: WithdrawalRow,
  language: LanguageCode,
  { dayOf }: Calendar,
): records.WithdrawRecord => ({
  refId: row.refId,
  amount: toAmount(row.amount),
  fee: toAmount(row.fee),
  bankName: bankName(world, bankOfOrder(world, row), language),
  payeeName: row.payeeName,
  accountNo: maskedAccount(row.accountNo),
  withdrawDate: row.createdAt,
  endedAt: isOver(row) ? row.stateAt : null,
  status: row.state,
  reason: row.reason,
  remark: row.remark,
  day: dayOf(row.createdAt),
})
