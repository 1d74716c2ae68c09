import { screen, waitFor, within } from '@testing-library/react'
import { vendorMenu } from '@understudy/contracts/games'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '@/shared/api'
import { session } from '@/shared/session'
import { gameSamples } from '@/test/game-sample'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { FILTERS, GameFilters } from './GameFilters.tsx'
import { GameSearch } from './GameSearch.tsx'
import { VendorMenu } from './VendorMenu.tsx'
import { VendorTabs } from './VendorTabs.tsx'

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
})
afterEach(() => {
  session.drop()
})

describe('the filters', () => {
  test('the filters offer hot, recent and favourite games', { tags: ['GAMES-002'] }, async () => {
    session.store(sessionSample())
    const onPick = vi.fn()
    const { user } = renderInApp(<GameFilters current="all" offered={FILTERS} onPick={onPick} />)
    for (const name of ['Hot', 'Recent', 'Favourite']) await user.click(screen.getByRole('button', { name }))
    expect(onPick.mock.calls.flat()).toEqual(['hot', 'recent', 'fav'])
  })

  test('recent and favourite filters tell a guest to log in, and change nothing', {
    tags: ['GAMES-003'],
  }, async () => {
    const onPick = vi.fn()
    const { user, path } = renderInApp(<GameFilters current="all" offered={FILTERS} onPick={onPick} />)
    await user.click(screen.getByRole('button', { name: 'Recent' }))
    expect((await screen.findByText('Login required')).closest('[role=status]')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Favourite' }))
    expect(await screen.findAllByText('Login required')).toHaveLength(2)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(onPick).not.toHaveBeenCalled()
    expect(path()).toBe('/m/home')
  })

  test('a second tap removes a filter', async () => {
    const onPick = vi.fn()
    const { user } = renderInApp(<GameFilters current="hot" offered={FILTERS} onPick={onPick} />)
    await user.click(screen.getByRole('button', { name: 'Hot', pressed: true }))
    expect(onPick).toHaveBeenCalledWith('all')
  })
})

describe('the search', () => {
  test('the search is applied with Enter and not while typing', { tags: ['GAMES-004'] }, async () => {
    const onSearch = vi.fn()
    const { user } = renderInApp(<GameSearch applied="" onSearch={onSearch} />)
    await user.type(screen.getByRole('textbox', { name: 'Search games' }), ' tiger ')
    expect(onSearch).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onSearch).toHaveBeenCalledWith('tiger')
  })

  test('300 ms after the last letter the search proposes known games without a call', {
    tags: ['GAMES-004'],
  }, async () => {
    const named = (gameName: string) => gameSamples(1, { gameName })[0]
    queryClient.setQueryData(
      ['games.hot', null, 'EN', null],
      [named('Nilgiri Tiger'), named('Tiger Café'), named('Golden Fair')],
    )
    queryClient.setQueryData(['wallet.balance', null, 'EN', 'amina'], { gameName: 'Tiger of the wallet' })
    const onSearch = vi.fn()
    const { user } = renderInApp(<GameSearch applied="" onSearch={onSearch} />)
    await user.type(screen.getByRole('textbox', { name: 'Search games' }), 'tig')
    expect(screen.queryByRole('list', { name: 'Suggestions' })).not.toBeInTheDocument()
    const list = await screen.findByRole('list', { name: 'Suggestions' })
    expect([...list.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Search for “tig”',
      'Tiger Café',
      'Nilgiri Tiger',
    ])
    await user.clear(screen.getByRole('textbox'))
    await user.type(screen.getByRole('textbox'), 'CAFE')
    await user.click(await screen.findByRole('button', { name: 'Tiger Café' }))
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('Tiger Café')
    expect(platform.calls).toEqual([])
  })

  test('the first proposal does what the Enter key does', async () => {
    const onSearch = vi.fn()
    const { user } = renderInApp(<GameSearch applied="" onSearch={onSearch} />)
    await user.type(screen.getByRole('textbox', { name: 'Search games' }), 'zzz')
    await user.click(await screen.findByRole('button', { name: 'Search for “zzz”' }))
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('zzz')
  })

  test('the search is cleared by its button', async () => {
    const onSearch = vi.fn()
    const { user } = renderInApp(<GameSearch applied="tiger" onSearch={onSearch} />)
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(onSearch).toHaveBeenCalledWith('')
    expect(screen.getByRole<HTMLInputElement>('textbox')).toHaveValue('')
  })
})

const vendor = (vassalage: string, gameType: 'RNG' | 'LIVE' = 'RNG') => ({
  vassalage,
  displayName: `House ${vassalage}`,
  icon: `/img/${vassalage}.svg`,
  gameType,
  gameCount: 12,
})

test('the vendor menu has an all tab and then one tab with the logo of each vendor', {
  tags: ['HOME-036'],
}, async () => {
  const onPick = vi.fn()
  const vendors = ['NP', 'SR', 'KP', 'CT', 'PB'].map((code) => vendor(code))
  const { user } = renderInApp(<VendorTabs vendors={vendors} current="" onPick={onPick} />)
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['All', ...vendors.map(({ displayName }) => displayName)])
  expect(tabs.slice(1).every((tab) => tab.querySelector('img'))).toBe(true)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All')
  await user.click(screen.getByRole('tab', { name: 'House KP' }))
  expect(onPick).toHaveBeenCalledWith('KP')
})

test('the side menu lists all games and the vendors of the type', {
  tags: ['GAMES-008', 'LAUNCH-001'],
}, async () => {
  platform.answer(vendorMenu, [vendor('NP'), vendor('SR'), vendor('BH', 'LIVE')])
  const onPick = vi.fn()
  const { user } = renderInApp(<VendorMenu open onClose={() => {}} gameType="RNG" vassalage="" onPick={onPick} />)
  const names = async () =>
    within(await screen.findByRole('list'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.replace('12 games', ''))
  await waitFor(async () => expect(await names()).toEqual(['All', 'House NP', 'House SR']))
  await user.click(screen.getByRole('button', { name: /House SR/ }))
  expect(onPick).toHaveBeenCalledWith('RNG', 'SR')
  await user.click(screen.getByRole('button', { name: 'Live casino' }))
  expect(await names()).toEqual(['All', 'House BH'])
})
