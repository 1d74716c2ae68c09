import { act, screen, within } from '@testing-library/react'
import { gameList, hotGames } from '@understudy/contracts/games'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/shared/api'
import { breathing } from '@/shared/ui/Skeleton'
import { gamePage, gameSample, gameSamples } from '@/test/game-sample'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { CategoryShelf } from './CategoryShelf.tsx'
import { FeatureGames } from './FeatureGames.tsx'
import { GameShelf } from './GameShelf.tsx'
import { GameTile } from './GameTile.tsx'
import { HotGames } from './HotGames.tsx'
import { ListedShelf } from './ListedShelf.tsx'
import { TilePartsProvider } from './tile-parts.ts'
import { VendorShelf } from './VendorShelf.tsx'

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
})

const rows = () => screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)
const arrows = () => screen.queryAllByRole('button', { name: /back|next/ })

describe('a shelf', () => {
  test.each(['RNG', 'FISH', 'LIVE', 'PVP'])(
    'a shelf of the game-list type %s has two rows, the first with the extra game',
    { tags: ['HOME-011', 'HOME-012'] },
    (type) => {
      const { unmount } = renderInApp(<GameShelf title="Odd" type={type} games={gameSamples(9)} expected={9} />)
      expect(rows()).toEqual([5, 4])
      unmount()
      renderInApp(<GameShelf title="Even" type={type} games={gameSamples(8)} expected={9} />)
      expect(rows()).toEqual([4, 4])
    },
  )

  test.each(['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT', 'HOT', ''])(
    'a shelf of type %j has one row',
    { tags: ['HOME-011'] },
    (type) => {
      renderInApp(<GameShelf title="Others" type={type} games={gameSamples(9)} expected={9} />)
      expect(rows()).toEqual([9])
    },
  )

  test('a shelf has arrows only with more than 3 games', { tags: ['HOME-014', 'CONST-032'] }, () => {
    const { unmount } = renderInApp(<GameShelf title="Few" games={gameSamples(3)} expected={9} />)
    expect(arrows()).toHaveLength(0)
    unmount()
    renderInApp(<GameShelf title="Some" games={gameSamples(4)} expected={9} />)
    expect(arrows()).toHaveLength(2)
  })

  test('a shelf keeps its place while games load, and is removed if empty', () => {
    renderInApp(<GameShelf title="Later" type="PVP" games={undefined} expected={9} />)
    expect(screen.getByRole('heading', { name: 'Later' })).toBeInTheDocument()
    renderInApp(<GameShelf title="Nothing" games={[]} expected={9} />)
    expect(screen.queryByRole('heading', { name: 'Nothing' })).not.toBeInTheDocument()
  })
})

test('a shelf of the hub whose games do not come says so and asks once more', async () => {
  platform.fail(gameList, 'game.not.found')
  const { user } = renderInApp(<ListedShelf category="FISH" />)
  const retryButton = await screen.findByRole('button', { name: 'Try again' })
  expect(within(screen.getByRole('region', { name: 'Fishing' })).getByRole('alert')).toBeInTheDocument()
  platform.answer(gameList, gamePage(gameSamples(3)))
  await user.click(retryButton)
  expect(await screen.findByText('Game 1')).toBeInTheDocument()
})

describe('a shelf of home whose games do not come says so, keeps its title, and asks once more', () => {
  test.each([
    ['Hot games', hotGames, { list: gameSamples(3) }, <HotGames key="hot" enabled />],
    ['New games', gameList, gamePage(gameSamples(3)), <FeatureGames key="new" enabled />],
    ['Slots', gameList, gamePage(gameSamples(3)), <CategoryShelf key="slots" category="RNG" enabled />],
    [
      'Nilgiri',
      gameList,
      gamePage(gameSamples(3)),
      <VendorShelf
        key="vendor"
        category="RNG"
        enabled
        vendor={{ vassalage: 'NP', displayName: 'Nilgiri', icon: '/img/np.svg', gameCount: 9 }}
      />,
    ],
  ] as const)('%s', async (title, endpoint, reply, shown) => {
    platform.fail(endpoint as typeof gameList, 'game.not.found')
    const { user } = renderInApp(shown)
    const retryButton = await screen.findByRole('button', { name: 'Try again' })
    const shelf = screen.getByRole('region', { name: title })
    expect(within(shelf).getByRole('alert')).toHaveTextContent('This could not be loaded')
    expect(within(shelf).queryByRole('list')).not.toBeInTheDocument()
    platform.answer(endpoint as typeof gameList, reply as never)
    await user.click(retryButton)
    expect(await screen.findByText('Game 1')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

test('a shelf far from the window has its title and height, and no games', () => {
  const { rerender } = renderInApp(
    <GameShelf title="Far" type="PVP" games={gameSamples(9)} expected={9} near={false} />,
  )
  expect(screen.getByRole('heading', { name: 'Far' })).toBeInTheDocument()
  expect(rows()).toEqual([1, 1])
  expect(screen.queryByText('Game 1')).not.toBeInTheDocument()
  rerender(<GameShelf title="Far" type="PVP" games={gameSamples(9)} expected={9} />)
  expect(rows()).toEqual([5, 4])
})

test('a visible shelf pulses while it loads', () => {
  const shelf = (games: ReturnType<typeof gameSamples> | undefined, near: boolean) => {
    const { container, unmount } = renderInApp(<GameShelf title="One" games={games} expected={9} near={near} />)
    const breathes = container.querySelector(`.${breathing}`) !== null
    unmount()
    return breathes
  }
  expect([shelf(undefined, true), shelf(undefined, false), shelf(gameSamples(9), true)]).toEqual([true, false, false])
})

test('pictures beyond the edge of a shelf load when it is touched', () => {
  renderInApp(<GameShelf title="Four" games={gameSamples(9)} expected={9} perView={4} />)
  const pictures = () => document.querySelectorAll('article img[loading]').length
  // Four tiles and the edge of a fifth.
  expect(pictures()).toBe(5)
  act(() => void screen.getByRole('list').parentElement?.dispatchEvent(new Event('pointerdown')))
  expect(pictures()).toBe(9)
})

test('pictures of a shelf load when it is touched, also after a retry', async () => {
  function SecondTry() {
    const [games, setGames] = useState<ReturnType<typeof gameSamples>>()
    const failed = { error: new ApiError('client.offline'), retry: () => setGames(gameSamples(9)) }
    return <GameShelf title="Four" games={games} failed={failed} expected={9} perView={4} />
  }
  const { user } = renderInApp(<SecondTry />)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  act(() => void screen.getByRole('list').parentElement?.dispatchEvent(new Event('pointerdown')))
  expect(document.querySelectorAll('article img[loading]').length).toBe(9)
})

test('the hot games, at most 10, move by groups of 4', { tags: ['HOME-015', 'CONST-030'] }, async () => {
  platform.answer(hotGames, { list: gameSamples(12) })
  const { user } = renderInApp(<HotGames enabled />)
  expect(screen.getByRole('heading', { name: 'Hot games' })).toBeInTheDocument()
  expect(await screen.findByText('Game 10')).toBeInTheDocument()
  expect(screen.queryByText('Game 11')).not.toBeInTheDocument()

  const scroller = screen.getByRole('list').parentElement as HTMLElement
  expect(scroller.style.getPropertyValue('--per-view')).toBe('4')
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80)
  Object.defineProperty(scroller, 'scrollWidth', { value: 900 })
  Object.defineProperty(scroller, 'clientWidth', { value: 390 })
  act(() => void scroller.dispatchEvent(new Event('scroll')))
  const scrollBy = vi.fn()
  scroller.scrollBy = scrollBy
  const list = screen.getByRole('list')
  list.style.columnGap = '10px'
  await user.click(screen.getByRole('button', { name: 'Hot games: next' }))
  expect(scrollBy).toHaveBeenCalledWith({ left: 4 * 90, behavior: 'smooth' })
})

test('the feature slider has 2 new games in view', { tags: ['HOME-016', 'CONST-026'] }, async () => {
  platform.answer(gameList, gamePage(gameSamples(9)))
  renderInApp(<FeatureGames enabled />)
  await screen.findByText('Game 9')
  expect(screen.getByRole('list').parentElement?.style.getPropertyValue('--per-view')).toBe('2')
  const query = platform.last(gameList)?.url.searchParams
  expect({ isNew: query?.get('isNew'), pageSize: query?.get('pageSize') }).toEqual({ isNew: '1', pageSize: '25' })
})

test.each([
  ['RNG', '3'],
  ['FISH', '2'],
  ['LIVE', '1'],
  ['PVP', '9'],
  ['SPORTS', '9'],
  ['ESPORTS', '9'],
  ['LOTT', '9'],
  ['ELOTT', '9'],
  ['COCKFIGHT', '9'],
] as const)(
  'home asks %s for %s games and leads on to all of them',
  { tags: ['CONST-028', 'CONST-046', 'HOME-010'] },
  async (category, size) => {
    platform.answer(gameList, gamePage(gameSamples(1)))
    const { user, path } = renderInApp(<CategoryShelf category={category} enabled />)
    await screen.findByText('Game 1')
    const query = platform.last(gameList)?.url.searchParams
    expect({ pageNo: query?.get('pageNo'), pageSize: query?.get('pageSize') }).toEqual({ pageNo: '1', pageSize: size })
    await user.click(screen.getByRole('link', { name: /^See all/ }))
    expect(path()).toBe(`/m/gameList?gameType=${category}`)
  },
)

test('hot games are requested in EN for UR, game lists in the chosen language', {
  tags: ['GAMES-018'],
}, async () => {
  const { setLanguage } = await import('@/shared/i18n')
  await setLanguage('UR')
  platform.answer(hotGames, { list: gameSamples(1) }).answer(gameList, gamePage(gameSamples(1)))
  renderInApp(
    <>
      <HotGames enabled />
      <CategoryShelf category="RNG" enabled />
    </>,
  )
  await screen.findAllByText('Game 1')
  expect(platform.last(hotGames)?.url.searchParams.get('language')).toBe('EN')
  expect(platform.last(gameList)?.url.searchParams.get('language')).toBe('UR')
})

test('a tile carries a star and the icon of its vendor, and leads where the game leads', { tags: ['HOME-017'] }, () => {
  renderInApp(
    <TilePartsProvider
      value={{
        pathOf: ({ vassalage }) => `/m/gameList?vassalage=${vassalage}`,
        open: () => {},
        starOf: ({ displayName }) => <button type="button">Star {displayName}</button>,
        vendorOf: () => ({ displayName: 'Nilgiri Play', icon: '/img/np.svg' }),
      }}
    >
      <GameTile game={gameSample(1)} />
    </TilePartsProvider>,
  )
  expect(screen.getByRole('button', { name: 'Star Game 1' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Nilgiri Play' })).toHaveAttribute('src', '/img/np.svg')
  expect(screen.getByRole('link', { name: /Game 1/ })).toHaveAttribute('href', '/m/gameList?vassalage=NP')
})
