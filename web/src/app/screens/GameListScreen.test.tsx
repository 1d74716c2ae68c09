import { act, screen, waitFor, within } from '@testing-library/react'
import { favouriteGames, favouriteIds } from '@understudy/contracts/favourites'
import { gameList, vendorGameTypes, vendorMenu } from '@understudy/contracts/games'
import { recentGames } from '@understudy/contracts/recents'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '@/shared/api'
import { session } from '@/shared/session'
import { gamePage, gameSample, gameSamples } from '@/test/game-sample'
import { failure, fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import GameListScreen from './GameListScreen.tsx'

const vendor = (vassalage: string, gameType: 'RNG' | 'LIVE' = 'RNG') => ({
  vassalage,
  displayName: `House ${vassalage}`,
  icon: `/img/${vassalage}.svg`,
  gameType,
  gameCount: 9,
})

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample({ info: settingsSample({}, ['GAMELOFAV3', 'GAMELOREC3']) }))
    .answer(vendorMenu, [vendor('NP'), vendor('SR')])
    .answer(vendorGameTypes, { sorting: [], mapping: {} })
    .answer(favouriteIds, [])
    .answer(gameList, gamePage(gameSamples(3)))
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(() => {
  session.drop()
})

const open = (query: string) => renderInApp(<GameListScreen />, { path: `/m/gameList?${query}` })
const lastQuery = () => Object.fromEntries(platform.last(gameList)?.url.searchParams ?? [])
const pagesAsked = () =>
  platform.calls.filter(({ name }) => name === gameList.name).map(({ url }) => url.searchParams.get('pageNo'))

// Whole screens may need more than the default five seconds on a busy machine.
describe('the game list', { timeout: 20_000 }, () => {
  test('a vendor tab loads the games of its vassalage', { tags: ['GAMES-001'] }, async () => {
    const { user, path } = open('gameType=RNG')
    await screen.findByText('Game 1')
    platform.answer(gameList, gamePage([gameSample(7, { vassalage: 'SR', displayName: 'Saffron' })]))
    await user.click(await screen.findByRole('tab', { name: 'House SR' }))
    expect(await screen.findByText('Saffron')).toBeInTheDocument()
    expect(screen.queryByText('Game 1')).not.toBeInTheDocument()
    expect(lastQuery()).toMatchObject({ gameType: 'RNG', vassalage: 'SR' })
    expect(path()).toBe('/m/gameList?gameType=RNG&vassalage=SR')
  })

  test.each([
    ['gameType=RNG', /^\/m\/gameList\?gameType=RNG&vassalage=/],
    ['gameType=RNG&vassalage=NP', /^\/m\/play\//],
    ['gameType=RNG&name=game', /^\/m\/play\//],
  ])(
    'a slot of the list %s leads to its vendor, or plays where it was chosen',
    { tags: ['LAUNCH-001'] },
    async (query, address) => {
      open(query)
      const tile = within((await screen.findByText('Game 1')).closest('article') as HTMLElement)
      await waitFor(() => expect(tile.getByRole('link')).toHaveAttribute('href', expect.stringMatching(address)))
    },
  )

  test('the game that was tapped stands first and marked, also from a later page', async () => {
    platform.reply(gameList, ({ url }) => {
      const pageNum = Number(url.searchParams.get('pageNo'))
      return Response.json({ success: true, value: gamePage([gameSample(pageNum)], { pageNum, totalPages: 3 }) })
    })
    const { user, path } = open(`gameType=RNG&vassalage=NP&game=${gameSample(2).nodeId}`)
    await screen.findByText('Game 2')
    const names = () => screen.getAllByRole('article').map(({ textContent }) => textContent)
    expect(names().slice(0, 2).join()).toMatch(/Game 2.*Game 1/)
    expect(screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Game 2'),
    ])
    await user.click(await screen.findByRole('tab', { name: 'House SR' }))
    expect(path()).toBe('/m/gameList?gameType=RNG&vassalage=SR')
  })

  test('a search starts with Enter, and another tab clears it and starts at page 1', {
    tags: ['GAMES-004', 'GAMES-006'],
  }, async () => {
    const { user } = open('gameType=RNG')
    await screen.findByText('Game 1')
    await user.type(screen.getByRole('textbox'), 'tiger')
    expect(platform.count(gameList)).toBe(1)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(lastQuery()).toMatchObject({ gameName: 'tiger', pageNo: '1' }))
    expect(await screen.findByText('3 games for “tiger”')).toBeInTheDocument()
    await user.click(await screen.findByRole('tab', { name: 'House NP' }))
    await waitFor(() => expect(lastQuery()).toMatchObject({ vassalage: 'NP', pageNo: '1' }))
    expect(lastQuery().gameName).toBeUndefined()
    expect(screen.getByRole<HTMLInputElement>('textbox')).toHaveValue('')
  })

  test('a chosen sorting is requested, and stays when a vendor is chosen', async () => {
    const { user } = open('gameType=RNG')
    await screen.findByText('Game 1')
    expect(lastQuery().sort).toBeUndefined()
    const order = screen.getByRole('combobox', { name: 'Sort by' })
    await user.selectOptions(order, 'Highest return')
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'return', pageNo: '1' }))
    await user.click(await screen.findByRole('tab', { name: 'House NP' }))
    await waitFor(() => expect(lastQuery()).toMatchObject({ vassalage: 'NP', sort: 'return' }))
    await user.selectOptions(order, 'Recommended')
    await waitFor(() => expect(lastQuery().sort).toBeUndefined())
  })

  test('recent games and favourites keep their own order', async () => {
    session.store(sessionSample(0))
    open('type=fav')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeInTheDocument())
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument()
  })

  test('the game list loads pages 1 to 3 while scrolling, and none after the last', {
    tags: ['GAMES-005'],
  }, async () => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(800)
    platform.reply(gameList, ({ url }) => {
      const pageNum = Number(url.searchParams.get('pageNo'))
      const games = gameSamples(3).map((game) => ({ ...game, nodeId: `${pageNum}${game.nodeId}`.slice(0, 10) }))
      return Response.json({ success: true, value: gamePage(games, { pageNum, totalPages: 3, totalCount: 9 }) })
    })
    open('gameType=RNG')
    await waitFor(() => expect(pagesAsked()).toEqual(['1', '2', '3']))
    act(() => void window.dispatchEvent(new Event('scroll')))
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(pagesAsked()).toEqual(['1', '2', '3'])
  })

  test.each([
    ['hot', 'isHot', '27'],
    ['new', 'isNew', '25'],
  ])(
    'the %s list is fed by %s=1, %s a page',
    { tags: ['GAMES-007', 'CONST-025', 'CONST-026'] },
    async (type, flag, size) => {
      open(`type=${type}`)
      await screen.findByText('Game 1')
      expect(lastQuery()).toMatchObject({ [flag]: '1', pageSize: size })
      expect(lastQuery().gameType).toBeUndefined()
    },
  )

  test.each([
    ['RNG', '27'],
    ['LIVE', '27'],
    ['LOTT', '27'],
    ['SPORTS', '25'],
  ])('the list of %s asks for %s games a page', { tags: ['CONST-025', 'CONST-027'] }, async (gameType, size) => {
    open(`gameType=${gameType}`)
    await screen.findByText('Game 1')
    expect(lastQuery()).toMatchObject({ gameType, pageSize: size })
  })

  test('a game list has 27 games a page, also of favourites and recent games', { tags: ['CONST-025'] }, async () => {
    session.store(sessionSample())
    platform
      .answer(favouriteGames, { content: gameSamples(1), totalPages: 1, pageNum: 1 })
      .answer(recentGames, { list: gameSamples(2), totalPages: 1 })
    const { user } = open('gameType=RNG')
    await screen.findByText('Game 3')
    expect(lastQuery().pageSize).toBe('27')
    await user.click(await screen.findByRole('button', { name: 'Favourite' }))
    await waitFor(() => expect(screen.queryByText('Game 2')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Recent' }))
    await screen.findByText('Game 2')
    const sizeOf = (endpoint: { name: string }) => platform.last(endpoint)?.url.searchParams.get('pageSize')
    expect({ sizeFavouriteGames: sizeOf(favouriteGames), sizeRecentGames: sizeOf(recentGames) }).toEqual({
      sizeFavouriteGames: '27',
      sizeRecentGames: '27',
    })
  })

  test('the favourites scroll on to the rest of them', { tags: ['GAMES-009'] }, async () => {
    session.store(sessionSample())
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(800)
    platform.reply(favouriteGames, ({ url }) => {
      const pageNum = Number(url.searchParams.get('pageNo'))
      return Response.json({ success: true, value: { content: [gameSample(pageNum)], totalPages: 2, pageNum } })
    })
    open('type=fav')
    expect(await screen.findByText('Game 1')).toBeInTheDocument()
    expect(await screen.findByText('Game 2')).toBeInTheDocument()
  })

  test('a list without favourites explains the star and leads on', { tags: ['GAMES-009'] }, async () => {
    session.store(sessionSample())
    platform.answer(favouriteGames, { content: [], totalPages: 0, pageNum: 1 })
    const { user, path } = open('type=fav')
    expect(await screen.findByText('Tap the star on a game to keep it here.')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'View hot games' }))
    expect(path()).toBe('/m/gameList?type=hot')
  })

  test('a guest at the address of the favourites finds the way to log in', async () => {
    const { user, path } = open('type=fav')
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    expect(path()).toBe('/m/login')
    expect(platform.count(favouriteGames)).toBe(0)
  })

  test('the first category of the lobby is current if the address names none', { tags: ['GAMES-017'] }, async () => {
    const vendors = { vassalage: 'BH', accountTypeName: 'BH', displayName: 'House BH', icon: '/img/bh.svg' }
    platform.answer(vendorGameTypes, { sorting: [{ gameCategory: 'LIVE', vendorNames: [vendors] }], mapping: {} })
    open('')
    await screen.findByText('Game 1')
    expect(lastQuery().gameType).toBe('LIVE')
  })

  test('the order of vendors is stored and used until the next answer', {
    tags: ['GAMES-017'],
  }, async () => {
    const vendors = { vassalage: 'BH', accountTypeName: 'BH', displayName: 'House BH', icon: '/img/bh.svg' }
    platform.answer(vendorGameTypes, { sorting: [{ gameCategory: 'LIVE', vendorNames: [vendors] }], mapping: {} })
    const first = open('')
    await screen.findByText('Game 1')
    first.unmount()
    queryClient.clear()
    platform.fail(vendorGameTypes, 'system.error')
    open('')
    await screen.findByText('Game 1')
    await waitFor(() => expect(platform.count(vendorGameTypes)).toBe(2))
    await act(async () => {})
    expect(lastQuery().gameType).toBe('LIVE')
  })

  test('HOT is current if no order of the vendors is known', { tags: ['GAMES-017'] }, async () => {
    platform.fail(vendorGameTypes, 'function.not.available')
    open('')
    expect(await screen.findByText('Game 1')).toBeInTheDocument()
    expect(lastQuery()).toMatchObject({ isHot: '1' })
  })

  test('the game list says that a name finds nothing, and leads back to all games', async () => {
    platform.reply(gameList, ({ url }) =>
      Response.json({ success: true, value: gamePage(url.searchParams.has('gameName') ? [] : gameSamples(1)) }),
    )
    const { user } = open('gameType=RNG&name=zzz')
    expect(await screen.findByText('No game found for “zzz”.')).toBeInTheDocument()
    expect(screen.queryByText(/0 games/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show all games' }))
    expect(await screen.findByText('Game 1')).toBeInTheDocument()
  })

  test('a failed page of games is requested again only by the player', {
    tags: ['GAMES-005'],
  }, async () => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(800)
    let works = false
    platform.reply(gameList, ({ url }) => {
      const pageNum = Number(url.searchParams.get('pageNo'))
      if (pageNum > 1 && !works) return failure('system.error')
      const games = [gameSample(pageNum)]
      return Response.json({ success: true, value: gamePage(games, { pageNum, totalPages: 2, totalCount: 2 }) })
    })
    const { user } = open('gameType=RNG')
    const problem = await screen.findByRole('alert')
    expect(screen.getByText('Game 1')).toBeInTheDocument()
    act(() => void window.dispatchEvent(new Event('scroll')))
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(pagesAsked()).toEqual(['1', '2'])
    works = true
    await user.click(within(problem).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Game 2')).toBeInTheDocument()
    expect(pagesAsked()).toEqual(['1', '2', '2'])
  })

  test('a game list without a network says so and can be retried', async () => {
    platform.reply(gameList, () => Promise.reject(new TypeError('no network')))
    open('gameType=RNG')
    expect(await screen.findByText(/internet|network/i)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })

  test('a filter that leaves nothing leads back to all games of the category', async () => {
    platform.reply(gameList, ({ url }) =>
      Response.json({ success: true, value: gamePage(url.searchParams.has('isNew') ? [] : gameSamples(1)) }),
    )
    const { user, path } = open('gameType=COCKFIGHT&type=new')
    expect(await screen.findByText('No game matches these filters.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show all games' }))
    expect(await screen.findByText('Game 1')).toBeInTheDocument()
    expect(path()).toBe('/m/gameList?gameType=COCKFIGHT')
  })

  test('the game list says that it cannot be loaded, and tries again', async () => {
    platform.fail(gameList, 'system.error')
    const { user } = open('gameType=RNG')
    const problem = await screen.findByRole('alert')
    platform.answer(gameList, gamePage(gameSamples(1)))
    await user.click(within(problem).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Game 1')).toBeInTheDocument()
  })
})
