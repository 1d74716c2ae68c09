import request from 'supertest'
import { expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

/** Parses lines into `name{labels}` and number. */
const figures = (text: string): Map<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )

test('metrics show calls, worlds, memory and stores, to those who may steer only', async () => {
  const { app, close } = await startPlatform({ loopbackOnly: false, controlToken: 'secret' })
  const steer = { Authorization: 'Bearer secret' }
  const ask = async () => {
    const { headers, text } = await request(app.server).get('/__control/metrics').set(steer)
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    return figures(text)
  }
  expect((await request(app.server).get('/__control/metrics')).status).toBe(401)

  const before = await ask()
  expect(before.get('understudy_worlds{state="open"}')).toBe(1)
  const world = (await request(app.server).post('/__control/worlds').set(steer).send({})).body.id as string
  const list = '/wps/relay/GCSGAME_gameList?pageNo=1&pageSize=2'
  for (const merchant of ['aurora1', 'aurora1', 'nobody'])
    await request(app.server).get(list).set({ Merchant: merchant, 'x-world': world })

  const after = await ask()
  const calls = (code: string) => after.get(`understudy_calls_total{endpoint="games.list",code="${code}",role="guest"}`)
  expect({ accepted: calls('ok'), refused: calls('merchant.acct.setup.err') }).toEqual({ accepted: 2, refused: 1 })
  expect(after.get('understudy_worlds{state="open"}')).toBe(2)
  expect(after.get('understudy_world_events')).toBe(3)
  const { stores } = (await request(app.server).get('/__control/health').set(steer)).body
  for (const { name, limit } of stores as { name: string; limit: number }[])
    expect(after.get(`understudy_store_limit{store="${name}"}`)).toBe(limit)
  expect(after.get('understudy_store_entries{store="worlds"}')).toBe(2)
  expect(after.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  await close()
})
