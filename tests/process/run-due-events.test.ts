import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { USUAL_CASHIER } from '@understudy/contracts'
import { DAY, MINUTE } from '@understudy/contracts/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPlatform, type RunningPlatform } from '../../fake-server/src/index.ts'
import { vendorsRepository } from '../../platform/src/features/games/index.ts'
import { randomOf } from '../../platform/src/world/random.ts'
import { nextOf, SOURCES, settle } from '../../stage/src/run-due-events.ts'
import { NOON } from '../support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'understudy-settlement-'))
let running: RunningPlatform
beforeAll(async () => {
  running = await createPlatform({ dataDir: folder, strictWorlds: true })
})
afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true, force: true })
})

test('an event that fails is reported by each call and runs once it can', async () => {
  const world = running.worlds.create({
    scenario: 'everyday',
    seed: 1,
    startAt: Date.parse(NOON),
    clock: 'frozen',
    durable: false,
  })
  await settle(world)
  world.db.$client.exec(
    `CREATE TRIGGER broken BEFORE UPDATE ON mission BEGIN SELECT RAISE(ABORT, 'the disk says no'); END`,
  )
  world.clock.set(world.now() + DAY)
  for (let call = 0; call < 3; call += 1) {
    const problems = (await settle(world))?.match(/^What was due .*$/gm)
    expect(problems).toEqual([expect.stringMatching(/ of missions cannot happen: SqliteError: the disk says no$/)])
  }
  world.db.$client.exec('DROP TRIGGER broken')
  expect(await settle(world)).toBeNull()
})

test('a source that cannot be read is reported by each call, and the others run', async () => {
  const world = running.worlds.create({
    scenario: 'push-waiting',
    seed: 1,
    startAt: Date.parse(NOON),
    clock: 'frozen',
    durable: false,
  })
  await settle(world)
  world.db.$client.exec('ALTER TABLE mission RENAME TO lost')
  world.clock.set(world.now() + DAY)
  for (let call = 0; call < 2; call += 1)
    expect(await settle(world)).toMatch(/^What comes next of missions cannot be read: SqliteError: no such table/)
  expect(world.db.$client.prepare("SELECT count(*) FROM push_message WHERE state = 'waiting'").pluck().get()).toBe(0)
})

test('what comes next of every source stays the same while only time passes', async () => {
  const world = running.worlds.create({
    scenario: 'open-round',
    seed: 1,
    startAt: Date.parse(NOON),
    clock: 'frozen',
    durable: false,
  })
  await settle(world)
  world.use(vendorsRepository).setMaintenance('FW', true)
  const nexts = () => SOURCES.map(({ key, scheduled }) => [key, scheduled.upcoming(world, 1)[0]])
  const before = nexts()
  world.clock.set(world.now() + 90 * MINUTE)
  expect(nexts()).toEqual(before)
})

test('the stored next event equals the first of its list after any change', async () => {
  const world = running.worlds.create({
    scenario: 'busy-desk',
    seed: 2,
    startAt: Date.parse(NOON),
    clock: 'frozen',
    durable: false,
  })
  const random = randomOf(3, 'changes')
  const [vendor] = world
    .use(vendorsRepository)
    .all()
    .filter(({ code }) => code !== '')
  const changes = [
    () => world.change({ cashier: { ...USUAL_CASHIER, since: 0, withdrawalMinutes: 1 + random.below(9_000) } }),
    () => world.change({ cashier: { ...USUAL_CASHIER, since: 0, deposits: random.pick(['approve', 'leave']) } }),
    () => world.use(vendorsRepository).setMaintenance(vendor?.code ?? '', random.below(2) === 1),
    () => undefined,
  ]
  const nextByKey = (next: (source: (typeof SOURCES)[number]) => unknown) =>
    Object.fromEntries(SOURCES.map((source) => [source.key, next(source)]))
  const compare = () =>
    expect(nextByKey((source) => nextOf(world, source))).toEqual(
      nextByKey(({ scheduled }) => scheduled.upcoming(world, 1)[0]),
    )
  for (let step = 0; step < 60; step += 1) {
    random.pick(changes)()
    compare()
    // The first jumps are short, as a long one leaves no order open.
    world.clock.set(world.now() + random.below(step < 30 ? MINUTE : 12 * DAY))
    await settle(world)
    compare()
  }
})
