import { expect, test } from 'vitest'
import { buildParts, emptyForm, type SeedPart, seedPart } from './seed-part.ts'

const moment = { seed: 3, startAt: 1_000 }
const fields = seedPart({ name: 'fields', build: ({ seed }) => Array.from({ length: seed }, (_, n) => n), empty: [] })
const cows = seedPart({
  name: 'cows',
  needs: [fields],
  build: ({ startAt }, all) => all.map((field) => ({ field, bornAt: startAt - field })),
  empty: [],
})
const farmers = seedPart({ name: 'farmers', build: () => ['amina'] })

test('each seed part is built once, after the parts it needs', () => {
  let built = 0
  const counted = seedPart({
    name: 'counted',
    build: () => {
      built += 1
      return built
    },
  })
  const one = seedPart({ name: 'one', needs: [counted], build: (_, count) => count })
  const two = seedPart({ name: 'two', needs: [counted, one], build: (_, a, b) => [a, b] })
  expect(buildParts([two, one, counted], moment)).toEqual({ two: [1, 1], one: 1, counted: 1 })
  expect(buildParts([cows, fields, farmers], moment)).toEqual({
    fields: [0, 1, 2],
    cows: [0, 1, 2].map((field) => ({ field, bornAt: 1_000 - field })),
    farmers: ['amina'],
  })
})

test('a part that needs itself, or one that is in no list, is refused by name', () => {
  expect(() => buildParts([cows], moment)).toThrow('The part fields is needed and is in no list')
  const needs: SeedPart[] = []
  const snake: SeedPart = { name: 'snake', needs, build: () => null }
  needs.push(snake)
  expect(() => buildParts([snake], moment)).toThrow('The part snake needs itself')
})

test('an empty seed has every part’s empty form, or that of one given part', () => {
  expect(emptyForm([fields, cows, farmers])).toEqual({ fields: [], cows: [] })
  expect(emptyForm([fields, cows, farmers], { madeOf: cows })).toEqual({ cows: [] })
})
