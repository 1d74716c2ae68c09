import { TX } from '../ledger/index.ts'
import type { ClaimRow } from './rebate.table.ts'

/** Belongs to member and day, and so does the movement that is called by it. */
export const orderNoOf = (memberId: number, date: string): string => `R${date.replaceAll('-', '')}-${memberId}`

export const movementOf = ({ orderNo, amount, date }: Pick<ClaimRow, 'orderNo' | 'amount' | 'date'>) => ({
  ...{ key: `rebate:${orderNo}`, typeId: TX.rebate, amount, remark: date },
})
