import { get as follow } from 'node:http'
import type { RunningPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { afterEach, describe, expect, test } from 'vitest'
import { cookieHeader } from '../support/cookies.ts'
import { freePort } from '../support/free-port.ts'
import { startPlatform } from '../support/platform.ts'
import { scratchFolder } from '../support/scratch.ts'
import { startServer } from '../support/server.ts'

// Processes that share worlds, called directly, without a proxy that knows which world is where.

const TOKEN = 'secret'
const STEER = { Authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
const VISIT = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' }

interface Process {
  url: string
  platform: RunningPlatform
}
const running: Process[] = []
afterEach(async () => {
  for (const { platform } of running.splice(0)) await platform.close()
})

async function processOf(folder: string): Promise<Process> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const platform = await startPlatform({
    loopbackOnly: false,
    controlToken: TOKEN,
    port,
    fleet: { folder, address, token: TOKEN },
  })
  await platform.app.listen({ port, host: '127.0.0.1' })
  const process = { url: address, platform }
  running.push(process)
  return process
}

async function twoProcesses(): Promise<[Process, Process]> {
  const folder = scratchFolder('fleet')
  return [await processOf(folder), await processOf(folder)]
}

async function end({ platform }: Process): Promise<void> {
  running.splice(
    running.findIndex((one) => one.platform === platform),
    1,
  )
  await platform.close()
}

async function steer(url: string, method: string, path: string, body?: object) {
  const reply = await fetch(`${url}/__control${path}`, {
    method,
    headers: STEER,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: reply.status, body: await reply.json() }
}

const make = async (url: string, wish: object = {}): Promise<string> =>
  (await steer(url, 'POST', '/worlds', { clock: 'frozen', ...wish })).body.id

const signIn = async (url: string, world: string): Promise<string> =>
  (await steer(url, 'POST', `/worlds/${world}/sessions`, { as: 'zoya' })).body.token

const headersOf = (token: string) => ({ Merchant: 'aurora1', Language: 'EN', Authorization: token })

async function starred(url: string, token: string) {
  const reply = await fetch(`${url}/wps/relay/MCSFE_getFavoriteGames`, { headers: headersOf(token) })
  return (await reply.json()).value
}

async function games(url: string, token: string): Promise<{ nodeId: string; vassalage: string }[]> {
  const reply = await fetch(`${url}/wps/relay/GCSGAME_gameList?pageNo=1&pageSize=40`, { headers: headersOf(token) })
  return (await reply.json()).value.games
}

const star = (url: string, token: string, { nodeId, vassalage }: { nodeId: string; vassalage: string }) =>
  fetch(`${url}/wps/relay/MCSFE_addFavoriteGameV2`, {
    method: 'POST',
    headers: { ...headersOf(token), 'content-type': 'application/json' },
    body: JSON.stringify({ nodeId, vendor: vassalage }),
  })

/** Returns the processes in which the world is open. */
const homesOf = (world: string, processes: Process[]) =>
  processes.filter(({ platform }) => platform.worlds.isLive(world)).map(({ url }) => url)

describe('a world is in one process at a time', () => {
  test.each([{ durable: false }, { durable: true }])(
    'whoever is called for it has it, and nothing of it is lost on the way: %o',
    async ({ durable }) => {
      const [a, b] = await twoProcesses()
      const world = await make(a.url, { durable })
      const token = await signIn(a.url, world)
      const [game] = await games(a.url, token)
      await star(a.url, token, game!)
      const { body: snapshot } = await steer(a.url, 'POST', `/worlds/${world}/snapshots`, { label: 'starred' })

      expect(await starred(b.url, token)).toEqual([game!.nodeId])
      expect(homesOf(world, [a, b])).toEqual([b.url])
      expect((await steer(b.url, 'GET', `/worlds/${world}/snapshots`)).body).toMatchObject([{ label: 'starred' }])
      const calls = (await steer(b.url, 'GET', `/worlds/${world}/tape?limit=50`)).body
      expect(calls.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual([
        'favourites.ids',
        'favourites.add',
        'games.list',
      ])

      expect((await steer(a.url, 'POST', `/worlds/${world}/restore`, { snapshot: snapshot.id })).status).toBe(200)
      expect(homesOf(world, [a, b])).toEqual([a.url])
      expect(await starred(a.url, token)).toEqual([game!.nodeId])
    },
  )

  test('calls at both at once lose nothing and meet no other world', async () => {
    const [a, b] = await twoProcesses()
    const world = await make(a.url)
    const token = await signIn(a.url, world)
    const all = await games(a.url, token)
    const replies = await Promise.all(all.map((game, i) => star(i % 2 ? a.url : b.url, token, game)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect([...(await starred(b.url, token))].sort()).toEqual(all.map(({ nodeId }) => nodeId).sort())
    expect(homesOf(world, [a, b])).toEqual([b.url])
  })

  test('the calls that name no world have one default world between them', async () => {
    const [a, b] = await twoProcesses()
    const now = async (url: string) => (await steer(url, 'GET', '/worlds/default/clock')).body.state
    await steer(a.url, 'PATCH', '/worlds/default/clock', { state: 'frozen' })
    expect(await now(b.url)).toBe('frozen')
  })

  test('an id is taken in all of them, and an unknown one is unknown in all', async () => {
    const [a, b] = await twoProcesses()
    await make(a.url, { id: 'mine' })
    expect((await steer(b.url, 'POST', '/worlds', { id: 'mine' })).body.type).toBe('urn:understudy:world.exists')
    expect((await steer(b.url, 'DELETE', '/worlds/mine')).status).toBe(200)
    expect((await steer(a.url, 'GET', '/worlds/mine')).status).toBe(404)
    expect((await steer(a.url, 'POST', '/worlds', { id: 'mine' })).status).toBe(201)
  })

  test('a stream ends when its world leaves, so that who listens asks where it has gone', async () => {
    const [a, b] = await twoProcesses()
    const world = await make(a.url)
    const path = `${a.url}/__control/worlds/${world}/stream`
    const { ended } = await new Promise<{ ended: Promise<string> }>((resolve, reject) =>
      follow(path, { headers: STEER }, (reply) => {
        let heard = ''
        reply.setEncoding('utf8').on('data', (text) => {
          heard += text
        })
        resolve({ ended: new Promise((over) => reply.once('end', () => over(heard))) })
      }).on('error', reject),
    )
    expect((await steer(b.url, 'GET', `/worlds/${world}`)).status).toBe(200)
    const heard = await ended
    expect(heard).toContain('retry: 500')
    expect(heard).not.toContain('closed')
  })

  test('worlds are handed over to who has the token only', async () => {
    const [a] = await twoProcesses()
    const world = await make(a.url)
    const ask = (headers: Record<string, string>) =>
      fetch(`${a.url}/__fleet/worlds/${world}/hand-over`, { method: 'POST', headers })
    expect((await ask({})).status).toBe(401)
    expect((await ask({ Authorization: 'Bearer wrong!' })).status).toBe(401)
    expect(homesOf(world, [a])).toEqual([a.url])
    expect((await ask({ Authorization: STEER.Authorization })).status).toBe(200)
    expect(homesOf(world, [a])).toEqual([])
  })
})

describe('one console over all', () => {
  test('every process lists the worlds and rooms of all, those that wait too, and counts what all did', async () => {
    const [a, b] = await twoProcesses()
    const [first, second] = [await make(a.url, { id: 'first' }), await make(b.url, { id: 'second', durable: true })]
    await steer(b.url, 'POST', '/rooms', { world: second })
    await signIn(a.url, first)
    const list = async (url: string) =>
      (await steer(url, 'GET', '/worlds')).body
        .map(({ id, actors, room }: { id: string; actors: number; room: string | null }) => [id, actors, room !== null])
        .sort()
    const wanted = [
      ['default', 0, false],
      ['first', 1, false],
      ['second', 0, true],
    ]
    expect(await list(a.url)).toEqual(wanted)
    expect(await list(b.url)).toEqual(wanted)
    expect((await steer(a.url, 'GET', '/rooms')).body).toMatchObject([{ world: 'second' }])

    const token = await signIn(b.url, second)
    await starred(b.url, token)
    await starred(a.url, await signIn(a.url, first))
    expect((await steer(a.url, 'GET', '/usage')).body.endpoints['favourites.ids']).toBe(2)
    const health = (await steer(a.url, 'GET', '/health')).body
    expect(health.processes.map(({ answers }: { answers: boolean }) => answers)).toEqual([true, true])

    await end(a)
    expect((await list(b.url)).map(([id]: [string]) => id)).toEqual(['default', 'first', 'second'])
    expect((await steer(b.url, 'GET', '/health')).body.processes).toHaveLength(1)
  })
})

describe('a room', () => {
  test('phones come in by any process, are together in one world, and their tickets go where it goes', async () => {
    const [a, b] = await twoProcesses()
    const world = await make(a.url)
    const { code } = (await steer(a.url, 'POST', '/rooms', { world })).body
    const led = await request(b.url).get(`/r/${code}`).set(VISIT)
    expect([led.status, led.headers.location]).toEqual([307, `/r/${code}?world=${world}`])
    expect(homesOf(world, [a, b])).toEqual([a.url])

    const comeIn = async (url: string) => {
      const { status, headers } = await request(url).get(`/r/${code}?world=${world}`).set(VISIT)
      expect(status).toBe(303)
      return cookieHeader(headers)
    }
    const phones = [await comeIn(a.url), await comeIn(b.url)]
    const seen = async (url: string, Cookie?: string) => {
      const headers = { Merchant: 'aurora1', ...(Cookie ? { Cookie } : { 'x-world': world }) }
      const reply = await fetch(`${url}/wps/relay/GCSGAME_gameList?pageNo=1&pageSize=1`, { headers })
      return (await reply.json()).errorCode ?? 'in'
    }
    expect([await seen(a.url, phones[0]), await seen(b.url, phones[1]), await seen(a.url, phones[1])]).toEqual([
      'in',
      'in',
      'in',
    ])
    // A ticket opens its own world only, whichever process has the other one.
    const other = await make(b.url)
    const strayed = await fetch(`${b.url}/wps/relay/GCSGAME_gameList?pageNo=1&pageSize=1`, {
      headers: { Merchant: 'aurora1', Cookie: phones[0]!, 'x-world': other },
    })
    expect((await strayed.json()).errorCode).toBe('world.unknown')
    expect(await seen(b.url)).toBe('world.unknown')
    expect((await steer(b.url, 'GET', `/rooms/${code}`)).body.people).toHaveLength(2)
  })
})

describe('a process that goes', () => {
  test('drained, it leaves its worlds to the others, in memory or durable', async () => {
    const [a, b] = await twoProcesses()
    const worlds = await Promise.all([false, true].map((durable) => make(a.url, { durable })))
    const tokens = await Promise.all(worlds.map((world) => signIn(a.url, world)))
    const [game] = await games(a.url, tokens[0]!)
    for (const token of tokens) await star(a.url, token, game!)
    await end(a)
    for (const token of tokens) expect(await starred(b.url, token)).toEqual([game!.nodeId])
  })

  test('on its way out it sends calls elsewhere by the name the proxy gave, and makes nothing', async () => {
    const [a] = await twoProcesses()
    const world = await make(a.url)
    const gone = end(a)
    await expect.poll(() => homesOf(world, [a])).toEqual([])
    const refused = await fetch(`${a.url}/__control/worlds`, {
      method: 'POST',
      body: '{}',
      headers: { ...STEER, 'x-elsewhere': '@elsewhere' },
    })
    expect([refused.status, refused.headers.get('x-accel-redirect')]).toEqual([502, '@elsewhere'])
    const named = await fetch(`${a.url}/wps/system/config`, { headers: { Merchant: 'aurora1', 'x-world': world } })
    expect([named.status, named.headers.get('x-accel-redirect')]).toEqual([502, null])
    await gone
  })

  test('killed, it loses nothing acknowledged of a durable world, and with it go its worlds in memory only', async () => {
    const folder = scratchFolder('fleet')
    const port = await freePort()
    const env = { FLEET_DIR: folder, FLEET_ADDRESS: `http://127.0.0.1:${port}`, CONTROL_TOKEN: TOKEN }
    const a = await startServer(scratchFolder('own'), { ...env, FLEET_ADDRESS: 'http://127.0.0.1:9' })
    const b = await processOf(folder)
    const [lost, kept] = [await make(a.url), await make(a.url, { durable: true })]
    const token = await signIn(a.url, kept)
    const all = await games(a.url, token)
    for (const game of all.slice(0, 5)) await star(a.url, token, game)
    await a.kill()
    expect(await starred(b.url, token)).toEqual(
      all
        .slice(0, 5)
        .map(({ nodeId }) => nodeId)
        .reverse(),
    )
    expect((await steer(b.url, 'GET', `/worlds/${lost}`)).status).toBe(404)
    const { body } = await steer(b.url, 'GET', '/worlds')
    expect(body.map(({ id }: { id: string }) => id).sort()).toEqual(['default', kept].sort())
  })
})
