import { screen, waitFor, within } from '@testing-library/react'
import { announcements } from '@understudy/contracts/announcements'
import { captcha } from '@understudy/contracts/captcha'
import { checkUsername, register, registerSettings } from '@understudy/contracts/registration'
import { countries, systemStatus } from '@understudy/contracts/system'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import RegistrationScreen from '@/app/screens/RegistrationScreen'
import { session } from '@/shared/session'
import { fakePlatform } from './platform.ts'
import { registerSettingsSample } from './register-settings.ts'
import { renderInApp } from './render.tsx'
import { PAKISTAN, settingsSample, statusSample, TOKEN } from './samples.ts'

const NEWS = { banners: [], player: [], popup: [], promotion: [], hot: [] }

interface RegistrationStage {
  platform: ReturnType<typeof fakePlatform>
  /** Captcha pictures served so far. */
  pictures: number
  /** Spy that hides Web Cryptography, so that bodies are sent unencrypted and can be read. */
  subtle: MockInstance
}

/** Sets up a fake platform for each test of the registration screen. */
export function registrationStage(): RegistrationStage {
  const stage = {} as RegistrationStage
  beforeEach(() => {
    stage.pictures = 0
    stage.subtle = vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto)
    stage.platform = fakePlatform()
      .answer(systemStatus, statusSample({}, settingsSample()))
      .answer(announcements, NEWS)
      .answer(registerSettings, registerSettingsSample())
      .answer(countries, [PAKISTAN])
      .answer(checkUsername, { available: true })
      .answer(register, { id: 1, userName: 'newcomer1', token: TOKEN, type: 0 })
      .reply(captcha, () => {
        stage.pictures += 1
        return Response.json({ success: true, value: btoa(`picture ${stage.pictures}`) })
      })
  })
  afterEach(() => {
    session.drop()
  })
  return stage
}

/** Opens the screen; returns its fields by label. */
export const openRegistration = (path = '/m/register') => {
  const app = renderInApp(
    <Routes>
      <Route path="/m/register" element={<RegistrationScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { path },
  )
  const field = async (label: string) =>
    within(await screen.findByRole('form')).findByLabelText<HTMLInputElement>(label)
  return {
    ...app,
    field,
    async fill(more: Record<string, string> = {}) {
      const values = {
        Username: 'newcomer1',
        Password: 'Secret99',
        'Repeat the password': 'Secret99',
        Captcha: '1234',
        ...more,
      }
      for (const [label, value] of Object.entries(values)) {
        const input = await field(label)
        await app.user.clear(input)
        if (value) await app.user.type(input, value)
      }
    },
    /** Presses the button once the answer to the press before is there. */
    async submit() {
      const button = await screen.findByRole('button', { name: 'Create account' })
      await waitFor(() => expect(button.closest('form')).toHaveAttribute('aria-busy', 'false'))
      await app.user.click(button)
    },
  }
}
