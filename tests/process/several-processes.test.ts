// @module-tag all
import { createServer, type Server, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RunningPlatform } from '@understudy/fake-server'
import { afterEach, describe, expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'
import { scratchFolder } from '../support/scratch.ts'

// Two processes that share nothing, behind a stand-in of the proxy that only knows the header between processes;
// `npm run scale-check` runs three behind nginx.

const TOKEN = 'secret'
const HEADERS = { Authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }

interface Process {
  url: string
  platform: RunningPlatform
}
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Forwards a call to the process that the header names. */
async function standInProxy(ports: Map<string, number>): Promise<string> {
  const server: Server = createServer((incoming, answer) => {
    const port = ports.get(String(incoming.headers['x-process']))
    const { url: path, headers } = incoming
    send({ host: '127.0.0.1', port, path, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
      .on('error', () => answer.writeHead(502).end())
      .end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  ends.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function start(name: 'a' | 'b', { proxy, dataDir }: { proxy: string; dataDir: string }): Promise<Process> {
  const process = { name, names: ['a', 'b'], proxy, token: TOKEN }
  const platform = await startPlatform({ loopbackOnly: false, controlToken: TOKEN, dataDir, process })
  const url = await platform.app.listen({ port: 0, host: '127.0.0.1' })
  return { url, platform }
}

async function twoProcesses(): Promise<[Process, Process]> {
  const ports = new Map<string, number>()
  const proxy = await standInProxy(ports)
  const a = await start('a', { proxy, dataDir: scratchFolder('a') })
  const b = await start('b', { proxy, dataDir: scratchFolder('b') })
  ends.push(
    () => a.platform.close(),
    () => b.platform.close(),
  )
  ports.set('a', Number(new URL(a.url).port)).set('b', Number(new URL(b.url).port))
  return [a, b]
}

async function steer({ url }: Process, method: string, path: string, body?: object) {
  const reply = await fetch(`${url}/__control${path}`, { method, headers: HEADERS, body: body && JSON.stringify(body) })
  const text = await reply.text()
  const isJson = reply.headers.get('content-type')?.includes('json')
  return {
    status: reply.status,
    redirect: reply.headers.get('x-accel-redirect'),
    body: isJson ? JSON.parse(text) : text,
  }
}

const make = async (process: Process, options: object = {}) => steer(process, 'POST', '/worlds', options)

describe('a world', () => {
  test('the id of a world and its rooms begin with the letter of their process', async () => {
    const [, b] = await twoProcesses()
    const { id } = (await make(b)).body
    expect(id).toMatch(/^b-w[a-z0-9]+$/)
    expect((await steer(b, 'POST', '/rooms', { world: id })).body.code).toMatch(/^B[A-Z0-9]{5}$/)
  })

  test('a call for a world of another process is redirected before anything is done', async () => {
    const [a, b] = await twoProcesses()
    const { id } = (await make(b)).body
    expect(await steer(a, 'PATCH', `/worlds/${id}/clock`, { state: 'frozen' })).toMatchObject({
      status: 421,
      redirect: '@b',
    })
    expect(await steer(a, 'POST', '/rooms', { world: id })).toMatchObject({ status: 421, redirect: '@b' })
    expect((await steer(b, 'GET', '/rooms')).body).toEqual([])
  })

  test('a world with a chosen id is made in the process of that id', async () => {
    const [a, b] = await twoProcesses()
    expect(await make(b, { id: 'mine' })).toMatchObject({ status: 421, redirect: '@a' })
    expect(await make(a, { id: 'b-side' })).toMatchObject({ status: 421, redirect: '@b' })
    expect((await make(a, { id: 'mine' })).status).toBe(201)
    expect((await make(b, { id: 'b-side' })).status).toBe(201)
  })

  test('the default world is in the first process only', async () => {
    const [a, b] = await twoProcesses()
    expect((await steer(a, 'GET', '/worlds/default')).status).toBe(200)
    expect(await steer(b, 'GET', '/worlds/default')).toMatchObject({ status: 421, redirect: '@a' })
  })
})

test('each process answers the check of its container, whatever the cookie names', async () => {
  const [a, b] = await twoProcesses()
  for (const { url } of [a, b]) {
    const reply = await fetch(`${url}/healthz`, { headers: { cookie: 'world=a-1' } })
    expect({ status: reply.status, text: await reply.text() }).toEqual({ status: 200, text: 'ok' })
  }
})

test('each process lists all worlds and rooms and counts all calls', async () => {
  const [a, b] = await twoProcesses()
  const first = (await make(a)).body.id
  const second = (await make(b, { durable: true })).body.id
  await steer(b, 'POST', '/rooms', { world: second })
  for (const process of [a, b]) {
    const worlds = (await steer(process, 'GET', '/worlds')).body
    expect(worlds.map(({ id }: { id: string }) => id).sort()).toEqual([first, second, 'default'].sort())
    expect((await steer(process, 'GET', '/rooms')).body).toMatchObject([{ world: second }])
  }
  for (const [{ url }, world] of [
    [a, first],
    [b, second],
  ])
    await fetch(`${url}/wps/system/settings/consolidated`, { headers: { Merchant: 'aurora1', 'x-world': world } })
  expect((await steer(a, 'GET', '/usage')).body.calls).toBe(2)
  expect((await steer(a, 'GET', '/health')).body.processes).toEqual([
    { name: 'a', answers: true, worlds: 2 },
    { name: 'b', answers: true, worlds: 1 },
  ])
})

test('an unresponsive process is reported and the others are listed', async () => {
  const [a, b] = await twoProcesses()
  ends.pop()
  await b.platform.close()
  expect((await steer(a, 'GET', '/health')).body.processes).toMatchObject([
    { name: 'a', answers: true },
    { name: 'b', answers: false },
  ])
  expect((await steer(a, 'GET', '/worlds')).body).toMatchObject([{ id: 'default' }])
})

test('a process that ended in good order restores its worlds of memory', async () => {
  const dataDir = scratchFolder('b')
  const proxy = 'http://127.0.0.1:9'
  const before = await start('b', { proxy, dataDir })
  const { id } = (await make(before, { clock: 'frozen' })).body
  await steer(before, 'PATCH', `/worlds/${id}/settings`, { country: 'BD' })
  const snapshot = (await steer(before, 'POST', `/worlds/${id}/snapshots`, { label: 'as it was' })).body.id
  const { token } = (await steer(before, 'POST', `/worlds/${id}/sessions`, { as: 'zoya' })).body
  const favourites = ({ url }: Process) =>
    fetch(`${url}/wps/relay/MCSFE_getFavoriteGames`, {
      headers: { Merchant: 'aurora1', Language: 'EN', Authorization: token },
    })
  await favourites(before)
  const { code } = (await steer(before, 'POST', '/rooms', { world: id })).body
  await before.platform.close()

  const after = await start('b', { proxy, dataDir })
  ends.push(() => after.platform.close())
  expect((await steer(after, 'GET', `/worlds/${id}/settings`)).body.country).toBe('BD')
  expect((await steer(after, 'GET', `/rooms/${code}`)).body).toMatchObject({ world: id })
  expect((await steer(after, 'GET', `/worlds/${id}/tape`)).body).toMatchObject([{ endpoint: 'favourites.ids' }])
  expect((await steer(after, 'POST', `/worlds/${id}/restore`, { snapshot })).status).toBe(200)
})
