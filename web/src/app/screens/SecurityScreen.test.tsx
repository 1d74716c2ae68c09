import { screen } from '@testing-library/react'
import { devices, type SecurityConfig, securityConfig } from '@understudy/contracts/security'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import SecurityScreen from './SecurityScreen.tsx'

const config = (more: Partial<SecurityConfig> = {}): SecurityConfig => ({
  ...{
    hasPassword: true,
    passwordChangedAt: Date.UTC(2026, 2, 1, 7),
    hasPaymentPassword: false,
    paymentLockedUntil: null,
  },
  ...{ hasMobile: false, hasEmail: false, hasBankCard: false, hasSecurityQuestions: false },
  ...{ mobile: '', email: '', lastLoginTime: null, lastLoginIp: '', ...more },
})

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform().answer(devices, [])
})
afterEach(() => {
  session.drop()
  vi.unstubAllGlobals()
})

const FIRST = 'This is your first login.'

test('PSW-010 a first login is told that it is one', async () => {
  platform.answer(securityConfig, config())
  session.store(sessionSample(0, { firstTimeLogin: true }))
  renderInApp(<SecurityScreen />)
  expect(await screen.findByText(FIRST)).toBeTruthy()
  expect(screen.queryByText(/Last login/)).toBeNull()
})

test('PSW-010 who was here before is told when and from where, also by a session that was the first', async () => {
  platform.answer(securityConfig, config({ lastLoginTime: Date.UTC(2026, 2, 9, 7), lastLoginIp: '203.0.113.24' }))
  session.store(sessionSample(0, { firstTimeLogin: true }))
  renderInApp(<SecurityScreen />)
  expect(await screen.findByText(/^Last login: .*Mar.*2026.*, from 203\.0\.113\.24$/)).toBeTruthy()
  expect(screen.queryByText(FIRST)).toBeNull()
})

test('PSW-010 an account of long ago whose earlier logins nobody remembers is told nothing of a first one', async () => {
  platform.answer(securityConfig, config())
  session.store(sessionSample(0, { firstTimeLogin: false }))
  renderInApp(<SecurityScreen />)
  expect(await screen.findByText(/protections? (is|are) set/)).toBeTruthy()
  expect(screen.queryByText(FIRST)).toBeNull()
})
