import { afterEach, expect, test, vi } from 'vitest'
import { setTheme, startTheme } from './index.ts'

afterEach(() => {
  setTheme('dark')
})

test.each(['light', 'dark'] as const)(
  'a page starts in the theme that the device keeps, %s',
  { tags: ['SHELL-021'] },
  (kept) => {
    localStorage.setItem('theme', kept)
    document.documentElement.dataset.theme = 'none'
    startTheme()
    expect(document.documentElement.dataset.theme).toBe(kept)
  },
)

test('a page without storage shows the chosen theme', {
  tags: ['SHELL-021'],
}, () => {
  startTheme()
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse })
  setTheme('light')
  expect(document.documentElement.dataset.theme).toBe('light')
})
