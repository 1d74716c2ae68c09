import { REGISTER_TYPES, type RegisterType } from '@understudy/contracts/registration'
import { draftOf, useDraft } from '@/shared/forms/draft'
import { FORM_FIELDS, type FormField, type Values } from './registration-rules.ts'

const FORM = 'registration'

/** Fields that are not stored: passwords and single-use codes. */
const NOT_STORED: readonly FormField[] = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'verificationCode',
]
const STORED = FORM_FIELDS.filter((name) => !NOT_STORED.includes(name))

/** The values a visitor typed, with the registration method. */
export function registrationDraft(): { type: RegisterType | undefined; values: Partial<Values> } {
  const { type, ...draft } = draftOf(FORM)
  const values = STORED.flatMap((name) => (draft[name] === undefined ? [] : [[name, draft[name]]]))
  return { type: REGISTER_TYPES.find((known) => known === type), values: Object.fromEntries(values) }
}

/** Keeps typed values until the account is opened, also while the visitor is on other pages. */
export function useRegistrationDraft(type: RegisterType, values: Values): void {
  const stored = Object.fromEntries(STORED.map((name) => [name, values[name]]))
  useDraft(FORM, { type, ...stored }, { untilSent: true })
}
