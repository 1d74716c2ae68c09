import { registration } from '@understudy/contracts'
import { USUAL_RULES } from '@understudy/seed'
import { describe, expect, test } from 'vitest'

describe('the rule table', () => {
  const broken = (name: registration.RegistrationField, value: string) =>
    registration.checkField(USUAL_RULES[name], value)
  test.each([
    ['username', 'abcdef', 'abcde', 'range'],
    ['username', 'abcdefghijklm', 'abcdefghijklmn', 'range'],
    ['username', 'a12345', '1abcde', 'pattern'],
    ['password', 'abc123', 'abcdef', 'pattern'],
    ['password', 'a1!@#$', 'a1 b2c', 'pattern'],
    ['paymentPassword', '194728', '12345a', 'pattern'],
    ['paymentPassword', '112345', '111111', 'pattern'],
    ['paymentPassword', '123457', '890123', 'pattern'],
    ['idNumber', 'AB123', 'AB12', 'range'],
    ['qqNum', '12345', '1234x', 'pattern'],
    ['email', 'a@b.pk', 'a@b', 'pattern'],
    ['nickname', 'Bo', 'B', 'range'],
    ['nickname', '\u0639\u0644\u06CC 5', 'Bo!', 'pattern'],
    ['payeeName', "Ali O'Neil", 'Ali 7', 'pattern'],
    ['mobileNum', '3001234', '300-1234', 'pattern'],
    ['affiliateCode', 'AB12', 'AB1', 'range'],
  ] as const)('%s takes %s and refuses %s: %s', { tags: ['VALID-025'] }, (name, good, bad, rule) => {
    expect(broken(name, good)).toEqual([])
    expect(broken(name, bad)).toContain(rule)
  })

  test('an empty field passes unless it is required', { tags: ['VALID-002'] }, () => {
    expect(broken('email', '')).toEqual([])
    expect(registration.checkField({ ...USUAL_RULES.email, required: true }, '')).toEqual(['required'])
  })

  test('a password equal to the username is refused', () => {
    expect(registration.checkRegistration(USUAL_RULES, { username: 'abc123', password: 'ABC123' })).toEqual({
      password: ['pattern'],
    })
  })
})
