import { password, platformError } from '@understudy/contracts'
import { type CallOf, handle } from '../../binding/call.ts'
import { type Member, membersRepository, passwordMatches } from '../member/index.ts'
import { guardLogin, loginFailed, loginSucceeded, refuseAccount } from '../session/index.ts'
import { requireSlide } from '../slide/index.ts'
import { checkCode, spendCode } from '../verification/index.ts'
import { confirmPassword } from './confirm-password.ts'
import { refuseNewPassword, storePassword } from './new-password.ts'
import { emailReset, mobileReset, sendResetCode } from './reset.ts'

type Change = CallOf<typeof password.changePassword>

export const passwordRoutes = [
  handle(password.changePassword, async (call) => {
    const { world, merchant, body, caller } = call
    const member = caller ? await confirmPassword({ ...call, caller }, body.oldPassword) : await whoLogsIn(call)
    refuseNewPassword(world, merchant, member.username, body)
    await storePassword(world, member.id, body.newPassword, { keep: caller?.token })
    return true as const
  }),

  handle(password.resetByEmail, (call) => {
    requireSlide(call, 'reset', call.body.captchaResult)
    return sendResetCode(call, emailReset(call, call.body), 'email')
  }),

  handle(password.resetBySms, (call) => {
    const reset = mobileReset(call, call.body)
    requireSlide(call, 'reset', call.body.captchaResult)
    return sendResetCode(call, reset, 'sms')
  }),

  handle(password.resetPassword, async (call) => {
    const { world, merchant, body } = call
    const { account, messageCode, newPassword, confirmNewPassword = '' } = body
    const { key, member } = 'email' in account ? emailReset(call, account) : mobileReset(call, account)
    checkCode(world, key, messageCode)
    // No code was ever sent to this address, so this one was guessed; the reply is that of a wrong code.
    if (!member) throw platformError('sms.code.invalid')
    if (newPassword === undefined) return { changed: false }
    refuseNewPassword(world, merchant, member.username, { newPassword, confirmNewPassword })
    if (await passwordMatches(newPassword, member.passwordHash)) throw platformError('password.same')
    await storePassword(world, member.id, newPassword, { spend: () => spendCode(world, key, messageCode) })
    loginSucceeded({ world, merchant, username: member.username, ip: call.ip })
    return { changed: true }
  }),
]

/** Identifies a caller without a session like a login does: by name, old password and, after failures, a captcha. */
const whoLogsIn = (call: Change): Promise<Member> => call.world.inTurn(() => loggingIn(call))

async function loggingIn({ world, merchant, body, ip, cookies }: Change): Promise<Member> {
  const { username } = body
  if (username === undefined) throw platformError('field.invalid', { fields: { username: ['required'] } })
  const attempt = { world, merchant, username, ip }
  guardLogin(attempt, { id: cookies.captchaId, answer: body.captcha })
  const member = world.use(membersRepository).byName(merchant, username)
  if (!(await passwordMatches(body.oldPassword, member?.passwordHash)) || !member) throw loginFailed(attempt)
  refuseAccount({ world, body: {} }, member)
  loginSucceeded(attempt)
  return member
}
