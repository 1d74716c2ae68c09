import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScroller } from './use-scroller.ts'

/** A row of ten items of 100 px with 10 px between them, of which three and a bit are in view. */
const WIDTH = { all: 1_090, view: 350, item: 100, gap: '10px' }

let row: HTMLElement
beforeEach(() => {
  row = document.body.appendChild(document.createElement('div'))
  row.innerHTML = `<ul style="column-gap: ${WIDTH.gap}"><li></li><li></li></ul>`
  Object.defineProperties(row, {
    scrollWidth: { value: WIDTH.all },
    clientWidth: { value: WIDTH.view, configurable: true },
  })
  Object.defineProperty(row.querySelector('li'), 'offsetWidth', { value: WIDTH.item })
})
afterEach(() => row.remove())

const scroller = (group?: number) => renderHook(() => useScroller({ current: row }, 10, group)).result

test('a row counts as at its end a few pixels early, in both reading directions', () => {
  const result = scroller()
  const endsAt = (position: number) => {
    act(() => {
      row.scrollLeft = position
      row.dispatchEvent(new Event('scroll'))
    })
    return [result.current.atStart, result.current.atEnd]
  }
  const last = WIDTH.all - WIDTH.view
  expect([0, 3, 4, last - 4, last - 3, last].map(endsAt)).toEqual([
    [true, false],
    [true, false],
    [false, false],
    [false, false],
    [false, true],
    [false, true],
  ])
  expect([-3, -4, -last].map(endsAt)).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ])
})

test.each([
  ['as many items as are in view', undefined, 'ltr', 330],
  ['a group of two', 2, 'ltr', 220],
  ['the other way where lines begin at the other side', 2, 'rtl', -220],
] as const)('an arrow moves a row on by %s, and back by as much', (_, group, direction, left) => {
  row.style.direction = direction
  const scrollBy = vi.spyOn(row, 'scrollBy').mockImplementation(() => {})
  const { move } = scroller(group).current
  move(1)
  move(-1)
  expect(scrollBy.mock.calls).toMatchObject([[{ left }], [{ left: -left }]])
})

test('a row whose item is wider than itself moves by one item', () => {
  Object.defineProperty(row, 'clientWidth', { value: 60 })
  const scrollBy = vi.spyOn(row, 'scrollBy').mockImplementation(() => {})
  scroller().current.move(1)
  expect(scrollBy.mock.calls).toMatchObject([[{ left: 110 }]])
})
