import { expect, test } from 'vitest'
import { mix, Random, randomOf } from './random.ts'

const counting = (seed: number) => {
  let drawn = 0
  return new Random(seed, () => drawn++)
}

// A world that is kept, or handed on as a capsule, goes on in a later version as it would have in this one.
test('a seed and count give the same numbers on every machine and in every version', () => {
  expect([mix(1, 0), mix(1, 1), mix(2, 0)]).toEqual([677_952_471, 49_669_316, 1_657_143_563])
  const random = counting(7)
  expect({
    next: random.next(),
    below: random.below(1_000),
    digits: random.digits(6),
    pick: random.pick(['a', 'b', 'c', 'd']),
  }).toEqual({ next: 0.5018954972270205, below: 960, digits: '655862', pick: 'c' })
  expect([randomOf(7, 'K3_1M').below(1_000), randomOf(7, 'K3_5M').below(1_000)]).toEqual([102, 897])
})

test('numbers are spread evenly from 0 up to but without the bound', () => {
  const random = counting(3)
  const counts = Array.from({ length: 6 }, () => 0)
  for (let i = 0; i < 6_000; i += 1) counts[random.below(6)]! += 1
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150)
})

test('picking from an empty list returns nothing', () => expect(() => counting(1).pick([])).toThrow(RangeError))
