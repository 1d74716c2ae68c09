import {
  DEPOSIT_STATES,
  type DepositChannel,
  type DepositOrder,
  type DepositState,
  type DepositStateName,
} from '@understudy/contracts/deposits'
import { moneyText } from '@/shared/format/money'
import { type TextKey, text } from '@/shared/i18n'
import type { StatusTone } from '@/shared/ui/StatusTag'

const NAMES = new Map(Object.entries(DEPOSIT_STATES).map(([name, state]) => [state, name as DepositStateName]))

export const depositStateName = (state: DepositState): DepositStateName => NAMES.get(state) ?? 'waiting'
export const depositStateKey = (state: DepositState): TextKey => `deposits:state.${depositStateName(state)}`

const TONES: Record<DepositStateName, StatusTone> = {
  waiting: 'waiting',
  proved: 'open',
  success: 'good',
  rejected: 'bad',
  expired: 'quiet',
  cancelled: 'quiet',
}
export const depositStateTone = (state: DepositState): StatusTone => TONES[depositStateName(state)]

/** Modes in which the member transfers manually and then submits a proof. */
export const isByHand = ({ depositMode: mode }: Pick<DepositOrder, 'depositMode'>): boolean =>
  mode === 'mt' || mode === 'ma' || mode === 'crypto'

type Fee = Pick<DepositChannel, 'fee' | 'reimbursement'>

/** One sentence about a channel's fee and what arrives; rounded to hundredths as the platform does. */
export function feeText({ fee: rate, reimbursement }: Fee, amount: number, symbol: string): string {
  const fee = Math.ceil((amount * rate) / 100) / 100
  const arrives = amount - fee + (fee * reimbursement) / 10_000
  const format = (value: number) => moneyText(symbol, value)
  const key = reimbursement > 0 ? 'deposits:feeBack' : 'deposits:fee'
  return text(key, { fee: format(fee), arrives: format(arrives) })
}
