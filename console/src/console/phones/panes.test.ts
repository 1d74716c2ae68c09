import { expect, test } from 'vitest'
import { changeOf, changeToAll, freePlace, PRESETS, panesIn, visitor } from './panes.ts'

const amina = { ...visitor('w1'), as: 'amina', language: 'UR-LA', theme: 'light' } as const

test('a row of phones survives the way through the address', () => {
  const choices = { ...changeOf(1, amina), ...changeOf(2, { ...visitor('w2'), as: 'a.b.c' }), q: 'other' }
  expect(choices).toMatchObject({ p1: 'phone.w1.UR-LA.light.amina' })
  expect(panesIn({ ...choices, ...changeOf(4, { kind: 'cashier', world: 'w1' }) }, 6)).toEqual([
    { place: 1, pane: amina },
    { place: 2, pane: { ...visitor('w2'), as: 'a.b.c' } },
    { place: 4, pane: { kind: 'cashier', world: 'w1' } },
  ])
})

test('a mistyped address of phones opens what can be read of it', () => {
  const choices = { p1: 'phone.w1.KLINGON.pink.amina', p2: 'phone', p3: 'tablet.w1', p4: 'cashier.', p7: 'cashier.w1' }
  expect(panesIn(choices, 6)).toEqual([{ place: 1, pane: { ...visitor('w1'), as: 'amina' } }])
})

test('a new phone takes the first free place, and a full row takes none', () => {
  const placed = panesIn({ ...changeOf(1, amina), ...changeOf(3, amina) }, 3)
  expect([freePlace(placed, 3), freePlace([...placed, { place: 2, pane: amina }], 3)]).toEqual([2, undefined])
})

test('a preset replaces all phones of the row', () => {
  expect(changeToAll(PRESETS.agency('w1'), 4)).toEqual({
    p1: 'phone.w1.EN.dark.bilal',
    p2: 'phone.w1.EN.dark.bushra',
    p3: 'cashier.w1',
    p4: '',
  })
  expect(Object.values(changeToAll(PRESETS.languages('w1'), 3))).toEqual([
    'phone.w1.UR.dark.',
    'phone.w1.UR-LA.dark.',
    'phone.w1.EN.dark.',
  ])
  expect(Object.values(changeToAll(PRESETS.themes('w1'), 2))).toEqual(['phone.w1.EN.dark.', 'phone.w1.EN.light.'])
})
