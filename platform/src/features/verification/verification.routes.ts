import { verification } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import { handle } from '../../binding/call.ts'
import { membersRepository } from '../member/index.ts'
import { requireSlide } from '../slide/index.ts'
import { sendCode } from './codes.ts'
import { mobileOf } from './mobile.ts'

export const verificationRoutes = [
  handle(verification.smsForRegistration, (call) => {
    const { world, merchant, language, ip, body } = call
    const { target } = mobileOf(world, body)
    requireSlide(call, 'register', body.captchaResult)
    sendCode(world, { merchant, purpose: 'register', target, owner: 0, channel: 'sms', language, ip, deliver: true })
    return { expiredMinutes: verification.CODES.life / MINUTE }
  }),

  handle(verification.smsForLogin, (call) => {
    const { world, merchant, language, ip, body } = call
    const mobile = mobileOf(world, body)
    requireSlide(call, 'sms', body.captchaResult)
    const deliver = world.use(membersRepository).byMobile(merchant, mobile) !== undefined
    const { expiresAt } = sendCode(world, {
      merchant,
      purpose: 'login',
      target: mobile.target,
      owner: 0,
      channel: 'sms',
      language,
      ip,
      deliver,
    })
    return { expirationTime: expiresAt }
  }),

  handle(verification.smsForBinding, ({ world, merchant, language, ip, caller, body }) => {
    const { target } = mobileOf(world, body)
    const { expiresAt } = sendCode(world, {
      merchant,
      purpose: 'bind',
      target,
      owner: caller.memberId,
      channel: 'sms',
      language,
      ip,
      deliver: true,
    })
    return { expirationTime: expiresAt }
  }),

  handle(verification.emailForBinding, ({ world, merchant, language, ip, caller, body }) => {
    const { expiresAt } = sendCode(world, {
      merchant,
      purpose: 'bind',
      target: body.email.toLowerCase(),
      owner: caller.memberId,
      channel: 'email',
      language,
      ip,
      deliver: true,
    })
    return { expirationTime: expiresAt }
  }),
]
