import { checkRegistration, type FieldRule, type RegisterSettings, rulesOf } from '@understudy/contracts/registration'
import { describe, expect, test } from 'vitest'
import { check } from '@/shared/forms/rules'
import { text } from '@/shared/i18n'
import { registerSettingsSample as rulesSample } from '@/test/register-settings'
import {
  EMPTY_REGISTRATION,
  messagesOf,
  optionalFields,
  registrationSchema,
  type Values,
} from './registration-rules.ts'

const good: Values = {
  ...EMPTY_REGISTRATION,
  username: 'newcomer1',
  password: 'Secret99',
  confirmPassword: 'Secret99',
  captcha: '12',
}
const errorsOf = (settings: RegisterSettings, more: Partial<Values>, type: 'username' | 'mobileNum' = 'username') => {
  const result = check(registrationSchema(settings, type), { ...good, ...more })
  if (result.ok) return {}
  return Object.fromEntries(
    Object.entries(result.errors).map(([field, errors]) => [
      field,
      errors?.map(({ key, values }) => text(key, values)),
    ]),
  )
}

test('registration by mobile number requires the number and has no username', { tags: ['REG-018'] }, () => {
  const { username, mobileNum } = rulesOf(rulesSample(), 'mobileNum')
  expect({ enabled: username.enabled, required: username.required }).toEqual({ enabled: false, required: false })
  expect({ enabled: mobileNum.enabled, required: mobileNum.required }).toEqual({ enabled: true, required: true })
})

describe('the rules of a form', () => {
  test('a breaking value shows the message of the served rule, with its bounds', { tags: ['VALID-001'] }, () => {
    expect(errorsOf(rulesSample(), { username: '1x' })).toEqual({
      username: ['6 to 13 letters and digits, a letter first'],
    })
    const served: Partial<FieldRule> = { minLength: 2, maxLength: 4, acceptedPattern: '\\d+', patternId: 'digits' }
    expect(errorsOf(rulesSample({ username: served }), { username: 'newcomer1' })).toEqual({
      username: ['2 to 4 digits'],
    })
  })

  test('a rule without a text of its own names what is broken', { tags: ['VALID-001'] }, () => {
    const rule = { ...rulesSample().username, patternId: 'of_tomorrow', minLength: 3, maxLength: 5 }
    expect(messagesOf(rule, ['range', 'pattern']).map(({ key, values }) => text(key, values))).toEqual([
      '3 to 5 characters',
      'Check the format',
    ])
  })

  test('an empty field passes unless its configuration wants it', { tags: ['VALID-002'] }, () => {
    expect(errorsOf(rulesSample(), { email: '' })).toEqual({})
    expect(errorsOf(rulesSample({ email: { required: true } }), { email: '' })).toEqual({
      email: ['Required'],
    })
    expect(errorsOf(rulesSample({ email: { enabled: false, required: true } }), { email: '' })).toEqual({})
  })

  test('the repeated password may be neither empty nor different', {
    tags: ['VALID-003', 'VALID-004', 'ERR-007'],
  }, () => {
    expect(errorsOf(rulesSample(), { confirmPassword: '' })).toEqual({ confirmPassword: ['Incorrect password'] })
    expect(errorsOf(rulesSample(), { confirmPassword: 'Secret98' })).toEqual({
      confirmPassword: ['Confirmation correct', 'type the same password twice'],
    })
    expect(errorsOf(rulesSample(), { password: '', confirmPassword: 'Secret98' })).not.toHaveProperty('confirmPassword')
    expect(errorsOf(rulesSample(), {})).toEqual({})
  })

  test('the captcha is needed where it is shown', { tags: ['VALID-005'] }, () => {
    expect(errorsOf(rulesSample(), { captcha: '' })).toEqual({ captcha: ['Please enter the captcha'] })
    expect(errorsOf({ ...rulesSample(), captcha: { enabled: false } }, { captcha: '' })).toEqual({})
  })

  test('an invalid name and address have messages in the text packs', { tags: ['ERR-018', 'VALID-020'] }, () => {
    expect(errorsOf(rulesSample({ payeeName: { enabled: true } }), { payeeName: 'Ali 7' }).payeeName?.[0]).toContain(
      'Invalid name format',
    )
    expect(errorsOf(rulesSample(), { email: 'nowhere' }).email?.[0]).toContain('shorter than 255 characters')
  })

  test('blanks at both ends are removed, except from a password', () => {
    const typed = {
      ...good,
      username: ' newcomer1 ',
      nickname: ' Ali ',
      password: ' Secret9',
      confirmPassword: ' Secret9',
    }
    const result = check(registrationSchema(rulesSample(), 'username'), typed)
    expect(result.ok).toBe(false)
    expect(result.ok || Object.keys(result.errors)).toEqual(['password'])
    const trimmed = check(registrationSchema(rulesSample(), 'username'), { ...good, username: ' newcomer1 ' })
    expect(trimmed.ok && trimmed.data.username).toBe('newcomer1')
  })

  test('the app’s registration rules agree with the shared function on every value', { tags: ['VALID-025'] }, () => {
    for (const username of ['abcdef', 'abcde', 'abcdefghijklmn', '1abcde', 'secret99']) {
      const both = checkRegistration(rulesSample(), { ...good, username })
      expect(Object.keys(errorsOf(rulesSample(), { username })).sort()).toEqual(Object.keys(both).sort())
    }
  })

  test('registration by mobile needs a number and no username', () => {
    const settings = { ...rulesSample(), smsVerification: true }
    expect(Object.keys(errorsOf(settings, { username: '' }, 'mobileNum')).sort()).toEqual([
      'mobileNum',
      'verificationCode',
    ])
    expect(errorsOf(rulesSample(), { username: '', mobileNum: '3001234567' }, 'mobileNum')).toEqual({})
    expect(optionalFields(rulesSample(), 'mobileNum')).not.toContain('mobileNum')
    expect(optionalFields(rulesSample(), 'username')).toContain('mobileNum')
  })
})
