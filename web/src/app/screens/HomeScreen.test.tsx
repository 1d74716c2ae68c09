import { act, screen, waitFor, within } from '@testing-library/react'
import { announcements } from '@understudy/contracts/announcements'
import type { Endpoint, EndpointDefinition } from '@understudy/contracts/endpoint'
import { favouriteGames, favouriteIds } from '@understudy/contracts/favourites'
import { gameList, hotGames, vendorGameTypes, vendorMenu } from '@understudy/contracts/games'
import { jackpot, rankList, winners } from '@understudy/contracts/lobby'
import { matches, matchGroups } from '@understudy/contracts/matches'
import { freePlay, login, trialUser } from '@understudy/contracts/session'
import { systemStatus } from '@understudy/contracts/system'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { gamePage, gameSamples } from '@/test/game-sample'
import { failure, fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample, TOKEN } from '@/test/samples'
import HomeScreen from './HomeScreen.tsx'
import CategoryView from './home/CategoryView.tsx'
import LoginScreen from './LoginScreen.tsx'
import './home/HomeOverview.tsx'

const vendor = { vassalage: 'NP', accountTypeName: 'NP', displayName: 'House NP', icon: '/img/np.svg' }
const sorting = [
  { gameCategory: 'RNG', vendorNames: [vendor] },
  { gameCategory: 'SPORTS', vendorNames: [{ ...vendor, vassalage: 'FB' }] },
]

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample({ info: settingsSample({}, ['GAMELOFAV3', 'FREEPLAY3']) }))
    .answer(announcements, { banners: [], player: [], popup: [], promotion: [], hot: [] })
    .answer(vendorGameTypes, { sorting, mapping: {} })
    .answer(vendorMenu, [
      { vassalage: 'NP', displayName: 'House NP', icon: '/img/np.svg', gameType: 'RNG', gameCount: 9 },
    ])
    .answer(hotGames, { list: gameSamples(9) })
    .answer(gameList, gamePage(gameSamples(9)))
    .answer(matchGroups, [])
    .answer(matches, [])
    .answer(jackpot, [{ vendor: 'NP', amount: 1_000, updatedAt: 0 }])
    .answer(winners, [])
    .answer(rankList, [])
    .answer(favouriteIds, [])
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(() => {
  session.drop()
})

// Whole screens may need more than the default five seconds on a busy machine.
describe('home', { timeout: 20_000 }, () => {
  test('home loads everything by itself, 400 ms apart', { tags: ['HOME-001', 'CONST-021'] }, async () => {
    vi.useFakeTimers()
    const callTimes: number[] = []
    const start = performance.now()
    const note = <D extends EndpointDefinition>(endpoint: Endpoint<D>) =>
      platform.reply(endpoint, () => {
        callTimes.push(performance.now() - start)
        return failure('system.error')
      })
    note(hotGames)
    note(vendorGameTypes)
    note(matchGroups)
    note(jackpot)
    note(winners)
    renderInApp(<HomeScreen />)
    for (let step = 0; step < 20; step++) await act(() => vi.advanceTimersByTimeAsync(200))
    expect(platform.count(announcements)).toBe(1)
    expect(callTimes).toHaveLength(5)
    for (const [index, time] of callTimes.entries())
      expect(time - (callTimes[index - 1] ?? 0), String(callTimes)).toBeGreaterThanOrEqual(400)
  })

  test('a category replaces the lists at the same address', { tags: ['HOME-007', 'HOME-010'] }, async () => {
    const { user, path } = renderInApp(<HomeScreen />)
    expect(await screen.findByRole('heading', { name: 'Hot games' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Slots' }))
    expect(await screen.findByRole('heading', { name: 'Slots' })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Hot games' })).not.toBeInTheDocument()
    expect(path()).toBe('/m/home')
    await user.click(screen.getByRole('button', { name: 'Slots', pressed: true }))
    expect(await screen.findByRole('heading', { name: 'Hot games' })).toBeInTheDocument()
  })

  test('every carousel leads to all of its games, but not the favourites', { tags: ['HOME-013'] }, async () => {
    const { unmount } = renderInApp(<CategoryView category="HOT" />)
    const hot = (await screen.findByRole('heading', { name: 'Hot' })).parentElement as HTMLElement
    expect(within(hot).getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/m/gameList?type=hot')
    unmount()
    renderInApp(<CategoryView category="FAV" />)
    const fav = (await screen.findByRole('heading', { name: 'Favourites' })).parentElement as HTMLElement
    expect(within(fav).queryByRole('link')).not.toBeInTheDocument()
  })

  test('the favourites of a guest are an empty state with the way to log in', { tags: ['GAMES-020'] }, async () => {
    const { user, path } = renderInApp(<CategoryView category="FAV" />)
    expect(await screen.findByText('Log in to keep your favourite games in one place.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(path()).toBe('/m/login')
    expect(platform.count(favouriteGames)).toBe(0)
  })

  test.each(['/m/game?category=FAV', '/m/gameList?type=fav', '/m/home'])(
    'a guest who logs in from the favourites of %s comes back there',
    { tags: ['GAMES-020'] },
    async (from) => {
      // Without Web Cryptography the login is sent unencrypted, so that the test can read it.
      vi.stubGlobal('crypto', { subtle: undefined, getRandomValues: (bytes: Uint8Array) => bytes })
      platform
        .answer(login, { token: TOKEN, id: 7, userName: 'amina', type: 0, firstTimeLogin: false })
        .answer(favouriteGames, { content: gameSamples(1), totalPages: 1, pageNum: 1 })
      const { user, path } = renderInApp(
        <Routes>
          <Route path="/m/login" element={<LoginScreen />} />
          <Route path="*" element={<CategoryView category="FAV" />} />
        </Routes>,
        { path: from },
      )
      await user.click(await screen.findByRole('button', { name: 'Log in' }))
      expect(path()).toBe('/m/login')
      await user.type(screen.getByLabelText('Username'), 'amina')
      await user.type(screen.getByLabelText('Password'), 'Play1234')
      await user.click(screen.getByRole('button', { name: 'Log in' }))
      expect(await screen.findByText('Game 1')).toBeInTheDocument()
      expect(path()).toBe(from)
    },
  )

  test('a member’s hub requests 100 favourites at once and has no link to their list', {
    tags: ['HOME-013'],
  }, async () => {
    session.store(sessionSample())
    platform.answer(favouriteGames, { content: gameSamples(1), totalPages: 1, pageNum: 1 })
    renderInApp(<CategoryView category="FAV" />)
    expect(await screen.findByText('Game 1')).toBeInTheDocument()
    expect(platform.last(favouriteGames)?.url.searchParams.get('pageSize')).toBe('100')
    expect(screen.queryByRole('link', { name: /^See all/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'All my favourites' })).toHaveAttribute('href', '/m/gameList?type=fav')
  })

  test('the hub of a member without favourites leads to no list of them', { tags: ['HOME-013'] }, async () => {
    session.store(sessionSample())
    platform.answer(favouriteGames, { content: [], totalPages: 1, pageNum: 1 })
    renderInApp(<CategoryView category="FAV" />)
    expect(await screen.findByText(/Tap the star on a game/)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'All my favourites' })).not.toBeInTheDocument()
  })

  test('the floating VIP button leads a member to the benefits', { tags: ['HOME-037'] }, async () => {
    session.store(sessionSample())
    const { user, path } = renderInApp(<HomeScreen />)
    await user.click(await screen.findByRole('link', { name: 'VIP benefits' }))
    expect(path()).toBe('/m/member/benefits')
  })

  test('the place of free play is not kept where the settings cannot be had', async () => {
    platform.fail(systemStatus, 'system.error')
    renderInApp(<HomeScreen />)
    const place = () => document.querySelector('section[aria-label="Free play"]')
    expect(place()).toBeInTheDocument()
    await waitFor(() => expect(place()).not.toBeInTheDocument())
  })

  test.each(['/', '/m', '/m/index.html', '/m/home?utm=poster'])(
    'free play opened from %s keeps a session of type 4 and leads to /m/home',
    { tags: ['HOME-032'] },
    async (from) => {
      platform
        .answer(trialUser, { trail: 1, remaining: 9 })
        .answer(freePlay, { token: TOKEN, userName: 'guest1', customerType: 4 })
      const { user, path } = renderInApp(<HomeScreen />, { path: from })
      await user.click(await screen.findByRole('button', { name: 'Free play' }))
      await waitFor(() => expect(path()).toBe('/m/home'))
      expect(platform.count(freePlay)).toBe(1)
      expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}')).toMatchObject({ token: TOKEN, type: 4 })
    },
  )
})
