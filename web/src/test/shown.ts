import { act } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { outline } from './outline.ts'
import { RECORDED_AT } from './recorded.ts'

type Tell = (entries: { isIntersecting: boolean; target: Element }[]) => void

class InSight {
  readonly #tell: Tell
  constructor(tell: Tell) {
    this.#tell = tell
  }
  observe(target: Element) {
    this.#tell([{ isIntersecting: true, target }])
  }
  unobserve() {}
  disconnect() {}
}

/** For tests that look at whole pages: time goes by on demand, everything is in sight, and all code is loaded. */
export function wholePages(): void {
  // What is loaded when it is used comes at once, however busy the machine is.
  beforeAll(async () => {
    const modules = import.meta.glob(['/src/**/*.tsx', '!**/*.test.tsx', '!**/main.tsx'])
    await Promise.all(Object.values(modules).map((load) => load()))
  })
  beforeEach(() => {
    vi.useFakeTimers({ now: RECORDED_AT })
    vi.stubGlobal('IntersectionObserver', InSight)
    // Longer than the window: nothing scrolls to the next page of a list.
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100_000)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

/** Lets time go by until nothing is on its way any more, and what shows for a moment has gone. */
export async function settle(): Promise<void> {
  // Second by second: what has come may ask for more.
  for (let second = 0; second < 6; second += 1) {
    await vi.dynamicImportSettled()
    await act(() => vi.advanceTimersByTimeAsync(1_000))
  }
}

const opening = () => [...document.querySelectorAll<HTMLElement>('[aria-haspopup=dialog]')]

/** Presses each button of a page that opens a sheet, on a page opened anew, and tells what it opened. */
export async function* sheetsOf(open: () => Promise<void>): AsyncGenerator<[button: string, shown: string]> {
  await open()
  for (const at of opening().keys()) {
    if (at > 0) await open()
    const button = opening()[at]
    const name = button?.getAttribute('aria-label') ?? button?.textContent ?? ''
    await act(async () => button?.click())
    await settle()
    yield [name, [...document.querySelectorAll('[role=dialog], dialog')].map((sheet) => outline(sheet)).join('')]
  }
}
