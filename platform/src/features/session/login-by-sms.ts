import { FLAGS, isPlatformError } from '@understudy/contracts'
import { membersRepository } from '../member/index.ts'
import { requireModule } from '../system/index.ts'
import { checkCode, mobileOf, spendCode } from '../verification/index.ts'
import { type Attempt, guardLogin, loginFailed, loginSucceeded } from './login-guard.ts'
import { type LoginCall, type LoginResult, refuseAccount } from './login-result.ts'

/**
 * Logs in by mobile number and message code; an unknown number gets the same reply as a wrong code.
 * @throws PlatformError `sms.code.invalid`, and the refusals of every login
 */
export async function loginBySms(call: LoginCall): Promise<LoginResult> {
  const { world, merchant, body, ip, cookies } = call
  requireModule(world, merchant, FLAGS.mobileCodeLogin)
  const mobile = mobileOf(world, { countryDialingCode: body.countryDialingCode ?? '', mobileNum: body.username })
  const attempt = { world, merchant, username: mobile.target, ip }
  guardLogin(attempt, { id: cookies.captchaId, answer: body.captcha })
  const key = { merchant, purpose: 'login', target: mobile.target, owner: 0 } as const
  counted(attempt, () => checkCode(world, key, body.password))
  const member = world.use(membersRepository).byMobile(merchant, mobile)
  if (!member) throw loginFailed(attempt, 'sms.code.invalid')
  refuseAccount(call, member)
  loginSucceeded(attempt)
  return { member, opened: () => spendCode(world, key, body.password) }
}

/** Counts a wrong or expired code as a failed login. */
function counted(attempt: Attempt, check: () => void): void {
  try {
    check()
  } catch (error) {
    if (isPlatformError(error, 'sms.code.invalid')) throw loginFailed(attempt, 'sms.code.invalid')
    if (isPlatformError(error, 'sms.code.expired')) throw loginFailed(attempt, 'sms.code.expired')
    throw error
  }
}
