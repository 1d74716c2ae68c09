import { expect, test, vi } from 'vitest'
import { resting } from '@/shared/ui/Skeleton'
import { gameSamples } from '@/test/game-sample'
import { renderInApp } from '@/test/render'
import { GameResults } from './GameResults.tsx'

test.each([false, true])('placeholders below the games animate only while a page loads: %s', (isLoadingMore) => {
  const pages = {
    games: gameSamples(3),
    isPending: false,
    isLoadingMore,
    isRefetching: false,
    error: null,
    retry: vi.fn(),
    hasMore: true,
    loadMore: vi.fn(),
  }
  const { container } = renderInApp(<GameResults pages={pages} empty={null} />)
  const place = container.querySelector(`[aria-busy=${isLoadingMore}]`)
  expect(place?.querySelectorAll('[class*=skeleton]').length ?? 0).toBeGreaterThan(0)
  expect(place?.matches(`.${resting}`)).toBe(!isLoadingMore)
})
