import { type MerchantCode, MODULES, platformError, session } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { captchaRepository } from '../captcha/index.ts'
import { flagsRepository } from '../system/index.ts'
import { loginFailuresRepository } from './session.repository.ts'

const { captchaAfter, captchaAfterPerAddress, lockAfter, lock, window } = session.LOGIN_GUARD

export interface Attempt {
  world: World
  merchant: MerchantCode
  username: string
  ip: string
}

/** When failures lock a name; the same for the next login, for the refusal that locks it, and for the list of the desk. */
const RULE = { tries: lockAfter, window, lock }
const lockedUntilOf = (world: World, subject: string): number | undefined =>
  world.use(loginFailuresRepository).lockedUntil(subject, RULE, world.now())

const userOf = ({ merchant, username }: Attempt) => `user ${merchant} ${username.toLowerCase()}`
const addressOf = ({ ip }: Attempt) => `ip ${ip}`

/** Returns recent failures by name and by address; names need not exist. */
function failures(attempt: Attempt) {
  const { world } = attempt
  const repository = world.use(loginFailuresRepository)
  const now = world.now()
  const recent = (subject: string) => repository.recent(subject, now - window, now)
  return { byName: recent(userOf(attempt)), byAddress: recent(addressOf(attempt)) }
}

const asksForCaptcha = (attempt: Attempt, { byName, byAddress }: ReturnType<typeof failures>) =>
  attempt.world.use(flagsRepository).isOn(attempt.merchant, MODULES.captcha) &&
  (byName.count >= captchaAfter || byAddress.count >= captchaAfterPerAddress)

/**
 * Refuses an attempt on a locked name, and after earlier failures one without a right captcha.
 * @throws PlatformError `account.locked`, `login.captcha.required`, `captcha.invalid`
 */
export function guardLogin(attempt: Attempt, captcha: { id: string | undefined; answer: string | undefined }): void {
  const before = failures(attempt)
  const lockedUntil = lockedUntilOf(attempt.world, userOf(attempt))
  if (lockedUntil !== undefined) throw platformError('account.locked', { lockedUntil })
  if (!asksForCaptcha(attempt, before)) return
  if (!captcha.answer) throw platformError('login.captcha.required', { captcha: true })
  if (!attempt.world.use(captchaRepository).redeem(captcha.id, captcha.answer, attempt.world.now()))
    throw platformError('captcha.invalid', { captcha: true })
}

/** Counts a failure; returns the error, with what the next attempt needs. */
export function loginFailed(
  attempt: Attempt,
  code: 'login.failed' | 'sms.code.invalid' | 'sms.code.expired' = 'login.failed',
) {
  const repository = attempt.world.use(loginFailuresRepository)
  const now = attempt.world.now()
  repository.add(userOf(attempt), now)
  repository.add(addressOf(attempt), now)
  const after = failures(attempt)
  const lockedUntil = lockedUntilOf(attempt.world, userOf(attempt))
  if (lockedUntil !== undefined) return platformError('account.locked', { lockedUntil })
  return platformError(code, {
    captcha: asksForCaptcha(attempt, after),
    remaining: lockAfter - after.byName.count,
  })
}

export const loginSucceeded = (attempt: Attempt) => attempt.world.use(loginFailuresRepository).clear(userOf(attempt))

/** Returns names locked after wrong passwords, and until when. */
export function lockedNames(world: World): { name: string; until: number }[] {
  const now = world.now()
  return world
    .use(loginFailuresRepository)
    .names(now - lock, now)
    .flatMap((subject) => {
      const until = lockedUntilOf(world, subject)
      return until === undefined ? [] : [{ name: subject.slice(subject.lastIndexOf(' ') + 1), until }]
    })
}
