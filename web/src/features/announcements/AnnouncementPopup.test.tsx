import { act, screen, waitFor, within } from '@testing-library/react'
import { type Announcement, announcements } from '@understudy/contracts/announcements'
import type { ReplyInput } from '@understudy/contracts/endpoint'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { invalidate } from '@/shared/api'
import { closePanel, openPanel } from '@/shared/navigation'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import { AnnouncementPopup } from './AnnouncementPopup.tsx'
// Loaded before the test uses fake timers, under which a dynamic import would not finish.
import './PopupDialog.tsx'

type Popup = ReplyInput<typeof announcements>['popup'][number]

const popup = (id: number, title: string, execution: 'A' | 'B' | 'F'): Popup => ({
  id,
  title,
  content: `<p>about ${title}</p>`,
  read: false,
  startDate: 0,
  endDate: 0,
  noExpiry: 1,
  announcementImages: [],
  promotionType: '',
  execution,
})
const lists = (...popups: Popup[]) => ({
  banners: [],
  player: [] as Announcement[],
  popup: popups,
  promotion: [],
  hot: [],
})
const EVERYBODY = [
  popup(1, 'Offer', 'A'),
  popup(2, 'Pause', 'A'),
  popup(3, 'Hello', 'B'),
  popup(4, 'First', 'F'),
  popup(5, 'Safety', 'A'),
]

// A busy machine may need longer than the default for a whole page.
vi.setConfig({ testTimeout: 20_000 })

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform().answer(announcements, lists(...EVERYBODY))
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  session.drop()
  closePanel()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
// CSS selectors, as queries by role compute the styles of the whole page each time.
const dialog = () => document.querySelector<HTMLElement>('[role=dialog]')
const opened = () =>
  waitFor(() => {
    const popupDialog = dialog()
    if (!popupDialog) throw new Error('The popup is not open')
    return popupDialog
  })
const titles = async () => [...(await opened()).querySelectorAll('article h2')].map(({ textContent }) => textContent)
const here = async () => within(await opened()).getByText(/^\d of \d/).textContent
const button = (name: string) => screen.getByLabelText(name, { selector: 'button' })
const state = (type: 'A' | 'B') => JSON.parse(localStorage.getItem(`popup.${type}`) ?? 'null')

function visit(props: Parameters<typeof AnnouncementPopup>[0] = {}) {
  const app = renderInApp(<AnnouncementPopup {...props} />)
  return {
    ...app,
    press: (name: string) => act(async () => button(name).click()),
  }
}

async function cached() {
  const first = visit()
  await pass(50)
  first.unmount()
  localStorage.removeItem('popup.A')
  localStorage.removeItem('popup.B')
}

describe('the popup on home', () => {
  test('the home popup shows a visitor the entries of type B', { tags: ['POPUP-003'] }, async () => {
    visit()
    expect(await titles()).toEqual(['Hello'])
    expect(state('B')).toEqual({ seen: [{ title: 'Hello', content: '<p>about Hello</p>' }], show: true })
  })

  test.each([
    [false, ['Offer', 'Pause', 'Safety']],
    [true, ['First', 'Offer', 'Pause', 'Safety']],
  ])(
    'the home popup shows a member whose first login is %s the entries of type A',
    { tags: ['POPUP-002'] },
    async (firstTimeLogin, expected) => {
      session.store(sessionSample(0, { firstTimeLogin }))
      visit()
      expect(await titles()).toEqual(expected)
    },
  )

  test('popup entries without a picture have one of three postcards', async () => {
    session.store(sessionSample(0, { firstTimeLogin: true }))
    visit()
    const cards = [...(await opened()).querySelectorAll('svg[data-kind]')]
    expect(cards.map((card) => card.getAttribute('data-kind'))).toEqual(['0', '1', '2', '0'])
    const drawn = cards.map(({ innerHTML }) => innerHTML)
    expect({ different: new Set(drawn).size, fourth: drawn[3] }).toEqual({ different: 3, fourth: drawn[0] })
  })

  test('the home popup shows a trial session the entries of type B', { tags: ['POPUP-004'] }, async () => {
    session.store(sessionSample(4))
    visit()
    expect(await titles()).toEqual(['Hello'])
  })

  test('the home popup opens 500 ms after the visit begins', { tags: ['POPUP-006', 'CONST-001'] }, async () => {
    await cached()
    vi.useRealTimers()
    vi.useFakeTimers()
    visit()
    await pass(499)
    expect({ dialog: dialog(), state: state('B') }).toEqual({ dialog: null, state: null })
    await pass(1)
    expect(state('B')).not.toBeNull()
    await pass(50)
    expect(dialog()).toBeInTheDocument()
  })

  test('the home popup is decided again 500 ms after the list changes', {
    tags: ['POPUP-006', 'POPUP-005'],
  }, async () => {
    const app = visit()
    await opened()
    await app.press('Close')
    expect(dialog()).not.toBeInTheDocument()
    localStorage.setItem('popup.B', JSON.stringify({ ...state('B'), todayHideTime: undefined }))
    platform.answer(announcements, lists(popup(9, 'Something new', 'B')))
    await act(() => invalidate(announcements))
    await pass(450)
    expect(dialog()).not.toBeInTheDocument()
    await pass(100)
    expect(await titles()).toEqual(['Something new'])
  })

  test('the home popup stays closed without entries', { tags: ['POPUP-001'] }, async () => {
    const onSettled = vi.fn()
    platform.answer(announcements, lists())
    visit({ onSettled })
    await pass(700)
    expect(dialog()).not.toBeInTheDocument()
    expect(onSettled).toHaveBeenCalledTimes(1)
  })

  test('the home popup waits for its turn, and passes it on when it is closed', async () => {
    const onSettled = vi.fn()
    const app = visit({ ready: false, onSettled })
    await pass(2_000)
    expect(dialog()).not.toBeInTheDocument()
    app.unmount()
    const next = visit({ onSettled })
    await opened()
    expect(onSettled).not.toHaveBeenCalled()
    await next.press('Close')
    expect(onSettled).toHaveBeenCalledTimes(1)
  })

  test('the popup does not open over an open panel', async () => {
    visit()
    act(() => openPanel('menu'))
    await pass(700)
    expect(dialog()).not.toBeInTheDocument()
    act(closePanel)
    expect(await opened()).toBeInTheDocument()
  })
})

test.each([
  ['GOAL', '/m/activityDetail?id=8'],
  ['DEPOSIT', '/m/activity'],
  ['', null],
])('an entry about a promotion leads to it, or to all of them: %s', async (promotionType, expected) => {
  const offer = { ...popup(1, 'Offer', 'B'), promotionType }
  const goal: Announcement = { ...popup(8, 'Goal', 'B'), promotionType: 'GOAL', execution: '' }
  platform.answer(announcements, { ...lists(offer), promotion: [goal] })
  const app = visit()
  const link = within(await opened()).queryByText('View promotion')
  expect(link?.getAttribute('href') ?? null).toBe(expected)
  if (!link) return
  act(() => link.click())
  expect(app.path()).toBe(expected)
  expect(dialog()).not.toBeInTheDocument()
})

describe('closing the popup', () => {
  test('closing the home popup hides it for today, with the tick set at first', {
    tags: ['POPUP-007', 'POPUP-008'],
  }, async () => {
    const app = visit()
    const box = within(await opened()).getByLabelText<HTMLInputElement>('Do not show again today')
    expect(box).toBeChecked()
    await app.press('Close')
    expect(state('B')).toMatchObject({ show: false, todayHideTime: expect.any(Number) })
    app.unmount()
    visit()
    await pass(700)
    expect(dialog()).not.toBeInTheDocument()
  })

  test('a closed home popup is back after the next local midnight', { tags: ['POPUP-008'] }, async () => {
    const app = visit()
    await opened()
    await app.press('Close')
    app.unmount()
    const tomorrow = new Date()
    tomorrow.setHours(24, 0, 0, 0)
    vi.setSystemTime(tomorrow)
    visit()
    expect(await opened()).toBeInTheDocument()
  })

  test('closing without the tick stores no time, and the next visit shows the popup', {
    tags: ['POPUP-009', 'POPUP-010'],
  }, async () => {
    const app = visit()
    const box = within(await opened()).getByLabelText('Do not show again today')
    act(() => box.click())
    await app.press('Close')
    expect(state('B')).toMatchObject({ show: false })
    expect(state('B')).not.toHaveProperty('todayHideTime')
    await pass(2_000)
    expect(dialog()).not.toBeInTheDocument()
    app.unmount()
    visit()
    expect(await opened()).toBeInTheDocument()
  })

  test('Escape closes the popup', { tags: ['POPUP-007'] }, async () => {
    visit()
    await opened()
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
    await pass(10)
    expect(dialog()).not.toBeInTheDocument()
    expect(state('B').show).toBe(false)
  })
})

describe('several announcements', () => {
  beforeEach(() => session.store(sessionSample(0)))

  test('several announcements are reached by arrows, in a circle', { tags: ['POPUP-011'] }, async () => {
    const { press } = visit()
    expect(await here()).toBe('1 of 3 Offer')
    await press('Next announcement')
    expect(await here()).toBe('2 of 3 Pause')
    await press('Previous announcement')
    await press('Previous announcement')
    expect(await here()).toBe('3 of 3 Safety')
    await press('Next announcement')
    expect(await here()).toBe('1 of 3 Offer')
  })

  test('of several announcements only the visible one is reachable by keyboard', async () => {
    const { press } = visit()
    await opened()
    await press('Next announcement')
    const slides = [...document.querySelectorAll('article')]
    expect(slides.map((slide) => slide.inert)).toEqual([true, false, true])
  })

  test('several announcements do not move by themselves', { tags: ['POPUP-012'] }, async () => {
    visit()
    await opened()
    await pass(15_000)
    expect(await here()).toBe('1 of 3 Offer')
    expect(screen.queryByLabelText('Stop the slides')).not.toBeInTheDocument()
  })

  describe('a popup with autoplay', () => {
    beforeEach(() => {
      // The dialog is open.
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          report: (changes: { isIntersecting: boolean }[]) => void
          constructor(report: (changes: { isIntersecting: boolean }[]) => void) {
            this.report = report
          }
          observe() {
            this.report([{ isIntersecting: true }])
          }
          disconnect() {}
        },
      )
      platform.answer(systemStatus, statusSample({}, settingsSample({ popupAutoplay: true })))
    })

    test('popups advance every 5 s until they are stopped', { tags: ['POPUP-012', 'CONST-002'] }, async () => {
      const { press } = visit()
      await opened()
      await pass(5_050)
      expect(await here()).toBe('2 of 3 Pause')
      await pass(5_050)
      expect(await here()).toBe('3 of 3 Safety')
      await press('Stop the slides')
      await pass(15_000)
      expect(await here()).toBe('3 of 3 Safety')
    })

    test('popups stop advancing when the player moves on by hand', async () => {
      const { press } = visit()
      await opened()
      await press('Next announcement')
      await pass(15_000)
      expect(await here()).toBe('2 of 3 Pause')
    })
  })
})
