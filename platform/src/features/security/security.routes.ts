import { platformError, security } from '@understudy/contracts'
import { type CallOf, handle } from '../../binding/call.ts'
import { textIn } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { maskedEmail, maskedMobile, membersRepository } from '../member/index.ts'
import { confirmPassword } from '../password/index.ts'
import {
  changePayment,
  lockedUntil,
  paymentPasswordsRepository,
  paymentSecret,
  setPayment,
} from '../payment-password/index.ts'
import { devicesRepository, sessionsRepository } from '../session/index.ts'
import { mobileOf, spendCode } from '../verification/index.ts'
import { withdrawCardsRepository } from '../withdraw-cards/index.ts'
import { deviceName } from './device-name.ts'
import { QUESTIONS } from './questions.ts'
import { answersRepository } from './security.repository.ts'
import { changeAnswers, setAnswers } from './security-answers.ts'

export const securityRoutes = [
  handle(security.securityConfig, configOf),

  handle(security.devices, ({ world, caller, query }) =>
    world
      .use(devicesRepository)
      .of(caller.memberId)
      .map(({ agent, ip, firstAt, lastAt, deviceId }) => ({
        ...deviceName(agent),
        ip,
        firstAt,
        lastAt,
        current: deviceId === query.loginDeviceId,
      })),
  ),

  handle(
    security.hasPaymentPassword,
    ({ world, caller }) => world.use(paymentPasswordsRepository).hashOf(caller.memberId) !== undefined,
  ),
  handle(security.setPaymentPassword, async (call) => {
    const member = await confirmPassword(call, call.body.password)
    await setPayment(call.world, member, call.body)
    return true as const
  }),
  handle(security.changePaymentPassword, async ({ world, caller, body }) => {
    await changePayment(world, caller.memberId, body)
    return true as const
  }),

  handle(security.bindMobile, async (call) => {
    const { world, merchant, caller, body } = call
    const mobile = mobileOf(world, body)
    const { id } = await confirmPassword(call, body.password)
    const key = { merchant, purpose: 'bind', target: mobile.target, owner: caller.memberId } as const
    spendCode(world, key, body.messageCode)
    // Reveals that the number is taken only to a caller who has proved to own it.
    const owner = world.use(membersRepository).byMobile(merchant, mobile)
    if (owner && owner.id !== id) throw platformError('mobile.exists')
    world.use(membersRepository).change(id, { mobile: mobile.local, dialingCode: mobile.dialingCode })
    return { mobile: maskedMobile(mobile.local) }
  }),
  handle(security.bindEmail, async (call) => {
    const { world, merchant, caller, body } = call
    const email = body.email.toLowerCase()
    const { id } = await confirmPassword(call, body.password)
    spendCode(world, { merchant, purpose: 'bind', target: email, owner: caller.memberId }, body.messageCode)
    const owner = world.use(membersRepository).byEmail(merchant, email)
    if (owner && owner.id !== id) throw platformError('email.exists')
    world.use(membersRepository).change(id, { email })
    return { email: maskedEmail(email) }
  }),

  handle(security.securityQuestions, ({ language }) =>
    QUESTIONS.map((question, index) => ({ id: index + 1, text: textIn(question, language) })),
  ),
  handle(security.ownQuestions, ({ world, caller }) =>
    world
      .use(answersRepository)
      .of(caller.memberId)
      .map(({ questionId }) => questionId),
  ),
  handle(security.setQuestions, async (call) => {
    const { id } = await confirmPassword(call, call.body.password)
    await setAnswers(call.world, id, call.body.answers)
    return true as const
  }),
  handle(security.changeQuestions, async ({ world, caller, body }) => {
    await changeAnswers(world, caller.memberId, body)
    return true as const
  }),
]

function configOf({ world, caller }: CallOf<typeof security.securityConfig>): security.SecurityConfig {
  const member = world.use(membersRepository).byId(caller.memberId)
  if (!member) throw platformError('login.not.session')
  const before = world.use(sessionsRepository).before(caller.memberId, caller.token)
  return {
    hasPassword: member.passwordHash !== '',
    passwordChangedAt: member.passwordChangedAt,
    ...paymentState(world, member.id),
    hasMobile: member.mobile !== '',
    hasEmail: member.email !== '',
    hasBankCard: world.use(withdrawCardsRepository).of(member.id).length > 0,
    hasSecurityQuestions: world.use(answersRepository).of(member.id).length > 0,
    mobile: maskedMobile(member.mobile),
    email: maskedEmail(member.email),
    lastLoginTime: before?.createdAt ?? null,
    lastLoginIp: before?.ip ?? '',
  }
}

const paymentState = (world: World, memberId: number) => ({
  hasPaymentPassword: world.use(paymentPasswordsRepository).hashOf(memberId) !== undefined,
  paymentLockedUntil: lockedUntil(world, paymentSecret(memberId)) ?? null,
})
