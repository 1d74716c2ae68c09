import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import { endpoint } from '@understudy/contracts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createPlatform, type RunningPlatform } from '../platform.ts'
import { hostClock } from '../world/host-clock.ts'
import type { World } from '../world/world.ts'
import { bind } from './bind.ts'
import { cachedUntilWritten, handle } from './call.ts'

const sample = (name: string) =>
  endpoint({
    name: `help.${name}`,
    method: 'GET',
    path: `/wps/${name}`,
    access: 'guest',
    origin: 'assumed',
    summary: 'Tells how often its answer was built.',
    reply: z.number(),
  })

const clocked = endpoint({
  name: 'help.clocked',
  method: 'GET',
  path: '/wps/clocked',
  access: 'guest',
  origin: 'assumed',
  summary: 'Tells how often its answer was built, and the time.',
  reply: z.object({ text: z.string(), now: z.int(), left: z.int(), built: z.number(), step: z.number() }),
})

const folder = mkdtempSync(join(tmpdir(), 'understudy-kept-'))
let running: RunningPlatform
let world: World
let app: FastifyInstance
let built = 0
let moment = 0
let opensAt = 0
let closesAt = 0
let length = 1

beforeAll(async () => {
  running = await createPlatform({ dataDir: folder, strictWorlds: true })
  world = running.worlds.create({ scenario: 'empty', seed: 1, clock: 'frozen', durable: false })
  app = Fastify()
  await app.register(cookie)
  const routes = [
    handle(sample('built'), (call) => cachedUntilWritten(call.world, call.caller, () => ++built, moment)),
    handle(sample('window'), ({ world, caller }) =>
      cachedUntilWritten(world, caller, () => {
        built += 1
        return world.hasCome(opensAt) ? (world.hasCome(closesAt) ? 3 : 2) : 1
      }),
    ),
    handle(clocked, ({ world, caller }) =>
      cachedUntilWritten(world, caller, (later) => ({
        now: later((now) => now),
        text: 'a ":7313000000000000, "now":7313000000000001}',
        left: later((now) => opensAt - now),
        built: ++built,
        step: world.stepsSince(opensAt, length),
      })),
    ),
    handle(sample('time'), (call) => cachedUntilWritten(call.world, call.caller, () => call.world.now())),
    handle(sample('chance'), (call) => cachedUntilWritten(call.world, call.caller, () => call.world.random.below(9))),
  ]
  for (const route of routes) bind(app, running.platform, route)
  await app.ready()
})

afterAll(async () => {
  await app.close()
  await running.close()
  rmSync(folder, { recursive: true, force: true })
})

afterEach(() => void vi.restoreAllMocks())

async function ask(name = 'built') {
  const headers = { 'x-world': world.id, merchant: 'aurora1' }
  const { body } = await app.inject({ url: `/wps/${name}`, headers })
  return JSON.parse(body)
}
const answer = async () => (await ask()).value as number

interface ColumnInfo {
  name: string
  type: string
}

/** Writes a row past everything that tells of writes, and takes it away: what is due must not stumble over it. */
function writeRow(world: World, table: string): void {
  const { $client: sqlite } = world.db
  const columns = sqlite.pragma(`table_info("${table}")`) as ColumnInfo[]
  const values = columns.map(({ type }) => (/int|real/i.test(type) ? '987654' : "'{}'"))
  const names = columns.map(({ name }) => `"${name}"`)
  sqlite.exec(`INSERT INTO "${table}" (${names.join()}) VALUES (${values.join()})`)
  for (const change of [`UPDATE "${table}" SET ${names[0]} = ${names[0]}`, `DELETE FROM "${table}"`]) {
    const { version } = world.writes
    sqlite.exec(`${change} WHERE rowid = last_insert_rowid()`)
    expect(world.writes.version, change).not.toBe(version)
  }
}

test('what is kept until something is written is rebuilt after a write to any table', async () => {
  const { $client: sqlite } = world.db
  const tables = sqlite
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'edition'")
    .pluck()
    .all() as string[]
  expect(tables.length).toBeGreaterThan(50)
  sqlite.exec('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON')
  let last = await answer()
  for (const table of tables) {
    expect(await answer(), `${table}, before`).toBe(last)
    writeRow(world, table)
    const next = await answer()
    expect(next, `${table}, written`).toBe(last + 1)
    last = next
  }
})

test('and where the moment that it names is another one, and not for what was taken back', async () => {
  const before = await answer()
  moment += 1
  expect(await answer()).toBe(before + 1)
  expect(await answer()).toBe(before + 1)
  const taken = () =>
    world.transaction(() => {
      writeRow(world, 'favourite')
      throw new Error('taken back')
    })
  expect(taken).toThrow('taken back')
  // A rollback makes it be built again too: something may have been read and kept within the transaction.
  expect(await answer()).toBe(before + 2)
  expect(await answer()).toBe(before + 2)
})

test.each(['time', 'chance'])('what asks for %s while it is built is never answered', async (name) => {
  expect((await ask(name)).errorCode).toBe('system.error')
  const [entry] = world.tape.list(1)
  expect(entry?.cause).toContain(`depends on ${name === 'time' ? 'the time' : 'chance'}`)
  expect(world.now()).toBeGreaterThan(0)
})

test('what asks whether moments have come is kept until the next of them comes, and back to the last that has', async () => {
  const start = hostClock.now()
  const host = vi.spyOn(hostClock, 'now').mockReturnValue(start)
  world.clock.set(world.now(), 'running')
  const began = world.now()
  opensAt = began + 1_000
  closesAt = began + 2_000
  const asked = async (after: number) => {
    host.mockReturnValue(start + after)
    const before = built
    const { value } = await ask('window')
    return [value, built - before]
  }
  expect(await asked(0)).toEqual([1, 1])
  expect(await asked(999)).toEqual([1, 0])
  expect(await asked(1_000)).toEqual([2, 1])
  expect(await asked(1_999)).toEqual([2, 0])
  expect(await asked(9_000)).toEqual([3, 1])
  expect(await asked(9_001)).toEqual([3, 0])
  // The clock of the machine may go back by itself.
  expect(await asked(1_500)).toEqual([2, 1])
  expect(await asked(500)).toEqual([1, 1])
  // A write in between is a reason of its own, and so is a clock that is set or stopped.
  writeRow(world, 'favourite')
  expect(await asked(500)).toEqual([1, 1])
  world.clock.set(closesAt, 'frozen')
  expect(await asked(500)).toEqual([3, 1])
  expect(await asked(5_000)).toEqual([3, 0])
  world.clock.set(opensAt)
  expect(await asked(5_000)).toEqual([2, 1])
})

test.each([1_000, 1_000 / 7])(
  'what asks for the step of %f ms that has begun is kept until the next one does, and tells the time of each call',
  async (each) => {
    const start = hostClock.now()
    const host = vi.spyOn(hostClock, 'now').mockReturnValue(start)
    world.clock.set(world.now(), 'running')
    const began = world.now()
    opensAt = began - 500
    length = each
    // Back at the end, as the clock of the machine may go.
    const moments = [...Array.from({ length: 2_000 }, (_, after) => after), 100]
    let last = { step: Number.NaN, built }
    for (const after of moments) {
      host.mockReturnValue(start + after)
      const { value } = await ask('clocked')
      // A step begins with the first whole millisecond in it.
      const step = Math.floor((500 + after) / each + 1e-9)
      last = { step, built: step === last.step ? last.built : last.built + 1 }
      const text = 'a ":7313000000000000, "now":7313000000000001}'
      expect(value).toEqual({ text, now: began + after, left: -500 - after, ...last })
    }
  },
)
