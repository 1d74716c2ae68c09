import { expect, test } from 'vitest'
import { buildImage } from './build-image.ts'

const EMPTY = { scenario: 'empty', seed: 1, startAt: 1_773_126_000_000 }

test('a scenario is built with the same bytes each time', () => {
  const image = buildImage(EMPTY)
  expect(image.equals(buildImage(EMPTY))).toBe(true)
  expect(image.equals(buildImage({ ...EMPTY, seed: 2 }))).toBe(false)
})

test('the database template has small pages and no unused ones', () => {
  const image = buildImage({ ...EMPTY, scenario: 'everyday' })
  // The header of an SQLite file: the size of a page at 16, how many are unused at 36.
  expect({ pageSize: image.readUInt16BE(16), freePages: image.readUInt32BE(36) }).toEqual({
    pageSize: 1_024,
    freePages: 0,
  })
})
