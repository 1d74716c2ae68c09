import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { control as contract } from '@understudy/contracts'
import { createPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { startPlatform } from '../support/platform.ts'
import { scratchFolder } from '../support/scratch.ts'
import { makeWorld, NOON } from '../support/world.ts'

describe('limits of durable worlds', () => {
  test('worlds beyond the limit are refused until one has been idle for ten minutes', async () => {
    const small = await startPlatform({ worldLimit: 3 })
    const make = () => request(small.app.server).post('/__control/worlds').set('Host', 'localhost').send({})
    const first = (await make()).body.id as string
    await make()
    const refused = await make()
    expect({ status: refused.status, type: refused.body.type }).toEqual({
      status: 503,
      type: 'urn:understudy:limit.worlds',
    })
    const idle = small.worlds.find(first)
    if (!idle) throw new Error('The first world is gone')
    idle.usedAt -= 11 * 60_000
    expect((await make()).status).toBe(201)
    expect(small.worlds.find(first)).toBeUndefined()
    expect(small.worlds.find('default')).toBeDefined()
    await small.close()
  })

  test('listing a world does not count as use', async () => {
    const { app, worlds, close } = await startPlatform()
    const defaultWorld = worlds.find('default')
    if (!defaultWorld) throw new Error('There is no default world')
    defaultWorld.usedAt = 1
    const { body } = await request(app.server).get('/__control/worlds').set('Host', 'localhost')
    expect(body).toMatchObject([{ id: 'default', durable: true, usedAt: 1 }])
    await close()
  })

  test('a world keeps its twenty latest snapshots', async () => {
    const world = await makeWorld()
    const params = { id: world.id }
    const snapshots = []
    for (let i = 0; i < 22; i += 1)
      snapshots.push((await control(contract.takeSnapshot, { params, body: { label: `${i}` } })).id)
    const snapshotIds = (await control(contract.listSnapshots, { params })).map(({ id }) => id)
    expect(snapshotIds).toEqual(snapshots.slice(2).reverse())
  })
})

describe('durable worlds', () => {
  test('a durable world outlives the process with all that was committed', async () => {
    const dataDir = scratchFolder()
    const headers = { Merchant: 'aurora1', Language: 'EN' }
    const login = { username: 'zoya', password: 'Play1234', type: 'username' }
    const first = await createPlatform({ dataDir })
    const { token } = (await request(first.app.server).post('/wps/session/login').set(headers).send(login)).body.value
    await first.close()
    const second = await createPlatform({ dataDir })
    const { body } = await request(second.app.server)
      .get('/wps/member/info')
      .set({ ...headers, Authorization: token })
    expect(body.value.account).toBe('zoya')
    await second.close()
  })

  test('a durable world is forked, restored, reset and deleted like any other', async () => {
    const dataDir = scratchFolder()
    const { app, close } = await createPlatform({ dataDir })
    const steer = async (method: 'get' | 'post' | 'patch' | 'delete', path: string, body: object = {}) => {
      const response = await request(app.server)[method](`/__control/worlds${path}`).set('Host', 'localhost').send(body)
      return { status: response.status, ...response.body }
    }
    const { id } = await steer('post', '', { durable: true, startAt: NOON, clock: 'frozen' })
    await steer('patch', `/${id}/settings`, { country: 'BD' })
    const { id: snapshot } = await steer('post', `/${id}/snapshots`)
    const fork = await steer('post', `/${id}/fork`)
    await steer('patch', `/${id}/settings`, { country: 'IN' })
    await steer('post', `/${id}/restore`, { snapshot })
    expect((await steer('get', `/${id}/settings`)).country).toBe('BD')
    await steer('post', `/${id}/reset`)
    expect((await steer('get', `/${id}/settings`)).country).toBe('PK')
    expect((await steer('get', `/${fork.id}/settings`)).country).toBe('BD')
    expect(existsSync(join(dataDir, `worlds/${id}.sqlite`))).toBe(true)
    await steer('delete', `/${id}`)
    expect(existsSync(join(dataDir, `worlds/${id}.sqlite`))).toBe(false)
    expect((await steer('get', `/${id}`)).status).toBe(404)
    await close()
  })
})

test('name and note survive a restart; comparing opens no other world', async () => {
  const dataDir = scratchFolder()
  const first = await startPlatform({ dataDir })
  const created = await request(first.app.server)
    .post('/__control/worlds')
    .set('Host', 'localhost')
    // A full hour: a world that starts later would have settled what was due since then.
    .send({ durable: true, clock: 'frozen', startAt: '2026-03-10T12:00:00Z' })
  const { id } = created.body
  const about = { name: 'Friday’s demo', note: 'Amina has just won.' }
  await request(first.app.server).patch(`/__control/worlds/${id}`).set('Host', 'localhost').send(about)
  await first.close()
  const restarted = await startPlatform({ dataDir })
  const ask = (path: string) => request(restarted.app.server).get(`/__control/worlds${path}`).set('Host', 'localhost')
  const listed = (await ask('')).body.find((world: { id: string }) => world.id === id)
  expect(listed).toMatchObject(about)
  for (const path of [`/${id}/diff`, `/default/diff?with=${id}`]) {
    const { status, body } = await ask(path)
    expect({ status, type: body.type }).toEqual({ status: 409, type: 'urn:understudy:world.closed' })
  }
  expect(restarted.worlds.living().some((world) => world.id === id)).toBe(false)
  expect((await ask(`/${id}`)).status).toBe(200)
  expect((await ask(`/${id}/diff`)).body).toMatchObject({ settings: [], tables: [] })
  await restarted.close()
})

test('worlds in memory survive an orderly shutdown with their sessions', async () => {
  const options = { dataDir: scratchFolder(), keepWorlds: true }
  const first = await startPlatform(options)
  const callAt = (running: typeof first, path: string) =>
    request(running.app.server).post(`/__control/worlds${path}`).set('Host', 'localhost')
  const { id } = (await callAt(first, '').send({ clock: 'frozen', startAt: NOON })).body
  const { token } = (await callAt(first, `/${id}/sessions`).send({ as: 'amina' })).body
  await first.close()
  const second = await startPlatform(options)
  const info = await request(second.app.server)
    .get('/wps/member/info')
    .set({ Merchant: 'aurora1', Authorization: token })
  expect(info.body.value).toMatchObject({ account: 'amina' })
  await second.close()
  const forgetful = await startPlatform({ ...options, keepWorlds: false })
  expect(forgetful.worlds.find(id)).toBeUndefined()
  await forgetful.close()
})

test('a world with a room survives the restart that its host is told to make', async () => {
  const dataDir = scratchFolder()
  const first = await startPlatform({ dataDir })
  const callAt = (running: typeof first, path: string) =>
    request(running.app.server).post(`/__control${path}`).set('Host', 'localhost')
  const { id } = (await callAt(first, '/worlds').send({ merchant: 'dune4', flags: { CBS3: false } })).body
  const { id: plain } = (await callAt(first, '/worlds').send({})).body
  const { code } = (await callAt(first, '/rooms').send({ world: id, pin: '4711' })).body
  await first.close()
  const second = await startPlatform({ dataDir, loopbackOnly: false, controlToken: 'secret' })
  const ask = (path: string) =>
    request(second.app.server).get(`/__control${path}`).set('Authorization', 'Bearer secret')
  expect((await ask(`/rooms/${code}`)).body).toMatchObject({ code, world: id, hasPin: true })
  expect((await ask(`/worlds/${id}/settings`)).body).toMatchObject({ merchant: 'dune4', flags: { CBS3: false } })
  expect((await ask(`/worlds/${plain}`)).status).toBe(404)
  await second.close()
})

test('a world in memory that cannot be kept takes no other one along', async () => {
  const warnings: string[] = []
  const options = {
    dataDir: scratchFolder(),
    keepWorlds: true,
    warn: (sentence: string) => void warnings.push(sentence),
  }
  const first = await startPlatform(options)
  const ids = ['one', 'two', 'three']
  for (const id of ids) await request(first.app.server).post('/__control/worlds').set('Host', 'localhost').send({ id })
  // A folder at the path of the file makes writing fail like a full disk.
  mkdirSync(join(options.dataDir, 'parked/two.world/full'), { recursive: true })
  await first.close()
  expect(warnings).toEqual([expect.stringContaining('The world two cannot be kept: ')])
  const second = await startPlatform(options)
  expect(ids.filter((id) => second.worlds.find(id))).toEqual(['one', 'three'])
  await second.close()
})
