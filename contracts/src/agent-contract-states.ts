import type { ErrorCode } from './errors.ts'

/** P proposed, A active, E active with other terms asked for, V active with its end asked for, R rejected, C ended. */
export const CONTRACT_STATES = ['P', 'A', 'E', 'V', 'R', 'C'] as const
export type ContractState = (typeof CONTRACT_STATES)[number]

export type ContractEvent = 'accept' | 'reject' | 'agree' | 'change' | 'void' | 'takeBack'

interface Transition {
  event: ContractEvent
  from: ContractState
  to: ContractState
  /** Sides that may trigger the event: the requesting side, the other side, or either. */
  by: 'asker' | 'other' | 'either'
}

/** All transitions of a contract; any other is refused. */
export const CONTRACT_TRANSITIONS: readonly Transition[] = [
  { event: 'accept', from: 'P', to: 'A', by: 'other' },
  { event: 'reject', from: 'P', to: 'R', by: 'other' },
  { event: 'takeBack', from: 'P', to: 'C', by: 'asker' },
  { event: 'change', from: 'A', to: 'E', by: 'either' },
  { event: 'accept', from: 'E', to: 'A', by: 'other' },
  { event: 'reject', from: 'E', to: 'A', by: 'other' },
  { event: 'takeBack', from: 'E', to: 'A', by: 'asker' },
  { event: 'void', from: 'A', to: 'V', by: 'either' },
  { event: 'agree', from: 'V', to: 'C', by: 'other' },
  { event: 'reject', from: 'V', to: 'A', by: 'other' },
  { event: 'takeBack', from: 'V', to: 'A', by: 'asker' },
]

/** Sides of a contract. */
export type ContractSide = 'upline' | 'downline'

export interface Standing {
  status: ContractState
  /** Side that made the open request; null without one. */
  asker: ContractSide | null
}

/** The state after an event of one side, or the error code of its refusal. */
export function contractStep(
  { status, asker }: Standing,
  event: ContractEvent,
  side: ContractSide,
): { to: ContractState } | { refusal: ErrorCode } {
  const role = side === asker ? 'asker' : 'other'
  const transition = CONTRACT_TRANSITIONS.find(
    (step) => step.event === event && step.from === status && (step.by === 'either' || step.by === role),
  )
  return transition ? { to: transition.to } : { refusal: 'contract.state' }
}

/** Events open to a side in the current state. */
export const contractEvents = (standing: Standing, side: ContractSide): ContractEvent[] =>
  (['accept', 'agree', 'reject', 'change', 'void', 'takeBack'] as const).filter(
    (event) => 'to' in contractStep(standing, event, side),
  )

/** Codes of the answers: A accept, R reject, C agree to end the contract. */
export const CONTRACT_ANSWERS = { A: 'accept', R: 'reject', C: 'agree' } as const
