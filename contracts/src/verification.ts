import * as z from 'zod/mini'
import { MINUTE } from './durations.ts'
import { endpoint } from './endpoint.ts'
import { DialingCode, MobileNumber, Time } from './fields.ts'
import { SlideResult } from './slide.ts'

/** Purposes of a verification code; a code is valid for one only. */
export const CODE_PURPOSES = ['register', 'login', 'reset', 'bind', 'device', 'cloud'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]
export const CODE_CHANNELS = ['sms', 'email'] as const
export type CodeChannel = (typeof CODE_CHANNELS)[number]

/** Numbers of verification codes (ours); times in milliseconds, caps by number or address and by network address. */
export const CODES = {
  digits: 6,
  life: 5 * MINUTE,
  tries: 5,
  resend: MINUTE,
  perHour: 5,
  perDay: 10,
  perAddressAndHour: 20,
} as const

const mobile = {
  mobileNum: MobileNumber,
  countryDialingCode: DialingCode,
  /** Result of the slide check; required if the merchant uses it (GEETEST3). */
  captchaResult: z.optional(SlideResult),
}
const refusals = ['sms.too_often', 'sms.limit'] as const
const toAnyone = ['mobile.invalid', 'slide.check.required', 'slide.check.failed', ...refusals] as const

export const smsForRegistration = endpoint({
  name: 'verification.register',
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'guest',
  flag: 'REG3',
  summary: 'Sends the code of a registration to a mobile number; the reply does not tell whether the number is taken.',
  body: z.strictObject(mobile),
  reply: z.object({ expiredMinutes: z.int() }),
  errors: toAnyone,
  origin: 'specified',
  requirements: ['DATA-008'],
})

export const smsForLogin = endpoint({
  name: 'verification.login',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'guest',
  flag: 'MOBILEVERCODELOGIN3',
  summary: 'Sends the code of a login; an unknown number gets the same reply and no message.',
  body: z.strictObject(mobile),
  reply: z.object({ expirationTime: Time }),
  errors: toAnyone,
  origin: 'specified',
  requirements: ['API-003', 'DATA-008', 'LOGIN-005', 'VALID-011'],
})

export const smsForBinding = endpoint({
  name: 'verification.bindMobile',
  method: 'POST',
  path: '/wps/verification/sms/bind',
  access: 'real',
  summary: 'Sends the code that binds a mobile number to the account of the session.',
  body: z.strictObject({ mobileNum: MobileNumber, countryDialingCode: DialingCode }),
  reply: z.object({ expirationTime: Time }),
  errors: ['mobile.invalid', ...refusals],
  origin: 'assumed',
})

export const emailForBinding = endpoint({
  name: 'verification.bindEmail',
  method: 'POST',
  path: '/wps/verification/email/bind',
  access: 'real',
  summary: 'Sends the code that binds an e-mail address to the account of the session.',
  body: z.strictObject({ email: z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/)) }),
  reply: z.object({ expirationTime: Time }),
  errors: [...refusals],
  origin: 'assumed',
})
