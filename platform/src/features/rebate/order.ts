import { TX } from '../ledger/index.ts'
import type { ClaimRow } from './rebate.table.ts'

/** Returns the order number of a member's day. It is also in the movement's key, so a day is paid once. */
export const orderNoOf = (memberId: number, date: string): string => `R${date.replaceAll('-', '')}-${memberId}`

export const movementOf = ({ orderNo, amount, date }: Pick<ClaimRow, 'orderNo' | 'amount' | 'date'>) => ({
  key: `rebate:${orderNo}`,
  typeId: TX.rebate,
  amount,
  remark: date,
})
