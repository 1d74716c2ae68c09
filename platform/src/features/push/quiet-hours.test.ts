import { calendarOf } from '@understudy/contracts/zone'
import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const KARACHI = calendarOf('Asia/Karachi')
const at = (text: string) => Date.parse(`2026-03-${text}:00+05:00`)
const endOf = (quiet: [number, number], time: string) => {
  const end = quietUntil(KARACHI, { from: quiet[0] * 60, until: quiet[1] * 60 }, at(time))
  return end === null ? null : new Date(end + 5 * 3_600_000).toISOString().slice(8, 16)
}

test.each([
  [[22, 8], '10T21:59', null],
  [[22, 8], '10T22:00', '11T08:00'],
  [[22, 8], '10T23:59', '11T08:00'],
  [[22, 8], '11T00:00', '11T08:00'],
  [[22, 8], '11T07:59', '11T08:00'],
  [[22, 8], '11T08:00', null],
  [[13, 15], '10T12:59', null],
  [[13, 15], '10T13:00', '10T15:00'],
  [[13, 15], '10T15:00', null],
  [[0, 6], '10T00:00', '10T06:00'],
  [[20, 0], '10T23:00', '11T00:00'],
] as const)('quiet hours %j, looked at at %s, end at %s', (quiet, time, end) => {
  expect(endOf([...quiet], time)).toBe(end)
})

test('without quiet hours no message is held', () => {
  expect(quietUntil(KARACHI, null, at('10T23:00'))).toBeNull()
})
