import { describe, expect, test } from 'vitest'
import { roleOf } from '@/shared/session'
import { stored } from '@/shared/storage'
import { closedPopup, evaluatePopup, popupEntries, popupState, popupTypeOf } from './popup-decision.ts'

const entry = (title: string, execution: 'A' | 'B' | 'F' = 'A') => ({ title, content: `<p>${title}</p>`, execution })
const seenOf = (...titles: string[]) => titles.map((title) => ({ title, content: `<p>${title}</p>` }))

const NOON = new Date(2026, 2, 10, 12).getTime()
const LAST_MOMENT = new Date(2026, 2, 10, 23, 59, 59, 999).getTime()
const MIDNIGHT = new Date(2026, 2, 11).getTime()

const entries = [entry('one'), entry('two')]
const seenPairs = seenOf('one', 'two')

describe('the popup for a visitor or member', () => {
  const all = [entry('a'), entry('b', 'B'), entry('f', 'F'), entry('a2')]
  const titles = (type: 'A' | 'B', first: boolean) => popupEntries(all, type, first).map(({ title }) => title)

  test.each([0, 1, 2, 40, 41, 42] as const)('a member of type %i gets popup A', { tags: ['POPUP-002'] }, (type) =>
    expect(popupTypeOf(roleOf({ type }))).toBe('A'),
  )

  test('visitors get popup B', { tags: ['POPUP-003'] }, () => expect(popupTypeOf(roleOf(undefined))).toBe('B'))

  test('a trial session gets popup B', { tags: ['POPUP-004'] }, () =>
    expect(popupTypeOf(roleOf({ type: 4 }))).toBe('B'),
  )

  test('popup A has the entries A, and those of F on the first login', { tags: ['POPUP-002'] }, () => {
    expect(titles('A', false)).toEqual(['a', 'a2'])
    expect(titles('A', true)).toEqual(['f', 'a', 'a2'])
  })

  test('popup B has the entries B only', { tags: ['POPUP-003'] }, () => {
    expect(titles('B', false)).toEqual(['b'])
    expect(titles('B', true)).toEqual(['b'])
  })
})

describe('whether the popup opens', () => {
  test.each([
    ['entries, active, not hidden', entries, { seen: seenPairs, show: true }, true],
    ['nothing stored yet', entries, undefined, true],
    ['no entries', [], { seen: [], show: true }, false],
    ['not active', entries, { seen: seenPairs, show: false }, false],
    ['hidden today', entries, { seen: seenPairs, show: true, todayHideTime: NOON }, false],
  ])('%s: the popup opens as stored', { tags: ['POPUP-001'] }, (_, list, state, open) => {
    expect(evaluatePopup({ entries: list, stored: state, now: NOON, firstLook: false }).open).toBe(open)
  })

  test.each([
    ['just after midnight, it is late in the evening', new Date(2026, 2, 10, 0, 0, 1), LAST_MOMENT, false],
    ['an hour before midnight, it is just after', new Date(2026, 2, 10, 23), MIDNIGHT, true],
    ['the day before at one, it is noon', new Date(2026, 2, 9, 13), NOON, true],
    ['a week ago at the same hour', new Date(2026, 2, 3, 12), NOON, true],
  ])('a popup hidden %s: the day counts, not 24 hours', { tags: ['POPUP-001'] }, (_, hiddenAt, now, open) => {
    const stored = { seen: seenPairs, show: true, todayHideTime: hiddenAt.getTime() }
    expect(evaluatePopup({ entries, stored, now, firstLook: false }).open).toBe(open)
  })

  test.each([
    ['another title', [entry('one'), entry('three')]],
    ['one more', [...entries, entry('three')]],
    ['one less', [entry('one')]],
    ['another order', [entry('two'), entry('one')]],
    ['another content', [entry('one'), { ...entry('two'), content: '<p>new</p>' }]],
  ])('a list with %s reopens the popup', { tags: ['POPUP-005'] }, (_, list) => {
    const result = evaluatePopup({
      entries: list,
      stored: { seen: seenPairs, show: false },
      now: NOON,
      firstLook: false,
    })
    expect(result.open).toBe(true)
    expect(result.state.show).toBe(true)
    expect(result.state.seen).toEqual(list.map(({ title, content }) => ({ title, content })))
  })

  test('a changed list does not reopen a popup hidden for today', { tags: ['POPUP-005', 'POPUP-001'] }, () => {
    const result = evaluatePopup({
      entries: [entry('new')],
      stored: { seen: seenPairs, show: false, todayHideTime: NOON },
      now: LAST_MOMENT,
      firstLook: true,
    })
    expect(result).toEqual({ open: false, state: { seen: seenOf('new'), show: true, todayHideTime: NOON } })
  })
})

describe('closing the popup', () => {
  test('closing with the tick stores show false and the time', { tags: ['POPUP-007', 'POPUP-008'] }, () => {
    expect(closedPopup({ seen: seenPairs, show: true }, true, NOON)).toEqual({
      seen: seenPairs,
      show: false,
      todayHideTime: NOON,
    })
  })

  test('closing without the tick removes the time', { tags: ['POPUP-007', 'POPUP-009'] }, () => {
    expect(closedPopup({ seen: seenPairs, show: true, todayHideTime: NOON }, false, NOON)).toEqual({
      seen: seenPairs,
      show: false,
    })
  })

  test.each([
    ['in the last moment of the day', LAST_MOMENT, false],
    ['at midnight', MIDNIGHT, true],
    ['on an earlier day, the clock having been put back', NOON - 86_400_000, true],
  ])(
    'a visit %s after closing with the tick opens the popup or not',
    { tags: ['POPUP-008', 'POPUP-010'] },
    (_, now, open) => {
      const result = evaluatePopup({
        entries,
        stored: closedPopup({ seen: seenPairs, show: true }, true, NOON),
        now,
        firstLook: true,
      })
      expect(result.open).toBe(open)
      expect(result.state.todayHideTime).toBe(open ? undefined : NOON)
    },
  )

  test('a popup closed without the tick opens on the next visit', { tags: ['POPUP-010'] }, () => {
    const closed = closedPopup({ seen: seenPairs, show: true }, false, NOON)
    expect(evaluatePopup({ entries, stored: closed, now: NOON, firstLook: false }).open).toBe(false)
    expect(evaluatePopup({ entries, stored: closed, now: NOON, firstLook: true }).open).toBe(true)
  })

  test('a popup record that expires during a visit has effect from the next one', { tags: ['POPUP-010'] }, () => {
    const closed = closedPopup({ seen: seenPairs, show: true }, true, NOON)
    expect(evaluatePopup({ entries, stored: closed, now: MIDNIGHT, firstLook: false }).open).toBe(false)
  })
})

describe('stored popup choices', () => {
  const item = stored('popup.A', popupState)

  test('a popup’s record has the seen pairs, flag and time, by type', { tags: ['DATA-012'] }, () => {
    item.write({ seen: seenPairs, show: false, todayHideTime: NOON })
    expect(JSON.parse(localStorage.getItem('popup.A') ?? '')).toEqual({
      seen: seenPairs,
      show: false,
      todayHideTime: NOON,
    })
    expect(item.read()).toEqual({ seen: seenPairs, show: false, todayHideTime: NOON })
  })

  test.each([
    '',
    'null',
    '{}',
    '{"seen":[1],"show":true}',
    '{"seen":[],"show":"no"}',
    '{"seen":[],"show":true,"todayHideTime":"now"}',
    '{',
  ])('an invalid popup record %j is ignored', { tags: ['DATA-012'] }, (garbage) => {
    localStorage.setItem('popup.A', garbage)
    expect(item.read()).toBeUndefined()
  })
})
