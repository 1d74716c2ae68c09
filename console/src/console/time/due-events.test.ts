import type { DueEvent } from '@understudy/contracts/control'
import { HOUR } from '@understudy/contracts/durations'
import { expect, test } from 'vitest'
import { expectedOf, joined, listedOf, midnightsIn } from './due-events.ts'

const NOON = Date.parse('2026-03-10T12:00:00+05:00')
const due = (kind: DueEvent['kind'], hours: number, about = ''): DueEvent => ({ kind, at: NOON + hours * HOUR, about })

test('midnights are those of Karachi', () => {
  expect(midnightsIn({ from: NOON, to: NOON + 36 * HOUR }).map((at) => new Date(at).toISOString())).toEqual([
    '2026-03-10T19:00:00.000Z',
    '2026-03-11T19:00:00.000Z',
  ])
})

test('a jump counts due events by kind, and says if there may be more', () => {
  const list = [
    due('draw', 1, 'A 1'),
    due('draw', 1, 'B 1'),
    due('code.expires', 2),
    due('session.ends', 40),
    due('midnight', 12),
  ]
  expect(expectedOf(NOON, NOON + 30 * HOUR, list, true)).toEqual([
    { kind: 'draw', count: 2, more: true },
    { kind: 'code.expires', count: 1, more: false },
    { kind: 'midnight', count: 1, more: false },
  ])
  expect(expectedOf(NOON, NOON + 3 * HOUR, list, false)).toContainEqual({ kind: 'code.expires', count: 1, more: true })
  expect(expectedOf(NOON, NOON - HOUR, list, true)).toEqual([])
})

test('joined lists of events have each event once', () => {
  expect(joined([due('draw', 2, 'A')], undefined, [due('draw', 2, 'A'), due('draw', 1, 'B')])).toEqual([
    due('draw', 1, 'B'),
    due('draw', 2, 'A'),
  ])
})

test('draws at the same instant share a line, other events have their own', () => {
  const lines = listedOf([
    due('draw', 1, 'A'),
    due('draw', 1, 'B'),
    due('code.expires', 1, 'x'),
    due('code.expires', 1, 'y'),
  ])
  expect(lines.map(({ kind, about, together }) => [kind, about, together])).toEqual([
    ['draw', 'A', 2],
    ['code.expires', 'x', 1],
    ['code.expires', 'y', 1],
  ])
})
