import { membersRepository, passwordMatches } from '../member/index.ts'
import { requireSlide } from '../slide/index.ts'
import { guardLogin, loginFailed, loginSucceeded } from './login-guard.ts'
import { type LoginCall, type LoginResult, refuseAccount, refuseOldPassword } from './login-result.ts'
import { checkDevice, isSecondStep } from './new-device.ts'

/**
 * Logs in by username and password. Slide check, captcha and lock come before the password; account state, device and
 * password age after it.
 */
export const loginByPassword = (call: LoginCall): Promise<LoginResult> => call.world.inTurn(() => entered(call))

/** Runs one login at a time per world: concurrent guesses would all be checked before any of them is counted. */
async function entered(call: LoginCall): Promise<LoginResult> {
  const { world, merchant, body, ip, cookies } = call
  const attempt = { world, merchant, username: body.username, ip }
  const member = world.use(membersRepository).byName(merchant, body.username)
  // The second step skips these checks: they can be used once, and only a caller who passed the first step has a code.
  if (!isSecondStep(call, member)) {
    requireSlide(call, 'login', body.captchaResult)
    guardLogin(attempt, { id: cookies.captchaId, answer: body.captcha })
  }
  if (!(await passwordMatches(body.password, member?.passwordHash)) || !member) throw loginFailed(attempt)
  refuseAccount(call, member)
  loginSucceeded(attempt)
  checkDevice(call, member)
  refuseOldPassword(call, member)
  return { member, opened: () => {} }
}
