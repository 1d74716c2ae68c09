import { act, screen, waitFor } from '@testing-library/react'
import { addFavourite, favouriteGames, favouriteIds, removeFavourite } from '@understudy/contracts/favourites'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { gameSample } from '@/test/game-sample'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import { FavouriteStar } from './FavouriteStar.tsx'
import { FavouriteStars } from './FavouriteStars.tsx'
import { useFavouriteGames } from './favourites.queries.ts'

// Calls take longer than the message here, to show that it closes by itself.
vi.mock('@/shared/timings', async (original) => {
  const actual = await original<typeof import('@/shared/timings')>()
  return { ...actual, TIMINGS: { ...actual.TIMINGS, callTimeout: 60_000 } }
})

const tiger = gameSample(1, { displayName: 'Tiger' })
const fish = gameSample(2, { displayName: 'Fish' })

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform().answer(systemStatus, statusSample({ info: settingsSample({}, ['GAMELOFAV3']) }))
})
afterEach(() => {
  session.drop()
})

const star = (pressed?: boolean) => screen.findByRole('button', { name: 'Favourite: Tiger', pressed })

const Star = () => (
  <FavouriteStars>
    <FavouriteStar game={tiger} />
  </FavouriteStars>
)

function Favourites() {
  const { games } = useFavouriteGames({})
  return games.map((game) => (
    <p key={game.nodeId}>
      {game.displayName}
      <FavouriteStars>
        <FavouriteStar game={game} />
      </FavouriteStars>
    </p>
  ))
}

describe('the star', () => {
  test('a star set before the others are known leaves them as they are', async () => {
    session.store(sessionSample())
    let stars = () => {}
    let requests = 0
    platform.answer(addFavourite, { nodeId: tiger.nodeId, favourite: true }).reply(favouriteIds, () => {
      requests += 1
      if (requests > 1) return Promise.resolve(Response.json({ success: true, value: [tiger.nodeId, fish.nodeId] }))
      return new Promise((resolve) => {
        stars = () => resolve(Response.json({ success: true, value: [fish.nodeId] }))
      })
    })
    const { user } = renderInApp(
      <FavouriteStars>
        <FavouriteStar game={tiger} />
        <FavouriteStar game={fish} />
      </FavouriteStars>,
    )
    await user.click(await star())
    await waitFor(() => expect(requests).toBe(2))
    stars()
    expect(await screen.findByRole('button', { name: 'Favourite: Fish', pressed: true })).toBeInTheDocument()
    expect(await star(true)).toBeInTheDocument()
  })

  test('the favourite star says please wait, then turns and says changes saved', { tags: ['GAMES-011'] }, async () => {
    session.store(sessionSample())
    let answer = () => {}
    platform.answer(favouriteIds, []).reply(
      addFavourite,
      () =>
        new Promise((resolve) => {
          answer = () => resolve(Response.json({ success: true, value: { nodeId: tiger.nodeId, favourite: true } }))
        }),
    )
    const { user } = renderInApp(
      <>
        <Star />
        <Star />
      </>,
    )
    const stars = await screen.findAllByRole('button', { name: 'Favourite: Tiger', pressed: false })
    await user.click(stars[0] as HTMLElement)
    expect(await screen.findByText('Please wait')).toBeInTheDocument()
    expect(stars[0]).toHaveAttribute('aria-disabled', 'true')
    expect(platform.last(addFavourite)?.body).toEqual({ nodeId: tiger.nodeId, vendor: 'NP' })
    answer()
    // Every star of the game turns.
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Favourite: Tiger', pressed: true })).toHaveLength(2),
    )
    expect(await screen.findByText('Changes saved')).toBeInTheDocument()
    expect(screen.queryByText('Please wait')).not.toBeInTheDocument()
  })

  test('the message to wait shows for ten seconds at most', { tags: ['GAMES-011', 'CONST-003'] }, async () => {
    session.store(sessionSample())
    platform.answer(favouriteIds, []).reply(addFavourite, () => new Promise(() => {}))
    renderInApp(<Star />)
    const button = await star(false)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    act(() => button.click())
    expect(await screen.findByText('Please wait')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(9_000))
    expect(screen.queryByText('Please wait')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expect(screen.queryByText('Please wait')).not.toBeInTheDocument()
    expect(await star(false)).toBeInTheDocument()
  })

  test('removing a star removes its game from the list', { tags: ['GAMES-012'] }, async () => {
    session.store(sessionSample())
    platform
      .answer(favouriteIds, [tiger.nodeId, fish.nodeId])
      .answer(favouriteGames, { content: [tiger, fish], totalPages: 1, pageNum: 1 })
      .answer(removeFavourite, { nodeId: tiger.nodeId, favourite: false })
    const { user } = renderInApp(<Favourites />)
    await user.click(await star(true))
    await waitFor(() => expect(screen.queryByText('Tiger')).not.toBeInTheDocument())
    expect(screen.getByText('Fish')).toBeInTheDocument()
    expect(platform.last(removeFavourite)?.url.searchParams.get('nodeId')).toBe(tiger.nodeId)
    expect(platform.count(favouriteGames)).toBe(1)
  })

  test('a list with a removed favourite shows the one that moves up from the next page', {
    tags: ['GAMES-012'],
  }, async () => {
    session.store(sessionSample())
    let favourites = [tiger, fish]
    platform
      .answer(favouriteIds, [tiger.nodeId, fish.nodeId])
      .reply(favouriteGames, () =>
        Response.json({
          success: true,
          value: { content: favourites.slice(0, 1), totalPages: favourites.length, pageNum: 1 },
        }),
      )
      .reply(removeFavourite, () => {
        favourites = [fish]
        return Response.json({ success: true, value: { nodeId: tiger.nodeId, favourite: false } })
      })
    const { user } = renderInApp(<Favourites />)
    await user.click(await star(true))
    expect(await screen.findByText('Fish')).toBeInTheDocument()
    expect(screen.queryByText('Tiger')).not.toBeInTheDocument()
  })

  test('the favourite star sends a guest to the login without a call', { tags: ['GAMES-013'] }, async () => {
    const { user, path } = renderInApp(<Star />)
    await user.click(await star())
    expect(path()).toBe('/m/login')
    expect(platform.calls.map(({ name }) => name)).toEqual([systemStatus.name])
  })

  test('a failed favourite only removes the message', { tags: ['ERR-008'] }, async () => {
    session.store(sessionSample())
    platform.answer(favouriteIds, []).fail(addFavourite, 'favourite.limit')
    const { user } = renderInApp(<Star />)
    await user.click(await star(false))
    await waitFor(() => expect(platform.count(addFavourite)).toBe(1))
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(await star(false)).toBeInTheDocument()
  })

  test('the favourite star is missing where the merchant has no favourites', async () => {
    platform.answer(systemStatus, statusSample({ info: settingsSample() }))
    renderInApp(<Star />)
    await waitFor(() => expect(platform.count(systemStatus)).toBe(1))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
