import { afterEach, expect, test, vi } from 'vitest'
import { setTheme, startTheme } from './index.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  setTheme('dark')
})

test('SHELL-021 where the device keeps nothing, the page shows the theme that was chosen all the same', () => {
  startTheme()
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse })
  setTheme('light')
  expect(document.documentElement.dataset.theme).toBe('light')
})
