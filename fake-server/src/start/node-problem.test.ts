import { expect, test } from 'vitest'
import { nodeProblem } from './node-problem.ts'

test.each([
  ['20.19.5', '9', false],
  ['22.13.1', '9', false],
  ['22.14.0', '10', true],
  ['23.5.0', '9', false],
  ['23.6.0', '10', true],
  ['26.10.0', '10', true],
])('the packages on Node %s, whose Node-API is %s, start: %s', (node, napi, starts) => {
  const problem = nodeProblem({ node, napi })
  expect(problem === undefined).toBe(starts)
  if (!starts) expect(problem).toContain(`needs Node 22.14 or newer; this is ${node}`)
})
