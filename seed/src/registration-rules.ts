import type { registration } from '@understudy/contracts'

type Rules = Record<registration.RegistrationField, registration.FieldRule>

const rule = (
  minLength: number,
  maxLength: number,
  acceptedPattern: string,
  patternId: string,
  use: { enabled?: boolean; required?: boolean } = {},
): registration.FieldRule => ({
  enabled: use.enabled ?? false,
  required: use.required ?? false,
  minLength,
  maxLength,
  acceptedPattern,
  patternId,
})

const ALWAYS = { enabled: true, required: true } as const
const OFFERED = { enabled: true } as const

/** Six digits by the rules of the security centre (`checkPaymentPassword`): not all equal, not consecutive. */
const SIX_SAFE_DIGITS = '(?!(\\d)\\1{5})(?!012345|123456|234567|345678|456789|567890|678901|789012|890123|901234)\\d{6}'

/** Default rules of the registration form; a merchant overrides some. Lengths count characters. */
export const USUAL_RULES: Rules = {
  username: rule(6, 13, '[a-zA-Z][a-zA-Z0-9]*', 'username', ALWAYS),
  password: rule(6, 20, '(?=.*[A-Za-z])(?=.*\\d)\\S+', 'password', ALWAYS),
  paymentPassword: rule(6, 6, SIX_SAFE_DIGITS, 'six_digits'),
  idNumber: rule(5, 20, '[A-Za-z0-9]+', 'letters_digits'),
  qqNum: rule(5, 12, '\\d+', 'digits'),
  facebook: rule(2, 50, '*', 'any'),
  wechat: rule(2, 30, '[A-Za-z0-9_.-]+', 'handle'),
  line: rule(2, 30, '[A-Za-z0-9_.-]+', 'handle'),
  whatsapp: rule(8, 20, '\\+?\\d+', 'phone'),
  zalo: rule(2, 30, '[A-Za-z0-9_.-]+', 'handle'),
  email: rule(6, 254, '[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}', 'email', OFFERED),
  nickname: rule(2, 16, '[\\p{L}\\p{M}\\p{N}\\u200c ]+', 'nickname', OFFERED),
  payeeName: rule(2, 50, "[\\p{L}\\p{M}\\u200c .'’-]+", 'name'),
  mobileNum: rule(7, 20, '\\d+', 'phone', OFFERED),
  recommenderId: rule(4, 13, '[A-Za-z0-9]+', 'letters_digits'),
  affiliateCode: rule(4, 13, '[A-Za-z0-9]+', 'letters_digits', OFFERED),
}

/** A merchant's registration form: fields, and the checks it needs. */
export interface RegistrationSeed {
  fields: Rules
  smsVerification: boolean
  cloudSms: boolean
  invitationCheck: boolean
}

export const registrationForm = (
  changes: Partial<Record<registration.RegistrationField, Partial<registration.FieldRule>>> = {},
  checks: Partial<Omit<RegistrationSeed, 'fields'>> = {},
): RegistrationSeed => ({
  fields: Object.fromEntries(
    Object.entries(USUAL_RULES).map(([name, usual]) => [name, { ...usual, ...changes[name as keyof Rules] }]),
  ) as Rules,
  smsVerification: false,
  cloudSms: false,
  invitationCheck: true,
  ...checks,
})
