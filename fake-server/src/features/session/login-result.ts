import { isAgent, MORE_FLAGS, platformError, session } from '@understudy/contracts'
import type { CallOf } from '../../binding/call.ts'
import type { World } from '../../world/world.ts'
import type { Member } from '../member/index.ts'
import { pausesRepository } from '../member/index.ts'
import { flagsRepository } from '../system/index.ts'

export type LoginCall = CallOf<typeof session.login>

/** Who a login lets in, and what is spent or noted in the moment it does. */
export interface LoginResult {
  member: Member
  opened: () => void
}

/** Who wants in, and at which door. */
interface LoginRequest {
  world: World
  body: Pick<LoginCall['body'], 'entry'>
}

/**
 * States of an account are told only to who has proved to be its owner.
 * @throws PlatformError `login.not.member`, `account.disabled`, `account.locked`, `self.excluded`, `login.not.agent`
 */
export function refuseUnfit({ world, body }: LoginRequest, member: Member): void {
  if (member.nonMember) throw platformError('login.not.member')
  if (member.status === 'disabled') throw platformError('account.disabled')
  if (member.status === 'locked') throw platformError('account.locked')
  const excluded = world.use(pausesRepository).exclusion(member.id, world.now())
  if (excluded) throw platformError('self.excluded', { lockedUntil: excluded.until })
  if (body.entry === 'agent' && !isAgent(member.type)) throw platformError('login.not.agent')
}

/**
 * Where the merchant has old passwords changed, one older than ninety days opens nothing.
 * @throws PlatformError `password.expired`
 */
export function refuseOldPassword({ world, merchant }: LoginCall, member: Member): void {
  if (!world.use(flagsRepository).isOn(merchant, MORE_FLAGS.passwordExpiry)) return
  if (world.now() >= member.passwordChangedAt + session.PASSWORD_LIFE) throw platformError('password.expired')
}
