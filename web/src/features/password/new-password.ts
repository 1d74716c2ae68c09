import { checkNewPassword } from '@understudy/contracts/password'
import { type FieldRule, registerSettings } from '@understudy/contracts/registration'
import * as z from 'zod/mini'
import { STALE, useApiQuery } from '@/shared/api'
import { refusedAt, rule, rules } from '@/shared/forms'
import { type TextKey, text } from '@/shared/i18n'

/** The merchant's password rule, shared with registration; undefined until loaded. */
export const usePasswordRule = (): FieldRule | undefined =>
  useApiQuery(registerSettings, undefined, { staleTime: STALE.catalogue }).data?.password

/** Texts for known patterns; any other pattern gets a general text. */
const PATTERNS = ['password', 'password_strict'] as const
const patternText = (patternId: string): TextKey => {
  const pattern = PATTERNS.find((id) => id === patternId)
  return pattern ? `password:pattern.${pattern}` : 'forms:rule.pattern'
}

/** Rule set `password` (spec §5) for a new password, validated as by the server. */
function newPasswordSchema(passwordRule: FieldRule | undefined, username: string) {
  const entered = rules.required('password:enter')
  if (!passwordRule) return z.string().check(entered)
  const { minLength: min, maxLength: max, patternId } = passwordRule
  const keeps = (broken: string) => (value: string) =>
    !checkNewPassword(passwordRule, value, username).some((found) => found === broken)
  return z
    .string()
    .check(
      entered,
      rule(keeps('range'), 'forms:rule.length', { values: { min, max } }),
      rule(keeps('whitespace'), 'forms:rule.whitespace'),
      rule(keeps('pattern'), patternText(patternId)),
    )
}

/** Schema of both password fields; the confirmation is required and must match (VALID-015). */
export const newPasswordFields = (passwordRule: FieldRule | undefined, username: string) => ({
  newPassword: newPasswordSchema(passwordRule, username),
  confirmNewPassword: z.string().check(rules.required('password:enter')),
})

interface NewPassword {
  newPassword: string
  confirmNewPassword: string
}

/** Refinement for the end of a form's schema: the confirmation must match. */
export const confirmed = <T extends NewPassword>() =>
  z.refine<T>(({ newPassword, confirmNewPassword }) => newPassword === confirmNewPassword, {
    path: ['confirmNewPassword'],
    error: 'password:notMatched',
    // Also runs when other fields are invalid, so that all errors show at once.
    when: ({ value }) => {
      const { newPassword, confirmNewPassword } = value as NewPassword
      return newPassword !== '' && confirmNewPassword !== ''
    },
  })

/** Error codes of refused passwords, by field. */
export const passwordFieldErrors = refusedAt({
  'password.not.match': ['confirmNewPassword', 'password:notMatched'],
  'password.old.wrong': ['oldPassword', 'shared:error.err_old_password'],
  'login.captcha.required': ['captcha', 'shared:error.in_vwrite_code'],
  'captcha.invalid': ['captcha', 'shared:error.err_captcha'],
})

/** Hint with the password rule, in one line below the field. */
export const passwordHint = (passwordRule: FieldRule | undefined): string =>
  passwordRule ? text('password:hint', { min: passwordRule.minLength, max: passwordRule.maxLength }) : ''
