import { act, screen } from '@testing-library/react'
import type { MemberType, RoleAccess } from '@understudy/contracts/member-type'
import { type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { Guard } from './Guard.tsx'
import { CrashBoundary } from './layouts/CrashBoundary.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { Screens } from './Screens.tsx'

afterEach(() => {
  session.drop()
})

describe('a guarded screen', () => {
  const open = (access: RoleAccess, type?: MemberType, query = 'x=1') => {
    if (type !== undefined) session.store(sessionSample(type))
    return renderInApp(
      <Routes>
        <Route path="/m/withdraw" element={<Guard access={access}>the screen</Guard>} />
        <Route path="*" element={null} />
      </Routes>,
      { path: `/m/withdraw?${query}` },
    )
  }

  test.each([
    [undefined, sessionSample(0).userName, '/m/login'],
    [0, sessionSample(0).userName, '/m/withdraw'],
    [0, 'somebody-else', '/m/home'],
  ] as const)('for a session of type %s, the page of a notification for %s leads to %s', (type, member, path) => {
    expect(open('real', type, `for=${member}`).path().split('?')[0]).toBe(path)
  })

  test.each(['member', 'real', 'agent'] as const)(
    'a screen guarded for a %s sends a visitor to login',
    { tags: ['ROUTE-030'] },
    (access) => {
      expect(open(access).path()).toBe('/m/login')
    },
  )

  test.each([
    '/m/securityCenter',
    '/m/myAccount/index',
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/vouReport',
    '/m/withdrawReport',
    '/m/transaction/record',
    '/m/gameRecord',
    '/m/profitandloss',
    '/m/member/home',
    '/m/member/benefits',
    '/m/member/manualRebate',
    '/m/leaderBoard',
    '/m/rewardCenter',
    '/m/inviteFriends',
    '/m/webEmail',
    '/m/feedback',
    '/m/startLottery',
    '/m/launchGame',
    '/m/lotto-h5/fast/trad/games/300',
    '/m/play/330001',
    '/m/agent/team/overview',
    '/m/agentRegister',
    '/m/member/team',
    '/m/member/agent/agentRebeat',
    '/m/agent/team/pnl',
    '/m/member/agent/getSalaryContract',
    '/m/member/agent/getDevidendContract',
    '/m/member/agent/getHourContract',
  ])('%s opened by a visitor becomes /m/login', { tags: ['ROUTE-030'] }, (path) => {
    fakePlatform()
    expect(renderInApp(<Screens />, { path: `${path}?x=1` }).path()).toBe('/m/login')
  })

  test.each(['real', 'agent', 'contracts'] as const)(
    'a screen for %s accounts refuses a trial with the reason',
    { tags: ['SESSION-012', 'ERR-004'] },
    async (access) => {
      expect(open(access, 4).path()).toBe('/m/home')
      expect(
        await screen.findByRole('dialog', { name: 'Please login an actual account to use this function' }),
      ).toBeInTheDocument()
    },
  )

  test.each([
    ['agent', 0],
    ['agent', 40],
    ['contracts', 0],
    ['contracts', 41],
    ['contracts', 42],
  ] as const)('a screen for %s refuses members of type %i', async (access, type) => {
    expect(open(access, type).path()).toBe('/m/home')
    expect((await screen.findByRole('alert')).textContent).toBe('No permission or feature unavailable')
  })

  test.each([
    ['guest', undefined],
    ['guest', 4],
    ['member', 4],
    ['member', 0],
    ['real', 0],
    ['real', 1],
    ['real', 40],
    ['real', 42],
    ['agent', 1],
    ['agent', 2],
    ['agent', 41],
    ['agent', 42],
    ['contracts', 1],
    ['contracts', 2],
  ] as const)('a screen for a %s opens for type %s', (access, type) => {
    const app = open(access, type)
    expect(screen.getByText('the screen')).toBeInTheDocument()
    expect(app.path()).toBe('/m/withdraw?x=1')
  })
})

describe('an address without a screen', () => {
  test('an unknown address leads home with a message', { tags: ['ROUTE-003', 'ROUTE-028'] }, async () => {
    fakePlatform()
    const app = renderInApp(<Screens />, { path: '/m/no-such-page' })
    expect(app.path()).toBe('/m/home')
    expect(await screen.findByText('That page is not available. You are on the home page.')).toBeInTheDocument()
  })

  test('an unknown personal address asks a visitor to log in first', { tags: ['SESSION-014'] }, () => {
    fakePlatform()
    expect(renderInApp(<Screens />, { path: '/m/transaction/record' }).path()).toBe('/m/login')
  })
})

describe('the code of a screen', () => {
  test('a screen whose code fails to load is logged and tried again', {
    tags: ['SHELL-023', 'ERR-012'],
  }, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    let attempts = 0
    const Screen = lazyScreen(async () => {
      attempts += 1
      if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return { default: () => <p>here</p> }
    })
    const { Spinner } = await import('@/shared/ui/Spinner')
    renderInApp(
      <Suspense fallback={<Spinner />}>
        <Screen />
      </Suspense>,
    )
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1))
    expect(screen.getByText('Loading')).toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await screen.findByText('here')).toBeInTheDocument()
  })

  test('a screen that fails again after five seconds reloads the page once', {
    tags: ['SHELL-023'],
  }, async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('fetch', async () => new Response())
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const load = vi.fn<() => Promise<{ default: () => ReactNode }>>()
    load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    const Screen = lazyScreen(load)
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    const tried = () => [load.mock.calls.length, reload.mock.calls.length]
    renderInApp(
      <CrashBoundary>
        <Suspense>
          <Screen />
        </Suspense>
      </CrashBoundary>,
    )
    await pass(4_900)
    expect(tried()).toEqual([1, 0])
    await pass(200)
    expect(tried()).toEqual([2, 1])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await pass(5_100)
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expect(tried()).toEqual([3, 1])
    await pass(60_000)
    expect(tried()).toEqual([3, 1])
    load.mockResolvedValue({ default: () => <p>here</p> })
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
    expect(screen.getByText('here')).toBeInTheDocument()
    expect(tried()).toEqual([4, 2])
  })

  test('a screen without its code offers a retry, and opens once the network is back', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn<() => Promise<{ default: () => ReactNode }>>()
    load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    const Screen = lazyScreen(load)
    renderInApp(
      <Suspense>
        <Screen />
      </Suspense>,
    )
    await act(() => vi.advanceTimersByTimeAsync(5_100))
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
    load.mockResolvedValue({ default: () => <p>here</p> })
    online.mockReturnValue(true)
    await act(async () => dispatchEvent(new Event('online')))
    expect(screen.getByText('here')).toBeInTheDocument()
  })

  test('a screen whose code was preloaded shows at once', async () => {
    const Screen = lazyScreen(async () => ({ default: () => <p>here</p> }))
    await Screen.preload()
    renderInApp(<Screen />)
    expect(screen.getByText('here')).toBeInTheDocument()
  })
})
