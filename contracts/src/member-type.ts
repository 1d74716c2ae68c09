/**
 * Member types as they travel: 0 member, 1 agent, 2 top agent, 4 guest or trial,
 * 40, 41, 42 internal test twins of 0, 1 and 2 (spec §3; the twins are ours).
 */
export const MEMBER_TYPES = [0, 1, 2, 4, 40, 41, 42] as const
export type MemberType = (typeof MEMBER_TYPES)[number]

export const TRIAL_TYPE = 4

interface RoleFacts {
  /** Whether the session has an account. */
  real: boolean
  /** Whether the member has a team: agent pages and calls (spec §6: type not 0, 4, 40). */
  agent: boolean
  /** Whether the member has contracts (spec §6 excludes the test twins 41 and 42 as well). */
  contracts: boolean
  /** Whether the member may transfer money to an upline. */
  sendsUp: boolean
}

/** Permissions by member type; screens, server and docs/roles.md read them here. */
export const ROLES: Readonly<Record<MemberType, RoleFacts>> = {
  0: { real: true, agent: false, contracts: false, sendsUp: true },
  1: { real: true, agent: true, contracts: true, sendsUp: true },
  2: { real: true, agent: true, contracts: true, sendsUp: false },
  4: { real: false, agent: false, contracts: false, sendsUp: false },
  40: { real: true, agent: false, contracts: false, sendsUp: true },
  41: { real: true, agent: true, contracts: false, sendsUp: true },
  42: { real: true, agent: true, contracts: false, sendsUp: false },
}

/** Type 4: a session without a real account behind it. */
export const isTrial = (type: MemberType) => !ROLES[type].real
/** Everyone but type 4. */
export const isRealAccount = (type: MemberType) => ROLES[type].real
export const isAgent = (type: MemberType) => ROLES[type].agent
export const hasContracts = (type: MemberType) => ROLES[type].contracts
/** The flag is the caller's business. */
export const mayTransferToUpline = (type: MemberType, hasUpline: boolean) => hasUpline && ROLES[type].sendsUp

/** Audience of a page or a call: everybody, sessions, real accounts, agents, agents with contracts. */
export type RoleAccess = 'guest' | 'member' | 'real' | 'agent' | 'contracts'

/** Whether a member type may use a page or call; undefined is a visitor without a session. */
export const mayReach = (access: RoleAccess, type: MemberType | undefined): boolean => {
  if (access === 'guest') return true
  if (type === undefined) return false
  return access === 'member' || ROLES[type][access]
}
