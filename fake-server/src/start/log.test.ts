import { MASK } from '@understudy/platform/shared/masking.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loggerAt } from './log.ts'

const lineOf = (fields: object): Record<string, unknown> => {
  const lines: string[] = []
  const { log } = Fastify({ logger: loggerAt('info', { write: (line) => void lines.push(line) }) })
  log.info(fields, 'logged')
  return JSON.parse(lines[0] ?? '{}')
}

test.each(['authorization', 'cookie', 'set-cookie', 'token', 'password', 'pin', 'otp', 'captchaResult'])(
  'the log hides the value of %s at any depth, as the tape does',
  (name) => {
    expect(
      lineOf({ [name]: 'topsecret', headers: { [name]: 'topsecret', list: [{ [name]: 'topsecret' }] } }),
    ).toMatchObject({
      [name]: MASK,
      headers: { [name]: MASK, list: [{ [name]: MASK }] },
    })
  },
)

test('the log keeps requests, answers and errors, without their secrets', () => {
  const error = new Error('password=Play1234')
  expect(
    lineOf({ req: { method: 'GET', url: '/a?token=x1' }, res: { statusCode: 500 }, err: error, world: 'w1' }),
  ).toMatchObject({
    req: { method: 'GET', url: `/a?token=${MASK}` },
    res: { statusCode: 500 },
    err: { type: 'Error', message: `password=${MASK}`, stack: expect.stringContaining('log.test.ts') },
    world: 'w1',
  })
})
