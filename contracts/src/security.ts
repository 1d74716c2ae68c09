import * as z from 'zod/mini'
import { HOUR } from './durations.ts'
import { endpoint } from './endpoint.ts'
import { DialingCode, MobileNumber, Secret, Time } from './fields.ts'
import { EmailAddress } from './member.ts'

/** Wrong attempts before the payment password or the answers lock, and length of the lock, milliseconds. */
export const SECRET_GUARD = { tries: 5, lock: HOUR } as const
export const QUESTIONS_CHOSEN = 3
export const ANSWER_LENGTH = { min: 2, max: 50 } as const

/** Rules of a payment password: six digits, not all the same, no ascending run (1234567890 goes round). */
export const PAYMENT_RULES = ['digits', 'equal', 'ascending'] as const
export type PaymentRule = (typeof PAYMENT_RULES)[number]

/** Rules that a payment password breaks; empty if valid. */
export function checkPaymentPassword(value: string): PaymentRule[] {
  if (!/^\d{6}$/.test(value)) return ['digits']
  if (/^(\d)\1{5}$/.test(value)) return ['equal']
  const runs = [...value].every((digit, at) => at === 0 || Number(digit) === (Number(value[at - 1]) + 1) % 10)
  return runs ? ['ascending'] : []
}

/** Login password, for confirmation; empty only for accounts without one. */
const loginPassword = z.string().check(z.maxLength(64))
const messageCode = z.string().check(z.regex(/^\d{1,10}$/))
const wrongPassword = ['password.old.wrong', 'account.locked'] as const
const wrongCode = ['sms.code.invalid', 'sms.code.expired'] as const

export const SecurityConfig = z.object({
  /** Whether the account has a password; false for social sign-in only. */
  hasPassword: z.boolean(),
  passwordChangedAt: Time,
  hasPaymentPassword: z.boolean(),
  /** End of the lock of the payment password; null if not locked. */
  paymentLockedUntil: z.nullable(Time),
  hasMobile: z.boolean(),
  hasEmail: z.boolean(),
  hasBankCard: z.boolean(),
  hasSecurityQuestions: z.boolean(),
  /** Masked mobile number; empty without one. */
  mobile: z.string(),
  email: z.string(),
  /** Time of the previous login; null for the first. */
  lastLoginTime: z.nullable(Time),
  lastLoginIp: z.string(),
})
export type SecurityConfig = z.infer<typeof SecurityConfig>

export const securityConfig = endpoint({
  name: 'security.config',
  method: 'GET',
  path: '/wps/v2/member/securityConfig',
  access: 'real',
  summary: 'Returns what protects the account, and when it was last used.',
  reply: SecurityConfig,
  origin: 'observed',
  requirements: ['PSW-010'],
})

export const Device = z.object({
  /** Browser and operating system, as far as known. */
  browser: z.string(),
  system: z.string(),
  ip: z.string(),
  firstAt: Time,
  lastAt: Time,
  /** Whether this is the calling device. */
  current: z.boolean(),
})
export type Device = z.infer<typeof Device>

export const devices = endpoint({
  name: 'security.devices',
  method: 'GET',
  path: '/wps/member/devices',
  access: 'real',
  summary: 'Lists the devices the member has logged in with, latest first.',
  query: z.strictObject({ loginDeviceId: z.optional(z.string().check(z.regex(/^[0-9a-f-]{36}$/))) }),
  reply: z.array(Device),
  origin: 'assumed',
  requirements: ['PSW-010'],
})

export const hasPaymentPassword = endpoint({
  name: 'security.hasPaymentPassword',
  method: 'GET',
  path: '/wps/member/hasWithdrawalPassword',
  access: 'real',
  summary: 'Returns whether a payment password is set.',
  reply: z.boolean(),
  origin: 'observed',
})

export const setPaymentPassword = endpoint({
  name: 'security.setPaymentPassword',
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  access: 'real',
  summary: 'Sets the first payment password: six digits that are not the login password.',
  body: z.strictObject({ password: loginPassword, paymentPassword: Secret, confirmPaymentPassword: Secret }),
  encrypted: true,
  reply: z.literal(true),
  errors: [...wrongPassword, 'password.not.match', 'password.same', 'profile.edited'],
  origin: 'observed',
})

export const changePaymentPassword = endpoint({
  name: 'security.changePaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  access: 'real',
  summary: 'Changes the payment password; five wrong attempts lock it for an hour.',
  body: z.strictObject({ oldPaymentPassword: Secret, paymentPassword: Secret, confirmPaymentPassword: Secret }),
  encrypted: true,
  reply: z.literal(true),
  errors: [
    'payment.password.unset',
    'payment.password.wrong',
    'payment.password.locked',
    'password.not.match',
    'password.same',
  ],
  origin: 'observed',
})

export const bindMobile = endpoint({
  name: 'security.bindMobile',
  method: 'POST',
  path: '/wps/member/security/mobile',
  access: 'real',
  summary: 'Binds a mobile number to the account; requires the code that was sent there, and the login password.',
  body: z.strictObject({
    mobileNum: MobileNumber,
    countryDialingCode: DialingCode,
    messageCode,
    password: loginPassword,
  }),
  encrypted: true,
  reply: z.object({ mobile: z.string() }),
  errors: ['mobile.invalid', 'mobile.exists', ...wrongCode, ...wrongPassword],
  origin: 'assumed',
})

export const bindEmail = endpoint({
  name: 'security.bindEmail',
  method: 'POST',
  path: '/wps/member/security/email',
  access: 'real',
  summary: 'Binds an e-mail address to the account; requires the code that was sent there, and the login password.',
  body: z.strictObject({ email: EmailAddress, messageCode, password: loginPassword }),
  encrypted: true,
  reply: z.object({ email: z.string() }),
  errors: ['email.exists', ...wrongCode, ...wrongPassword],
  origin: 'assumed',
})

const QuestionId = z.int().check(z.gte(1), z.lte(10))

export const securityQuestions = endpoint({
  name: 'security.questions',
  method: 'GET',
  path: '/wps/member/securityQuestions',
  access: 'real',
  summary: 'Lists the ten security questions to choose from, in the language of the call.',
  reply: z.array(z.object({ id: QuestionId, text: z.string() })),
  origin: 'observed',
})

export const ownQuestions = endpoint({
  name: 'security.ownQuestions',
  method: 'GET',
  path: '/wps/member/customerSecurityQuestions',
  access: 'real',
  summary: 'Lists the three questions the member chose, or none yet. Answers are never returned.',
  reply: z.array(QuestionId),
  origin: 'observed',
})

/** An answer to one security question. */
export const SecurityAnswer = z.strictObject({
  questionId: QuestionId,
  answer: z.string().check(z.trim(), z.minLength(ANSWER_LENGTH.min), z.maxLength(ANSWER_LENGTH.max)),
})
const Answers = z.array(SecurityAnswer).check(
  z.length(QUESTIONS_CHOSEN),
  z.refine((answers) => new Set(answers.map(({ questionId }) => questionId)).size === answers.length, {
    error: 'enum',
  }),
)

export const setQuestions = endpoint({
  name: 'security.setQuestions',
  method: 'PUT',
  path: '/wps/member/customerSecurityQuestions',
  access: 'real',
  summary: 'Sets the three security questions and their answers for the first time.',
  body: z.strictObject({ answers: Answers, password: loginPassword }),
  encrypted: true,
  reply: z.literal(true),
  secrets: ['answers', 'password'],
  errors: [...wrongPassword, 'profile.edited'],
  origin: 'observed',
})

export const changeQuestions = endpoint({
  name: 'security.changeQuestions',
  method: 'POST',
  path: '/wps/member/customerSecurityQuestions',
  access: 'real',
  summary:
    'Replaces the security questions; requires the present answers, and five wrong attempts lock it for an hour.',
  body: z.strictObject({ currentAnswers: Answers, answers: Answers }),
  encrypted: true,
  reply: z.literal(true),
  secrets: ['currentAnswers', 'answers'],
  errors: ['security.answer.wrong', 'account.locked'],
  origin: 'observed',
})
