import { isTrial, type MerchantCode, platformError } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { type Member, membersRepository, passwordMatches } from '../member/index.ts'
import { loginFailed, loginSucceeded, sessionsRepository } from '../session/index.ts'

interface ConfirmRequest {
  world: World
  merchant: MerchantCode
  ip: string
  caller: { memberId: number; token: string }
}

/**
 * Confirms the login password of a session. Failures count like those of the login: the sixth ends the session and
 * locks the name. Accounts without a password pass.
 * @throws PlatformError `login.not.session`, `real.account.required`, `password.old.wrong`, `account.locked`
 */
export const confirmPassword = (request: ConfirmRequest, password: string): Promise<Member> =>
  request.world.inTurn(() => confirmed(request, password))

async function confirmed({ world, merchant, ip, caller }: ConfirmRequest, password: string): Promise<Member> {
  const member = world.use(membersRepository).byId(caller.memberId)
  // While this call waited in the queue, an earlier wrong guess may have ended the session.
  if (!member || !world.use(sessionsRepository).callerOf(caller.token, world.now()))
    throw platformError('login.not.session')
  if (isTrial(member.type)) throw platformError('real.account.required')
  if (member.passwordHash === '') return member
  const attempt = { world, merchant, username: member.username, ip }
  if (await passwordMatches(password, member.passwordHash)) {
    loginSucceeded(attempt)
    return member
  }
  const { detail } = loginFailed(attempt)
  if (detail.lockedUntil === undefined) throw platformError('password.old.wrong', { remaining: detail.remaining })
  world.use(sessionsRepository).endAll(member.id, world.now())
  throw platformError('account.locked', detail)
}
