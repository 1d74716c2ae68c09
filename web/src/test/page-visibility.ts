import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** The page is looked at, or it is behind another one; `vi.restoreAllMocks` brings it back. */
export function seePage(visible: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!visible)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
