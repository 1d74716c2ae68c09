import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveLotto } from './lotto.ts'

const folder = mkdtempSync(join(tmpdir(), 'understudy-lotto-'))
let app: FastifyInstance

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<html data-merchant="aurora1" data-theme="dark"><body></body></html>')
  app = Fastify()
  app.setNotFoundHandler((_, reply) => reply.send('the app'))
  await serveLotto(app, { root: '', console: '', atlas: '', lotto: folder })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (address: string) => app.inject(`/m/lotto-h5/${address}`)

test('the lottery page has game, prize mode, merchant and theme of its address', {
  tags: ['ROUTE-023', 'LOTT-009'],
}, async () => {
  const { statusCode, body, headers } = await get(
    'vn/trad/games/101?token=w.1&merchant=dune4&css=light&prize_mode=elott',
  )
  expect(statusCode).toBe(200)
  expect(body).toContain('<html data-merchant="dune4" data-theme="light" data-game="101" data-prize-mode="elott">')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['content-security-policy']).not.toContain('unsafe-eval')
})

test('the lottery page replaces unknown values by defaults and never prints them', async () => {
  const { body } = await get('fast/ent/games/lobby?merchant=%22%3E%3Cscript%3E&css=neon&prize_mode=x&css=light')
  expect(body).toContain('<html data-merchant="aurora1" data-theme="dark" data-game="lobby" data-prize-mode="">')
})

test.each(['neon/trad/games/1', 'vn/both/games/1', 'vn/trad/games/..%2F1', 'vn/trad/games/1234567890'])(
  'the app, not the lottery page, answers at %s',
  async (address) => {
    expect((await get(address)).body).toBe('the app')
  },
)
