import { focusManager, onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { announcements } from '@understudy/contracts/announcements'
import { gameList } from '@understudy/contracts/games'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setLanguage } from '@/shared/i18n'
import { session } from '@/shared/session'
import { failure, fakePlatform } from '@/test/platform'
import { sessionSample } from '@/test/samples'
import { invalidate, listState, queryClient, useApiPages, useApiQuery } from './index.ts'
import { currentViewer, followNetwork, keyOf } from './query.ts'

afterEach(() => {
  session.drop()
})

const input = { query: { types: 'B', platform: 'M' } } as const
const EMPTY = { banners: [], player: [], popup: [], promotion: [], hot: [] }

function Banners() {
  const { data } = useApiQuery(announcements, input, { select: ({ banners }) => banners.length })
  return <p>{data} banners</p>
}

const renderQuery = (ui: React.ReactNode) =>
  render(<QueryClientProvider client={queryClient}>{ui}</QueryClientProvider>)

describe('a query', () => {
  test('a query is loaded again for another language and another person', async () => {
    const platform = fakePlatform().answer(announcements, EMPTY)
    renderQuery(<Banners />)
    await screen.findByText('0 banners')
    await act(() => setLanguage('UR-LA'))
    await waitFor(() => expect(platform.count(announcements)).toBe(2))
    act(() => session.store(sessionSample()))
    await waitFor(() => expect(platform.count(announcements)).toBe(3))
    expect(platform.last(announcements)?.headers.get('Language')).toBe('UR-LA')
  })

  test('an answer stays until its new language is loaded, but not for another person', async () => {
    const platform = fakePlatform().answer(announcements, EMPTY)
    renderQuery(<Banners />)
    await screen.findByText('0 banners')
    const never = new Promise<Response>(() => {})
    platform.reply(announcements, () => never)
    await act(() => setLanguage('UR'))
    await waitFor(() => expect(platform.count(announcements)).toBe(2))
    expect(screen.queryByText('0 banners')).toBeInTheDocument()
    act(() => session.store(sessionSample()))
    await waitFor(() => expect(platform.count(announcements)).toBe(3))
    expect(screen.queryByText('0 banners')).not.toBeInTheDocument()
  })

  test('a public query is not repeated after a login', () => {
    const before = keyOf(gameList, { query: {} }, currentViewer())
    session.store(sessionSample())
    expect(keyOf(gameList, { query: {} }, currentViewer())).toEqual(before)
    expect(keyOf(announcements, input, currentViewer())).toContain('amina')
  })
})

test.each([
  ['twice where the network was at fault', () => Promise.reject(new TypeError('no network')), 2],
  ['once where the platform refuses', () => failure('system.error'), 1],
])('a query that fails is asked %s', async (_what, reply, times) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const platform = fakePlatform().reply(announcements, reply)
  renderQuery(<Banners />)
  await waitFor(() => expect(platform.count(announcements)).toBe(1))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(platform.count(announcements)).toBe(times)
})

test('a page that starts offline knows it', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false })
  followNetwork()
  expect(onlineManager.isOnline()).toBe(false)
  vi.unstubAllGlobals()
  followNetwork()
})

test('a stale query is refetched when the network comes back', async () => {
  const platform = fakePlatform().answer(announcements, EMPTY)
  renderQuery(<Banners />)
  await screen.findByText('0 banners')
  const later = Date.now() + 60_000
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => later)
  act(() => onlineManager.setOnline(false))
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(platform.count(announcements)).toBe(2))
  clock.mockRestore()
})

test('pages count from 1, and a grown list is not requested again when seen again', async () => {
  const platform = fakePlatform().reply(gameList, ({ url }) =>
    Response.json({
      success: true,
      value: { games: [], pageNum: Number(url.searchParams.get('pageNo')), totalPages: 2, totalCount: 30 },
    }),
  )
  function Games() {
    const { data, hasNextPage, fetchNextPage } = useApiPages(gameList, (pageNo) => ({ query: { pageNo } }))
    return (
      <button type="button" onClick={() => fetchNextPage()}>
        {data?.pages.map(({ pageNum }) => pageNum).join()} {hasNextPage ? 'more' : 'all'}
      </button>
    )
  }
  const { unmount } = renderQuery(<Games />)
  await screen.findByText('1 more')
  act(() => screen.getByRole('button').click())
  await screen.findByText('1,2 all')
  const requestedPages = () => platform.calls.map(({ url }) => url.searchParams.get('pageNo'))
  expect(requestedPages()).toEqual(['1', '2'])
  const later = Date.now() + 1_800_000
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => later)
  for (const manager of [focusManager.setFocused.bind(focusManager), onlineManager.setOnline.bind(onlineManager)]) {
    act(() => manager(false))
    act(() => manager(true))
  }
  unmount()
  renderQuery(<Games />)
  await screen.findByText('1,2 all')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(requestedPages()).toEqual(['1', '2'])
  focusManager.setFocused(undefined)
  clock.mockRestore()
})

test('a next page does not cancel the refetch of the first, whose rows have changed', async () => {
  let [total, answer] = [30, () => {}]
  const platform = fakePlatform().reply(gameList, async ({ url }) => {
    const value = { games: [], pageNum: Number(url.searchParams.get('pageNo')), totalPages: 2, totalCount: total }
    if (total === 31)
      await new Promise<void>((resolve) => {
        answer = resolve
      })
    return Response.json({ success: true, value })
  })
  function Games() {
    const pages = useApiPages(gameList, (pageNo) => ({ query: { pageNo } }))
    const { loadMore } = listState(pages)
    return (
      <button type="button" onClick={loadMore}>
        {pages.data?.pages.map(({ totalCount }) => totalCount).join()}
      </button>
    )
  }
  renderQuery(<Games />)
  await screen.findByText('30')
  total = 31
  act(() => void invalidate(gameList))
  await waitFor(() => expect(platform.count(gameList)).toBe(2))
  act(() => screen.getByRole('button').click())
  act(() => answer())
  expect(await screen.findByText('31')).toBeInTheDocument()
})
