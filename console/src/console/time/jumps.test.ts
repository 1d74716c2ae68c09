import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { note, useJumps } from './jumps.ts'

beforeEach(() => sessionStorage.clear())

const jump = (world: string, from: number, to: number) => note({ world, by: 'clock', from, to })
const jumpsOf = (world: string) => renderHook(() => useJumps(world)).result.current.map(({ from, to }) => [from, to])

test('the jumps of one world are listed, newest first, without stops of the clock', () => {
  jump('one', 0, 60_000)
  jump('two', 0, 90_000)
  jump('one', 60_000, 60_400)
  jump('one', 60_000, 10_000)
  expect(jumpsOf('one')).toEqual([
    [60_000, 10_000],
    [0, 60_000],
  ])
  expect(jumpsOf('two')).toEqual([[0, 90_000]])
})

test('the number of remembered jumps is limited', () => {
  for (let turn = 0; turn < 80; turn += 1) jump('many', 0, 10_000 + turn * 10_000)
  expect(jumpsOf('many')).toHaveLength(60)
  expect(jumpsOf('many')[0]).toEqual([0, 800_000])
  expect(JSON.parse(sessionStorage.getItem('jumps') ?? '[]')).toHaveLength(60)
})
