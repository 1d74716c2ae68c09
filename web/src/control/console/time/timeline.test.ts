import type { DueEvent } from '@understudy/contracts/control'
import { expect, test } from 'vitest'
import { dueBeside, expectedOf, joined, laneOf, listedOf, midnightsIn, shareOf, timeAt } from './timeline.ts'

const HOUR = 3_600_000
const NOON = Date.parse('2026-03-10T12:00:00+05:00')
const due = (kind: DueEvent['kind'], hours: number, about = ''): DueEvent => ({ kind, at: NOON + hours * HOUR, about })

test('the timeline has a lane for each kind, and midnight crosses all', () => {
  expect((['draw', 'match.ends', 'withdrawal.moves', 'code.expires', 'reward.expires'] as const).map(laneOf)).toEqual([
    'play',
    'play',
    'money',
    'ends',
    'rewards',
  ])
  expect(laneOf('midnight')).toBeUndefined()
})

test('an instant within the timeline is a share of its width', () => {
  const span = { from: 0, to: 1_000_000 }
  expect([shareOf(250_000, span), shareOf(-1, span), shareOf(1_000_001, span)]).toEqual([0.25, undefined, undefined])
  expect(timeAt(0.25, span, [])).toBe(250_000)
  expect(timeAt(3, span, [])).toBe(1_000_000)
})

test('the timeline snaps to an event only from nearby', () => {
  const span = { from: 0, to: 1_000_000 }
  expect(timeAt(0.25, span, [{ at: 253_123 }])).toBe(253_123)
  expect(timeAt(0.25, span, [{ at: 290_000 }])).toBe(250_000)
})

test('the timeline finds the events before and after an instant', () => {
  const list = [due('draw', 1), due('draw', 3), due('draw', 2)]
  expect(dueBeside(NOON + HOUR, 1, list)).toBe(NOON + 2 * HOUR)
  expect(dueBeside(NOON + 3 * HOUR, -1, list)).toBe(NOON + 2 * HOUR)
  expect(dueBeside(NOON + 3 * HOUR, 1, list)).toBeUndefined()
})

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
