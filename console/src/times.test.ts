import { expect, test } from 'vitest'
import { momentText } from './console/time/moments.ts'
import { fieldOf, momentOf } from './times.ts'

const NOON = Date.parse('2026-03-10T12:00:00+05:00')

test('an instant is formatted and parsed in the merchants’ time zone', () => {
  expect(momentText(NOON)).toMatch(/10.*Mar.*2026.*12:00:00/)
  expect(fieldOf(NOON)).toBe('2026-03-10T12:00:00')
  expect(momentOf('2026-03-10T12:00')).toBe(NOON)
  expect(momentOf('')).toBeUndefined()
})
