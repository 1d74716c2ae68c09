import { isAgent, MORE_FLAGS, platformError, session } from '@understudy/contracts'
import type { CallOf } from '../../binding/call.ts'
import type { World } from '../../world/world.ts'
import type { Member } from '../member/index.ts'
import { pausesRepository } from '../member/index.ts'
import { flagsRepository } from '../system/index.ts'

export type LoginCall = CallOf<typeof session.login>

/** The member who logs in, and what to store or use up in the transaction that opens the session. */
export interface LoginResult {
  member: Member
  opened: () => void
}

/** Where the login happens: world and entry. */
interface LoginRequest {
  world: World
  body: Pick<LoginCall['body'], 'entry'>
}

/**
 * Refuses unfit accounts. Call it after the credentials are proved, so that only the owner learns the account's state.
 * @throws PlatformError `login.not.member`, `account.disabled`, `account.locked`, `self.excluded`, `login.not.agent`
 */
export function refuseAccount({ world, body }: LoginRequest, member: Member): void {
  if (member.nonMember) throw platformError('login.not.member')
  if (member.status === 'disabled') throw platformError('account.disabled')
  if (member.status === 'locked') throw platformError('account.locked')
  const excluded = world.use(pausesRepository).exclusion(member.id, world.now())
  if (excluded) throw platformError('self.excluded', { lockedUntil: excluded.until })
  if (body.entry === 'agent' && !isAgent(member.type)) throw platformError('login.not.agent')
}

/**
 * Refuses a password older than ninety days, if the merchant has password expiry on.
 * @throws PlatformError `password.expired`
 */
export function refuseOldPassword({ world, merchant }: LoginCall, member: Member): void {
  if (!world.use(flagsRepository).isOn(merchant, MORE_FLAGS.passwordExpiry)) return
  if (world.now() >= member.passwordChangedAt + session.PASSWORD_LIFE) throw platformError('password.expired')
}
