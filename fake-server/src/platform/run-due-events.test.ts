import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vendorsRepository } from '../features/games/index.ts'
import { createPlatform, type RunningPlatform } from '../index.ts'
import { randomOf } from '../world/random.ts'
import { cashierOf } from '../world/settings.ts'
import { nextOf, SOURCES, settle } from './run-due-events.ts'

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
  const world = running.worlds.create({ scenario: 'everyday', seed: 1, clock: 'frozen', durable: false })
  await settle(world)
  world.db.$client.exec(
    `CREATE TRIGGER broken BEFORE UPDATE ON mission BEGIN SELECT RAISE(ABORT, 'the disk says no'); END`,
  )
  world.clock.set(world.now() + 86_400_000)
  for (let call = 0; call < 3; call += 1) {
    const problems = (await settle(world))?.match(/^What was due .*$/gm)
    expect(problems).toEqual([expect.stringMatching(/ of missions cannot happen: SqliteError: the disk says no$/)])
  }
  world.db.$client.exec('DROP TRIGGER broken')
  expect(await settle(world)).toBeNull()
})

test('the next event kept of each list is the one that the list itself says, over a year of changes', async () => {
  const world = running.worlds.create({ scenario: 'everyday', seed: 2, clock: 'frozen', durable: false })
  const random = randomOf(3, 'changes')
  const [vendor] = world
    .use(vendorsRepository)
    .all()
    .filter(({ code }) => code !== '')
  const changes = [
    () => world.change({ cashier: { ...cashierOf(world), withdrawalMinutes: 1 + random.below(600) } }),
    () => world.change({ cashier: { ...cashierOf(world), deposits: random.below(2) ? 'approve' : 'leave' } }),
    () => world.use(vendorsRepository).setMaintenance(vendor?.code ?? '', random.below(2) === 1),
    () => undefined,
  ]
  for (let step = 0; step < 60; step += 1) {
    world.clock.set(world.now() + random.below(12 * 86_400_000))
    random.pick(changes)()
    await settle(world)
    for (const source of SOURCES)
      expect({ source: source.key, next: nextOf(world, source) }).toEqual({
        source: source.key,
        next: source.scheduled.upcoming(world, 1)[0],
      })
  }
}, 60_000)
