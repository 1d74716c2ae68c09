import { afterEach, expect, test, vi } from 'vitest'
import { storedStatus } from '@/domain/system'
import { statusSample } from '@/test/samples'
import { firstReplies } from './first-replies.ts'

afterEach(() => {
  delete window.__asked
  storedStatus.remove()
})

const isReady = () =>
  Promise.race([
    firstReplies({ home: false }).then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 20)),
  ])

test('a page whose shape asks for something waits for its answer', async () => {
  storedStatus.write(statusSample())
  expect(await isReady()).toBe(true)
  window.__asked = new Promise(() => {})
  expect(await isReady()).toBe(false)
  window.__asked = Promise.resolve()
  expect(await isReady()).toBe(true)
})

test('a slow network is not waited for longer than a second', async () => {
  vi.useFakeTimers()
  storedStatus.write(statusSample())
  window.__asked = new Promise(() => {})
  const ready = vi.fn()
  void firstReplies({ home: false }).then(ready)
  await vi.advanceTimersByTimeAsync(999)
  expect(ready).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ready).toHaveBeenCalled()
  vi.useRealTimers()
})
