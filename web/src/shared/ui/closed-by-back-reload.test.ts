import { expect, test, vi } from 'vitest'

test('a page loaded anew under what was open leaves its entries, so that the first Back leads from the page', async () => {
  vi.useFakeTimers()
  const page = { idx: 3, key: 'here' }
  const entries: unknown[] = [page, { ...page, overlay: 1 }, { ...page, overlay: 2 }]
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries.at(-1))
  vi.spyOn(history, 'back').mockImplementation(
    () =>
      void setTimeout(() => {
        entries.pop()
        dispatchEvent(new PopStateEvent('popstate', { state: entries.at(-1) }))
      }, 5),
  )
  // A module of its own: what is loaded with a page is loaded anew with it.
  vi.resetModules()
  await import('./closed-by-back.ts')
  vi.runAllTimers()
  expect(entries).toEqual([page])
  vi.useRealTimers()
  vi.restoreAllMocks()
})
