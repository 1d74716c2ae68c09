import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Makes the page visible or hidden until the test ends. */
export function seePage(visible: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!visible)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
