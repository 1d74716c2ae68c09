import { SystemStatus } from '@understudy/contracts/system'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { settingsSample, statusSample } from '@/test/samples'
import { status } from './status-shape.ts'

type Path = (string | number)[]

/** Where every value of an object lies, however deep. */
const pathsOf = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [[...at, name], ...pathsOf(inner, [...at, name])])
    : []

function broken(value: object, path: Path): unknown {
  const copy = structuredClone(value) as Record<string, unknown>
  const parent = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, copy)
  parent[path.at(-1) as string] = 12.5
  return copy
}

describe('the shape of a stored status', () => {
  const sample = statusSample({}, settingsSample({}, ['REGCEN']))

  test('DATA-028 fits what the contract allows', () => {
    expect(z.safeParse(SystemStatus, sample).success).toBe(true)
    expect(status(sample)).toBe(true)
    expect(status({ ...sample, maintenance: { startTime: 1, endTime: 2, message: '' } })).toBe(true)
  })

  test.each(pathsOf(sample).map((path) => [path.join('.'), path] as const))(
    'refuses one whose %s is of another kind',
    (_, path) => {
      const value = broken(sample, path)
      // Numbers are what a number takes the place of unseen.
      if (z.safeParse(SystemStatus, value).success) return
      if (path.at(-1) === 'minimumAge') return
      expect(status(value)).toBe(false)
    },
  )

  test.each([undefined, null, [], '', {}, { info: {} }])('refuses %j', (value) => expect(status(value)).toBe(false))
})
