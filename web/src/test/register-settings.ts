import {
  type FieldRule,
  REGISTRATION_FIELDS,
  type RegisterSettings,
  type RegistrationField,
} from '@understudy/contracts/registration'

const rule = (minLength: number, maxLength: number, acceptedPattern: string, patternId: string): FieldRule => ({
  enabled: false,
  required: false,
  minLength,
  maxLength,
  acceptedPattern,
  patternId,
})

const NEEDED = { enabled: true, required: true } as const
const OFFERED = { enabled: true } as const
const any = rule(2, 30, '*', 'handle')

const RULES: Partial<Record<RegistrationField, FieldRule>> = {
  username: { ...rule(6, 13, '[a-zA-Z][a-zA-Z0-9]*', 'username'), ...NEEDED },
  password: { ...rule(6, 20, '(?=.*[A-Za-z])(?=.*\\d)\\S+', 'password'), ...NEEDED },
  paymentPassword: rule(6, 6, '\\d{6}', 'six_digits'),
  email: { ...rule(6, 254, '[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}', 'email'), ...OFFERED },
  nickname: { ...rule(2, 16, '[\\p{L}\\p{M}\\p{N} ]+', 'nickname'), ...OFFERED },
  payeeName: rule(2, 50, "[\\p{L}\\p{M} .'-]+", 'name'),
  mobileNum: { ...rule(7, 20, '\\d+', 'phone'), ...OFFERED },
  affiliateCode: { ...rule(4, 13, '[A-Za-z0-9]+', 'letters_digits'), ...OFFERED },
}

/** Registration settings of a merchant with a captcha and both methods; `changes` apply to the rules. */
export const registerSettingsSample = (
  changes: Partial<Record<RegistrationField, Partial<FieldRule>>> = {},
): RegisterSettings => ({
  ...(Object.fromEntries(
    REGISTRATION_FIELDS.map((name) => [name, { ...(RULES[name] ?? any), ...changes[name] }]),
  ) as Record<RegistrationField, FieldRule>),
  registerTypes: ['username', 'mobileNum'],
  captcha: { enabled: true },
  smsVerification: false,
  cloudSms: false,
  invitationCheck: true,
})
