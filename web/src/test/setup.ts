import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import failOnConsole from 'vitest-fail-on-console'
import { appTexts } from '@/app/texts'
import { queryClient } from '@/shared/api'
import { forgetTime } from '@/shared/clock'
import { setLanguage, startTexts } from '@/shared/i18n'
import { closePanel } from '@/shared/navigation/panels'
import { session } from '@/shared/session'
import { useAsk } from '@/shared/ui/ask'
import { leftBehind, watchEffects } from './left-behind.ts'

// What React complains of, as a doubled key or an update outside `act`, is a mistake, and so is an error nobody expects.
failOnConsole({ shouldPrintMessage: true })
// The first use of a lazy part may have to be compiled.
configure({ asyncUtilTimeout: 5_000 })
// No test reaches a network; one that wants answers has `fakePlatform`.
globalThis.fetch = () => Promise.reject(new TypeError('There is no network in unit tests.'))

// As Chromium has it; without it overlays write to the history, which is tested apart.
window.CloseWatcher = class extends EventTarget {
  destroy() {}
}

watchEffects()

await startTexts(appTexts)

beforeEach(async () => {
  forgetTime()
  // biome-ignore lint/suspicious/noDocumentCookie: as in the browsers that have nothing else
  document.cookie = 'world=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/'
  await setLanguage('EN')
})

afterEach(() => {
  useAsk.getState().answer(false)
  cleanup()
  // The library keeps a message for its seconds, and the next test would see it.
  toast.removeAll()
  // Files share their modules: whom one test has logged in, what it has opened, asked and been answered, the next file
  // would find so.
  session.drop()
  queryClient.clear()
  delete window.__prefetched
  closePanel()
  localStorage.clear()
  sessionStorage.clear()
  // What has left the screen listens, repeats and observes no more.
  expect(leftBehind()).toEqual([])
})

// Test files share modules: an import still running at the end of one would fail in the next.
afterAll(() => vi.dynamicImportSettled())
