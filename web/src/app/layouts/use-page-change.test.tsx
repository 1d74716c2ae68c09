import { act, waitFor } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render'
import { usePageChange } from './use-page-change.ts'

let scrolled: number
let go: ReturnType<typeof useNavigate>
beforeEach(() => {
  scrolled = 0
  vi.stubGlobal('scrollTo', (_x: number, y: number) => {
    scrolled = y
  })
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled)
})

function Page() {
  go = useNavigate()
  usePageChange('a page')
  return <main id="content" tabIndex={-1} />
}

const to = (where: string | number) => act(async () => void (typeof where === 'number' ? go(where) : go(where)))
const scroll = (y: number) =>
  act(() => {
    scrolled = y
    dispatchEvent(new Event('scroll'))
  })

describe('the scroll position', () => {
  test('the registration starts at its top when the page before it was scrolled down', {
    tags: ['REG-006'],
  }, async () => {
    renderInApp(<Page />, { path: '/m/login' })
    scroll(700)
    await to('/m/register')
    expect(scrolled).toBe(0)
  })

  test('going back finds the place where the page was left, going on starts at the top', async () => {
    renderInApp(<Page />, { path: '/m/help' })
    scroll(700)
    await to('/m/gameList')
    scroll(300)
    await to(-1)
    expect(scrolled).toBe(700)
    await to(1)
    expect(scrolled).toBe(300)
    await to('/m/gameList?type=fav')
    expect(scrolled).toBe(0)
  })
})

describe('scroll position after a reload', () => {
  test('a reload restores the scroll position once the page is long enough', async () => {
    const { unmount } = renderInApp(<Page />, { path: '/m/help' })
    scroll(700)
    dispatchEvent(new Event('pagehide'))
    unmount()
    scrolled = 0
    let height = 300
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height)
    vi.stubGlobal('innerHeight', 800)
    // A reload keeps the history entry.
    renderInApp(<Page />, { path: '/m/help' })
    expect(scrolled).toBe(0)
    height = 2_000
    await waitFor(() => expect(scrolled).toBe(700))
  })

  test.each([
    ['another page', 'reload', '/m/gameList'],
    ['the same page by its address', 'navigate', '/m/help'],
  ])('%s, reopened in the same tab, starts at its top', async (_case, type, path) => {
    const { unmount } = renderInApp(<Page />, { path: '/m/help' })
    scroll(700)
    dispatchEvent(new Event('pagehide'))
    unmount()
    scrolled = 0
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2_000)
    vi.stubGlobal('innerHeight', 800)
    renderInApp(<Page />, { path })
    expect(scrolled).toBe(0)
  })
})
