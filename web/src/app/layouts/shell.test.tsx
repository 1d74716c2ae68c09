import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { announcements } from '@understudy/contracts/announcements'
import { vendorGameTypes } from '@understudy/contracts/games'
import { launchGame } from '@understudy/contracts/launch'
import { memberIcon, memberInfo } from '@understudy/contracts/member'
import type { MemberType } from '@understudy/contracts/member-type'
import { logout, touch } from '@understudy/contracts/session'
import { systemStatus } from '@understudy/contracts/system'
import { balance } from '@understudy/contracts/wallet'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useApiQuery } from '@/shared/api'
import { closePanel } from '@/shared/navigation'
import { session } from '@/shared/session'
import { startTheme } from '@/shared/theme'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { memberSample, sessionSample, settingsSample, statusSample } from '@/test/samples'
import { AppSignals } from '../AppSignals.tsx'
import { BottomMenu } from './BottomMenu.tsx'
import { HomeHeader } from './HomeHeader.tsx'
import MenuPanel from './MenuPanel.tsx'
import { TopBar } from './TopBar.tsx'

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({}, ['DPSTBAS3'])))
    .answer(memberInfo, memberSample())
    .answer(memberIcon, { avatar: '/img/a.svg', avatarType: 'STATIC' })
    .answer(logout, true)
    .answer(touch, { expiresAt: 1 })
    .answer(balance, { sumBalance: 48_250, currency: 'PKR', currencySymbol: 'Rs', balance: [] })
    .answer(announcements, { banners: [], player: [], popup: [], promotion: [], hot: [] })
})
afterEach(() => {
  session.drop()
  closePanel()
})

const logInAs = (type: MemberType) => session.store(sessionSample(type))

describe('the bottom menu', () => {
  const entries = () => [...screen.getByRole('navigation').children].map((entry) => entry.textContent)

  test('the bottom menu has five entries in their order', { tags: ['SHELL-007'] }, async () => {
    logInAs(0)
    renderInApp(<BottomMenu />)
    expect(entries()).toEqual(['Home', 'Cricket', 'Deposit', 'Promotion', 'Member'])
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  })

  test.each([
    ['Deposit', '/m/voucherCenter'],
    ['Promotion', '/m/activity'],
    ['Member', '/m/member/home'],
  ])('a member who taps %s lands on %s', { tags: ['SHELL-007'] }, async (name, path) => {
    logInAs(0)
    const app = renderInApp(<BottomMenu />)
    await app.user.click(screen.getByRole('link', { name }))
    expect(app.path()).toBe(path)
  })

  test.each(['Deposit', 'Member'])('a guest who taps %s lands on login', { tags: ['SESSION-014'] }, async (name) => {
    const app = renderInApp(<BottomMenu />)
    await app.user.click(screen.getByRole('link', { name }))
    expect(app.path()).toBe('/m/login')
  })

  test('a trial player who taps deposit is asked to register', {
    tags: ['SESSION-012', 'ERR-004'],
  }, async () => {
    logInAs(4)
    const app = renderInApp(<BottomMenu />)
    await app.user.click(screen.getByRole('link', { name: 'Deposit' }))
    expect(
      await screen.findByRole('dialog', { name: 'Please login an actual account to use this function' }),
    ).toBeInTheDocument()
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(app.path()).toBe('/m/home')
  })

  test('a trial player is invited to register at the member center', async () => {
    logInAs(4)
    const app = renderInApp(<BottomMenu />)
    await app.user.click(screen.getByRole('link', { name: 'Member' }))
    await app.user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(app.path()).toBe('/m/home')
    await app.user.click(screen.getByRole('link', { name: 'Member' }))
    await app.user.click(await screen.findByRole('button', { name: 'Register now' }))
    await waitFor(() => expect(app.path()).toBe('/m/register'))
  })

  test.each([0, 1, 4, 40] as const)(
    'cricket starts the game of mapping.SPORTS.U9W for type %i',
    { tags: ['SHELL-008', 'LAUNCH-023'] },
    async (type) => {
      logInAs(type)
      platform.answer(vendorGameTypes, { sorting: [], mapping: { SPORTS: { U9W: { gameId: 'u9', nodeId: '901' } } } })
      const app = renderInApp(<BottomMenu />)
      await app.user.click(screen.getByRole('button', { name: 'Cricket' }))
      await waitFor(() => expect(app.path()).toBe('/m/play/901?vassalage=U9W&gameType=SPORTS&gameId=u9'))
      expect(platform.count(launchGame)).toBe(0)
      expect(platform.last(vendorGameTypes)?.url.searchParams.get('typeId')).toBe('1')
    },
  )

  test('cricket is the merchant’s cricket site for a guest, in a window of its own', {
    tags: ['SHELL-009'],
  }, async () => {
    renderInApp(<BottomMenu />)
    const link = await screen.findByRole('link', { name: /Cricket/ })
    await waitFor(() => expect(link.getAttribute('href')).toBe('https://cricket.example/'))
    expect({ target: link.getAttribute('target'), rel: link.getAttribute('rel') }).toEqual({
      target: '_blank',
      rel: 'noopener noreferrer',
    })
  })

  test('without the deposit module the raised entry is the games', { tags: ['SHELL-007'] }, async () => {
    platform.answer(systemStatus, statusSample({}, settingsSample({}, [])))
    logInAs(0)
    renderInApp(<BottomMenu />)
    await waitFor(() => expect(entries()).toEqual(['Home', 'Cricket', 'Games', 'Promotion', 'Member']))
    expect(screen.getByRole('link', { name: 'Games' })).toHaveAttribute('href', '/m/game')
  })
})

describe('the home header', () => {
  const downloads = { resources: [{ resourceType: 'Android' as const, url: '/apk' }] }
  const status = (more: Parameters<typeof settingsSample>[0]) =>
    platform.answer(systemStatus, statusSample({}, settingsSample(more)))

  test('the home header offers login, register and the menu to a guest', {
    tags: ['HOME-028', 'HOME-030'],
  }, async () => {
    const app = renderInApp(<HomeHeader />)
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Customer service' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register')
    await app.user.click(screen.getByRole('link', { name: 'Log in' }))
    expect(app.path()).toBe('/m/login')
  })

  test('the home header offers help, service, menu, logo and app icon to a member', {
    tags: ['HOME-029'],
  }, async () => {
    logInAs(0)
    status(downloads)
    renderInApp(<HomeHeader />)
    expect(await screen.findByRole('link', { name: 'Get the app' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/m/help')
    expect(screen.getByRole('link', { name: /Aurora/ })).toHaveAttribute('href', '/m/home')
    for (const name of ['Customer service', 'Open menu'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument()
    for (const name of ['Log in', 'Register']) expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
  })

  test.each([
    ['the download window is off', () => status({ ...downloads, appDownload: { window: false, reminder: true } })],
    ['there is no link for the device', () => status({ resources: [{ resourceType: 'IOS', url: '/ios' }] })],
    [
      'the page is an installed app',
      () => {
        status(downloads)
        vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('standalone') }))
      },
    ],
    [
      'the page runs inside the app',
      () => {
        status(downloads)
        vi.stubGlobal('navigator', { ...navigator, userAgent: 'Android UnderstudyApp/1.0', maxTouchPoints: 5 })
      },
    ],
  ])('the home header has no app icon when %s', { tags: ['HOME-031'] }, async (_, arrange) => {
    arrange()
    renderInApp(<HomeHeader />)
    await screen.findByText('Aurora')
    expect(screen.queryByRole('link', { name: 'Get the app' })).not.toBeInTheDocument()
  })
})

describe('the top bar', () => {
  test('the arrow of the top bar leads home from login', { tags: ['SHELL-003'] }, async () => {
    const app = renderInApp(<TopBar title="Log in" light={false} />, { path: '/m/login' })
    await app.user.click(screen.getByRole('button', { name: 'Back' }))
    expect(app.path()).toBe('/m/home')
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeInTheDocument()
  })

  test('the light top bar has a help link', { tags: ['SHELL-005'] }, async () => {
    const app = renderInApp(<TopBar title="VIP" light />, { path: '/m/vip' })
    expect(screen.getByRole('banner').className).toContain('light')
    await app.user.click(screen.getByRole('link', { name: 'Help' }))
    expect(app.path()).toBe('/m/help')
  })
})

describe('the side menu', () => {
  const show = () => renderInApp(<MenuPanel open onClose={closePanel} />)

  test.each([
    ['Games', '/m/game'],
    ['Lottery', '/m/lottery'],
    ['Promotions', '/m/activity'],
    ['VIP room', '/m/vip'],
    ['Link management', '/m/agentRegister'],
    ['Agency centre', '/m/agent/team/overview'],
    ['App download', '/m/app'],
  ])('the side menu’s entry %s leads an agent to %s', { tags: ['SHELL-019'] }, async (name, path) => {
    logInAs(1)
    platform.answer(systemStatus, statusSample({}, settingsSample({}, ['REGCEN'])))
    const app = show()
    await app.user.click(await screen.findByRole('link', { name }))
    expect(app.path()).toBe(path)
  })

  test('a guest who wants to invite friends logs in first', { tags: ['SESSION-014'] }, async () => {
    const app = show()
    await app.user.click(await screen.findByRole('link', { name: 'Invite friends' }))
    expect(app.path()).toBe('/m/login')
  })

  test.each([true, false])(
    'the app bonus follows the APP_DOWNLOAD promotion (%s)',
    { tags: ['FLAGS-026'] },
    async (enabled) => {
      platform.answer(systemStatus, statusSample({}, settingsSample({ promotions: { APP_DOWNLOAD: { enabled } } })))
      show()
      const entry = await screen.findByRole('link', { name: /App download/ })
      await screen.findByText('VIP room')
      expect(entry.textContent?.includes('Bonus')).toBe(enabled)
    },
  )

  test('the side menu shows username, VIP label and avatar; its badge leads to VIP', {
    tags: ['HOME-022'],
  }, async () => {
    logInAs(0)
    const app = show()
    expect(await screen.findByText('amina')).toBeInTheDocument()
    expect(await screen.findByRole('img', { name: 'Your picture' })).toBeInTheDocument()
    await app.user.click(await screen.findByRole('link', { name: /VIP 6/ }))
    expect(app.path()).toBe('/m/member/benefits')
  })

  test('a member without a VIP label has no badge', { tags: ['DATA-002'] }, async () => {
    logInAs(0)
    platform.answer(memberInfo, memberSample({ clubLabel: { labelName: '0' } }))
    show()
    await screen.findByText('Amina')
    expect(screen.queryByRole('link', { name: /VIP \d/ })).not.toBeInTheDocument()
  })

  test('the theme is switched here and kept', { tags: ['SHELL-021'] }, async () => {
    startTheme()
    const app = show()
    await app.user.click(await screen.findByRole('switch', { name: 'Dark theme' }))
    expect({ datasetTheme: document.documentElement.dataset.theme, themeTheme: localStorage.getItem('theme') }).toEqual(
      { datasetTheme: 'light', themeTheme: 'light' },
    )
    await app.user.click(screen.getByRole('switch', { name: 'Dark theme' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
  })

  test('a member who cancels the sign-out stays logged in', { tags: ['SESSION-003'] }, async () => {
    logInAs(0)
    const app = show()
    await app.user.click(await screen.findByRole('button', { name: 'Sign out' }))
    await app.user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(session.get()).toBeDefined()
    expect(platform.count(logout)).toBe(0)
  })

  test('a member who confirms the sign-out is signed out and led home', {
    tags: ['SESSION-004', 'SESSION-005'],
  }, async () => {
    logInAs(0)
    const app = renderInApp(<MenuPanel open onClose={closePanel} />, { path: '/m/mine' })
    await app.user.click(await screen.findByRole('button', { name: 'Sign out' }))
    const [confirm] = (await screen.findAllByRole('button', { name: 'Sign out' })).slice(-1)
    await app.user.click(confirm as HTMLElement)
    await waitFor(() => expect(app.path()).toBe('/m/home'))
    expect(platform.last(logout)?.headers.get('Authorization')).toBe(sessionSample().token)
    expect({
      session: session.get(),
      autoLogin: localStorage.getItem('autoLogin'),
      stored: localStorage.getItem('MC_SESSION_INFO'),
    }).toEqual({ session: undefined, autoLogin: '0', stored: null })
  })
})

describe('events of the whole app', () => {
  const Balance = () => (
    <button
      type="button"
      onClick={() => import('@/shared/api').then(({ call }) => call(balance, { query: {} }).catch(() => {}))}
    >
      ask
    </button>
  )

  test('a session that ended elsewhere leads to login with the message', {
    tags: ['ERR-024', 'SESSION-015'],
  }, async () => {
    logInAs(0)
    platform.fail(balance, 'login.not.session')
    const app = renderInApp(
      <AppSignals>
        <Balance />
      </AppSignals>,
      { path: '/m/mine' },
    )
    await app.user.click(screen.getByText('ask'))
    expect((await screen.findByRole('alert')).textContent).toBe('Your account was logged out, please log in again')
    await waitFor(() => expect(app.path()).toBe('/m/login'))
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull()
  })

  test('an outage that begins while the app is open has its status refetched at once', async () => {
    const Status = () => <p>{useApiQuery(systemStatus, undefined).data?.info.brand}</p>
    platform.fail(balance, 'maintenance', { startTime: 1, endTime: 2 })
    renderInApp(
      <AppSignals>
        <Balance />
        <Status />
      </AppSignals>,
    )
    await waitFor(() => expect(platform.count(systemStatus)).toBe(1))
    fireEvent.click(screen.getByText('ask'))
    await waitFor(() => expect(platform.count(systemStatus)).toBe(2))
  })

  test('a page says that its world is closed, with a link back', async () => {
    platform.fail(balance, 'world.unknown')
    renderInApp(
      <AppSignals>
        <Balance />
      </AppSignals>,
    )
    fireEvent.click(screen.getByText('ask'))
    expect(await screen.findByRole('heading', { name: 'This demo session has ended' })).toBeInTheDocument()
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP
    document.cookie = 'world=gone; path=/'
    act(() => screen.getByRole('button').click())
    expect(document.cookie).not.toContain('gone')
    expect(assign).toHaveBeenCalledWith('/m/home')
  })
})
