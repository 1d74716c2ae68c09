import request from 'supertest'
import { expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'
import { NOON } from '../support/world.ts'

const ROWS = 500
/** A table of 500 rows is pruned at every thirteenth write, a fortieth of its rows. */
const BETWEEN_PRUNINGS = 13

test.each([true, false])('a bounded table keeps its newest rows (calls recorded: %s)', async (records) => {
  const running = await startPlatform({ records })
  const world = running.worlds.create({
    scenario: 'slide-check',
    seed: 1,
    startAt: Date.parse(NOON),
    clock: 'frozen',
    durable: false,
  })
  const sqlite = world.db.$client
  const add = sqlite.prepare(
    `INSERT INTO slide_challenge (id, merchant, action, language, ip, gap, scene, tries, created_at)
     VALUES (?, 'aurora1', 'login', 'EN', '', 50, 1, 0, 0)`,
  )
  sqlite.transaction(() => {
    for (let i = 0; i < 2 * ROWS; i += 1) add.run(`old.${i}`)
  })()
  for (let i = 0; i < BETWEEN_PRUNINGS; i += 1)
    await request(running.app.server)
      .get('/wps/captcha/geetest')
      .set({ 'x-world': world.id, Merchant: 'aurora1' })
      .expect(200)
  const count = sqlite.prepare<[], number>('SELECT count(*) FROM slide_challenge').pluck().get()
  const oldest = sqlite.prepare<[], string>('SELECT id FROM slide_challenge ORDER BY rowid LIMIT 1').pluck().get()
  await running.close()
  expect({ count, oldest }).toEqual({ count: ROWS, oldest: `old.${ROWS + BETWEEN_PRUNINGS}` })
})
