import { act, screen, waitFor } from '@testing-library/react'
import { freePlay, trialUser } from '@understudy/contracts/session'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import LoginScreen from '@/app/screens/LoginScreen'
import TrialScreen from '@/app/screens/TrialScreen'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample, TOKEN } from '@/test/samples'

// A busy machine may need longer than the default for a whole page.
vi.setConfig({ testTimeout: 20_000 })

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({}, ['FREEPLAY3'])))
    .answer(trialUser, { trail: 1, remaining: 9 })
    .answer(freePlay, { token: TOKEN, userName: 'guest1', customerType: 4 })
})
afterEach(() => {
  session.drop()
})

describe('test play', () => {
  test('free play on the login screen opens a session of type 4 and leads home', {
    tags: ['LOGIN-009', 'SESSION-008'],
  }, async () => {
    const app = renderInApp(<LoginScreen />, { path: '/m/login' })
    await app.user.click(await screen.findByRole('button', { name: 'Try it for free' }))
    await waitFor(() => expect(app.path()).toBe('/m/home'))
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toMatchObject({
      token: TOKEN,
      userName: 'guest1',
      type: 4,
    })
    expect(platform.last(freePlay)?.body).toEqual({ platform: 'M' })
  })

  test.each([
    [9, 'Free play is closed right now'],
    [0, 'Your free-trial limit has been reached'],
  ])('free play with trail 0 and %i left stays and says why', { tags: ['LOGIN-009'] }, async (remaining, message) => {
    platform.answer(trialUser, { trail: 0, remaining })
    const app = renderInApp(<LoginScreen />, { path: '/m/login' })
    await app.user.click(await screen.findByRole('button', { name: 'Try it for free' }))
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect({ path: app.path(), freePlayCalls: platform.count(freePlay), session: session.get() }).toEqual({
      path: '/m/login',
      freePlayCalls: 0,
      session: undefined,
    })
  })

  test('free play that was refused can be tried again', {
    tags: ['SESSION-007'],
  }, async () => {
    platform.answer(trialUser, { trail: 0, remaining: 9 })
    const app = renderInApp(<TrialScreen />, { path: '/m/trail' })
    const start = () => screen.getByRole('button', { name: 'Start free play' })
    await app.user.click(start())
    await screen.findByText('Free play is closed right now')
    await waitFor(() => expect(start()).not.toHaveAttribute('aria-busy', 'true'))
    platform.answer(trialUser, { trail: 1, remaining: 9 })
    await app.user.click(start())
    await waitFor(() => expect(app.path()).toBe('/m/home'))
  })

  test('test play shows a loader until home opens', { tags: ['SESSION-007'] }, async () => {
    let answer = () => {}
    platform.reply(
      trialUser,
      () =>
        new Promise((resolve) => {
          answer = () => resolve(Response.json({ success: true, value: { trail: 1, remaining: 9 } }))
        }),
    )
    const app = renderInApp(<TrialScreen />, { path: '/m/trail' })
    const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start free play' })
    await app.user.click(start)
    expect(await screen.findByText('Preparing your free play')).toBeInTheDocument()
    await app.user.click(start)
    expect({ trialUserCalls: platform.count(trialUser), path: app.path() }).toEqual({
      trialUserCalls: 1,
      path: '/m/trail',
    })
    answer()
    await waitFor(() => expect(app.path()).toBe('/m/home'))
    await waitFor(() => expect(screen.queryByText('Preparing your free play')).not.toBeInTheDocument())
  })

  test('the loader of free play disappears after 9999 ms', { tags: ['CONST-008'] }, async () => {
    platform.reply(trialUser, () => new Promise(() => {}))
    const app = renderInApp(<TrialScreen />, { path: '/m/trail' })
    await screen.findByRole('button', { name: 'Start free play' })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    screen.getByRole('button', { name: 'Start free play' }).click()
    expect(await screen.findByText('Preparing your free play')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(9_900))
    expect(screen.queryByText('Preparing your free play')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(99))
    expect(screen.queryByText('Preparing your free play')).not.toBeInTheDocument()
    expect(app.path()).toBe('/m/trail')
  })

  test('free play that fails says why and can be tried again', async () => {
    platform.fail(freePlay, 'session.limit')
    const app = renderInApp(<TrialScreen />, { path: '/m/trail' })
    await app.user.click(screen.getByRole('button', { name: 'Start free play' }))
    expect(await screen.findByText('Your free-trial limit has been reached')).toBeInTheDocument()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start free play' })).toBeEnabled()
  })
})

describe('the trial screen', () => {
  test('the trial screen says what a trial is worth and how long it lasts', async () => {
    renderInApp(<TrialScreen />, { path: '/m/trail' })
    expect(await screen.findByRole('heading', { name: /Rs\s5,000/ })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'One hour' })).toBeInTheDocument()
  })

  test.each([
    [0, /You are logged in as amina/],
    [4, /Your free play is running/],
  ] as const)('the trial screen offers no second session to type %i', async (type, message) => {
    session.store(sessionSample(type))
    renderInApp(<TrialScreen />, { path: '/m/trail' })
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Start free play' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to the games' })).toHaveAttribute('href', '/m/home')
  })

  test('the trial screen leads home if the merchant has no free play', async () => {
    platform.answer(systemStatus, statusSample())
    renderInApp(<TrialScreen />, { path: '/m/trail' })
    expect(await screen.findByText('Free play is not offered here.')).toBeInTheDocument()
  })
})
