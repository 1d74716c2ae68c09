import { screen } from '@testing-library/react'
import { recentGames } from '@understudy/contracts/recents'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, expect, test } from 'vitest'
import { session } from '@/shared/session'
import { gameSamples } from '@/test/game-sample'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import { RecentShelf } from './RecentShelf.tsx'

afterEach(() => session.drop())

test.each([
  [true, '2'],
  [false, '4'],
])('recent games that are large (%s) stand %s side by side', async (large, perView) => {
  fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({}, ['GAMELOREC3'])))
    .answer(recentGames, { list: gameSamples(9), totalPages: 1 })
  session.store(sessionSample())
  renderInApp(<RecentShelf enabled large={large} />)
  await screen.findByRole('heading', { name: 'Recently played' })
  const shelf = document.querySelector<HTMLElement>('[style*="--per-view"]')
  expect(shelf?.style.getPropertyValue('--per-view')).toBe(perView)
})
