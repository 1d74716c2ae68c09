/**
 * Member types as they travel: 0 member, 1 agent, 2 top agent, 4 guest or trial,
 * 40, 41, 42 internal test twins of 0, 1 and 2 (spec §3; the twins are ours).
 */
export const MEMBER_TYPES = [0, 1, 2, 4, 40, 41, 42] as const
export type MemberType = (typeof MEMBER_TYPES)[number]

export const TRIAL_TYPE = 4

/** Type 4: a session without a real account behind it. */
export const isTrial = (type: MemberType) => type === TRIAL_TYPE
/** Everyone but type 4. */
export const isRealAccount = (type: MemberType) => type !== TRIAL_TYPE
/** Spec §6: type not 0, 4, 40. */
export const isAgent = (type: MemberType) => type !== 0 && type !== 4 && type !== 40
/** Spec §6: contract checks exclude the test twins 41 and 42 as well. */
export const hasContracts = (type: MemberType) => isAgent(type) && type !== 41 && type !== 42
/** Spec §6: with an upline and unless top agent; the flag is the caller's business. */
export const mayTransferToUpline = (type: MemberType, hasUpline: boolean) =>
  hasUpline && type !== 2 && type !== 42 && type !== TRIAL_TYPE
