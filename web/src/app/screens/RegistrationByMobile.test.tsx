import { screen, waitFor } from '@testing-library/react'
import { cloudConfig, cloudSms, cloudState, confirmCloudSms } from '@understudy/contracts/cloud'
import { register, registerByMobile, registerSettings } from '@understudy/contracts/registration'
import { systemStatus } from '@understudy/contracts/system'
import { smsForRegistration } from '@understudy/contracts/verification'
import { describe, expect, test, vi } from 'vitest'
import { registerSettingsSample } from '@/test/register-settings'
import { openRegistration, registrationStage } from '@/test/registration'
import { settingsSample, statusSample, TOKEN } from '@/test/samples'

vi.setConfig({ testTimeout: 30_000 })

const stage = registrationStage()
const messageOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent

describe('registration by mobile number', () => {
  const byMobile = (more: Partial<ReturnType<typeof registerSettingsSample>> = {}) => {
    stage.platform
      .answer(registerSettings, {
        ...registerSettingsSample(),
        registerTypes: ['mobileNum'],
        smsVerification: true,
        ...more,
      })
      .answer(smsForRegistration, { expiredMinutes: 1 })
      .answer(registerByMobile, { id: 1, userName: 'm3001234567', token: TOKEN, type: 0 })
    const app = openRegistration()
    return {
      ...app,
      async type(values: Record<string, string>) {
        for (const [label, value] of Object.entries(values)) await app.user.type(await app.field(label), value)
      },
      send: async () => app.user.click(await screen.findByRole('button', { name: 'Get code' })),
    }
  }
  const GOOD = { Password: 'Secret99', 'Repeat the password': 'Secret99', Captcha: '1234' }

  test('an invalid mobile number is reported at its field, and no code is requested', {
    tags: ['VALID-007'],
  }, async () => {
    const app = byMobile()
    await app.type({ 'Mobile number': '123' })
    await app.send()
    await waitFor(async () => expect(messageOf(await app.field('Mobile number'))).toBe('Invalid mobile number'))
    expect(stage.platform.count(smsForRegistration)).toBe(0)
  })

  test('the code button counts down from the minutes that the server gives', {
    tags: ['REG-017', 'REG-018', 'CONST-018'],
  }, async () => {
    const app = byMobile()
    await app.type({ 'Mobile number': '0300 1234567' })
    await app.send()
    expect(await screen.findByText('Code sent')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: /^(60|5\d) s$/ })).toBeInTheDocument()
    expect(stage.platform.last(smsForRegistration)?.body).toEqual({ mobileNum: '3001234567', countryDialingCode: '92' })
  })

  test('a loading message shows while a code is requested, then the success message', {
    tags: ['REG-017'],
  }, async () => {
    const app = byMobile()
    let answer = () => {}
    const answered = new Promise<Response>((resolve) => {
      answer = () => resolve(Response.json({ success: true, value: { expiredMinutes: 1 } }))
    })
    stage.platform.reply(smsForRegistration, () => answered)
    await app.type({ 'Mobile number': '3001234567' })
    await app.send()
    expect(await screen.findByText('Sending the code')).toBeInTheDocument()
    expect(screen.queryByText('Code sent')).not.toBeInTheDocument()
    answer()
    expect(await screen.findByText('Code sent')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Sending the code')).not.toBeInTheDocument())
  })

  test('the code is digits only and at most ten', { tags: ['VALID-006', 'CONST-035'] }, async () => {
    const app = byMobile()
    await app.type({ 'Verification code': '12a345678901' })
    expect(await app.field('Verification code')).toHaveValue('1234567890')
    await app.type({ 'Mobile number': '1'.repeat(25) })
    expect((await app.field('Mobile number')).value).toHaveLength(20)
  })

  test('the number, its country and the code go out on the mobile path', { tags: ['REG-013'] }, async () => {
    const app = byMobile()
    await app.type({ 'Mobile number': '+92 300 1234567', 'Verification code': '123456', ...GOOD })
    await app.submit()
    await waitFor(() => expect(app.path()).toBe('/m/home'))
    expect(stage.platform.last(registerByMobile)?.body).toMatchObject({
      username: '',
      mobileNum: '3001234567',
      countryDialingCode: '92',
      verificationCode: '123456',
    })
    expect(stage.platform.count(register)).toBe(0)
    expect(await screen.findByText(/the username m3001234567/)).toBeInTheDocument()
  })

  test('a registration without confirmation has no code to type', async () => {
    const app = byMobile({ smsVerification: false })
    await app.field('Mobile number')
    expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument()
  })

  describe('registration by the cloud service', () => {
    const PROJECT = { projectId: 'default.aurora1.0123456789abcdef01234567', origin: 'http://localhost:3001' }
    const overCloud = () => {
      stage.platform
        .answer(systemStatus, statusSample({}, settingsSample({ social: SOCIAL })))
        .answer(cloudConfig, PROJECT)
        .answer(cloudState, { ready: true, providers: [] })
        .answer(cloudSms, { sessionInfo: TOKEN, expirationTime: Date.now() + 300_000 })
      return byMobile({ cloudSms: true })
    }
    const SOCIAL = { google: false, facebook: false, cloudReady: true, cloudSms: true }

    test('the countdown is 60 s whatever the server says', { tags: ['REG-019', 'CONST-018'] }, async () => {
      const app = overCloud()
      await app.type({ 'Mobile number': '3001234567' })
      await waitFor(() => expect(stage.platform.count(cloudState)).toBe(1))
      await app.send()
      expect(await screen.findByRole('button', { name: /^(60|5\d) s$/ })).toBeInTheDocument()
      expect(stage.platform.count(smsForRegistration)).toBe(0)
    })

    test('a wrong Firebase code sends no registration, a right one is confirmed first', {
      tags: ['REG-011'],
    }, async () => {
      const app = overCloud()
      await app.type({ 'Mobile number': '3001234567', 'Verification code': '111111', ...GOOD })
      await waitFor(() => expect(stage.platform.count(cloudState)).toBe(1))
      await app.send()
      await waitFor(() => expect(stage.platform.count(cloudSms)).toBe(1))
      stage.platform.fail(confirmCloudSms, 'sms.code.invalid')
      await app.submit()
      await waitFor(async () => expect(messageOf(await app.field('Verification code'))).toBe('Verification code error'))
      expect(stage.platform.count(registerByMobile)).toBe(0)

      stage.platform.answer(confirmCloudSms, { idToken: 'a.b.c' }).fail(registerByMobile, 'captcha.invalid')
      await app.submit()
      await waitFor(() => expect(stage.platform.count(registerByMobile)).toBe(1))
      stage.platform.answer(registerByMobile, { id: 1, userName: 'm3001234567', token: TOKEN, type: 0 })
      await app.type({ Captcha: '4321' })
      await app.submit()
      await waitFor(() => expect(app.path()).toBe('/m/home'))
      expect(stage.platform.last(registerByMobile)?.body).toMatchObject({
        firebaseChannel: 'sms',
        firebaseIdToken: 'a.b.c',
        verificationCode: '',
      })
      // One refused and one accepted confirmation: the last attempt reuses the token, as a code is valid once.
      expect(stage.platform.count(confirmCloudSms)).toBe(2)
    })
  })
})

describe('social sign-in', () => {
  const SOCIAL = { google: true, facebook: true, cloudReady: true, cloudSms: false }
  const project = () =>
    stage.platform
      .answer(cloudConfig, { projectId: 'default.aurora1.0123456789abcdef01234567', origin: 'http://localhost:3001' })
      .answer(cloudState, { ready: true, providers: ['google', 'facebook'] })

  test.each([
    [['GOOGLELOGIN3', 'FACEBOOKLOGIN3'], true, ['Continue with Google', 'Continue with Facebook']],
    [['GOOGLELOGIN3'], true, ['Continue with Google']],
    [['GOOGLELOGIN3', 'FACEBOOKLOGIN3'], false, []],
    [[], true, []],
  ] as const)(
    'the registration with %j and the cloud ready: %s offers %j',
    { tags: ['REG-005'] },
    async (flags, cloudReady, offered) => {
      stage.subtle.mockRestore()
      project().answer(systemStatus, statusSample({}, settingsSample({ social: { ...SOCIAL, cloudReady } }, flags)))
      openRegistration()
      if (offered.length > 0) await screen.findByRole('button', { name: offered[0] })
      else await screen.findByRole('form')
      expect(
        ['Continue with Google', 'Continue with Facebook'].filter((name) => screen.queryByRole('button', { name })),
      ).toEqual(offered)
    },
  )
})
