import { endpoint } from '@understudy/contracts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Reached } from '../support/coverage-of-run.ts'
import { asText, coverageOf } from '../support/coverage-report.ts'

const star = endpoint({
  name: 'stars.add',
  method: 'POST',
  path: '/wps/stars',
  access: 'real',
  flag: 'GAMELOFAV3',
  summary: 'Adds a star.',
  body: z.strictObject({}),
  reply: z.null(),
  origin: 'assumed',
  errors: ['favourite.limit'],
} as const)

const call = (more: Partial<Reached>): Reached => ({
  endpoint: 'stars.add',
  code: null,
  role: 'member',
  flag: null,
  calls: 1,
  ...more,
})
const codes = [
  'system.error',
  'world.unknown',
  'world.required',
  'world.reset',
  'request_param_err',
  'field.invalid',
  'maintenance',
  'request_body_required',
  'request_body_too_large',
  'function.not.available',
  'merchant.acct.setup.err',
  'login.not.session',
  'user.or.token.invalid',
  'region.restricted',
  'CUSTOMER_NOT_LOGIN',
  'real.account.required',
]
const everything = [...codes.map((code) => call({ code })), call({}), call({ code: 'favourite.limit' })]

test('a run that reached every declared code has no problem', () => {
  const { totals, problems } = coverageOf([star], [...everything, call({ endpoint: 'another' })], {})
  expect({ pairs: totals.pairs, reached: totals.reached, unexplained: totals.unexplained, problems }).toEqual({
    pairs: 17,
    reached: 17,
    unexplained: 0,
    problems: [],
  })
})

test('a declared code that nothing reaches is a problem unless a reason is given', () => {
  const reached = everything.filter(({ code }) => code !== 'favourite.limit')
  expect(coverageOf([star], reached, {}).problems).toEqual(['stars.add favourite.limit is reached by no test'])
  for (const key of ['favourite.limit', 'stars.add favourite.limit']) {
    const report = coverageOf([star], reached, { [key]: 'there are too few games' })
    expect(report.problems).toEqual([])
    expect(asText(report)).toContain('favourite.limit: there are too few games (stars.add)')
  }
})

test('the coverage report refuses unused reasons and calls that never succeed', () => {
  expect(coverageOf([star], everything, { 'favourite.limit': 'too few games' }).problems).toEqual([
    expect.stringContaining('favourite.limit is no longer needed'),
  ])
  const refused = everything.filter(({ code }) => code !== null)
  expect(coverageOf([star], refused, {}).problems).toEqual(['stars.add is never called with success'])
})

test('the coverage report separates roles, and the module on and off', () => {
  const off = call({ code: 'function.not.available', flag: 'GAMELOFAV3' })
  const [line] = coverageOf([star], [call({ role: 'agent' }), off], {}).lines
  expect(line).toMatchObject({
    roles: ['agent'],
    rolesUnreached: ['member'],
    flag: { module: 'GAMELOFAV3', on: true, off: true },
  })
})
