import { expect, test } from 'vitest'
import type { Mutant } from './mutations.ts'
import { candidatesOf, draw, indexOf, seeded, trialOf } from './pick.ts'

const mutant = (id: string) => ({ id, file: id.slice(0, id.lastIndexOf('#')) }) as Mutant
const mutants = new Map(['a.ts#1', 'a.ts#2', 'b.ts#1'].map((id) => [id, mutant(id)]))

const own = { file: 'x.test.ts', title: 'one', tags: ['LOGIN-001'], hits: { 'a.ts#1': 3, 'a.ts#2': 1, 'gone.ts#1': 1 } }
const other = { file: 'y.test.ts', title: 'two', tags: ['HOME-001'], hits: { 'a.ts#1': 7, 'b.ts#1': 1 } }
const another = { file: 'y.test.ts', title: 'three', tags: [], hits: { 'a.ts#1': 1 } }
const coverage = indexOf([own, other, another])
const candidates = (row: string) => candidatesOf(row, coverage, mutants)

test('a row’s mutants are sorted by how few other tests cover each', () => {
  expect(candidates('LOGIN-001').map(({ mutant: { id }, others }) => [id, others])).toEqual([
    ['a.ts#2', 0],
    ['a.ts#1', 2],
  ])
  expect(candidates('LOGIN-002')).toEqual([])
})

test('a trial has the row’s own tests, other tests of the mutant and those of its file', () => {
  const [first, second] = candidates('LOGIN-001').map((candidate) => trialOf(candidate, coverage))
  expect(first).toMatchObject({ row: 'LOGIN-001', hits: 1, own: [own], others: [], nearby: [other, another] })
  expect(second).toMatchObject({ row: 'LOGIN-001', hits: 7, own: [own], others: [other, another], nearby: [] })
})

test('the same seed draws the same, no mutant twice, and no more than there are', () => {
  const drawn = (seed: number) =>
    draw(['LOGIN-001', 'HOME-001'], 100, seeded(seed), candidates).map(({ mutant: { id } }) => id)
  expect(drawn(7)).toEqual(drawn(7))
  expect(drawn(7).sort()).toEqual(['a.ts#1', 'a.ts#2', 'b.ts#1'])
})
