import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sameTexts } from '@understudy/seed'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPlatform, type RunningPlatform } from '../../fake-server/src/index.ts'
import { announcementsRepository } from '../../platform/src/features/announcements/index.ts'
import { keepBounded } from '../../stage/src/prune-tables.ts'
import { NOON } from '../support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'understudy-prune-'))
let running: RunningPlatform
beforeAll(async () => {
  running = await createPlatform({ dataDir: folder, strictWorlds: true })
})
afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true, force: true })
})

const emptyWorld = () =>
  running.worlds.create({ scenario: 'everyday', seed: 1, startAt: Date.parse(NOON), clock: 'frozen', durable: false })
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

const namesOf = ({ db }: World, table: string): string[] =>
  db.$client.prepare<[], string>(`SELECT name FROM ${table} WHERE name LIKE 'shown%' ORDER BY rowid`).pluck().all()

test('newer uploads evict what nobody waits for, never what announcements show', () => {
  const world = emptyWorld()
  const upload = (name: string, purpose: string, rows = 1) =>
    fill(world, 'upload', 'name, purpose, member_id, bytes, at', `'${name}' || i, '${purpose}', 0, x'00', 0`, rows)
  const announce = (picture: string, endDate: number) =>
    world.use(announcementsRepository).add({
      merchant: 'aurora1',
      type: 'PL',
      published: true,
      promotionType: '',
      readers: 0,
      title: sameTexts('A hall'),
      content: sameTexts('<p>Hello</p>'),
      startDate: 0,
      endDate,
      noExpiry: 0,
      execution: '',
      images: [{ upload: picture, sequence: 1 }],
    })
  const report = (image: string, answer: string) =>
    fill(
      world,
      'feedback',
      'member_id, sender, type, content, at, images, answer',
      `1, 'amina', 1, 'A page is blank.', 0, '["${image}"]', ${answer}`,
      1,
    )
  for (const name of ['shown ended ', 'shown still ']) upload(name, 'announcement')
  for (const name of ['shown answered ', 'shown waiting ']) upload(name, 'feedback')
  upload('shown said ', 'chat')
  announce('shown ended 1', world.now())
  announce('shown still 1', world.now() + 1)
  report('shown answered 1', "'{}'")
  report('shown waiting 1', 'NULL')
  upload('new', 'chat', 47)
  keepBounded(world, new Map([['upload', 2]]))
  expect(namesOf(world, 'upload')).toEqual(['shown still 1', 'shown waiting 1', 'shown said 1'])
  upload('newer', 'chat', 60)
  keepBounded(world, new Map([['upload', 2]]))
  expect(namesOf(world, 'upload')).toEqual(['shown still 1'])
  expect(rowsOf(world, 'upload')).toBe(50)
})

test('pictures of a deposit that waits outlive newer ones of deposits that are over', () => {
  const world = running.worlds.create({
    scenario: 'deposit-states',
    seed: 1,
    startAt: Date.parse(NOON),
    clock: 'frozen',
    durable: false,
  })
  const orderOf = (states: string) =>
    world.db.$client.prepare<[], number>(`SELECT id FROM deposit WHERE state IN (${states})`).pluck().get()
  world.db.$client.exec('DELETE FROM deposit_picture')
  const picture = (name: string, order: number | undefined, rows: number) =>
    fill(world, 'deposit_picture', 'name, order_id, bytes', `'${name}' || i, ${order}, x'00'`, rows)
  picture('shown', orderOf('1, 2'), 2)
  picture('over', orderOf('3, 4, 5, 6'), 25)
  keepBounded(world, new Map([['deposit_picture', 1]]))
  expect(namesOf(world, 'deposit_picture')).toEqual(['shown1', 'shown2'])
  expect(rowsOf(world, 'deposit_picture')).toBe(20)
})

test('a subscription that a device uses outlives newer ones that strangers opened', () => {
  const world = emptyWorld()
  fill(world, 'staged_subscription', 'id, at', "'used-' || i, 0", 1)
  fill(world, 'staged_subscription', 'id, at', "'unused-' || i, 0", 2_100)
  const address = 'http://localhost:3001/push/w1.used-1'
  fill(
    world,
    'push_subscription',
    'member_id, endpoint, p256dh, auth, language, at',
    `100001, '${address}', 'a', 'b', 'EN', 0`,
    1,
  )
  keepBounded(world, new Map([['staged_subscription', 50]]))
  expect(rowsOf(world, "staged_subscription WHERE id = 'used-1'")).toBe(1)
  expect(rowsOf(world, 'staged_subscription')).toBe(2_001)
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
