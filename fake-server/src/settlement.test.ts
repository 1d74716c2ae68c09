import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Statement } from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createPlatform, type RunningPlatform } from './platform.ts'
import { settle, TIMELESS } from './settlement.ts'
import type { World } from './world/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'understudy-settlement-'))
let running: RunningPlatform
beforeAll(async () => {
  running = await createPlatform({ dataDir: folder, strictWorlds: true })
})
afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A world of which everything has been settled that is due. */
async function settledWorld(): Promise<World> {
  const world = running.worlds.create({ scenario: 'everyday', seed: 1, clock: 'frozen', durable: false })
  await settle(world)
  await settle(world)
  return world
}

/** The statements that a look at what is due runs, whoever prepared them and when. */
function looked(world: World): string[] {
  const statements = Object.getPrototypeOf(world.db.$client.prepare('SELECT 1')) as Statement
  const texts: string[] = []
  for (const how of ['get', 'all', 'run', 'iterate'] as const) {
    const own = statements[how]
    vi.spyOn(statements, how).mockImplementation(function (this: Statement, ...values: unknown[]) {
      // Whether anything was written is asked first.
      if (this.source !== 'SELECT total_changes()') texts.push(this.source)
      return own.apply(this, values) as never
    })
  }
  settle(world)
  vi.restoreAllMocks()
  return texts
}

const write = (world: World, text: string) => {
  world.writes.logQuery(text)
  return world.db.$client.prepare(text).run()
}
const star = 'INSERT INTO favourite (member_id, node_id, at) VALUES (1, 1, 1)'
const bet = 'UPDATE bet SET detail = detail WHERE id = (SELECT min(id) FROM bet)'

describe('what is due is looked for', () => {
  test('not again while nothing was written that it could depend on', async () => {
    const world = await settledWorld()
    expect(looked(world)).toEqual([])
    write(world, star)
    expect(looked(world)).toEqual([])
  })

  test('after any other write, told of or not, and once it is time', async () => {
    const world = await settledWorld()
    write(world, bet)
    expect(looked(world)).not.toEqual([])
    await settle(world)
    world.db.$client.prepare(bet).run()
    expect(looked(world)).not.toEqual([])
    await settle(world)
    write(world, star)
    world.db.$client.prepare(bet).run()
    expect(looked(world)).not.toEqual([])
    await settle(world)
    world.clock.set(world.now() + 86_400_000)
    expect(looked(world)).not.toEqual([])
    await settle(world)
  })

  test('in no table that is said to have no part in it, and none of those moves another one', async () => {
    const world = await settledWorld()
    write(world, bet)
    const texts = looked(world)
    const named = (table: string) => texts.filter((text) => new RegExp(`\\b${table}\\b`).test(text))
    for (const table of [
      'bet',
      'deposit',
      'withdrawal',
      'mission',
      'promotion_part',
      'agent_contract',
      'commission_due',
    ])
      expect(named(table), table).not.toEqual([])
    for (const table of TIMELESS) expect(named(table), table).toEqual([])
    const tables = world.db.$client.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all()
    expect(TIMELESS.filter((table) => !tables.includes(table))).toEqual([])
    const moving = world.db.$client.prepare("SELECT tbl_name FROM sqlite_master WHERE type = 'trigger'").pluck().all()
    expect(moving.filter((table) => TIMELESS.includes(table as string))).toEqual([])
  })
})

test('what cannot happen is told at each look, alone as it is, and happens once it can', async () => {
  const world = await settledWorld()
  world.db.$client.exec(
    `CREATE TRIGGER broken BEFORE UPDATE ON mission BEGIN SELECT RAISE(ABORT, 'the disk says no'); END`,
  )
  world.clock.set(world.now() + 86_400_000)
  for (let look = 0; look < 3; look += 1) {
    const problems = (await settle(world))?.match(/^What was due .*$/gm)
    expect(problems).toEqual([expect.stringMatching(/ of missions cannot happen: SqliteError: the disk says no$/)])
  }
  world.db.$client.exec('DROP TRIGGER broken')
  expect(await settle(world)).toBeNull()
})
