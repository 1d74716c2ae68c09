import { describe, expect, test } from 'vitest'
import { readDevice } from '@/shared/device/read-device'
import { registerSettingsSample } from '@/test/register-settings'
import { payloadOf, registerMethod } from './payload.ts'
import { EMPTY_REGISTRATION } from './registration-rules.ts'

const domain = 'aurora.example'
const values = {
  ...EMPTY_REGISTRATION,
  username: 'newcomer1',
  password: 'Secret99',
  confirmPassword: 'Secret99',
  captcha: '1234',
}

describe('the payload', () => {
  test('the registration payload has every field, empty ones as empty strings', {
    tags: ['REG-014', 'REG-015', 'CONST-036', 'DATA-003'],
  }, () => {
    expect(payloadOf(registerSettingsSample(), 'username', values, { domain })).toEqual({
      countryDialingCode: '',
      registerUrl: location.hostname,
      registerMethod: 'H5',
      username: 'newcomer1',
      password: 'Secret99',
      confirmPassword: 'Secret99',
      affiliateCode: '',
      paymentPassword: '',
      recommenderId: '',
      nickname: '',
      payeeName: '',
      email: '',
      mobileNum: '',
      idNumber: '',
      qqNum: '',
      facebook: '',
      wechat: '',
      line: '',
      whatsapp: '',
      zalo: '',
      captcha: '1234',
      type: 0,
      domain,
      verificationCode: '',
    })
  })

  test('the payload leaves out fields that the method does not show', () => {
    const typed = { ...values, mobileNum: '3001234567', countryDialingCode: '92', verificationCode: '123456' }
    const settings = { ...registerSettingsSample({ mobileNum: { enabled: false } }), smsVerification: true }
    expect(payloadOf(settings, 'username', typed, { domain })).toMatchObject({
      mobileNum: '',
      countryDialingCode: '',
      verificationCode: '',
    })
    expect(payloadOf(settings, 'mobileNum', typed, { domain })).toMatchObject({
      username: '',
      mobileNum: '3001234567',
      countryDialingCode: '92',
      verificationCode: '123456',
    })
  })

  test('the cloud path sends its proof instead of a code', { tags: ['REG-011', 'DATA-003'] }, () => {
    const proof = { firebaseChannel: 'sms', firebaseIdToken: 'a.b.c' } as const
    const settings = { ...registerSettingsSample(), smsVerification: true, cloudSms: true }
    const typed = { ...values, mobileNum: '3001234567', verificationCode: '123456' }
    expect(payloadOf(settings, 'mobileNum', typed, { domain, proof })).toMatchObject({ ...proof, verificationCode: '' })
  })
})

test.each([
  ['app', true, 'APP'],
  ['app', false, 'APP'],
  ['standalone', true, 'WEBCLIP'],
  ['standalone', false, 'PWA'],
  ['browser', true, 'H5'],
  ['browser', false, 'H5'],
] as const)(
  'registerMethod: %s with the web clip %s is %s',
  { tags: ['REG-016', 'REG-023'] },
  (shell, webClip, method) => {
    expect(registerMethod({ shell }, webClip)).toBe(method)
  },
)

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36'
const WRAPPED = `${ANDROID} UnderstudyApp/2.1`

test.each([
  ['the wrapped app', WRAPPED, false, false, 'APP'],
  ['the wrapped app, opened from the home screen', WRAPPED, true, false, 'APP'],
  ['the wrapped app, opened from the home screen with the profile', WRAPPED, true, true, 'APP'],
  ['the home screen with the profile', ANDROID, true, true, 'WEBCLIP'],
  ['the home screen without the profile', ANDROID, true, false, 'PWA'],
  ['a browser', ANDROID, false, false, 'H5'],
  ['a browser where the profile was installed once', ANDROID, false, true, 'H5'],
] as const)('registering from %s', { tags: ['REG-016'] }, (_, userAgent, standalone, isWebClip, method) => {
  expect(registerMethod(readDevice({ userAgent, maxTouchPoints: 5, standalone }), isWebClip)).toBe(method)
})
