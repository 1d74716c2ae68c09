import { WITHDRAWAL_STATES, type WithdrawalState, type WithdrawalStateName } from '@understudy/contracts/withdrawals'
import type { TextKey } from '@/shared/i18n'
import type { StatusTone } from '@/shared/ui/StatusTag'

const NAMES = new Map(Object.entries(WITHDRAWAL_STATES).map(([name, state]) => [state, name as WithdrawalStateName]))

export const withdrawalStateName = (state: WithdrawalState): WithdrawalStateName => NAMES.get(state) ?? 'pending'
export const withdrawalStateKey = (state: WithdrawalState): TextKey => `withdrawals:state.${withdrawalStateName(state)}`

const TONES: Record<WithdrawalStateName, StatusTone> = {
  pending: 'waiting',
  reviewing: 'open',
  paying: 'open',
  success: 'good',
  rejected: 'bad',
  failed: 'bad',
  cancelled: 'quiet',
}
export const withdrawalStateTone = (state: WithdrawalState): StatusTone => TONES[withdrawalStateName(state)]

/** The states of an order without problems, in order. */
export const WAY: readonly WithdrawalState[] = [
  WITHDRAWAL_STATES.pending,
  WITHDRAWAL_STATES.reviewing,
  WITHDRAWAL_STATES.paying,
  WITHDRAWAL_STATES.success,
]

interface FeeRule {
  leftFree: number
  feeRate: number
  feeMinimum: number
}

/** The fee of an amount, as the platform calculates it: whole units, at least the minimum. */
export const feeOf = (amount: number, { leftFree, feeRate, feeMinimum }: FeeRule): number =>
  leftFree > 0 ? 0 : Math.max(feeMinimum, Math.ceil((amount * feeRate) / 10_000))
