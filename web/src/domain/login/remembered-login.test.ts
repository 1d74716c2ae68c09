import { afterEach, describe, expect, test, vi } from 'vitest'
import { encodePassword, rememberedLogin } from './remembered-login.ts'

const KEY = 'rememberedLogin.username'
const credentials = (password: string) => ({ username: 'amina', password, countryDialingCode: '' })
const storedLogin = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')

afterEach(() => void vi.unstubAllEnvs())

describe('the remembered login', () => {
  test('a remembered login is stored with four fields and read back', { tags: ['LOGIN-017', 'DATA-007'] }, () => {
    rememberedLogin.keep('username', credentials('پاس Play1234'))
    expect(Object.keys(storedLogin()).sort()).toEqual(['countryDialingCode', 'password', 'type', 'username'])
    expect(storedLogin()).toMatchObject({ type: 'username', username: 'amina', countryDialingCode: '' })
    expect(rememberedLogin.read('username')).toEqual(credentials('پاس Play1234'))
  })

  test('the password is no plain text and decodes twice to the password and a suffix', { tags: ['LOGIN-017'] }, () => {
    rememberedLogin.keep('username', credentials('Play1234'))
    const { password } = storedLogin()
    expect(password).not.toContain('Play1234')
    expect(atob(password)).not.toContain('Play1234')
    expect(atob(atob(password))).toMatch(/^Play1234.+/)
  })

  test.each(['', 'x', '{}', '{"type":"username"}', '[]'])('invalid stored data %j is ignored', (garbage) => {
    localStorage.setItem(KEY, garbage)
    expect(rememberedLogin.read('username')).toBeUndefined()
  })

  test.each(['', '%%%', 'UGxheTEyMzQ=', btoa(btoa('no suffix'))])(
    'a stored password that does not decode (%j) is ignored',
    (password) => {
      localStorage.setItem(
        KEY,
        JSON.stringify({ type: 'username', username: 'amina', password, countryDialingCode: '' }),
      )
      expect(rememberedLogin.read('username')).toEqual(credentials(''))
    },
  )

  test('a build without remembered passwords neither writes nor reads them', () => {
    vi.stubEnv('VITE_REMEMBER_PASSWORD', '0')
    rememberedLogin.keep('username', credentials('Play1234'))
    expect(storedLogin()).toMatchObject({ username: 'amina', password: '' })
    localStorage.setItem(KEY, JSON.stringify({ ...storedLogin(), password: encodePassword('Play1234') }))
    expect(rememberedLogin.read('username')).toEqual(credentials(''))
  })

  test('each login method remembers its own name, and forgets it separately', { tags: ['LOGIN-010'] }, () => {
    rememberedLogin.keep('username', credentials('Play1234'))
    const sms = { username: '3001234567', password: '', countryDialingCode: '92' }
    rememberedLogin.keep('sms', sms)
    expect(storedLogin()).toMatchObject({ type: 'username' })
    rememberedLogin.forget('username')
    expect({
      rememberedLoginUsername: rememberedLogin.read('username'),
      rememberedLoginSms: rememberedLogin.read('sms'),
    }).toEqual({ rememberedLoginUsername: undefined, rememberedLoginSms: sms })
  })
})
