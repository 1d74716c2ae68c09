import { act, screen, waitFor } from '@testing-library/react'
import { resetPassword } from '@understudy/contracts/password'
import { registerSettings } from '@understudy/contracts/registration'
import { systemStatus } from '@understudy/contracts/system'
import { Link, Route, Routes, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { registerSettingsSample } from '@/test/register-settings'
import { renderInApp } from '@/test/render'
import { settingsSample, statusSample } from '@/test/samples'
import ForgotPasswordScreen from './ForgotPasswordScreen.tsx'

// A busy machine may need longer than the default for a whole page.
vi.setConfig({ testTimeout: 20_000 })

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  vi.stubGlobal('crypto', { ...crypto, subtle: undefined })
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({}, ['VERIFICATION3'])))
    .answer(registerSettings, registerSettingsSample())
    .answer(resetPassword, { changed: true })
})

function Ways() {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        before
      </button>
      <button type="button" onClick={() => navigate(1)}>
        after
      </button>
      <Link to="/m/home">away</Link>
    </>
  )
}

/** Opens the second step, with a verified code. */
async function proven() {
  const { user, path } = renderInApp(
    <>
      <Routes>
        <Route path="/m/forget" element={<ForgotPasswordScreen />} />
        <Route path="*" element={null} />
      </Routes>
      <Ways />
    </>,
    { path: '/m/forget' },
  )
  await user.type(await screen.findByLabelText('Username'), 'amina')
  await user.type(screen.getByLabelText('E-mail address'), 'amina@mail.example')
  await user.type(screen.getByLabelText('Verification code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByLabelText('New password')
  return { user, path, press: (name: string) => user.click(screen.getByRole('button', { name })) }
}

test('Back leads from the new password to the first step, which keeps its values', {
  tags: ['PSW-009'],
}, async () => {
  const { press } = await proven()
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument()
  await press('before')
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
  const typed = ['Username', 'E-mail address', 'Verification code'].map((label) => screen.getByLabelText(label))
  expect(typed.map((field) => (field as HTMLInputElement).value)).toEqual(['amina', 'amina@mail.example', '123456'])
  await press('after')
  expect(screen.getByLabelText('New password')).toBeInTheDocument()
})

test('a new password set after its page was left leads nobody away', {
  tags: ['PSW-009'],
}, async () => {
  const { user, path } = await proven()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  platform.reply(resetPassword, () => answered.then(() => Response.json({ success: true, value: { changed: true } })))
  await user.type(screen.getByLabelText('New password'), 'Fresh5678')
  await user.type(screen.getByLabelText('Confirm new password'), 'Fresh5678')
  await user.click(screen.getByRole('button', { name: 'Set new password' }))
  await waitFor(() => expect(platform.count(resetPassword)).toBe(2))
  await user.click(screen.getByRole('link', { name: 'away' }))
  answer()
  await screen.findByText(/Your new password is set/)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(path()).toBe('/m/home')
})
