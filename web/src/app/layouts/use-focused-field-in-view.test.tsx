import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useFocusedFieldInView } from './use-focused-field-in-view.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14)'
const KEYBOARD_UP = { offsetTop: 0, height: 480 }

let scrolled: string[]
beforeEach(() => {
  scrolled = []
  vi.useFakeTimers()
  vi.stubGlobal('visualViewport', KEYBOARD_UP)
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    scrolled.push(this.getAttribute('aria-label') ?? '')
  })
})

function Watcher() {
  useFocusedFieldInView()
  return null
}

/** Renders two fields at the given heights, with a button between them. */
function open({ above = 100, below = 500, agent = ANDROID } = {}) {
  vi.stubGlobal('navigator', { ...navigator, userAgent: agent, maxTouchPoints: 5 })
  render(
    <>
      <input aria-label="above" />
      <button type="button">between</button>
      <input aria-label="below" />
      <Watcher />
    </>,
  )
  for (const [name, top] of [
    ['above', above],
    ['below', below],
  ] as const)
    field(name).getBoundingClientRect = () => new DOMRect(0, top, 300, 40)
}

const field = (name: string) => screen.getByRole('textbox', { name })
const focus = (name: string) => act(() => field(name).focus())
const press = () => screen.getByRole('button').dispatchEvent(new Event('pointerdown', { bubbles: true }))

describe('on Android a field that gets the focus', { tags: ['CONST-022'] }, () => {
  test('an Android field under the keyboard is scrolled into view after half a second', () => {
    open()
    focus('below')
    vi.advanceTimersByTime(499)
    expect(scrolled).toEqual([])
    vi.advanceTimersByTime(1)
    expect(scrolled).toEqual(['below'])
  })

  test('an Android field in view does not move the page when it gets the focus', () => {
    open({ below: 440 - 64 })
    focus('above')
    vi.advanceTimersByTime(500)
    focus('below')
    vi.advanceTimersByTime(500)
    expect(scrolled).toEqual([])
  })

  test('a focused field is brought into view from under the header or the foot', () => {
    open({ above: 63, below: 440 - 63 })
    focus('above')
    vi.advanceTimersByTime(500)
    focus('below')
    vi.advanceTimersByTime(500)
    expect(scrolled).toEqual(['above', 'below'])
  })

  test('an Android page does not scroll once the focus is lost or under a finger', () => {
    open()
    focus('below')
    act(() => field('below').blur())
    vi.advanceTimersByTime(500)
    focus('below')
    press()
    vi.advanceTimersByTime(500)
    expect(scrolled).toEqual([])
    press()
    act(() => field('below').blur())
    focus('below')
    vi.advanceTimersByTime(500)
    expect(scrolled).toEqual(['below'])
  })
})

test('other systems than Android scroll a focused field themselves', () => {
  open({ agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' })
  focus('below')
  vi.advanceTimersByTime(500)
  expect(scrolled).toEqual([])
})
