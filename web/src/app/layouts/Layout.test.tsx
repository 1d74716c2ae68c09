import { act, screen, waitFor } from '@testing-library/react'
import { touch } from '@understudy/contracts/session'
import { useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closePanel, openPanel } from '@/shared/navigation'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { Layout } from './Layout.tsx'

vi.mock('../Screens.tsx', () => ({ Screens: () => <input aria-label="a field" /> }))

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform().answer(touch, { expiresAt: 1 })
})
afterEach(() => {
  session.drop()
  closePanel()
})

let go: ReturnType<typeof useNavigate>
function Go() {
  go = useNavigate()
  return null
}

const show = (path = '/m/home') =>
  renderInApp(
    <>
      <Layout />
      <Go />
    </>,
    { path },
  )

const fades = () => screen.getByRole('main').className.includes('fade')

/** Swipes with one finger from a point near the edge to another. */
function drag(from: number, to: number, downwards = 0) {
  const touchAt = (type: string, list: string, clientX: number, clientY: number) =>
    dispatchEvent(Object.assign(new Event(type), { [list]: [{ clientX, clientY }] }))
  act(() => {
    touchAt('touchstart', 'touches', from, 300)
    touchAt('touchend', 'changedTouches', to, 300 + downwards)
  })
}

describe('the layout', () => {
  test('the VIP page has a light bar with help and no bottom menu', {
    tags: ['SHELL-005', 'SHELL-010', 'ROUTE-013'],
  }, async () => {
    const { user, path } = show('/m/vip')
    expect(screen.getByRole('banner').className).toContain('light')
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    await user.click(await screen.findByRole('link', { name: 'Help' }))
    expect(path()).toBe('/m/help')
    expect(screen.getByRole('banner').className).not.toContain('light')
  })

  test('the layout has the logo on home and a back arrow elsewhere', { tags: ['SHELL-001'] }, async () => {
    show()
    expect(await screen.findByRole('link', { name: /Aurora/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
    await act(async () => go('/m/gameList'))
    expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /Aurora/ })).not.toBeInTheDocument()
  })

  test('the layout has a bottom menu on home and none on login and game list', { tags: ['SHELL-010'] }, async () => {
    show()
    const menu = () => screen.queryByRole('navigation', { name: 'Main menu' })
    expect(menu()).toBeInTheDocument()
    for (const path of ['/m/login', '/m/gameList']) {
      await act(async () => go(path))
      expect(menu(), path).not.toBeInTheDocument()
    }
  })

  test('the layout names the page in its bar and the window’s title', { tags: ['SHELL-006'] }, async () => {
    show('/m/login')
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeInTheDocument()
    // The merchant's name is known once the settings are loaded.
    expect(document.title).toBe('Log in · Understudy')
    await waitFor(() => expect(document.title).toBe('Log in · Aurora'))
  })

  test('a page fades in, but not the first one nor one uncovered by a swipe', {
    tags: ['SHELL-012', 'CONST-012'],
  }, async () => {
    const app = show('/m/trail')
    expect(fades()).toBe(false)
    await act(async () => go('/m/login'))
    expect(fades()).toBe(true)
    vi.useFakeTimers()
    drag(10, 120)
    expect(app.path()).toBe('/m/home')
    expect(fades()).toBe(false)
    await vi.advanceTimersByTimeAsync(500)
    await act(async () => go('/m/login'))
    expect(fades()).toBe(true)
  })

  test.each([
    ['90 px', 10, 100, 0],
    ['away from the edge', 100, 300, 0],
    ['a pixel too far from the edge', 33, 300, 0],
    ['a scroll', 10, 130, 200],
    ['the other way', 10, -100, 0],
  ])('a drag that is no swipe back stays: %s', { tags: ['CONST-013'] }, async (_, from, to, downwards) => {
    const app = show('/m/login')
    drag(from, to, downwards)
    expect(app.path()).toBe('/m/login')
  })

  test.each([
    ['left to right', 'ltr', 32, 132],
    ['right to left', 'rtl', innerWidth - 32, innerWidth - 132],
  ] as const)(
    'a drag of 100 px from the starting edge of %s goes back',
    { tags: ['CONST-013'] },
    (_, dir, from, to) => {
      const app = show('/m/login')
      document.documentElement.dir = dir
      drag(from, to)
      expect(app.path()).toBe('/m/home')
      document.documentElement.dir = 'ltr'
    },
  )

  test('the arrow goes one step back, and home from a page that was opened directly', {
    tags: ['SHELL-004'],
  }, async () => {
    const app = show('/m/set')
    const arrow = () => screen.getByRole('button', { name: 'Back' })
    await act(async () => go('/m/help'))
    // The memory router does not number the history entries as a browser's router does.
    history.replaceState({ idx: 1 }, '')
    await app.user.click(arrow())
    expect(app.path()).toBe('/m/set')
    history.replaceState({ idx: 0 }, '')
    await app.user.click(arrow())
    expect(app.path()).toBe('/m/home')
  })

  test('the layout closes panels when the page changes', { tags: ['SHELL-014', 'SHELL-022'] }, async () => {
    show()
    act(() => openPanel('service'))
    expect(await screen.findByRole('dialog', { name: 'Customer service' })).toBeInTheDocument()
    await act(async () => go('/m/gameList'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('the language panel lists the languages and applies the chosen one', { tags: ['SHELL-018'] }, async () => {
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await user.click(await screen.findByRole('button', { name: /Language/ }))
    const panel = await screen.findByRole('dialog', { name: 'Choose a language' })
    expect(panel.querySelectorAll('button[aria-pressed]').length).toBeGreaterThan(3)
    await user.click(screen.getByRole('button', { name: 'اردو' }))
    expect(await screen.findByRole('link', { name: 'پروموشن' })).toBeInTheDocument()
    expect(document.documentElement.dir).toBe('rtl')
  })

  test('a change of page moves the focus to the new page', async () => {
    show()
    await act(async () => go('/m/gameList'))
    expect(screen.getByRole('main')).toHaveFocus()
  })
})

describe('the session', () => {
  test('the session is renewed when home opens and every three minutes after', { tags: ['HOME-038'] }, async () => {
    vi.useFakeTimers()
    session.store(sessionSample())
    show()
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(platform.count(touch)).toBe(1)
    expect(platform.last(touch)?.headers.get('Authorization')).toBe(sessionSample().token)
    await act(() => vi.advanceTimersByTimeAsync(180_000))
    expect(platform.count(touch)).toBe(2)
    await act(async () => go('/m/gameList'))
    await act(async () => go('/m/home'))
    expect(platform.count(touch)).toBe(3)
  })

  test('no session is renewed for a visitor', async () => {
    vi.useFakeTimers()
    show()
    await act(() => vi.advanceTimersByTimeAsync(200_000))
    expect(platform.count(touch)).toBe(0)
  })
})
