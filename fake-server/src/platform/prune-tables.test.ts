import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPlatform, type RunningPlatform } from '../index.ts'
import { keepBounded } from './prune-tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'understudy-prune-'))
let running: RunningPlatform
beforeAll(async () => {
  running = await createPlatform({ dataDir: folder, strictWorlds: true })
})
afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true, force: true })
})

const emptyWorld = () => running.worlds.create({ scenario: 'everyday', seed: 1, clock: 'frozen', durable: false })
type World = ReturnType<typeof emptyWorld>

/** Fills a table with copies of one row, whose other columns are given as SQL. */
const fill = ({ db }: World, table: string, columns: string, values: string, rows: number) =>
  db.$client.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
    INSERT INTO ${table} (${columns}) SELECT ${values} FROM n`)
const rowsOf = ({ db }: World, table: string) => db.$client.prepare(`SELECT count(*) FROM ${table}`).pluck().get()

const MESSAGE = 'member_id, kind, key, title, body, link, at, due_at, state'
const MESSAGE_VALUES = "1, 'messages', 'k' || i, '{}', '{}', '/m/webEmail', 0, 0, 'sent'"

test('a table of few large rows is pruned at each write, one of many at each fiftieth', () => {
  const world = emptyWorld()
  fill(world, 'push_message', MESSAGE, MESSAGE_VALUES, 2_100)
  keepBounded(world, new Map([['push_message', 49]]))
  expect(rowsOf(world, 'push_message')).toBe(2_100)
  keepBounded(world, new Map([['push_message', 1]]))
  expect(rowsOf(world, 'push_message')).toBe(2_000)
  fill(world, 'deposit_picture', 'name, order_id, bytes', "'p' || i, 1, x'00'", 40)
  keepBounded(world, new Map([['deposit_picture', 1]]))
  expect(rowsOf(world, 'deposit_picture')).toBe(20)
})

test('writes of the control API are pruned as those of the platform', async () => {
  const world = emptyWorld()
  fill(
    world,
    'push_subscription',
    'member_id, endpoint, p256dh, auth, language, at',
    "100001, 'https://push.example/1', 'a', 'b', 'EN', 0",
    1,
  )
  fill(world, 'push_message', MESSAGE, MESSAGE_VALUES, 2_100)
  const payload = { to: 'amina', title: { EN: 'Hello', UR: 'سلام', 'UR-LA': 'Salam' }, content: '<p>Read me</p>' }
  for (let call = 0; call < 50; call += 1)
    await running.app.inject({
      method: 'POST',
      url: `/__control/worlds/${world.id}/messages`,
      payload,
      headers: { host: 'localhost' },
    })
  expect(rowsOf(world, 'push_message')).toBeLessThanOrEqual(2_050)
})
