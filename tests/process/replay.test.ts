import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chat, deposits, games, launch } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import type { RunningPlatform } from '@understudy/fake-server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { CommandError, clientOf } from '../../steering/src/command/client.ts'
import { COMMANDS, type Command } from '../../steering/src/command/commands.ts'
import { chatQuery, depositBody, launchQuery } from '../contract/sample-context.ts'
import { content, packed } from '../support/capsule.ts'
import { startPlatform } from '../support/platform.ts'
import { scratchFolder } from '../support/scratch.ts'
import { NOON } from '../support/world.ts'
import { makeWorld, type TestWorld } from '../testing/supertest.ts'

const folder = scratchFolder('replay')

let platform: RunningPlatform
let server: { url: string }
beforeAll(async () => {
  platform = await startPlatform()
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  server = { url: `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}` }
})
afterAll(() => platform.close())

/** What `understudy replay` prints of a capsule, and its exit code. */
async function replayed(capsule: Uint8Array | string, url = server.url) {
  const file = join(folder, 'state.capsule')
  writeFileSync(file, typeof capsule === 'string' ? Buffer.from(capsule, 'base64') : capsule)
  try {
    const { lines, exitCode } = await (COMMANDS.replay as Command).run(clientOf(url, ''), [file], {})
    return { code: exitCode, out: lines.join('\n'), err: '' }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return { code: error.exitCode, out: '', err: error.message }
  }
}

/** A world in which a test steered, called and moved the clock in turns. */
async function played(): Promise<TestWorld> {
  const world = await makeWorld({ scenario: 'vip', flags: { CBS3: false } }, server)
  const amina = await world.as('amina')
  await amina.get('/wps/relay/MCSFE_getFavoriteGames').expect(200)
  await world.faults([{ endpoint: 'favourites.ids', kind: 'error', code: 'system.error', times: 1 }])
  await amina.get('/wps/relay/MCSFE_getFavoriteGames')
  const before = await world.snapshot()
  await world.advance(3_600_000)
  await amina.get('/wps/member/info').expect(200)
  await world.restore(before)
  await amina.get('/wps/member/info').expect(200)
  await world.visitor().get('/wps/system/status').expect(200)
  const trial = await world.as('trial')
  await trial.get('/wps/member/info').expect(200)
  return world
}

describe('understudy replay', () => {
  test('replay finds the same answers in a world steered alike, and deletes it', async () => {
    const capsule = await (await played()).capsule()
    const before = platform.worlds.size
    expect(await replayed(capsule)).toEqual({ code: 0, out: '6 the same, 0 differ, 0 not run', err: '' })
    expect(platform.worlds.size).toBe(before)
  })

  test('replay goes by the times of the calls where the clock ran', async () => {
    const world = await makeWorld({ clock: 'running' }, server)
    const amina = await world.as('amina')
    await amina.get('/wps/member/info').expect(200)
    await world.jumpTo('+2h')
    await amina.get('/wps/member/info').expect(200)
    expect(await replayed(await world.capsule())).toMatchObject({ code: 0, out: '2 the same, 0 differ, 0 not run' })
  })

  test('replay names the parts of answers that differ, by their path', async () => {
    const parts = content(Buffer.from(await (await played()).capsule()).toString('base64'))
    const tape = parts.tape as { reply: { value: { account?: string } }; status: number }[]
    const [, status, info] = tape
    if (status) status.status = 503
    if (info) info.reply.value.account = 'somebody'
    const { code, out } = await replayed(packed({ ...parts, tape }))
    expect(code).toBe(1)
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^4 {2}GET \/wps\/member\/info$/),
      '    value.account: "somebody", now "amina"',
      expect.stringMatching(/^5 {2}GET \/wps\/system\/status$/),
      '    status: 503, now 200',
      '4 the same, 2 differ, 0 not run',
    ])
  })

  test('replay does not run a call whose secret the tape masks', async () => {
    const world = await makeWorld({}, server)
    await world.visitor().post('/wps/session/login').send({ username: 'amina', password: 'Play1234' })
    const { code, out } = await replayed(await world.capsule())
    expect(code).toBe(2)
    expect(out).toMatch(/not run: the tape masks a secret in it\n0 the same, 0 differ, 1 not run$/)
  })

  test('replay begins with the world that was forked, if it is known how that began', async () => {
    const world = await makeWorld({ flags: { CBS3: false } }, server)
    const fork = await world.fork()
    await fork.visitor().get('/wps/system/status').expect(200)
    expect((await replayed(await fork.capsule())).code).toBe(0)
    const late = await fork.fork()
    expect(await replayed(await late.capsule())).toMatchObject({
      code: 2,
      err: 'The calls cannot be made again: it is not known how their world began',
    })
  })

  test.each([
    ['a call that is none', { path: '/wps/../__control/worlds' }],
    ['an address elsewhere', { path: '//evil.example/wps/system/status' }],
    ['another call’s path', { path: '/wps/member/info' }],
    [
      'a parameter that leads to the control API',
      {
        endpoint: 'passkeys.remove',
        method: 'DELETE',
        path: '/wps/member/passkeys/x\\..\\..\\..\\..\\__control\\worlds\\kept',
      },
    ],
    [
      'a call of the control API',
      { endpoint: 'control.deleteWorld', method: 'DELETE', path: '/__control/worlds/kept' },
    ],
  ])('replay makes no call for %s', async (_what, change) => {
    const world = await makeWorld({}, server)
    await world.visitor().get('/wps/system/status').expect(200)
    const parts = content(Buffer.from(await world.capsule()).toString('base64'))
    const [line] = parts.tape as object[]
    const { code, out } = await replayed(packed({ ...parts, tape: [{ ...line, ...change }] }))
    expect({ code, out }).toEqual({ code: 2, out: expect.stringContaining('not run: there is no such call any more') })
  })

  test.each([
    [
      'makes a world',
      { call: 'control.createWorld', input: { body: {} } },
      'control.createWorld is no call that steers',
    ],
    ['forks its world', { call: 'control.forkWorld', input: { body: {} } }, 'control.forkWorld is no call that steers'],
    [
      'climbs out of its world',
      { call: 'control.decide', input: { params: { queue: '..', item: '..' }, body: { action: 'approve' } } },
      'queue: .. is no name',
    ],
  ])('replay refuses a step that %s, and leaves no world', async (_what, step, reason) => {
    const world = await makeWorld({}, server)
    await world.visitor().get('/wps/system/status').expect(200)
    const parts = content(Buffer.from(await world.capsule()).toString('base64'))
    const past = { ...(parts.facts.past as object), steps: [{ after: 0, at: Date.parse(NOON), ...step }] }
    const before = platform.worlds.size
    expect(await replayed(packed({ ...parts, facts: { ...parts.facts, past } }))).toMatchObject({
      code: 2,
      err: expect.stringContaining(reason),
    })
    expect(platform.worlds.size).toBe(before)
  })

  test('replay tells a file that is no capsule, and a server that does not answer', async () => {
    expect(await replayed('AAAA')).toMatchObject({ code: 2, err: expect.stringContaining('no capsule') })
    const capsule = await (await makeWorld({}, server)).capsule()
    expect((await replayed(capsule, 'http://127.0.0.1:9')).code).toBe(3)
  })
})

test('a world opened of a capsule goes on from its calls, which can be made again', async () => {
  const world = await makeWorld({ scenario: 'vip' }, server)
  await (await world.as('amina')).get('/wps/member/info').expect(200)
  const file = join(folder, 'first.capsule')
  writeFileSync(file, await world.capsule())
  const opened = await makeWorld({ capsule: file }, server)
  await (await opened.as('amina')).get('/wps/relay/MCSFE_getFavoriteGames').expect(200)
  const lines = (await opened.calls()).map(({ endpoint }) => endpoint)
  expect(lines).toEqual(['member.info', 'favourites.ids'])
  expect((await replayed(await opened.capsule())).out).toBe('2 the same, 0 differ, 0 not run')
})

/** Opens every list and page there is without further input, a game of each kind, a deposit and the chat. */
async function visitedEverything(world: TestWorld): Promise<void> {
  const amina = await world.as('amina')
  const isPlain = ({ method, surface, params, query = z.object({}), headers, access }: (typeof REGISTRY)[number]) =>
    method === 'GET' &&
    /wps|lgw/.test(surface) &&
    !params &&
    !headers &&
    access !== 'operator' &&
    z.safeParse(query, {}).success
  for (const { path } of REGISTRY.filter(isPlain)) await amina.get(path)
  for (const gameType of ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ELOTT', 'COCK']) {
    const { body } = await amina.get(games.gameList.path).query({ gameType, pageSize: 2 })
    for (const game of body.value?.games ?? []) await amina.get(launch.launchGame.path).query(launchQuery(game))
  }
  await amina.get(chat.launchChat.path).query(chatQuery)
  await amina.post(deposits.openDeposit.path.replace(':mode', 'pg')).send(depositBody(1, 'pg'))
}

test('replay finds the same answers on a server at other addresses', { tags: ['all'] }, async () => {
  const other = await startPlatform({ port: 4100, stagePort: 4101 })
  onTestFinished(() => other.close())
  await other.app.listen({ port: 0, host: '127.0.0.1' })
  const otherUrl = `http://127.0.0.1:${(other.app.server.address() as AddressInfo).port}`
  const world = await makeWorld({ clock: 'running' }, server)
  await visitedEverything(world)
  const { out, err } = await replayed(await world.capsule(), otherUrl)
  expect({ out, err }).toEqual({ out: expect.stringMatching(/^[0-9]+ the same, 0 differ, 0 not run$/), err: '' })
})
