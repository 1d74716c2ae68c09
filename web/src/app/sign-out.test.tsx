import { act, screen, waitFor } from '@testing-library/react'
import { logout } from '@understudy/contracts/session'
import { useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { useSignOut } from '@/domain/member/sign-out'
import { signal } from '@/shared/api/signals'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { AppSignals } from './AppSignals.tsx'

// Calls take longer than the message here, to show that it closes by itself.
vi.mock('@/shared/timings', async (original) => {
  const actual = await original<typeof import('@/shared/timings')>()
  return { ...actual, TIMINGS: { ...actual.TIMINGS, callTimeout: 60_000 } }
})

afterEach(() => {
  session.drop()
})

const Leave = () => (
  <button type="button" onClick={useSignOut()}>
    leave
  </button>
)

test('signing out of a session the server has forgotten is silent', {
  tags: ['SESSION-005'],
}, async () => {
  const platform = fakePlatform().fail(logout, 'login.not.session')
  session.store(sessionSample(0))
  const app = renderInApp(
    <AppSignals>
      <Leave />
    </AppSignals>,
    { path: '/m/gameList' },
  )
  await app.user.click(screen.getByRole('button', { name: 'leave' }))
  await app.user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(app.path()).toBe('/m/home'))
  expect(platform.last(logout)?.headers.get('Authorization')).toBe(sessionSample().token)
  expect({
    session: session.get(),
    autoLogin: localStorage.getItem('autoLogin'),
    stored: localStorage.getItem('MC_SESSION_INFO'),
  }).toEqual({ session: undefined, autoLogin: '0', stored: null })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the end of a session is announced once for all failed calls', async () => {
  fakePlatform()
  const app = renderInApp(<AppSignals>here</AppSignals>, { path: '/m/gameList' })
  act(() => {
    for (const needed of [false, true, true]) signal({ kind: 'session-ended', needed })
  })
  await waitFor(() => expect(app.path()).toBe('/m/login'))
  expect(await screen.findAllByRole('alert')).toHaveLength(1)
})

test('signing out on a dead line ends the session at once', async () => {
  const platform = fakePlatform().reply(logout, () => new Promise(() => {}))
  session.store(sessionSample(0))
  const app = renderInApp(<Leave />, { path: '/m/help' })
  await app.user.click(screen.getByRole('button', { name: 'leave' }))
  await app.user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(app.path()).toBe('/m/home'))
  expect(session.get()).toBeUndefined()
  await waitFor(() => expect(platform.last(logout)?.headers.get('Authorization')).toBe(sessionSample().token))
})

test('the loader of an unanswered sign-out disappears at 9999 ms', {
  tags: ['SESSION-004', 'CONST-008'],
}, async () => {
  fakePlatform().reply(logout, () => new Promise(() => {}))
  session.store(sessionSample(0))
  const app = renderInApp(
    <AppSignals>
      <Leave />
    </AppSignals>,
    { path: '/m/gameList' },
  )
  await app.user.click(screen.getByRole('button', { name: 'leave' }))
  const sure = await screen.findByRole('button', { name: 'Sign out' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  act(() => sure.click())
  expect(await screen.findByText('Signing out')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(9_800))
  expect(screen.queryByText('Signing out')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(screen.queryByText('Signing out')).not.toBeInTheDocument()
})

test('after signing out home replaces the page in the history', {
  tags: ['SESSION-005'],
}, async () => {
  fakePlatform().answer(logout, true)
  session.store(sessionSample(0))
  let go: ReturnType<typeof useNavigate> = () => {}
  const Go = () => {
    go = useNavigate()
    return null
  }
  const app = renderInApp(
    <>
      <Leave />
      <Go />
    </>,
    { path: '/m/help' },
  )
  await act(async () => go('/m/gameList?type=fav'))
  await app.user.click(screen.getByRole('button', { name: 'leave' }))
  await app.user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(app.path()).toBe('/m/home'))
  await act(async () => go(-1))
  expect(app.path()).toBe('/m/help')
})
