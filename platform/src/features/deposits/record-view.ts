import { deposits, type LanguageCode, type records, toAmount } from '@understudy/contracts'
import type { Calendar } from '@understudy/contracts/zone'
import { textIn } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { channelsRepository } from './channels.repository.ts'
import { creditOf } from './deposit-steps.ts'
import type { DepositRow } from './deposits.repository.ts'

/** Returns a deposit as a row of the deposit record, from the order's own columns and its channel's name. */
export function depositRecordView(
  world: World,
  row: DepositRow,
  language: LanguageCode,
  { dayOf }: Calendar,
): records.DepositRecord {
  const facts = world.use(channelsRepository).one(row.merchant, row.vendorId)?.facts
  const isPaid = row.state === deposits.DEPOSIT_STATES.success
  return {
    transId: row.transId,
    depositMode: row.mode,
    vendorName: facts ? textIn(facts.name, language) : row.vendorId,
    requestedAmount: toAmount(row.requested),
    fee: toAmount(row.fee),
    reimbursementAmount: toAmount(row.reimbursed),
    amount: isPaid ? toAmount(creditOf(row)) : 0,
    refId: row.refId,
    depositDate: row.createdAt,
    actualDepositDate: isPaid ? row.stateAt : null,
    state: row.state,
    reason: row.reason,
    remark: row.remark,
    day: dayOf(row.createdAt),
  }
}
