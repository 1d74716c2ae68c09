import { expect, test } from 'vitest'
import type { ShownCall } from './har.ts'
import { barOf, visitsOf } from './waterfall.ts'

const call = (seq: number, machineAt: number, ms: number, of: Partial<ShownCall> = {}): ShownCall => ({
  seq,
  at: 0,
  machineAt,
  ms,
  endpoint: 'games.list',
  method: 'GET',
  path: '/',
  status: 200,
  code: null,
  actor: null,
  input: null,
  fault: null,
  flag: null,
  clock: 'running',
  rows: 0,
  cause: null,
  page: '/m/home',
  ...of,
})

test('calls of one page and person form a visit until a pause', () => {
  const visits = visitsOf([
    call(1, 1_010, 10),
    call(2, 1_050, 20, { status: 404 }),
    call(3, 1_060, 5, { actor: 'amina' }),
    call(4, 1_100, 100, { code: 'x' }),
    call(5, 1_100, 5, { page: '/m/mine' }),
    call(6, 4_000, 5),
  ])
  expect([1, 2, 3, 4, 5, 6].map((seq) => visits.get(seq)?.id)).toEqual([1, 1, 3, 1, 5, 6])
  expect(visits.get(4)).toMatchObject({
    id: 1,
    page: '/m/home',
    actor: null,
    from: 1_000,
    to: 1_100,
    calls: 3,
    failed: 2,
  })
})

test('a call’s bar is as long as it took, in a visit with its pauses shortened', () => {
  const calls = [call(1, 1_010, 10), call(2, 1_100, 50), call(3, 1_090, 20)] as const
  const visits = visitsOf(calls)
  const bars = calls.map((one) => barOf(one, visits.get(one.seq) ?? ({} as never)))
  // 10 ms, a pause of 40 shown as 2, and 50 ms in which two calls overlap.
  expect(bars).toEqual([
    { start: 0, length: 10 / 62 },
    { start: 12 / 62, length: 50 / 62 },
    { start: 32 / 62, length: 20 / 62 },
  ])
})

test('the only call of a visit has a bar of full length', () => {
  const only = call(1, 1_000, 0.5)
  expect(barOf(only, visitsOf([only]).get(1) ?? ({} as never))).toEqual({ start: 0, length: 1 })
})

test('calls of an old capsule without machine time are placed by world time', () => {
  const old = { ...call(1, 0, 10), machineAt: undefined, at: 500 }
  expect(visitsOf([old]).get(1)).toMatchObject({ from: 490, to: 500 })
})
