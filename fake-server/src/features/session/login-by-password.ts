import { membersRepository, passwordMatches } from '../member/index.ts'
import { requireSlide } from '../slide/index.ts'
import { guardLogin, loginFailed, loginSucceeded } from './login-guard.ts'
import { type LoginCall, type LoginResult, refuseOldPassword, refuseUnfit } from './login-result.ts'
import { checkDevice, isSecondStep } from './new-device.ts'

/** Username and password: slide check, captcha and lock before, state of the account, device and age of the password after. */
export const loginByPassword = (call: LoginCall): Promise<LoginResult> => call.world.inTurn(() => entered(call))

/** One at a time in a world: guesses that came at once would all be looked at before any of them counts. */
async function entered(call: LoginCall): Promise<LoginResult> {
  const { world, merchant, body, ip, cookies } = call
  const attempt = { world, merchant, username: body.username, ip }
  const member = world.use(membersRepository).byName(merchant, body.username)
  // The code of the second step stands for the checks of the first, which are good once.
  if (!isSecondStep(call, member)) {
    requireSlide(call, 'login', body.captchaResult)
    guardLogin(attempt, { id: cookies.captchaId, answer: body.captcha })
  }
  if (!(await passwordMatches(body.password, member?.passwordHash)) || !member) throw loginFailed(attempt)
  refuseUnfit(call, member)
  loginSucceeded(attempt)
  checkDevice(call, member)
  refuseOldPassword(call, member)
  return { member, opened: () => {} }
}
