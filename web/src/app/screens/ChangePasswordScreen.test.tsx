import { act, screen, waitFor } from '@testing-library/react'
import { captcha as captchaCall } from '@understudy/contracts/captcha'
import { changePassword } from '@understudy/contracts/password'
import { registerSettings } from '@understudy/contracts/registration'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberedLogin } from '@/domain/login/remembered-login'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { registerSettingsSample } from '@/test/register-settings'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import ChangePasswordScreen from './ChangePasswordScreen.tsx'

// A busy machine may need longer than the default for a whole page.
vi.setConfig({ testTimeout: 20_000 })

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  // Without Web Cryptography bodies are sent unencrypted, so that the tests can read them.
  vi.stubGlobal('crypto', { ...crypto, subtle: undefined })
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({}, ['PASS3'])))
    .answer(registerSettings, registerSettingsSample())
    .fail(changePassword, 'relay.busy')
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
})

const old = () => screen.queryByLabelText('Old password')
const next = () => screen.findByLabelText('New password')
const repeated = () => screen.getByLabelText('Confirm new password')
const submit = () => screen.getByRole('button', { name: 'Change password' })
const remember = (password: string) =>
  rememberedLogin.keep('username', { username: 'amina', password, countryDialingCode: '' })

async function change(typedOld?: string) {
  const { user } = renderInApp(<ChangePasswordScreen />, { path: '/m/changePsw' })
  await user.type(await next(), 'Fresh5678')
  await user.type(repeated(), 'Fresh5678')
  if (typedOld !== undefined) await user.type(old() as HTMLElement, typedOld)
  await user.click(submit())
  return user
}

test('a change of password sends the old one as typed, the new one twice', { tags: ['PSW-004'] }, async () => {
  await change('Play1234')
  await waitFor(() => expect(platform.count(changePassword)).toBe(1))
  expect(platform.last(changePassword)?.body).toEqual({
    oldPassword: 'Play1234',
    newPassword: 'Fresh5678',
    confirmNewPassword: 'Fresh5678',
  })
})

test('a held password is sent without asking for it', {
  tags: ['PSW-002', 'PSW-004', 'VALID-014'],
}, async () => {
  remember('Held1234')
  await change()
  expect(old()).not.toBeInTheDocument()
  await waitFor(() => expect(platform.count(changePassword)).toBe(1))
  expect(screen.queryByText('Enter your old password')).not.toBeInTheDocument()
  expect(platform.last(changePassword)?.body).toMatchObject({ oldPassword: 'Held1234' })
})

test('a saved change forgets the device’s passwords and leads home after 1000 ms', {
  tags: ['PSW-005', 'CONST-011'],
}, async () => {
  platform.answer(changePassword, true)
  localStorage.setItem('temporaryPassword', '"Play1234"')
  const { path, user } = renderInApp(<ChangePasswordScreen />, { path: '/m/changePsw' })
  await user.type(await next(), 'Fresh5678')
  await user.type(repeated(), 'Fresh5678')
  await user.type(old() as HTMLElement, 'Play1234')
  vi.useFakeTimers()
  await act(async () => submit().click())
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect({ changePasswordCalls: platform.count(changePassword), path: path() }).toEqual({
    changePasswordCalls: 1,
    path: '/m/changePsw',
  })
  expect(localStorage.getItem('temporaryPassword')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(path()).toBe('/m/home')
})

const errorAt = (field: HTMLElement | null) =>
  document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent
const captcha = () => screen.queryByLabelText<HTMLInputElement>('Captcha')

test('a held password that is refused has to be typed from then on', { tags: ['PSW-002'] }, async () => {
  remember('Held1234')
  platform.fail(changePassword, 'password.old.wrong')
  const user = await change()
  await waitFor(() => expect(old()).toBeInTheDocument())
  expect(rememberedLogin.read('username')?.password).toBe('Held1234')
  await user.type(old() as HTMLElement, 'Play1234')
  await user.click(submit())
  await waitFor(() => expect(platform.count(changePassword)).toBe(2))
  expect(platform.last(changePassword)?.body).toMatchObject({ oldPassword: 'Play1234' })
  await waitFor(() => expect(errorAt(old())).toBe('The old password is wrong'))
})

test('a new password equal to the old one is refused in a dialog', {
  tags: ['PSW-006'],
}, async () => {
  platform.fail(changePassword, 'password.same')
  await change('Play1234')
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  expect(platform.count(changePassword)).toBe(1)
})

test('a failed login shows a captcha, and a new one after each attempt', {
  tags: ['PSW-008'],
}, async () => {
  session.drop()
  platform.answer(captchaCall, 'PHN2Zy8+').fail(changePassword, 'password.old.wrong', { captcha: true })
  const { user } = renderInApp(<ChangePasswordScreen />, { path: '/m/changePsw' })
  await user.type(await screen.findByLabelText('Username'), 'amina')
  await user.type(old() as HTMLElement, 'Wrong1234')
  await user.type(await next(), 'Fresh5678')
  await user.type(repeated(), 'Fresh5678')
  expect(captcha()).not.toBeInTheDocument()
  await user.click(submit())
  await waitFor(() => expect(captcha()).toBeInTheDocument())
  await waitFor(() => expect(platform.count(captchaCall)).toBe(1))
  await user.type(captcha() as HTMLElement, '1234')
  await user.click(submit())
  await waitFor(() => expect(platform.count(captchaCall)).toBe(2))
  expect(platform.last(changePassword)?.body).toMatchObject({ username: 'amina', captcha: '1234' })
  expect(captcha()?.value).toBe('')
})

test.each([
  ['', 'Enter your old password'],
  ['x'.repeat(33), 'at most 32 characters'],
])(
  'the typed old password %j is refused at its field and not sent',
  { tags: ['VALID-014'] },
  async (typed, message) => {
    await change(typed || undefined)
    const description = () => document.getElementById(old()?.getAttribute('aria-describedby') ?? '')?.textContent
    await waitFor(() => expect(description()).toBe(message))
    expect(platform.count(changePassword)).toBe(0)
  },
)
