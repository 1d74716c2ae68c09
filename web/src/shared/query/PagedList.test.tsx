import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ApiError, type ListState } from '@/shared/api'
import { resting } from '@/shared/ui/Skeleton'
import { PagedList, WINDOWED_FROM } from './PagedList.tsx'

const quiet: ListState = {
  isPending: false,
  isLoadingMore: false,
  isRefetching: false,
  error: null,
  retry: vi.fn(),
  hasMore: false,
  loadMore: vi.fn(),
}

const show = (items: readonly string[], list: Partial<ListState> = {}) =>
  render(
    <MemoryRouter>
      <PagedList
        label="Bets"
        items={items}
        total={items.length}
        list={{ ...quiet, ...list }}
        empty={<p>nothing</p>}
        keyOf={(item) => item}
        groupOf={(item) => item.slice(0, 1)}
        row={(item) => <span>{item}</span>}
      />
    </MemoryRouter>,
  )

test('a list says that it is empty only after it has loaded', () => {
  const { unmount } = show([], { isPending: true })
  expect(screen.queryByText('nothing')).not.toBeInTheDocument()
  unmount()
  show([])
  expect(screen.getByText('nothing')).toBeInTheDocument()
})

test('a first page that fails is told with another try', () => {
  const retry = vi.fn()
  show([], { error: new ApiError('system.error'), retry })
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(retry).toHaveBeenCalledOnce()
})

test('a failed next page is reported below the loaded ones', () => {
  const retry = vi.fn()
  show(['a1', 'a2'], { error: new ApiError('system.error'), retry })
  expect(screen.getByRole('alert')).toHaveTextContent('The next page could not be loaded.')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(retry).toHaveBeenCalledOnce()
})

test.each([
  ['a first page', []],
  ['a next page', ['a1', 'a2']],
])('%s that failed for want of a network is asked for again when there is one', (_, items) => {
  const retry = vi.fn()
  const { unmount } = show(items, { error: new ApiError('client.offline'), retry })
  expect(retry).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledOnce()
  unmount()
  dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledOnce()
})

test('a page that failed otherwise is retried only by a tap', () => {
  const retry = vi.fn()
  show([], { error: new ApiError('system.error'), retry })
  dispatchEvent(new Event('online'))
  expect(retry).not.toHaveBeenCalled()
})

test('list entries with the same heading share it', () => {
  show(['a1', 'a2', 'b1'])
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['a', 'b'])
  expect(screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-posinset'))).toEqual(['1', '2', '3'])
})

test('a long list keeps only what is near the window in the page', () => {
  show(Array.from({ length: WINDOWED_FROM * 50 }, (_, at) => `a${at}`))
  expect(screen.queryAllByRole('listitem').length).toBeLessThan(WINDOWED_FROM * 2)
})

test('one placeholder waits below the list while the next page loads', () => {
  show(['a1', 'a2'], { hasMore: true, isLoadingMore: true })
  const loading = screen.getByRole('status', { name: 'Loading' })
  expect(loading.querySelectorAll('[class*=skeleton]')).toHaveLength(1)
  expect(loading.closest('[aria-busy]')?.className).not.toBe(resting)
  expect(loading.closest('[aria-busy=true]')).toBeInTheDocument()
})

test('the placeholder of the next page does not move before that page is requested', () => {
  show(['a1', 'a2'], { hasMore: true })
  const place = document.querySelector(`.${resting}`)
  expect(place?.querySelectorAll('[class*=skeleton]')).toHaveLength(1)
  expect(place?.getAttribute('aria-busy')).toBe('false')
  expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument()
})

test('a next page waits while the pages before it are fetched again', () => {
  const loadMore = vi.fn()
  const rows = (isRefetching: boolean) => (
    <MemoryRouter>
      <PagedList
        label="rows"
        items={['a1']}
        list={{ ...quiet, hasMore: true, isRefetching, loadMore }}
        empty={null}
        keyOf={(item) => item}
        row={(item) => item}
      />
    </MemoryRouter>
  )
  const { rerender } = render(rows(true))
  expect(loadMore).not.toHaveBeenCalled()
  rerender(rows(false))
  expect(loadMore).toHaveBeenCalledOnce()
})
