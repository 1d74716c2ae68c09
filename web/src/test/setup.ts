import '@testing-library/jest-dom/vitest'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import failOnConsole from 'vitest-fail-on-console'
import { queryClient } from '@/shared/api'
import { forgetTime } from '@/shared/clock'
import { setLanguage, startTexts } from '@/shared/i18n'
import { closePanel } from '@/shared/navigation/panels'
import { session } from '@/shared/session'
import { useAsk } from '@/shared/ui/ask'
import { leftBehind, watchEffects } from './left-behind.ts'
import { appTexts } from './texts.ts'

// React's warnings, such as about duplicate keys or updates outside of `act`, and unexpected errors fail a test.
failOnConsole({ shouldPrintMessage: true })
// The first use of a lazy component may have to wait for its compilation.
configure({ asyncUtilTimeout: 15_000 })
// Tests must not use the network; `fakePlatform` provides replies.
globalThis.fetch = () => Promise.reject(new TypeError('There is no network in unit tests.'))

// As in Chromium; without it overlays use the history, which has tests of its own.
window.CloseWatcher = class extends EventTarget {
  destroy() {}
}

// As in browsers, which tell a new fragment by `popstate` too.
addEventListener('hashchange', () => dispatchEvent(new PopStateEvent('popstate')))

watchEffects()

await startTexts(appTexts)

beforeEach(async () => {
  forgetTime()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP
  document.cookie = 'world=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/'
  await setLanguage('EN')
})

afterEach(() => {
  useAsk.getState().answer(false)
  vi.useRealTimers()
  cleanup()
  // Test files share the window too: a spy on it would meet the tests of another file.
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  // A toast stays for some seconds and would be visible to the next test.
  toast.removeAll()
  // Test files share their modules, so their state is reset: session, cached replies, open panel, storage.
  session.drop()
  queryClient.clear()
  onlineManager.setOnline(true)
  delete window.__prefetched
  closePanel()
  localStorage.clear()
  sessionStorage.clear()
  // Unmounted components must have ended their listeners, timers and observers.
  expect(leftBehind()).toEqual([])
})

// Test files share modules: an import still running at the end of one would fail in the next.
afterAll(() => vi.dynamicImportSettled())
