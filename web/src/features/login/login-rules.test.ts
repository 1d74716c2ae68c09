import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { LOGIN_RULES, mobileLoginSchema, passwordLoginSchema } from './login-rules.ts'

const right = { username: 'amina', password: 'Play1234', captcha: '', remember: true }
const passes = (changes: Partial<typeof right>, captchaShown = false) =>
  safeParse(passwordLoginSchema(captchaShown), { ...right, ...changes }).success

describe('the rules of a login', () => {
  test.each([
    [3, false],
    [4, true],
    [20, true],
    [21, false],
  ])('loginUsername of %i characters passes: %s', { tags: ['VALID-008', 'VALID-025'] }, (length, expected) =>
    expect(passes({ username: 'a'.repeat(length) })).toBe(expected),
  )

  test.each([
    [0, false],
    [1, true],
    [32, true],
    [33, false],
  ])('loginPassword of %i characters passes: %s', { tags: ['VALID-008', 'VALID-025'] }, (length, expected) =>
    expect(passes({ password: 'a'.repeat(length) })).toBe(expected),
  )

  test('a captcha is asked for only where one is shown', () => {
    expect([passes({ captcha: '' }), passes({ captcha: '' }, true), passes({ captcha: '123456' }, true)]).toEqual([
      true,
      false,
      true,
    ])
    expect([passes({ captcha: '1234567' }, true), passes({ captcha: '12a4' }, true)]).toEqual([false, false])
  })
})

const PK = { dialingCode: '92', mobilePattern: '^3\\d{9}$' }
const byMobile = { dialingCode: '92', mobileNum: '3001234567', messageCode: '123456', captcha: '', remember: true }
const mobilePasses = (changes: Partial<typeof byMobile>) =>
  safeParse(mobileLoginSchema(false, PK), { ...byMobile, ...changes }).success

describe('the rules of a login by mobile number', () => {
  test.each([
    [5, false],
    [6, true],
    [10, true],
    [11, false],
  ])(
    'verificationCode of %i digits passes: %s',
    { tags: ['VALID-008', 'VALID-010', 'VALID-025'] },
    (length, expected) => expect(mobilePasses({ messageCode: '1'.repeat(length) })).toBe(expected),
  )

  test.each([
    ['', false],
    ['3001234567', true],
    ['0300 1234567', true],
    ['12', false],
    ['0'.repeat(21), false],
    ['+92 (0) 300 - 123 - 4567', true],
  ])('loginMobileNum %j passes: %s', { tags: ['VALID-008', 'VALID-010', 'VALID-025'] }, (mobileNum, expected) =>
    expect(mobilePasses({ mobileNum })).toBe(expected),
  )

  test('the login has these four rules', { tags: ['VALID-008'] }, () =>
    expect(LOGIN_RULES).toEqual({
      loginUsername: { min: 4, max: 20 },
      loginPassword: { min: 1, max: 32 },
      loginMobileNum: { min: 1, max: 20 },
      verificationCode: { min: 6, max: 10 },
    }),
  )
})
