import { announcements } from '@understudy/contracts/announcements'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, expect, test, vi } from 'vitest'
import { storedStatus } from '@/domain/system'
import { fakePlatform } from '@/test/platform'
import { statusSample } from '@/test/samples'
import { firstReplies } from './first-replies.ts'

afterEach(() => {
  storedStatus.remove()
})

test('a device with a stored status shows the app without waiting', async () => {
  const platform = fakePlatform()
  storedStatus.write(statusSample())
  platform.answer(announcements, { banners: [], player: [], popup: [], promotion: [], hot: [] })
  await firstReplies({ home: true })
  expect(platform.count(systemStatus)).toBe(0)
})

test('a screen other than home waits for no reply', async () => {
  const platform = fakePlatform()
  await firstReplies({ home: false })
  expect([platform.count(systemStatus), platform.count(announcements)]).toEqual([0, 0])
})

test('a slow network delays the first view by at most a second', async () => {
  vi.useFakeTimers()
  fakePlatform().reply(systemStatus, () => new Promise(() => {}))
  const ready = vi.fn()
  void firstReplies({ home: true }).then(ready)
  await vi.advanceTimersByTimeAsync(999)
  expect(ready).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ready).toHaveBeenCalled()
})
