import { bareDialingCode, type MerchantCode, platformError, registration } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import type { World } from '../../world/world.ts'
import { checkIdToken } from '../cloud/index.ts'
import { membersRepository } from '../member/index.ts'
import { systemRepository } from '../system/index.ts'
import { checkCode, type Mobile, mobileOf, spendCode } from '../verification/index.ts'
import { askedFor, checkCaptcha, checkForm, formOf, inviterBehind } from './form.ts'
import { openAccount } from './open-account.ts'

export const registrationRoutes = [
  handle(registration.registerSettings, ({ world, merchant }) => formOf(world, merchant)),

  handle(registration.checkUsername, ({ world, merchant, query: { username } }) => {
    const { username: rule } = formOf(world, merchant)
    if (registration.checkField(rule, username).length > 0) throw platformError('name.invalid')
    if (world.use(membersRepository).byName(merchant, username)) throw platformError('username.exists')
    return { available: true as const }
  }),

  handle(registration.affiliate, ({ world, merchant, query }) => ({
    valid: true as const,
    agentName: inviterBehind(world, merchant, query.affiliateCode).agent.username,
  })),

  handle(registration.register, async ({ world, merchant, body, cookies, ip }) => {
    const form = formOf(world, merchant)
    if (!form.registerTypes.includes('username')) throw platformError('register.closed')
    const fields = askedFor(form, body)
    checkForm(form, fields, body.confirmPassword)
    const countryDialingCode = body.countryDialingCode || homeCode(world)
    const mobile = fields.mobileNum ? mobileOf(world, { mobileNum: fields.mobileNum, countryDialingCode }) : undefined
    checkCaptcha(world, form, cookies.captchaId, body.captcha)
    return openAccount({ world, merchant, ip, type: 'username', fields, mobile, from: body })
  }),

  handle(registration.registerByMobile, async ({ world, merchant, body, cookies, ip }) => {
    const settings = formOf(world, merchant)
    if (!settings.registerTypes.includes('mobileNum')) throw platformError('register.closed')
    const form = registration.rulesOf(settings, 'mobileNum')
    const fields = askedFor(form, body)
    checkForm(form, fields, body.confirmPassword)
    const mobile = mobileOf(world, body)
    const spend = form.smsVerification ? await proofOf(world, merchant, mobile, form.cloudSms, body) : undefined
    checkCaptcha(world, form, cookies.captchaId, body.captcha)
    return openAccount({ world, merchant, ip, type: 'mobileNum', fields, mobile, from: body, ...(spend && { spend }) })
  }),
]

type Proof = Pick<registration.RegistrationBody, 'verificationCode' | 'firebaseIdToken'>

/** Verifies that the number is the caller's own; returns the function that uses up the proof. */
async function proofOf(
  world: World,
  merchant: MerchantCode,
  { target }: Mobile,
  cloudSms: boolean,
  { verificationCode = '', firebaseIdToken }: Proof,
): Promise<() => void> {
  if (!cloudSms) {
    const key = { merchant, purpose: 'register', target, owner: 0 } as const
    checkCode(world, key, verificationCode)
    return () => spendCode(world, key, verificationCode)
  }
  const token = await checkIdToken(world, merchant, firebaseIdToken ?? '')
  if (token.identity.provider !== 'phone' || token.identity.phone !== target)
    throw platformError('social.token.invalid')
  return token.spend
}

/** Returns the dialing code of the visitor's country, for a number sent without one. */
function homeCode(world: World): string {
  const countries = world.use(systemRepository).countries()
  const home = countries.find(({ code }) => code === world.setting.country) ?? countries[0]
  return bareDialingCode(home?.dialingCode ?? '')
}
