import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { expect, test } from 'vitest'
import { scratchFolder } from '../support/scratch.ts'
import { startServer } from '../support/server.ts'
import { NOON } from '../support/world.ts'

const PASSING = { durable: false, startAt: NOON, clock: 'frozen' }

/** Starts a platform on that folder; returns it with a client of its control API. */
async function started(dataDir: string) {
  const platform = await createPlatform({ dataDir })
  const steer = async (method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: object) => {
    const response = await request(platform.app.server)[method](`/__control${path}`).set('Host', 'localhost').send(body)
    return { status: response.status, body: response.body }
  }
  return { ...platform, steer }
}

/** Counts open files of a process that were unlinked below the folder. */
function unlinkedBelow(folder: string, pid: number | 'self' = 'self'): number {
  const open = readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${fd}`)]
    } catch {
      return []
    }
  })
  return open.filter((name) => name.startsWith(folder) && name.endsWith(' (deleted)')).length
}

test('a world that is not durable has a file without a name, and none any more once it is deleted, reset or closed', async () => {
  const dataDir = scratchFolder()
  const { steer, close } = await started(dataDir)
  const before = unlinkedBelow(dataDir)
  const { id } = (await steer('post', '/worlds', PASSING)).body
  const ofOne = unlinkedBelow(dataDir) - before
  expect(readdirSync(join(dataDir, 'open'))).toEqual([])
  if (existsSync('/proc/self/fd')) expect(ofOne).toBeGreaterThan(0)
  await steer('patch', `/worlds/${id}/settings`, { country: 'BD' })
  const snapshot = (await steer('post', `/worlds/${id}/snapshots`)).body.id
  for (const [path, body, country] of [
    ['reset', {}, 'PK'],
    ['restore', { snapshot }, 'BD'],
  ] as const) {
    expect((await steer('post', `/worlds/${id}/${path}`, body)).status).toBe(200)
    expect((await steer('get', `/worlds/${id}/settings`)).body.country).toBe(country)
    expect([unlinkedBelow(dataDir) - before, readdirSync(join(dataDir, 'open'))]).toEqual([ofOne, []])
  }
  const fork = (await steer('post', `/worlds/${id}/fork`)).body.id
  await steer('patch', `/worlds/${fork}/settings`, { country: 'IN' })
  expect((await steer('get', `/worlds/${id}/settings`)).body.country).toBe('BD')
  for (const each of [id, fork]) await steer('delete', `/worlds/${each}`)
  expect(unlinkedBelow(dataDir)).toBe(before)
  await close()
  expect(unlinkedBelow(dataDir)).toBe(0)
})

test.each(['worlds', 'WORLD/fork', 'WORLD/restore'])(
  'where the disk has no room, %s is refused and the world stays as it was',
  async (call) => {
    const dataDir = scratchFolder()
    const { steer, close } = await started(dataDir)
    const { id } = (await steer('post', '/worlds', PASSING)).body
    const snapshot = (await steer('post', `/worlds/${id}/snapshots`)).body.id
    await steer('patch', `/worlds/${id}/settings`, { country: 'BD' })
    // Folders at the paths of the next files make writing fail like a full disk.
    for (let next = 1; next < 20; next += 1)
      mkdirSync(join(dataDir, 'open', `${next}.sqlite`, 'full'), { recursive: true })
    const worlds = async () => (await steer('get', '/worlds')).body.map((one: { id: string }) => one.id)
    const before = await worlds()
    const path = call === 'worlds' ? '/worlds' : `/worlds/${call.replace('WORLD', id)}`
    const refused = await steer(
      'post',
      path,
      call === 'worlds' ? PASSING : call.endsWith('restore') ? { snapshot } : {},
    )
    expect([refused.status, refused.body.title]).toEqual([500, 'The server failed'])
    expect(await worlds()).toEqual(before)
    expect((await steer('get', `/worlds/${id}/settings`)).body.country).toBe('BD')
    await steer('patch', `/worlds/${id}/settings`, { country: 'IN' })
    expect((await steer('get', `/worlds/${id}/settings`)).body.country).toBe('IN')
    await close()
  },
)

test('a killed server leaves no file of such a world, and one that kept its name goes at the next start', async () => {
  const dataDir = scratchFolder()
  const server = await startServer(dataDir)
  const made = await fetch(`${server.url}/__control/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PASSING),
  })
  const { id } = (await made.json()) as { id: string }
  await server.kill()
  expect(readdirSync(join(dataDir, 'open'))).toEqual([])
  // Some systems do not remove the names of open files, so the next start does.
  writeFileSync(join(dataDir, 'open/7.sqlite'), 'left')
  const again = await startServer(dataDir)
  expect(existsSync(join(dataDir, 'open/7.sqlite'))).toBe(false)
  expect((await fetch(`${again.url}/__control/worlds/${id}`)).status).toBe(404)
  await again.kill()
})

test('a reset needs no room: the world goes on under its connection, whatever it had grown to', async () => {
  const dataDir = scratchFolder()
  const { steer, close, worlds } = await started(dataDir)
  const { id } = (await steer('post', '/worlds', PASSING)).body
  const world = worlds.find(id)!
  const { $client: connection } = world.db
  const image = world.serialize()
  await steer('patch', `/worlds/${id}`, { name: 'For Sara', note: '' })
  for (let next = 1; next < 20; next += 1)
    mkdirSync(join(dataDir, 'open', `${next}.sqlite`, 'full'), { recursive: true })
  for (const country of ['BD', 'IN']) {
    await steer('patch', `/worlds/${id}/settings`, { country })
    world.db.$client.prepare('INSERT INTO world_state VALUES (?, zeroblob(2000000))').run(`large ${country}`)
    const { version } = world.writes
    const kept = world.use(counted)
    expect(world.serialize().length).toBeGreaterThan(image.length)
    expect((await steer('post', `/worlds/${id}/reset`)).status).toBe(200)
    expect(world.db.$client).toBe(connection)
    expect(world.serialize().length).toBe(image.length)
    expect((await steer('get', `/worlds/${id}/settings`)).body.country).toBe('PK')
    expect((await steer('get', '/worlds')).body.find((one: { id: string }) => one.id === id).name).toBe('For Sara')
    expect(connection.pragma('integrity_check', { simple: true })).toBe('ok')
    // Everything cached from the world before is read again.
    expect([world.writes.version === version, world.use(counted) === kept]).toEqual([false, false])
  }
  rmSync(join(dataDir, 'open'), { recursive: true })
  expect((await steer('get', `/worlds/${id}/diff`)).body.tables).toEqual([])
  await close()
})

const counted = () => ({})

test('a world that has another image than the one it began with is reset under a new connection', async () => {
  const { steer, close, worlds } = await started(scratchFolder())
  const { id } = (await steer('post', '/worlds', PASSING)).body
  const snapshot = (await steer('post', `/worlds/${id}/snapshots`)).body.id
  await steer('post', `/worlds/${id}/restore`, { snapshot })
  const world = worlds.find(id)!
  const restored = world.db.$client
  await steer('patch', `/worlds/${id}/settings`, { country: 'BD' })
  await steer('post', `/worlds/${id}/reset`)
  expect([restored.open, world.db.$client === restored]).toEqual([false, false])
  expect((await steer('get', `/worlds/${id}/settings`)).body.country).toBe('PK')
  await close()
})

test('a call under way keeps its connection to itself: the world is reset under another, and the call writes nothing into it', async () => {
  const { steer, close, worlds } = await started(scratchFolder())
  const { id } = (await steer('post', '/worlds', PASSING)).body
  const world = worlds.find(id)!
  const [call, watch, before] = [world.forCall(), world.writes.watch(), world.db.$client]
  await steer('post', `/worlds/${id}/reset`)
  expect([before.open, world.db.$client === before, call.overtakenBy]).toEqual([true, false, 'world.reset'])
  expect(() => call.change({ country: 'BD' })).toThrow()
  watch.end()
  expect(before.open).toBe(false)
  await close()
})

test('a world whose reset breaks off half done is no more, and the others stay', async () => {
  const { steer, close, worlds } = await started(scratchFolder())
  const { id } = (await steer('post', '/worlds', PASSING)).body
  const { id: other } = (await steer('post', '/worlds', PASSING)).body
  const template = worlds.templates.for(worlds.find(id)!.origin)
  const sound = Buffer.from(template.image)
  template.image.fill(0x5a, 100)
  expect((await steer('post', `/worlds/${id}/reset`)).status).toBe(500)
  sound.copy(template.image)
  expect((await steer('get', `/worlds/${id}`)).status).toBe(404)
  expect((await steer('post', `/worlds/${other}/reset`)).status).toBe(200)
  expect((await steer('post', '/worlds', { ...PASSING, id })).status).toBe(201)
  await close()
})
