import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { listenForInstallPrompt, showInstallPrompt } from './index.ts'

beforeAll(listenForInstallPrompt)
afterEach(() => void dispatchEvent(new Event('appinstalled')))

/** The browser offers its dialog. */
function offer(prompt = vi.fn(() => Promise.resolve())) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(event)
  return { event, prompt }
}

test('the browser’s install dialog waits for a tap and is shown once', () => {
  expect(showInstallPrompt()).toBe(false)
  const { event, prompt } = offer()
  expect({ prevented: event.defaultPrevented, shown: prompt.mock.calls.length }).toEqual({ prevented: true, shown: 0 })
  expect([showInstallPrompt(), showInstallPrompt()]).toEqual([true, false])
  expect(prompt).toHaveBeenCalledOnce()
})

test('an installed app offers no install dialog', () => {
  const { prompt } = offer()
  dispatchEvent(new Event('appinstalled'))
  expect(showInstallPrompt()).toBe(false)
  expect(prompt).not.toHaveBeenCalled()
})

test('an install dialog that the browser refuses ends quietly', async () => {
  offer(vi.fn(() => Promise.reject(new DOMException('shown already', 'InvalidStateError'))))
  expect(showInstallPrompt()).toBe(true)
  await Promise.resolve()
})
