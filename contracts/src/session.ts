import * as z from 'zod/mini'
import { DAY, MINUTE } from './durations.ts'
import { endpoint } from './endpoint.ts'
import { DialingCode, IdToken, line, MobileNumber, SlideResult, Token } from './fields.ts'
import { OpenedSession } from './open-session.ts'
import { LIMITS } from './page-sizes.ts'

// Apart, because every page needs these before it shows, and the contracts of the login only where somebody logs in.
export * from './open-session.ts'

export const LOGIN_TYPES = ['username', 'sms', 'firebase'] as const

/** Required fields by login type. */
const NEEDED: Readonly<Record<(typeof LOGIN_TYPES)[number], readonly (keyof z.infer<typeof LoginFields>)[]>> = {
  username: ['username', 'password'],
  sms: ['username', 'password', 'countryDialingCode'],
  firebase: ['firebaseIdToken'],
}

const LoginFields = z.strictObject({
  /** User name, or mobile number of an SMS login; empty for a cloud login (LOGIN-015, ours). */
  username: z._default(z.union([z.literal(''), line(1, 32)]), ''),
  /** Password, or message code of an SMS login. */
  password: z._default(z.string().check(z.maxLength(64)), ''),
  captcha: z.optional(z.string().check(z.regex(/^\d{0,6}$/))),
  type: z.enum(LOGIN_TYPES),
  /** Length of the session: 1 seven days, otherwise one day. */
  autoLogin: z.optional(z.literal([0, 1])),
  loginDeviceId: z.optional(z.string().check(z.regex(/^[0-9a-f-]{36}$/))),
  countryDialingCode: z.optional(DialingCode),
  /** `sms` for a cloud login by mobile number; absent for social sign-in. */
  firebaseChannel: z.optional(z.literal('sms')),
  firebaseIdToken: z.optional(IdToken),
  firebaseMobileNo: z.optional(MobileNumber),
  /** Result of the slide check of a user name login; required if the merchant uses it. */
  captchaResult: z.optional(SlideResult),
  /** `agent` for the login of an agent page, which admits agents only (ERR-033, ours). */
  entry: z.optional(z.literal('agent')),
  /** Verification code of a new device (`login_verify_required`). */
  deviceCode: z.optional(z.string().check(z.regex(/^\d{1,10}$/))),
})

const filled = (value: unknown) => value !== undefined && value !== ''
const need = (field: keyof z.infer<typeof LoginFields>) =>
  z.refine<z.infer<typeof LoginFields>>((body) => !NEEDED[body.type].includes(field) || filled(body[field]), {
    path: [field],
    error: 'required',
  })

/** Rule keys and bounds of the login (spec §5 gives the keys, the bounds are ours); no old password is refused by today's rule. */
export const LOGIN_RULES = {
  loginUsername: { min: 4, max: 20 },
  loginPassword: { min: 1, max: 32 },
  loginMobileNum: { min: 1, max: LIMITS.mobileNum },
  verificationCode: { min: 6, max: LIMITS.smsCode },
} as const

/** SMS logins put the number into `username` and the code into `password`, and add the dialing code (LOGIN-015, ours). */
export const LoginBody = LoginFields.check(
  need('username'),
  need('password'),
  need('countryDialingCode'),
  need('firebaseIdToken'),
)

export const login = endpoint({
  name: 'session.login',
  method: 'POST',
  path: '/wps/session/login',
  access: 'guest',
  summary: 'Opens a session and ends the member’s older one.',
  headers: z.object({ device: z.optional(z.enum(['web', 'OTHERS'])) }),
  body: LoginBody,
  encrypted: true,
  reply: OpenedSession,
  errors: [
    'login.failed',
    'login.captcha.required',
    'captcha.invalid',
    'account.disabled',
    'account.locked',
    'login.not.member',
    'login.not.agent',
    'self.excluded',
    'login_verify_required',
    'password.expired',
    'mobile.invalid',
    'sms.code.invalid',
    'sms.code.expired',
    'sms.too_often',
    'sms.limit',
    'slide.check.required',
    'slide.check.failed',
    'social.token.invalid',
    'register.closed',
  ],
  origin: 'specified',
  requirements: ['API-004', 'API-005', 'LOGIN-014', 'DATA-005', 'DATA-006'],
})

export const logout = endpoint({
  name: 'session.logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'member',
  summary: 'Ends the session of the token.',
  reply: z.literal(true),
  origin: 'specified',
  requirements: ['API-011', 'SESSION-006'],
})

export const trialUser = endpoint({
  name: 'session.trialUser',
  method: 'GET',
  path: '/wps/member/trialuser',
  access: 'guest',
  summary: 'Returns whether a trial can start, and how many more this address may start today; trail 0 means none can.',
  flag: 'FREEPLAY3',
  reply: z.object({ trail: z.literal([0, 1]), remaining: z.int() }),
  origin: 'specified',
  requirements: ['API-009', 'LOGIN-020'],
})

export const freePlay = endpoint({
  name: 'session.freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'guest',
  summary: 'Opens a trial session: type 4, one hour unless the merchant sets less, demo balance only.',
  flag: 'FREEPLAY3',
  body: z.strictObject({ os: z.optional(line(1, 20)), platform: z.literal('M') }),
  reply: z.object({ token: Token, userName: z.string(), customerType: z.literal(4) }),
  errors: ['session.limit'],
  origin: 'specified',
  requirements: ['API-010', 'SESSION-008', 'DATA-006'],
})

/** Session lifetimes (ours): idle, absolute, with autoLogin; milliseconds. */
export const SESSION_LIFE = {
  idle: 30 * MINUTE,
  absolute: DAY,
  remembered: 7 * DAY,
} as const
/** How long a trial session lasts, idle or not, where the merchant says nothing (ours), minutes. */
export const USUAL_TRIAL_MINUTES = 60
/** Demo money of a trial session, in currency units. */
export const TRIAL_BALANCE = 5_000
/** Trial sessions per address and day. */
export const TRIALS_PER_DAY = 20

/** A password older than this has expired where PWDEXPFORCECHANGE3 is on (ours), milliseconds. */
export const PASSWORD_LIFE = 90 * DAY

/** When a login asks for a captcha and when it locks (ours); windows in milliseconds. */
export const LOGIN_GUARD = {
  captchaAfter: 1,
  captchaAfterPerAddress: 5,
  lockAfter: 6,
  window: 15 * MINUTE,
  lock: 15 * MINUTE,
} as const
