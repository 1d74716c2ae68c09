import { expect, test, vi } from 'vitest'
import { breathing, resting } from '@/shared/ui/Skeleton'
import { gameSamples } from '@/test/game-sample'
import { renderInApp } from '@/test/render'
import { GameResults } from './GameResults.tsx'

test('the row of places below the games moves only while the next page is on its way', () => {
  const show = (isLoadingMore: boolean) => {
    const pages = {
      games: gameSamples(3),
      isPending: false,
      isLoadingMore,
      error: null,
      retry: vi.fn(),
      hasMore: true,
      loadMore: vi.fn(),
    }
    const { container, unmount } = renderInApp(<GameResults pages={pages} empty={null} />)
    const shown = [breathing, resting].map(
      (name) => container.querySelectorAll(`.${name} [class*=skeleton]`).length > 0,
    )
    unmount()
    return shown
  }
  expect(show(false)).toEqual([false, true])
  expect(show(true)).toEqual([true, false])
})
