/**
 * Member types as they travel: 0 member, 1 agent, 2 top agent, 4 guest or trial,
 * 40, 41, 42 internal test twins of 0, 1 and 2 (spec §3; the twins are ours).
 */
export const MEMBER_TYPES = [0, 1, 2, 4, 40, 41, 42] as const
export type MemberType = (typeof MEMBER_TYPES)[number]

export const TRIAL_TYPE = 4

interface RoleFacts {
  /** There is an account behind the session. */
  real: boolean
  /** Has a team: agent menus, agent pages, agent calls (spec §6: type not 0, 4, 40). */
  agent: boolean
  /** Has contracts, and is asked about pending ones (spec §6 excludes the test twins 41 and 42 as well). */
  contracts: boolean
  /** May send money up, where there is an upline. */
  sendsUp: boolean
}

/** What each type may, said once: screens, guard, server and docs/roles.md read it here. */
export const ROLES: Readonly<Record<MemberType, RoleFacts>> = {
  0: { real: true, agent: false, contracts: false, sendsUp: true },
  1: { real: true, agent: true, contracts: true, sendsUp: true },
  2: { real: true, agent: true, contracts: true, sendsUp: false },
  4: { real: false, agent: false, contracts: false, sendsUp: false },
  40: { real: true, agent: false, contracts: false, sendsUp: true },
  41: { real: true, agent: true, contracts: false, sendsUp: true },
  42: { real: true, agent: true, contracts: false, sendsUp: false },
}

/** What the documentation calls them: apart, so that no page carries these words. */
export const ROLE_NAMES: Readonly<Record<MemberType, string>> = {
  0: 'player',
  1: 'agent',
  2: 'top agent',
  4: 'trial',
  40: 'test twin of a player',
  41: 'test twin of an agent',
  42: 'test twin of a top agent',
}

/** Type 4: a session without a real account behind it. */
export const isTrial = (type: MemberType) => !ROLES[type].real
/** Everyone but type 4. */
export const isRealAccount = (type: MemberType) => ROLES[type].real
export const isAgent = (type: MemberType) => ROLES[type].agent
export const hasContracts = (type: MemberType) => ROLES[type].contracts
/** The flag is the caller's business. */
export const mayTransferToUpline = (type: MemberType, hasUpline: boolean) => hasUpline && ROLES[type].sendsUp

/** Who a page or a call is for: everybody, sessions, real accounts, agents, agents who have contracts. */
export type RoleAccess = 'guest' | 'member' | 'real' | 'agent' | 'contracts'

/** Whether a page or a call of an access is for somebody; undefined is a visitor without a session. */
export const mayReach = (access: RoleAccess, type: MemberType | undefined): boolean => {
  if (access === 'guest') return true
  if (type === undefined) return false
  return access === 'member' || ROLES[type][access]
}
