import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ErrorCode, endpoint, platformError } from '@understudy/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createPlatform, type RunningPlatform } from '../../fake-server/src/index.ts'
import { bind } from '../../platform/src/binding/bind.ts'
import { handle } from '../../platform/src/binding/call.ts'
import type { HttpRequest, Route } from '../../platform/src/binding/http.ts'
import type { World } from '../../platform/src/world/world.ts'

const sample = endpoint({
  name: 'help.sample',
  method: 'GET',
  path: '/wps/sample',
  access: 'guest',
  summary: 'Throws the code it is asked for.',
  query: z.strictObject({ code: z.string() }),
  reply: z.null(),
  errors: ['bet.limit'],
  origin: 'assumed',
})

/** A shared answer whose handler waits, as one that asks another process. */
const shared = endpoint({
  name: 'help.shared',
  method: 'GET',
  path: '/wps/shared',
  access: 'guest',
  summary: 'Tells what is written in the world.',
  reply: z.string(),
  cache: 'catalogue',
  origin: 'assumed',
})
const whileReading = { run: () => {} }

const folder = mkdtempSync(join(tmpdir(), 'understudy-bind-'))
let running: RunningPlatform
let world: World
const routes: Record<'sample' | 'shared', Route | undefined> = { sample: undefined, shared: undefined }

beforeAll(async () => {
  running = await createPlatform({ dataDir: folder, strictWorlds: true })
  world = running.worlds.create({ scenario: 'empty', seed: 1, clock: 'frozen', durable: false })
  routes.sample = bind(
    running.platform,
    handle(sample, ({ query }) => {
      throw query.code === 'none' ? new Error('Broken') : platformError(query.code as ErrorCode)
    }),
  )
  routes.shared = bind(
    running.platform,
    handle(shared, async ({ world }) => {
      const ip = world.setting.ip
      whileReading.run()
      await Promise.resolve()
      return ip
    }),
  )
})

afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true, force: true })
})

async function answerOf(route: Route | undefined, query: object = {}) {
  const request: HttpRequest = {
    method: 'GET',
    url: '/wps/sample',
    params: {},
    query,
    headers: { 'x-world': world.id, merchant: 'aurora1' },
    cookies: {},
    form: () => undefined,
    ip: '127.0.0.1',
    protocol: 'http',
    host: 'localhost:3000',
    hostname: 'localhost',
    log: { error: () => {} },
  }
  const answer = await route?.answer(request)
  return { status: answer?.status, ...JSON.parse(String(answer?.body)) }
}

const ask = async (code: string) => {
  const { status, errorCode } = await answerOf(routes.sample, { code })
  const [entry] = world.tape.list(1)
  return { answer: [status, errorCode], cause: entry?.cause ?? null }
}

test('a code that the endpoint declares is answered, without a cause', async () => {
  expect(await ask('bet.limit')).toEqual({ answer: [409, 'bet.limit'], cause: null })
})

test.each(['bet.not.found', 'TOO_MANY_REQUEST', 'CUSTOMER_NOT_LOGIN', 'permission.denied'])(
  'an undeclared code %s is answered as a system.error whose cause names it',
  async (code) => {
    const { answer, cause } = await ask(code)
    expect(answer).toEqual([500, 'system.error'])
    expect(cause).toContain(`does not declare the error ${code}`)
  },
)

test('a fault injects an error that its endpoint does not declare', async () => {
  world.faults.replace([{ endpoint: 'help.sample', kind: 'error', code: 'system.upgrading', times: 1 }])
  expect(await ask('bet.limit')).toEqual({ answer: [503, 'system.upgrading'], cause: null })
  const codes = running.usage.facts().reached.map(({ code }) => code)
  expect(codes).toContain('bet.limit')
  expect(codes).not.toContain('system.upgrading')
  expect(running.usage.facts().codes['system.upgrading']).toBe(1)
})

test('a shared answer that a write overtook is not given to the next call', async () => {
  const told = async () => (await answerOf(routes.shared)).value
  world.change({ ip: '10.0.0.1' })
  whileReading.run = () => world.change({ ip: '10.0.0.2' })
  expect(await told()).toBe('10.0.0.1')
  whileReading.run = () => {}
  expect(await told()).toBe('10.0.0.2')
})

test('a call whose record fails is answered as it was decided', async () => {
  const { keepBounded } = running.platform
  running.platform.keepBounded = () => {
    throw new Error('the disk is full')
  }
  expect((await ask('bet.limit')).answer).toEqual([409, 'bet.limit'])
  running.platform.keepBounded = keepBounded
})

test('a defect is a system.error with its stack as the cause', async () => {
  const { answer, cause } = await ask('none')
  expect({ answer, cause }).toEqual({ answer: [500, 'system.error'], cause: expect.stringContaining('Error: Broken') })
})
