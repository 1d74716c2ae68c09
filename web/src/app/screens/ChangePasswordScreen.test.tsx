import { act, screen, waitFor } from '@testing-library/react'
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

// A busy machine needs its time for a page.
vi.setConfig({ testTimeout: 20_000 })

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  // Bodies then travel as they are, which is what these tests look at.
  vi.stubGlobal('crypto', { ...crypto, subtle: undefined })
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({}, ['PASS3'])))
    .answer(registerSettings, registerSettingsSample())
    .fail(changePassword, 'relay.busy')
  session.store(sessionSample())
})
afterEach(() => {
  vi.useRealTimers()
  session.drop()
  vi.unstubAllGlobals()
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

test('PSW-004 sends the old password as it was typed, and the new one twice', async () => {
  await change('Play1234')
  await waitFor(() => expect(platform.count(changePassword)).toBe(1))
  expect(platform.last(changePassword)?.body).toEqual({
    oldPassword: 'Play1234',
    newPassword: 'Fresh5678',
    confirmNewPassword: 'Fresh5678',
  })
})

test('PSW-002 PSW-004 VALID-014 with a password held none is asked for, and the held one is sent', async () => {
  remember('Held1234')
  await change()
  expect(old()).toBeNull()
  await waitFor(() => expect(platform.count(changePassword)).toBe(1))
  expect(screen.queryByText('Enter your old password')).toBeNull()
  expect(platform.last(changePassword)?.body).toMatchObject({ oldPassword: 'Held1234' })
})

test('PSW-005 CONST-011 a change that is saved leads home 1000 ms later', async () => {
  platform.answer(changePassword, true)
  const { path, user } = renderInApp(<ChangePasswordScreen />, { path: '/m/changePsw' })
  await user.type(await next(), 'Fresh5678')
  await user.type(repeated(), 'Fresh5678')
  await user.type(old() as HTMLElement, 'Play1234')
  vi.useFakeTimers()
  await act(async () => submit().click())
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect([platform.count(changePassword), path()]).toEqual([1, '/m/changePsw'])
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(path()).toBe('/m/home')
})

test.each([
  ['', 'Enter your old password'],
  ['x'.repeat(33), 'at most 32 characters'],
])('VALID-014 with none held the old password %j is told at its field and sends nothing', async (typed, message) => {
  await change(typed || undefined)
  const told = () => document.getElementById(old()?.getAttribute('aria-describedby') ?? '')?.textContent
  await waitFor(() => expect(told()).toBe(message))
  expect(platform.count(changePassword)).toBe(0)
})
