import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPlatform, type RunningPlatform } from '../index.ts'
import { settle } from './run-due-events.ts'

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
