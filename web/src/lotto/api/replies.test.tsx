import { act, render, screen, waitFor } from '@testing-library/react'
import { draws, nearIssues } from '@understudy/contracts/lottery'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failure, fakePlatform } from '@/test/platform'
import { usePages, useReply } from './hooks.ts'
import { forgetReplies, refresh } from './replies.ts'

const near = (numero: string) => ({
  currentNumero: { gameId: '300', numero, remainTime: 1, lockTime: 5, drawTime: 1, isSale: true },
  previousNumero: { numero: '202603100000', winningNumber: null, drawTime: 1 },
  nextNumero: { numero: '202603100002', drawTime: 2 },
})
const input = { query: { gameId: '300' } }

let platform: ReturnType<typeof fakePlatform>
let hidden = false
beforeEach(() => {
  forgetReplies()
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  platform = fakePlatform().answer(nearIssues, near('202603100001'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Issue({ every }: { every?: number }) {
  const { data, error } = useReply(nearIssues, input, { freshFor: 0, again: every ? () => every : undefined })
  return <p>{data?.currentNumero.numero ?? error?.code ?? 'waiting'}</p>
}

test('two who look at the same answer ask once, and both see what is new', async () => {
  render(
    <>
      <Issue />
      <Issue />
    </>,
  )
  expect(await screen.findAllByText('202603100001')).toHaveLength(2)
  expect(platform.count(nearIssues)).toBe(1)
  platform.answer(nearIssues, near('202603100002'))
  await act(() => refresh(nearIssues))
  expect(screen.getAllByText('202603100002')).toHaveLength(2)
})

test('asks again after a while, never while the page is out of sight, and at once when it is seen again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<Issue every={1_000} />)
  await screen.findByText('202603100001')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(platform.count(nearIssues)).toBe(2)
  hidden = true
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(platform.count(nearIssues)).toBe(2)
  // What arrives out of sight, asked for by something else, starts nothing either.
  await act(() => refresh(nearIssues))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(platform.count(nearIssues)).toBe(3)
  hidden = false
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(platform.count(nearIssues)).toBe(4)
})

test('a call that never arrived is tried once more, a refused one is not; what was known stays', async () => {
  platform.reply(nearIssues, () => Promise.reject(new TypeError('gone')))
  const { unmount } = render(<Issue />)
  expect(await screen.findByText('client.offline')).toBeTruthy()
  expect(platform.count(nearIssues)).toBe(2)
  unmount()
  forgetReplies()
  platform.answer(nearIssues, near('202603100001'))
  render(<Issue />)
  await screen.findByText('202603100001')
  platform.reply(nearIssues, () => failure('game.not.found'))
  await act(() => refresh(nearIssues))
  expect(platform.count(nearIssues)).toBe(4)
  expect(screen.getByText('202603100001')).toBeTruthy()
})

function Draws() {
  const { items, list } = usePages(
    draws,
    (page) => ({ params: { gameId: '300' }, query: { page, size: 1 } }),
    ({ content, totalPages }) => ({ list: content, totalPages }),
  )
  return (
    <>
      <p>{items?.map(({ numero }) => numero).join(' ')}</p>
      {list.error && (
        <button type="button" onClick={list.retry}>
          again
        </button>
      )}
      {list.hasMore && (
        <button type="button" onClick={list.loadMore}>
          more
        </button>
      )}
    </>
  )
}

test('pages follow each other until the last', async () => {
  platform.reply(draws, ({ url }) =>
    Response.json({
      content: [
        { numero: `202603100${url.searchParams.get('page')}1`, winningNumber: null, drawTime: 1, voided: false },
      ],
      totalPages: 2,
    }),
  )
  render(<Draws />)
  await screen.findByText('20260310001')
  act(() => screen.getByRole('button', { name: 'more' }).click())
  await screen.findByText('20260310001 20260310011')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'more' })).toBeNull())
})

test('a next page that fails is told where it was to come, and asked for again there', async () => {
  let fails = true
  platform.reply(draws, ({ url }) => {
    const page = url.searchParams.get('page')
    if (page === '1' && fails) return failure('system.error')
    return Response.json({
      content: [{ numero: `202603100${page}1`, winningNumber: null, drawTime: 1, voided: false }],
      totalPages: 2,
    })
  })
  render(<Draws />)
  await screen.findByText('20260310001')
  act(() => screen.getByRole('button', { name: 'more' }).click())
  const again = await screen.findByRole('button', { name: 'again' })
  expect(screen.queryByRole('button', { name: 'more' })).toBeNull()
  fails = false
  act(() => again.click())
  await screen.findByText('20260310001 20260310011')
})
