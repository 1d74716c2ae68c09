import { expect, test, vi } from 'vitest'
import { leaveEntriesOfReload } from './closed-by-back.ts'

test('a page loaded anew under what was open leaves its entries, so that the first Back leads from the page', () => {
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
  leaveEntriesOfReload()
  vi.runAllTimers()
  expect(entries).toEqual([page])
  vi.useRealTimers()
  vi.restoreAllMocks()
})
