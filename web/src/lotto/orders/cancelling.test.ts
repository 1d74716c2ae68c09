import { expect, test } from 'vitest'
import { cancellableFromTheEnd } from './cancelling.ts'

const suborder = (orderDetailId: number, chasingPhase: number, cancellable = true) => ({
  orderDetailId,
  chasingPhase,
  cancellable,
})

test('a chase is cancelled from its last issue backwards, whole issues at a time', {
  tags: ['LOTT-005'],
}, () => {
  const issues = cancellableFromTheEnd([
    suborder(1, 1, false),
    suborder(2, 2),
    suborder(3, 2),
    suborder(4, 3),
    suborder(5, 3),
  ])
  expect(issues.map((issue) => issue.map(({ orderDetailId }) => orderDetailId))).toEqual([
    [4, 5],
    [2, 3],
  ])
})

test('the lines of a single order go together', () => {
  expect(cancellableFromTheEnd([suborder(1, 0), suborder(2, 0)])).toHaveLength(1)
  expect(cancellableFromTheEnd([suborder(1, 0, false)])).toEqual([])
})
