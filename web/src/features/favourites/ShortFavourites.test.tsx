import { screen } from '@testing-library/react'
import { favouriteGames } from '@understudy/contracts/favourites'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { gameSamples } from '@/test/game-sample'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import { ShortFavourites } from './ShortFavourites.tsx'

afterEach(() => {
  session.drop()
})

test('the member panel shows 15 favourites and the way to all of them', {
  tags: ['CONST-023', 'CONST-043'],
}, async () => {
  session.store(sessionSample())
  const platform = fakePlatform()
    .answer(systemStatus, statusSample({ info: settingsSample({}, ['GAMELOFAV3']) }))
    .answer(favouriteGames, { content: gameSamples(18), totalPages: 2, pageNum: 1 })
  const onFollow = vi.fn()
  const { user, path } = renderInApp(<ShortFavourites pathOf={() => '/m/gameList'} onFollow={onFollow} />)
  expect(await screen.findAllByRole('img')).toHaveLength(15)
  expect(platform.last(favouriteGames)?.url.searchParams.get('pageSize')).toBe('15')
  await user.click(screen.getByRole('link', { name: 'See all' }))
  expect(path()).toBe('/m/gameList?type=fav')
  expect(onFollow).toHaveBeenCalledOnce()
})
