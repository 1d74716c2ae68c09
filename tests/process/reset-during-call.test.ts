import { createPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { expect, test } from 'vitest'
import { scratchFolder } from '../support/scratch.ts'
import { NOON } from '../support/world.ts'

test('a call under way during a reset keeps its database and leaves the new one alone', async () => {
  const { app, worlds, close } = await createPlatform({ dataDir: scratchFolder() })
  const post = (path: string, body: object = {}) =>
    request(app.server).post(`/__control${path}`).set('Host', 'localhost').send(body)
  const { id } = (await post('/worlds', { durable: false, startAt: NOON, clock: 'frozen' })).body
  const world = worlds.find(id)
  if (!world) throw new Error('There is no world')
  const call = world.forCall()
  const watch = world.writes.watch()
  const before = world.db.$client
  await post(`/worlds/${id}/reset`)
  expect(before.open).toBe(true)
  expect(world.db.$client).not.toBe(before)
  expect(call.overtakenBy).toBe('world.reset')
  expect(() => call.change({ country: 'BD' })).toThrow()
  watch.end()
  expect(before.open).toBe(false)
  await close()
})
