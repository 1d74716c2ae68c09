import { existsSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { scratchFolder } from '../support/scratch.ts'
import { NOON } from '../support/world.ts'

const LASTING = { durable: true, startAt: NOON, clock: 'frozen' }

/** Starts a platform on that folder; returns it with a client of its control API and its warnings. */
async function started(dataDir: string, options: Parameters<typeof createPlatform>[0] = {}) {
  const warnings: string[] = []
  const platform = await createPlatform({ dataDir, warn: (sentence) => void warnings.push(sentence), ...options })
  const steer = async (method: 'get' | 'post' | 'patch' | 'delete', path: string, body: object = {}) => {
    const call = request(platform.app.server)[method](`/__control${path}`).set('Host', 'localhost')
    const response = await (method === 'get' || method === 'delete' ? call : call.send(body))
    return { status: response.status, body: response.body }
  }
  return { ...platform, steer, warnings }
}

describe('a change of a durable world that cannot be written', () => {
  test.each(['reset', 'restore'])('a %s that cannot be written leaves the world as it was', async (change) => {
    const dataDir = scratchFolder()
    const { steer, close } = await started(dataDir)
    const { id } = (await steer('post', '/worlds', LASTING)).body
    const snapshot = (await steer('post', `/worlds/${id}/snapshots`)).body.id
    await steer('patch', `/worlds/${id}/settings`, { country: 'BD' })
    // A folder at the path of the new file makes writing fail like a full disk.
    mkdirSync(join(dataDir, `worlds/${id}.sqlite.next/full`), { recursive: true })
    const refused = await steer('post', `/worlds/${id}/${change}`, change === 'restore' ? { snapshot } : {})
    expect(refused.status).toBe(500)
    expect((await steer('get', `/worlds/${id}/settings`)).body.country).toBe('BD')
    await steer('patch', `/worlds/${id}/settings`, { country: 'IN' })
    expect((await steer('get', `/worlds/${id}/settings`)).body.country).toBe('IN')
    await close()
    const restarted = await started(dataDir)
    expect((await restarted.steer('get', `/worlds/${id}/settings`)).body.country).toBe('IN')
    await restarted.close()
  })
})

describe('a damaged world file', () => {
  test('an unreadable world is set aside, and deleting it frees its id', async () => {
    const dataDir = scratchFolder()
    const first = await started(dataDir)
    const { id } = (await first.steer('post', '/worlds', LASTING)).body
    const { id: sound } = (await first.steer('post', '/worlds', LASTING)).body
    await first.close()
    truncateSync(join(dataDir, `worlds/${id}.sqlite`), 1_048_576)
    const { steer, close, warnings } = await started(dataDir)
    const listed = await steer('get', '/worlds')
    expect({ status: listed.status, listedBody: listed.body.map((world: { id: string }) => world.id).sort() }).toEqual({
      status: 200,
      listedBody: ['default', sound].sort(),
    })
    expect(warnings).toEqual([
      expect.stringMatching(new RegExp(`^World ${id} cannot be opened .*set aside as worlds/`)),
    ])
    const [{ file, ...aside }] = (await steer('get', '/health')).body.aside
    expect(aside).toEqual({ id, why: 'damaged' })
    expect(existsSync(join(dataDir, 'worlds', file))).toBe(true)
    const reply = await steer('get', `/worlds/${id}`)
    expect({ status: reply.status, type: reply.body.type }).toEqual({
      status: 409,
      type: 'urn:understudy:world.damaged',
    })
    expect((await steer('post', '/worlds', { id })).status).toBe(409)
    expect((await steer('delete', `/worlds/${id}`)).status).toBe(200)
    expect((await steer('get', `/worlds/${id}`)).status).toBe(404)
    expect((await steer('get', '/health')).body.aside).toEqual([])
    expect((await steer('post', '/worlds', { id })).status).toBe(201)
    await close()
  })

  test.each([
    ['cut off', (file: string) => truncateSync(file, 1_048_576)],
    ['empty', (file: string) => writeFileSync(file, '')],
    ['something else', (file: string) => writeFileSync(file, 'no database at all '.repeat(400))],
  ])('a damaged file of the default world does not stop the start: %s', async (_how, spoil) => {
    const dataDir = scratchFolder()
    await (await started(dataDir)).close()
    spoil(join(dataDir, 'worlds/default.sqlite'))
    const { steer, close, warnings } = await started(dataDir)
    expect((await steer('get', '/worlds/default')).body).toMatchObject({ scenario: 'everyday', durable: true })
    expect(warnings).toHaveLength(1)
    await close()
  })
})

test('the unfinished files of a killed server are removed at the next start', async () => {
  const dataDir = scratchFolder()
  await (await started(dataDir)).close()
  const strays = ['gone.sqlite-wal', 'gone.sqlite-shm', 'default.sqlite.next']
  for (const name of strays) writeFileSync(join(dataDir, 'worlds', name), 'half')
  const { close } = await started(dataDir)
  expect(readdirSync(join(dataDir, 'worlds')).filter((name) => strays.includes(name))).toEqual([])
  await close()
})

describe('snapshots of durable worlds', () => {
  test('the twenty newest snapshots survive a restart and end with their world', async () => {
    const dataDir = scratchFolder()
    const first = await started(dataDir)
    const { id } = (await first.steer('post', '/worlds', LASTING)).body
    await first.steer('patch', `/worlds/${id}/settings`, { country: 'BD' })
    const takenSnapshots: { id: string }[] = []
    for (let i = 0; i < 22; i += 1)
      takenSnapshots.push((await first.steer('post', `/worlds/${id}/snapshots`, { label: `${i}` })).body)
    await first.steer('patch', `/worlds/${id}/settings`, { country: 'IN' })
    await first.close()
    const { steer, close } = await started(dataDir)
    expect((await steer('get', `/worlds/${id}/snapshots`)).body).toEqual(takenSnapshots.slice(2).reverse())
    expect(readdirSync(join(dataDir, 'snapshots', id))).toHaveLength(21)
    expect((await steer('post', `/worlds/${id}/restore`, { snapshot: takenSnapshots[5]?.id })).status).toBe(200)
    expect((await steer('get', `/worlds/${id}/settings`)).body.country).toBe('BD')
    await steer('delete', `/worlds/${id}`)
    expect(existsSync(join(dataDir, 'snapshots', id))).toBe(false)
    await close()
  })

  test.each(['', 'null', '{}', '[{"id":'])('are found by their files where their list is damaged: %s', async (list) => {
    const dataDir = scratchFolder()
    const { steer, close } = await started(dataDir)
    const { id } = (await steer('post', '/worlds', { ...LASTING, scenario: 'empty' })).body
    await steer('patch', `/worlds/${id}/settings`, { country: 'BD' })
    const { body: taken } = await steer('post', `/worlds/${id}/snapshots`, { label: 'lost' })
    await steer('patch', `/worlds/${id}/settings`, { country: 'IN' })
    await steer('patch', `/worlds/${id}/clock`, { advanceMs: 86_400_000 })
    writeFileSync(join(dataDir, 'snapshots', id, 'snapshots.json'), list)
    expect((await steer('get', `/worlds/${id}/snapshots`)).body).toEqual([{ ...taken, label: '' }])
    const { body: next } = await steer('post', `/worlds/${id}/snapshots`, { label: 'next' })
    expect((await steer('get', `/worlds/${id}/snapshots`)).body).toEqual([next, { ...taken, label: '' }])
    const restored = await steer('post', `/worlds/${id}/restore`, { snapshot: taken.id })
    expect(restored.body.now).toBe(Date.parse(NOON))
    expect((await steer('get', `/worlds/${id}/settings`)).body.country).toBe('BD')
    rmSync(join(dataDir, 'snapshots', id, `${next.id}.sqlite`))
    expect((await steer('post', `/worlds/${id}/restore`, { snapshot: next.id })).status).toBe(422)
    await close()
  })

  test('snapshots in memory have a budget, and the oldest of all worlds go first', async () => {
    const { steer, close, worlds } = await started(scratchFolder(), { snapshotBytes: 4_000_000 })
    const [one, other] = [(await steer('post', '/worlds')).body.id, (await steer('post', '/worlds')).body.id]
    const first = (await steer('post', `/worlds/${one}/snapshots`)).body
    const most = Math.floor(4_000_000 / first.bytes)
    for (let i = 0; i < most; i += 1) await steer('post', `/worlds/${other}/snapshots`)
    expect((await steer('get', `/worlds/${one}/snapshots`)).body).toEqual([])
    expect((await steer('get', `/worlds/${other}/snapshots`)).body).toHaveLength(most)
    const store = worlds.stores.use().find(({ name }) => name === 'snapshots')
    expect(store).toEqual({ name: 'snapshots', bytes: most * first.bytes, limit: 4_000_000, entries: most })
    expect((await steer('post', `/worlds/${one}/restore`, { snapshot: first.id })).status).toBe(422)
    await close()
  })
})

describe('worlds and the limit', () => {
  const IDLE = 11 * 60_000

  test('a world that is watched or has a room is in use: idle or not, it is not evicted', async () => {
    const { steer, close, worlds } = await started(scratchFolder(), { worldLimit: 3 })
    const watched = (await steer('post', '/worlds')).body.id
    const roomed = (await steer('post', '/worlds')).body.id
    const messages: string[] = []
    worlds.find(watched)?.events.listen(({ type }) => void messages.push(type))
    const { code } = (await steer('post', '/rooms', { world: roomed })).body
    for (const world of worlds.living()) world.usedAt -= IDLE
    const created = await steer('post', '/worlds')
    expect(created.status).toBe(201)
    expect({ worldsCount: worlds.size, told: messages }).toEqual({ worldsCount: 3, told: [] })
    expect((await steer('get', `/rooms/${code}`)).status).toBe(200)
    for (const world of worlds.living()) world.usedAt -= IDLE
    worlds.find(created.body.id)
    const refused = await steer('post', '/worlds')
    expect({ status: refused.status, type: refused.body.type }).toEqual({
      status: 503,
      type: 'urn:understudy:limit.worlds',
    })
    await close()
  })

  test('a durable world that was evicted comes back with its tape and snapshots', async () => {
    const { app, steer, close, worlds } = await started(scratchFolder(), { worldLimit: 2 })
    const { id } = (await steer('post', '/worlds', LASTING)).body
    const status = () =>
      request(app.server).get('/wps/system/status').set({ Merchant: 'aurora1', Language: 'EN', 'x-world': id })
    await status()
    const snapshot = (await steer('post', `/worlds/${id}/snapshots`)).body.id
    const world = worlds.find(id)
    if (!world) throw new Error('The world is gone')
    world.usedAt -= IDLE
    const other = (await steer('post', '/worlds')).body.id
    expect(
      worlds
        .living()
        .map((one) => one.id)
        .sort(),
    ).toEqual(['default', other].sort())
    expect((await status()).body.errorCode).toBe('TOO_MANY_REQUEST')
    const [resting] = (await steer('get', '/worlds')).body.filter((one: { id: string }) => one.id === id)
    expect(resting).toMatchObject({ durable: true, now: Date.parse(NOON), calls: 1 })
    for (const one of worlds.living()) one.usedAt -= IDLE
    expect((await status()).status).toBe(200)
    expect(worlds.living().map((one) => one.id)).toContain(id)
    expect((await steer('get', `/worlds/${id}`)).body.calls).toBe(2)
    expect((await steer('post', `/worlds/${id}/restore`, { snapshot })).status).toBe(200)
    await close()
  })

  test('listing worlds opens none of them', async () => {
    const dataDir = scratchFolder()
    const first = await started(dataDir)
    const createdIds = [
      (await first.steer('post', '/worlds', LASTING)).body,
      (await first.steer('post', '/worlds', LASTING)).body,
    ]
    await first.close()
    const { steer, close, worlds } = await started(dataDir)
    for (let time = 0; time < 2; time += 1) {
      const listed = (await steer('get', '/worlds')).body
      for (const { id } of createdIds)
        expect(listed.find((world: { id: string }) => world.id === id)).toMatchObject({
          scenario: 'everyday',
          now: Date.parse(NOON),
          clock: 'frozen',
          durable: true,
          merchant: 'aurora1',
          actors: 0,
          room: null,
        })
      expect(worlds.living().map(({ id }) => id)).toEqual(['default'])
    }
    expect(readdirSync(join(dataDir, 'worlds')).filter((name) => /^w.*-(wal|shm)$/.test(name))).toEqual([])
    rmSync(join(dataDir, 'worlds', `${createdIds[0].id}.sqlite`))
    expect((await steer('get', '/worlds')).body).toHaveLength(2)
    await close()
  })
})

describe('ids that the caller gives', () => {
  test('an id given by the caller names the world, and a taken one is a conflict', async () => {
    const dataDir = scratchFolder()
    const first = await started(dataDir)
    expect((await first.steer('post', '/worlds', { ...LASTING, id: 'shard-a1' })).body.id).toBe('shard-a1')
    await first.close()
    const { steer, close } = await started(dataDir)
    expect((await steer('post', '/worlds', { id: 'in-memory' })).status).toBe(201)
    for (const id of ['shard-a1', 'in-memory', 'default']) {
      const conflict = await steer('post', '/worlds', { id })
      expect({ status: conflict.status, type: conflict.body.type }).toEqual({
        status: 409,
        type: 'urn:understudy:world.exists',
      })
    }
    for (const id of ['', '-a', 'A', '../up', 'a.b', 'a'.repeat(41)])
      expect((await steer('post', '/worlds', { id })).status).toBe(422)
    expect((await steer('get', '/worlds/shard-a1')).body.durable).toBe(true)
    await close()
  })

  test.each([true, false])(
    'a published world goes on at another server with its sessions, durable: %s',
    async (durable) => {
      const [here, there] = [await started(scratchFolder()), await started(scratchFolder())]
      const { id } = (await here.steer('post', '/worlds', { durable, startAt: NOON, clock: 'frozen' })).body
      await here.steer('patch', `/worlds/${id}/settings`, { country: 'BD' })
      const { token } = (await here.steer('post', `/worlds/${id}/sessions`, { as: 'amina' })).body
      const published = await here.steer('get', `/worlds/${id}/image`)
      const adopted = await there.steer('post', '/worlds/adopt', { ...published.body, durable })
      expect({ status: adopted.status, adoptedBody: adopted.body }).toMatchObject({
        status: 201,
        adoptedBody: { id, durable, now: Date.parse(NOON), clock: 'frozen' },
      })
      expect((await there.steer('get', `/worlds/${id}/settings`)).body.country).toBe('BD')
      const info = await request(there.app.server)
        .get('/wps/member/info')
        .set({ Merchant: 'aurora1', Language: 'EN', Authorization: token })
      expect(info.body.value.account).toBe('amina')
      const repeated = await there.steer('post', '/worlds/adopt', published.body)
      expect({ status: repeated.status, type: repeated.body.type }).toEqual({
        status: 409,
        type: 'urn:understudy:world.exists',
      })
      const broken = Buffer.from(published.body.image, 'base64').subarray(0, 900_000).toString('base64')
      expect(
        (await there.steer('post', '/worlds/adopt', { ...published.body, id: 'half', image: broken })).status,
      ).toBe(422)
      expect((await there.steer('get', '/worlds/half')).status).toBe(404)
      await here.close()
      await there.close()
    },
  )
})
