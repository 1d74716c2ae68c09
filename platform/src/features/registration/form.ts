import { type MerchantCode, MODULES, MORE_FLAGS, platformError, registration } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { captchaRepository } from '../captcha/index.ts'
import { type Member, membersRepository } from '../member/index.ts'
import { flagsRepository, systemRepository } from '../system/index.ts'
import { type LinkRow, openLink } from '../team/index.ts'

type Settings = registration.RegisterSettings
export type Fields = Record<registration.RegistrationField, string>

/** Returns the merchant's form; parts whose module is off are left out. */
export function formOf(world: World, merchant: MerchantCode): Settings {
  const { settings } = world.use(systemRepository).merchant(merchant)
  const { fields, ...checks } = settings.registration
  const isOn = (id: string) => world.use(flagsRepository).isOn(merchant, id)
  const types = settings.registerMethods.filter((type) => type === 'username' || isOn(MORE_FLAGS.mobileRegistration))
  return {
    ...fields,
    ...checks,
    smsVerification: checks.smsVerification && isOn(MORE_FLAGS.registerMobileCheck),
    registerTypes: isOn(MODULES.register) ? types : [],
    captcha: { enabled: settings.registerCaptcha && isOn(MODULES.captcha) },
  }
}

/** Empties fields that the merchant does not ask for, so that they are never stored. */
export const askedFor = (form: Settings, body: Partial<Fields>): Fields =>
  Object.fromEntries(
    registration.REGISTRATION_FIELDS.map((name) => [name, form[name].enabled ? (body[name] ?? '') : '']),
  ) as Fields

/** Validates the form and reports errors by field. @throws PlatformError `field.invalid`, `password.not.match` */
export function checkForm(form: Settings, fields: Fields, confirmPassword: string): void {
  const broken = registration.checkRegistration(form, fields)
  if (Object.keys(broken).length > 0) throw platformError('field.invalid', { fields: broken })
  if (fields.password !== confirmPassword) throw platformError('password.not.match')
}

/**
 * Checks the captcha's answer if the form requires one.
 * @throws PlatformError `login.captcha.required`, `captcha.invalid`
 */
export function checkCaptcha(world: World, form: Settings, id: string | undefined, answer: string): void {
  if (!form.captcha.enabled) return
  if (answer === '') throw platformError('login.captcha.required', { captcha: true })
  if (!world.use(captchaRepository).redeem(id, answer, world.now()))
    throw platformError('captcha.invalid', { captcha: true })
}

/** The agent behind an invitation code, with the link if the code is a link's. */
interface Inviter {
  agent: Member
  link?: LinkRow
}

/**
 * Finds the agent behind an invitation code, which is that of an agent's link or an agent's username.
 * @throws PlatformError `affiliate.code.invalid`
 */
export function inviterBehind(world: World, merchant: MerchantCode, code: string): Inviter {
  const byLink = openLink(world, merchant, code)
  if (byLink) return byLink
  const agent = world.use(membersRepository).byName(merchant, code)
  if (!agent || (agent.type !== 1 && agent.type !== 2) || agent.status !== 'active')
    throw platformError('affiliate.code.invalid')
  return { agent }
}

/**
 * Returns the agent of the invitation code, or else the member who recommended. @throws PlatformError
 * `referrer.invalid`
 */
export function inviterOf(
  world: World,
  merchant: MerchantCode,
  { affiliateCode, recommenderId }: Fields,
): Inviter | undefined {
  if (affiliateCode) return inviterBehind(world, merchant, affiliateCode)
  if (!recommenderId) return undefined
  const recommender = world.use(membersRepository).byName(merchant, recommenderId)
  if (!recommender) throw platformError('referrer.invalid')
  return { agent: recommender }
}
