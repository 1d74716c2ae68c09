import { localMobile, type MobileCountry } from '@understudy/contracts/mobile'
import {
  type BrokenRule,
  checkRegistration,
  type FieldRule,
  REGISTRATION_FIELDS,
  type RegisterSettings,
  type RegisterType,
  type RegistrationField,
  rulesOf,
} from '@understudy/contracts/registration'
import * as z from 'zod/mini'
import type { FieldError } from '@/shared/forms'

/** All form values of both methods. */
export const FORM_FIELDS = [
  ...REGISTRATION_FIELDS,
  'confirmPassword',
  'captcha',
  'countryDialingCode',
  'verificationCode',
] as const
export type FormField = (typeof FORM_FIELDS)[number]
export type Values = Record<FormField, string>

export const EMPTY_REGISTRATION = Object.fromEntries(FORM_FIELDS.map((name) => [name, ''])) as Values

/** Trims values except passwords, whose blanks count; elsewhere keyboards append them. */
const AS_TYPED: readonly FormField[] = ['password', 'confirmPassword', 'paymentPassword']

/** Texts for known patterns; any other pattern gets a general text. */
const PATTERNS = [
  'username',
  'password',
  'password_strict',
  'six_digits',
  'letters_digits',
  'digits',
  'handle',
  'phone',
  'email',
  'name',
  'nickname',
] as const
type Pattern = (typeof PATTERNS)[number]
const isKnown = (id: string): id is Pattern => (PATTERNS as readonly string[]).includes(id)

/** Text key of a rule's requirement; undefined if it only limits the length. */
export const ruleText = ({ patternId, minLength: min, maxLength: max }: FieldRule): FieldError | undefined =>
  isKnown(patternId) ? { key: `registration:reg_pattern_${patternId}`, values: { min, max } } : undefined

/** Error messages: length and pattern share one sentence (VALID-001). */
export function messagesOf(rule: FieldRule, broken: readonly BrokenRule[]): FieldError[] {
  const messages: FieldError[] = broken
    .filter((name) => name === 'required' || name === 'whitespace')
    .map((name) => ({ key: `forms:rule.${name}` }))
  const { minLength: min, maxLength: max } = rule
  const shape = ruleText(rule)
  if (shape && broken.some((name) => name === 'range' || name === 'pattern')) return [...messages, shape]
  if (broken.includes('range')) messages.push({ key: 'forms:rule.length', values: { min, max } })
  if (broken.includes('pattern')) messages.push({ key: 'forms:rule.pattern' })
  return messages
}

/** Whether the number must be verified by a code: with the mobile method, if the merchant requires it. */
export const needsCode = (settings: RegisterSettings, type: RegisterType): boolean =>
  type === 'mobileNum' && settings.smsVerification

/** The optional fields of a method, in the order of the specification. */
export const optionalFields = (settings: RegisterSettings, type: RegisterType): RegistrationField[] =>
  REGISTRATION_FIELDS.filter(
    (name) =>
      name !== 'username' &&
      name !== 'password' &&
      settings[name].enabled &&
      !(type === 'mobileNum' && name === 'mobileNum'),
  )

/** The values with the number in its country's format, if that is known. */
function settled(values: Values, country: MobileCountry | undefined): Values {
  if (!values.mobileNum || !country) return values
  const mobileNum = localMobile(country, values.mobileNum) ?? values.mobileNum
  return { ...values, mobileNum, countryDialingCode: country.dialingCode }
}

function errorsOf(settings: RegisterSettings, type: RegisterType, typed: Values, country: MobileCountry | undefined) {
  const rules = rulesOf(settings, type)
  const values = settled(typed, country)
  const errors: Partial<Record<FormField, FieldError[]>> = {}
  for (const [name, broken] of Object.entries(checkRegistration(rules, values)))
    errors[name as RegistrationField] = messagesOf(rules[name as RegistrationField], broken)
  if (rules.mobileNum.enabled && values.mobileNum && country && localMobile(country, values.mobileNum) === undefined)
    errors.mobileNum = [{ key: 'shared:error.err_mobile_format' }]
  if (values.confirmPassword === '') errors.confirmPassword = [{ key: 'registration:error.confirmEmpty' }]
  else if (values.password && values.confirmPassword !== values.password)
    errors.confirmPassword = [{ key: 'registration:error.confirmUnequal' }, { key: 'registration:error.confirmTwice' }]
  if (settings.captcha.enabled && values.captcha === '') errors.captcha = [{ key: 'shared:error.in_vwrite_code' }]
  if (needsCode(settings, type) && values.verificationCode === '')
    errors.verificationCode = [{ key: 'forms:code.needed' }]
  return errors
}

const strings = Object.fromEntries(
  FORM_FIELDS.map((name) => [name, AS_TYPED.includes(name) ? z.string() : z.string().check(z.trim())]),
) as Record<FormField, z.ZodMiniString>

/** Schema of the form: the merchant's rules from the server, and client-side ones. */
export const registrationSchema = (settings: RegisterSettings, type: RegisterType, country?: MobileCountry) =>
  z.object(strings).check((payload) => {
    for (const [name, messages] of Object.entries(errorsOf(settings, type, payload.value as Values, country)))
      for (const { key, values } of messages)
        payload.issues.push({
          code: 'custom',
          input: payload.value,
          path: [name],
          message: key,
          ...(values && { params: { values } }),
        })
  })

/** Converts the server's field errors to the form's messages. */
export const refusedFields = (
  settings: RegisterSettings,
  fields: Record<string, string[]> = {},
): Partial<Record<FormField, FieldError[]>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, broken]) => {
      const rule = settings[name as RegistrationField]
      return [name, rule ? messagesOf(rule, broken as BrokenRule[]) : [{ key: 'forms:rule.pattern' }]]
    }),
  )
