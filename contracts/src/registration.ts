import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { line, MemberTypeField, Token } from './fields.ts'
import { LIMITS } from './page-sizes.ts'

/** Optional fields of the form, each switched by the merchant (spec §2). */
export const OPTIONAL_FIELDS = [
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
  'mobileNum',
  'recommenderId',
  'affiliateCode',
] as const
export const REGISTRATION_FIELDS = ['username', 'password', ...OPTIONAL_FIELDS] as const
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number]

/** Rule of a field; the text of a broken pattern has the key `reg_pattern_<patternId>`. */
export const FieldRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  minLength: z.int(),
  maxLength: z.int(),
  /** Regular expression of the whole value; `*` for any. */
  acceptedPattern: z.string(),
  patternId: z.string(),
})
export type FieldRule = z.infer<typeof FieldRule>

const isPattern = z.refine<string>(
  (text) => {
    try {
      return text === '*' || new RegExp(`^(?:${text})$`, 'u') instanceof RegExp
    } catch {
      return false
    }
  },
  { error: 'pattern' },
)

/** A change of a rule, as a tester may make it. */
export const FieldRuleChange = z.strictObject({
  enabled: z.optional(z.boolean()),
  required: z.optional(z.boolean()),
  minLength: z.optional(z.int().check(z.gte(0), z.lte(254))),
  maxLength: z.optional(z.int().check(z.gte(1), z.lte(254))),
  acceptedPattern: z.optional(z.string().check(z.minLength(1), z.maxLength(200), isPattern)),
  patternId: z.optional(z.string().check(z.regex(/^[a-z_]{1,30}$/))),
})

export const REGISTER_TYPES = ['username', 'mobileNum'] as const
export type RegisterType = (typeof REGISTER_TYPES)[number]

const rules = Object.fromEntries(REGISTRATION_FIELDS.map((name) => [name, FieldRule])) as Record<
  RegistrationField,
  typeof FieldRule
>

/** Settings of the registration form: rules of the fields, methods and checks. */
export const RegisterSettings = z.object({
  ...rules,
  registerTypes: z.array(z.enum(REGISTER_TYPES)),
  captcha: z.object({ enabled: z.boolean() }),
  /** Whether the mobile number must be confirmed by a code. */
  smsVerification: z.boolean(),
  /** Whether the code comes from the cloud service instead of the platform. */
  cloudSms: z.boolean(),
  /** Whether an affiliate code is checked before the registration. */
  invitationCheck: z.boolean(),
})
export type RegisterSettings = z.infer<typeof RegisterSettings>

/** Keys of broken rules (spec §5 generic rules). */
export type BrokenRule = 'required' | 'whitespace' | 'range' | 'pattern'

/** The one check of a field that client and server share: broken rules, none for a field that passes. */
export function checkField(rule: FieldRule, value: string): BrokenRule[] {
  if (value === '') return rule.required ? ['required'] : []
  const broken: BrokenRule[] = []
  if (value !== value.trim()) broken.push('whitespace')
  if (value.length < rule.minLength || value.length > rule.maxLength) broken.push('range')
  // Never on a text longer than the rule allows: the longer the text, the longer a pattern may take.
  if (value.length > rule.maxLength) return broken
  if (rule.acceptedPattern !== '*' && !new RegExp(`^(?:${rule.acceptedPattern})$`, 'u').test(value))
    broken.push('pattern')
  return broken
}

/** All enabled fields at once; a password equal to the username breaks its pattern. */
export function checkRegistration(
  settings: Pick<RegisterSettings, RegistrationField>,
  values: Partial<Record<RegistrationField, string>>,
  required: RegistrationField[] = [],
): Partial<Record<RegistrationField, BrokenRule[]>> {
  const broken: Partial<Record<RegistrationField, BrokenRule[]>> = {}
  for (const name of REGISTRATION_FIELDS) {
    const rule = settings[name]
    if (!rule.enabled && !required.includes(name)) continue
    const fault = checkField({ ...rule, required: rule.required || required.includes(name) }, values[name] ?? '')
    if (name === 'password' && values.password && values.password.toLowerCase() === values.username?.toLowerCase())
      fault.push('pattern')
    if (fault.length > 0) broken[name] = fault
  }
  return broken
}

/** Invitation code, 4 to 13 letters and digits. */
export const InvitationCode = z.string().check(z.regex(/^[A-Za-z0-9]{4,13}$/))

/** The rules of one method: by mobile number, the number is required and the platform generates the username. */
export const rulesOf = <S extends Pick<RegisterSettings, RegistrationField>>(settings: S, type: RegisterType): S =>
  type === 'username'
    ? settings
    : {
        ...settings,
        username: { ...settings.username, enabled: false, required: false },
        mobileNum: { ...settings.mobileNum, enabled: true, required: true },
      }

const text = z._default(z.string().check(z.maxLength(254)), '')
const digits = (most: number) => z._default(z.string().check(z.regex(new RegExp(`^\\d{0,${most}}$`))), '')

/** Body of both registrations; unfilled fields are empty strings (spec §3). */
export const RegistrationBody = z.strictObject({
  countryDialingCode: z._default(z.string().check(z.regex(/^\+?\d{0,4}$/)), ''),
  registerUrl: line(1, 254),
  registerMethod: z.enum(['APP', 'H5', 'WEBCLIP', 'PWA']),
  username: text,
  password: z.string().check(z.maxLength(64)),
  confirmPassword: z.string().check(z.maxLength(64)),
  affiliateCode: text,
  paymentPassword: text,
  recommenderId: text,
  nickname: text,
  payeeName: text,
  email: text,
  mobileNum: z._default(z.string().check(z.maxLength(LIMITS.mobileNum)), ''),
  idNumber: text,
  qqNum: text,
  facebook: text,
  wechat: text,
  line: text,
  whatsapp: text,
  zalo: text,
  captcha: digits(LIMITS.captchaDigits),
  /** Always 0 (spec §9). */
  type: z.literal(0),
  domain: z.string().check(z.maxLength(254)),
  verificationCode: digits(LIMITS.smsCode),
  firebaseChannel: z.optional(z.literal('sms')),
  firebaseIdToken: z.optional(line(1, 4096)),
})
export type RegistrationBody = z.input<typeof RegistrationBody>

export const registerSettings = endpoint({
  name: 'registration.settings',
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'guest',
  summary: 'Returns the rules of the registration form, its methods and checks.',
  reply: RegisterSettings,
  // It has the rules of a password, not one.
  secrets: [],
  cache: 'catalogue',
  origin: 'specified',
  requirements: ['API-012', 'DATA-004', 'VALID-001', 'VALID-025'],
})

/** The registered account: a player, or an agent if the link makes agents. */
const Registered = z.object({ id: z.int(), userName: z.string(), token: Token, type: MemberTypeField })

/** Errors of both registrations. */
const REFUSALS = [
  'register.closed',
  'login.captcha.required',
  'captcha.invalid',
  'password.not.match',
  'mobile.invalid',
  'mobile.exists',
  'email.exists',
  'affiliate.code.invalid',
  'referrer.invalid',
] as const

export const register = endpoint({
  name: 'registration.username',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'guest',
  flag: 'REG3',
  summary: 'Registers a member by username and opens the first session.',
  body: RegistrationBody,
  encrypted: true,
  reply: Registered,
  errors: [...REFUSALS, 'username.exists'],
  origin: 'specified',
  requirements: ['API-006', 'DATA-003', 'REG-020'],
})

export const registerByMobile = endpoint({
  name: 'registration.mobileNum',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'guest',
  flag: 'MOBILENUMREG3',
  summary: 'Registers a member by mobile number, generates the username and opens the first session.',
  body: RegistrationBody,
  encrypted: true,
  reply: Registered,
  errors: [...REFUSALS, 'sms.code.invalid', 'sms.code.expired', 'social.token.invalid'],
  origin: 'specified',
  requirements: ['API-007', 'DATA-003', 'REG-013'],
})

export const checkUsername = endpoint({
  name: 'registration.checkUsername',
  method: 'GET',
  path: '/wps/check/username',
  access: 'guest',
  summary: 'Checks whether a username is free; a taken one is refused.',
  query: z.strictObject({ username: line(1, 32) }),
  reply: z.object({ available: z.literal(true) }),
  errors: ['username.exists', 'name.invalid'],
  origin: 'specified',
  requirements: ['API-016'],
})

export const affiliate = endpoint({
  name: 'registration.affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'guest',
  summary: 'Checks an invitation code and returns the agent behind it.',
  query: z.strictObject({ affiliateCode: InvitationCode }),
  reply: z.object({ valid: z.literal(true), agentName: z.string() }),
  errors: ['affiliate.code.invalid'],
  origin: 'specified',
  requirements: ['API-013', 'REG-012'],
})
