import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { DialingCode, line, MobileNumber, Secret, Time } from './fields.ts'
import { EmailAddress } from './member.ts'
import { checkField, type FieldRule } from './registration.ts'
import { SlideResult } from './slide.ts'

/** The three passwords of a change (spec §3). */
export const PasswordChange = z.strictObject({
  /** User name; required without a session. */
  username: z.optional(line(1, 32)),
  captcha: z.optional(z.string().check(z.regex(/^\d{0,6}$/))),
  oldPassword: Secret,
  newPassword: Secret,
  confirmNewPassword: Secret,
})
export type PasswordChange = z.infer<typeof PasswordChange>

/** Rules of the registration that a new password breaks; equal to the user name breaks the pattern. */
export const checkNewPassword = (rule: FieldRule, password: string, username: string) => {
  const broken = checkField({ ...rule, required: true }, password)
  const isName = password !== '' && password.toLowerCase() === username.toLowerCase()
  return isName && !broken.includes('pattern') ? [...broken, 'pattern' as const] : broken
}

export const changePassword = endpoint({
  name: 'password.change',
  method: 'POST',
  path: '/wps/member/password',
  access: 'guest',
  flag: 'PASS3',
  summary:
    'Changes the password of the session’s member, or of the given username; both require the old one, and every other session of the member ends.',
  body: PasswordChange,
  encrypted: true,
  reply: z.literal(true),
  errors: [
    'real.account.required',
    'login.failed',
    'login.captcha.required',
    'captcha.invalid',
    'account.locked',
    'account.disabled',
    'login.not.member',
    'self.excluded',
    'password.old.wrong',
    'password.same',
    'password.not.match',
  ],
  origin: 'observed',
  requirements: ['API-024', 'DATA-009', 'PSW-004', 'PSW-007', 'PSW-008', 'VALID-016'],
})

const neutral = 'the reply does not tell whether the account exists'
const guarded = ['slide.check.required', 'slide.check.failed', 'sms.too_often', 'sms.limit'] as const
/** Result of the slide check; required if the merchant uses it. */
const captchaResult = z.optional(SlideResult)

export const resetByEmail = endpoint({
  name: 'password.email',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'guest',
  flag: 'VERIFICATION3',
  summary: `Sends a code to the address of an account; ${neutral}.`,
  body: z.strictObject({ username: line(1, 32), email: EmailAddress, captchaResult }),
  reply: z.object({ expirationTime: Time }),
  errors: guarded,
  origin: 'specified',
  requirements: ['API-014', 'PSW-009', 'ERR-015'],
})

export const resetBySms = endpoint({
  name: 'password.sms',
  method: 'POST',
  path: '/wps/member/password/sms',
  access: 'guest',
  flag: 'PWRESETSMS3',
  summary: `Sends a code to the mobile number of an account; ${neutral}.`,
  body: z.strictObject({ mobileNum: MobileNumber, countryDialingCode: DialingCode, captchaResult }),
  reply: z.object({ expirationTime: Time }),
  errors: ['mobile.invalid', ...guarded],
  origin: 'observed',
  requirements: ['PSW-009'],
})

/** Account of the password reset, as given when requesting the code. */
const ResetAccount = z.union([
  z.strictObject({ username: line(1, 32), email: EmailAddress }),
  z.strictObject({ mobileNum: MobileNumber, countryDialingCode: DialingCode }),
])
export type ResetAccount = z.infer<typeof ResetAccount>

export const resetPassword = endpoint({
  name: 'password.verification',
  method: 'POST',
  path: '/wps/member/password/verification',
  access: 'guest',
  summary:
    'Checks the code of a reset; with a new password the code is used up, the password is set and every session ends.',
  body: z.strictObject({
    account: ResetAccount,
    messageCode: z.string().check(z.regex(/^\d{1,10}$/)),
    newPassword: z.optional(Secret),
    confirmNewPassword: z.optional(Secret),
  }),
  encrypted: true,
  reply: z.object({ changed: z.boolean() }),
  errors: ['mobile.invalid', 'sms.code.invalid', 'sms.code.expired', 'password.not.match', 'password.same'],
  origin: 'specified',
  requirements: ['API-015', 'PSW-009'],
})
