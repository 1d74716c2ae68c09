import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { refuseUnreadable } from './error-handlers.ts'

const app = Fastify()
refuseUnreadable(app)
app.get('/assets/part.js', () => {
  throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE', statusCode: 400 })
})
app.post('/anything', () => 'taken')

test('a file that cannot be opened is a failure of the server, not of a body', async () => {
  const answer = await app.inject({ method: 'GET', url: '/assets/part.js' })
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toContain('system.error')
})

test('a body that is not JSON is refused', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/anything',
    headers: { 'content-type': 'application/json' },
    payload: '{"a":',
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('request_body_required')
})
