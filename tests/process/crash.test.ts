import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { games, toUnits } from '@understudy/contracts'
import Sqlite from 'better-sqlite3'
import fc from 'fast-check'
import request from 'supertest'
import { expect, test } from 'vitest'
import { kills, patience } from '../support/histories.ts'
import { insideOf, startPlatform } from '../support/platform.ts'
import { scratchFolder } from '../support/scratch.ts'
import { startServer } from '../support/server.ts'
import { makeWorld } from '../support/world.ts'

test('a handler that crashes answers system.error, and the world goes on', async () => {
  const world = await makeWorld()
  const inside = await insideOf(world)
  inside.db.$client.exec('ALTER TABLE game RENAME TO lost')
  const answer = await world.guest.call(games.hotGames, { query: { limit: 7 } })
  expect({ status: answer.status, code: answer.code }).toEqual({ status: 500, code: 'system.error' })
  expect(answer.body).not.toHaveProperty('stack')
  const [entry] = await world.tape('games.hot')
  expect(entry).toMatchObject({ code: 'system.error', status: 500 })
  expect(entry?.cause).toContain('no such table')
  inside.db.$client.exec('ALTER TABLE lost RENAME TO game')
  expect((await world.guest.call(games.hotGames, { query: { limit: 7 } })).code).toBeUndefined()
})

test('a reply that breaks its contract never leaves the server', async () => {
  const world = await makeWorld()
  const inside = await insideOf(world)
  inside.db.$client.exec("UPDATE game SET facts = json_set(facts, '$.icon', 'nowhere') WHERE hot_rank = 1")
  const answer = await world.guest.call(games.hotGames)
  expect(answer.code).toBe('system.error')
  const [entry] = await world.tape('games.hot')
  expect(entry?.cause).toContain('breaks the contract')
})

test.each([
  [true, 'SqliteError: no such table: game'],
  [false, undefined],
])('a failure carries its cause when causes are sent: %s', async (sendCauses, cause) => {
  const running = await startPlatform({ sendCauses })
  running.worlds.find('default')?.db.$client.exec('ALTER TABLE game RENAME TO lost')
  const { status, headers } = await request(running.app.server)
    .get('/wps/relay/GCSGAME_hotGamesV2')
    .set('Merchant', 'aurora1')
  expect(status).toBe(500)
  const causeHeader: string | undefined = headers['x-cause']
  expect(causeHeader && decodeURIComponent(causeHeader).split('\n')[0]).toBe(cause)
  await running.close()
})

test('a durable world killed while writing keeps every movement it has answered for', {
  tags: ['soak'],
  timeout: patience(60_000),
}, async () => {
  const { count, seed } = kills()
  // Seeded, so that a failing moment can be reproduced.
  const moments = fc.sample(fc.integer({ min: 5, max: 120 }), { numRuns: count, seed })
  for (const calls of moments) await killedAfter(calls)
})

/** Kills a server while it answers its nth call, and checks what its disk contains. */
async function killedAfter(calls: number): Promise<void> {
  const dataDir = scratchFolder()
  const server = await startServer(dataDir)
  const { port, stagePort } = server
  const post = async (origin: number, path: string, body: object, headers = {}) => {
    const response = await fetch(`http://localhost:${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', Merchant: 'aurora1', ...headers },
      body: JSON.stringify(body),
    })
    return (await response.json()).value
  }
  const { token } = await post(port, '/wps/session/login', {
    username: 'amina',
    password: 'Play1234',
    type: 'username',
  })
  const get = async (path: string) =>
    (
      await (
        await fetch(`http://localhost:${port}${path}`, { headers: { Merchant: 'aurora1', Authorization: token } })
      ).json()
    ).value
  const { games: list } = await get('/wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=50')
  const slot = list.find((game: games.Game) => game.freeplay === 1 && game.isGameH5 !== 'VASSALAGE')
  const { content } = await get(
    `/wps/game/launchGame?platform=html5&launchMode=GLS&nodeId=${slot.nodeId}&vassalage=${slot.vassalage}`,
  )
  const play = new URL(content.game_url).pathname

  const answered: string[] = []
  let killed: Promise<void> | undefined
  let sentCount = 0
  const spinning = Array.from({ length: 4 }, async () => {
    while (sentCount < calls) {
      const roundId = randomUUID()
      const spin = post(stagePort, `${play}/spin`, { roundId, bet: 5 })
      sentCount += 1
      if (sentCount === calls) killed = server.kill()
      // A call in flight when the server died has no reply; every earlier one has.
      const round = await spin.catch((lost) => {
        if (sentCount < calls) throw lost
      })
      if (round) answered.push(roundId)
    }
  })
  await Promise.all(spinning)
  await killed
  expect(answered.length).toBeGreaterThanOrEqual(calls - 4)

  const db = new Sqlite(join(dataDir, 'worlds/default.sqlite'))
  // No seeded bet has a stake of five.
  const refs = db.prepare('SELECT ref FROM bet WHERE stake = ?').pluck().all(toUnits(5)) as string[]
  const storedRefs = new Set(refs.map((ref) => ref.split(':').at(-1)))
  expect(
    answered.filter((roundId) => !storedRefs.has(roundId)),
    `killed at call ${calls}`,
  ).toEqual([])
  expect(db.prepare('SELECT sum(amount) FROM entry').pluck().get()).toBe(0)
  expect(
    db
      .prepare(
        'SELECT count(*) FROM account a WHERE balance <> (SELECT coalesce(sum(amount), 0) FROM entry WHERE account_id = a.id)',
      )
      .pluck()
      .get(),
  ).toBe(0)
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
  const bets = db.prepare('SELECT count(*) FROM movement WHERE type_id = 5001 AND amount = ?').pluck().get(toUnits(5))
  expect(bets).toBe(storedRefs.size)
  db.close()
}
