import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { vendorGameTypes } from '@understudy/contracts/games'
import { launchGame, launchGuestSports } from '@understudy/contracts/launch'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setLanguage } from '@/shared/i18n'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import { SportsGame } from './SportsGame.tsx'

const STAGE = 'http://localhost:3001'
const PAGE = `${STAGE}/play/w.1`
const FB = { gameId: 'FB-LOBBY', nodeId: '330001' }

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample()))
    .answer(vendorGameTypes, { sorting: [], mapping: { SPORTS: { FB } } })
    .answer(launchGame, { content: { game_url: PAGE } })
    .answer(launchGuestSports, { content: { game_url: PAGE } })
  session.store(sessionSample())
  // happy-dom does not load frames and logs an error for each, so its loading is replaced.
  const inner = HTMLIFrameElement.prototype as unknown as Record<symbol, () => void>
  for (const symbol of Object.getOwnPropertySymbols(inner))
    if (['connectedToDocument', 'onSetAttribute'].includes(symbol.description ?? ''))
      vi.spyOn(inner, symbol).mockReturnValue()
})
afterEach(() => {
  session.drop()
})

const open = () => {
  const onBack = vi.fn()
  const onLogin = vi.fn()
  return { ...renderInApp(<SportsGame onBack={onBack} onLogin={onLogin} />), onBack, onLogin }
}
/** Returns the frame once its timers are started. */
const frame = async () => {
  const iframe = await screen.findByTitle<HTMLIFrameElement>('Sports')
  await act(async () => {})
  return iframe
}
const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const launches = () => platform.count(launchGame)

describe('the sports game', () => {
  test('the sports game is blank for 150 ms, then loads and shows 100 ms later', {
    tags: ['LAUNCH-011', 'CONST-016'],
  }, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 })
    open()
    const iframe = await frame()
    expect(iframe).toHaveAttribute('src', 'about:blank')
    // The load event of the blank page does not show the frame.
    fireEvent.load(iframe)
    later(80)
    expect({ src: iframe.getAttribute('src'), shown: iframe.dataset.shown }).toEqual({
      src: 'about:blank',
      shown: 'false',
    })
    later(80)
    expect({ src: iframe.getAttribute('src'), shown: iframe.dataset.shown }).toEqual({ src: PAGE, shown: 'false' })
    fireEvent.load(iframe)
    later(60)
    expect(iframe.dataset.shown).toBe('false')
    later(50)
    expect(iframe.dataset.shown).toBe('true')
  })

  test('the sports game launches the ids of mapping.SPORTS.FB as in spec §7', { tags: ['LAUNCH-012'] }, async () => {
    open()
    await frame()
    expect(Object.fromEntries(platform.last(launchGame)?.url.searchParams ?? [])).toMatchObject({
      ...FB,
      vassalage: 'FB',
      platform: 'html5',
      launchMode: 'GLS',
      clientType: '2',
      accountType: '1',
      confirmTrans: '0',
      webView: 'false',
      language: 'EN',
    })
  })

  test('the sports game launches once, 250 ms after two changes of language', {
    tags: ['LAUNCH-013', 'CONST-015'],
  }, async () => {
    open()
    await frame()
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 })
    await act(() => setLanguage('UR-LA'))
    later(150)
    await act(() => setLanguage('UR'))
    later(200)
    expect(launches()).toBe(1)
    later(100)
    await waitFor(() => expect(launches()).toBe(2))
    expect(platform.last(launchGame)?.url.searchParams.get('language')).toBe('UR')
    later(1_000)
    expect(launches()).toBe(2)
  })

  test('the sports game launches again for another login', { tags: ['LAUNCH-013'] }, async () => {
    open()
    await frame()
    act(() =>
      session.store(sessionSample(0, { userName: 'zoya', token: 'default.7f9619ff-8b86-4d01-b42d-00cf4fc964ff' })),
    )
    await waitFor(() => expect(launches()).toBe(2))
    expect(platform.last(launchGame)?.headers.get('Authorization')).toContain('7f9619ff')
  })

  test('the sports game launches again when restored without an http address', {
    tags: ['LAUNCH-014'],
  }, async () => {
    open()
    const iframe = await frame()
    const restored = (persisted: boolean) =>
      act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
    restored(false)
    expect(launches()).toBe(1)
    expect(iframe.src).toBe('about:blank')
    restored(true)
    await waitFor(() => expect(launches()).toBe(2))
    await waitFor(async () => expect(await frame()).toHaveAttribute('src', PAGE))
    restored(true)
    expect(launches()).toBe(2)
  })

  test.each([
    ['about:blank', 2],
    ['about:srcdoc', 2],
    ['blob:http://localhost:3001/6f9619ff', 2],
    ['data:text/html,gone', 2],
    ['chrome-error://chromewebdata/', 2],
    ['file:///tmp/game.html', 2],
    ['ftp://localhost/game', 2],
    ['httpx://localhost/game', 2],
    ['https://vendor.example/play', 1],
    ['http://localhost:3001/play/w.1', 1],
  ])(
    'the sports game restored with the address %s launches %i times',
    { tags: ['LAUNCH-014'] },
    async (address, times) => {
      open()
      const iframe = await frame()
      Object.defineProperty(iframe, 'src', { value: address })
      act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
      await act(async () => {})
      expect(launches()).toBe(times)
    },
  )

  test('a relogin message leads to the login only if it comes from the frame', {
    tags: ['LAUNCH-015'],
  }, async () => {
    const { onLogin } = open()
    const iframe = await frame()
    const inside = {} as Window
    Object.defineProperty(iframe, 'contentWindow', { value: inside })
    const say = (origin: string, source: Window) => {
      const message = new MessageEvent('message', { data: { relogin: true }, origin })
      Object.defineProperty(message, 'source', { value: source })
      act(() => void dispatchEvent(message))
    }
    say('https://evil.example', inside)
    say(STAGE, window)
    expect(onLogin).not.toHaveBeenCalled()
    say(STAGE, inside)
    expect(onLogin).toHaveBeenCalledOnce()
  })

  test('the sports game launches nothing for a trial session, and says why', {
    tags: ['LAUNCH-016', 'LAUNCH-017'],
  }, async () => {
    session.store(sessionSample(4))
    open()
    expect(await screen.findByText('Please login an actual account to use this function')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Register now' }).getAttribute('href')).toBe('/m/register')
    expect({ launches: launches(), launchGuestSportsCalls: platform.count(launchGuestSports) }).toEqual({
      launches: 0,
      launchGuestSportsCalls: 0,
    })
  })

  test.each([undefined, 0] as const)(
    'the sports game launches nothing without the mapping, session type %s',
    { tags: ['LAUNCH-016'] },
    async (type) => {
      if (type === undefined) session.drop()
      platform.answer(vendorGameTypes, { sorting: [], mapping: { SPORTS: {} } })
      open()
      expect(await screen.findByText('Sports are not available right now.')).toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'All games' }).getAttribute('href')).toBe('/m/game')
      expect({ launches: launches(), launchGuestSportsCalls: platform.count(launchGuestSports) }).toEqual({
        launches: 0,
        launchGuestSportsCalls: 0,
      })
    },
  )

  test('a visitor gets the sportsbook to view, requested with the platform only', {
    tags: ['LAUNCH-017'],
  }, async () => {
    session.drop()
    const { user, onLogin } = open()
    await frame()
    expect(platform.last(launchGuestSports)?.url.search).toBe('?platform=html5')
    expect(launches()).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(onLogin).toHaveBeenCalledOnce()
  })

  test('the sports game says why it does not open, and tries again', async () => {
    platform.fail(launchGame, 'relay.busy')
    const { user } = open()
    expect(await screen.findByText('The system is busy, please try again')).toBeInTheDocument()
    platform.answer(launchGame, { content: { game_url: PAGE } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await frame()
    expect(launches()).toBe(2)
  })

  test('the sports game loads missing vendor data again', async () => {
    platform.fail(vendorGameTypes, 'system.error')
    const { user } = open()
    await screen.findByRole('alert')
    platform.answer(vendorGameTypes, { sorting: [], mapping: { SPORTS: { FB } } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await frame()
  })

  test('a page that never loads offers another try and the way back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { onBack } = open()
    await frame()
    later(15_000)
    screen.getAllByRole('button', { name: 'Back' }).at(-1)?.click()
    expect(onBack).toHaveBeenCalledOnce()
    act(() => screen.getByRole('button', { name: 'Try again' }).click())
    await frame()
    expect(launches()).toBe(2)
  })
})
