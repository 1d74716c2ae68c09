import { control as contract, favourites, games, passkeys, session, system } from '@understudy/contracts'
import { expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { watch } from '../support/events.ts'
import { appUrl, controlHeaders } from '../support/platform.ts'
import { makeWorld, type TestWorld } from '../support/world.ts'

const streamOf = ({ id }: Pick<TestWorld, 'id'>) => watch(`/__control/worlds/${id}/stream`)
test('a stream tells each call as the tape has it, with secrets masked', async () => {
  const world = await makeWorld()
  const watcher = await streamOf(world)
  expect(watcher.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(watcher.headers.get('cache-control')).toBe('no-store')
  await world.as('amina')
  const { call } = await watcher.next('call')
  expect(call).toMatchObject({ endpoint: 'session.login', input: { username: 'amina', password: '•••' } })
  expect([call]).toEqual(await world.tape('session.login'))
  watcher.leave()
})

test('a HEAD request of a stream is answered at once and opens no stream', async () => {
  const world = await makeWorld()
  const address = `${await appUrl()}/__control/worlds/${world.id}/stream`
  const ask = () => fetch(address, { method: 'HEAD', headers: controlHeaders(), signal: AbortSignal.timeout(5_000) })
  // One more than the limit of concurrent listeners of a world.
  for (let count = 0; count < 101; count += 1) {
    const { status, headers } = await ask()
    expect({ status, contentType: headers.get('content-type') }).toEqual({
      status: 200,
      contentType: 'text/event-stream; charset=utf-8',
    })
  }
})

test('a call that wrote emits an event, one that only read does not', async () => {
  const world = await makeWorld()
  const zoya = await world.as('zoya')
  const { games: list } = await zoya.get(games.gameList, { query: { gameType: 'RNG' } })
  const watcher = await streamOf(world)
  await zoya.get(games.hotGames)
  await world.advance(2 * 60_000)
  await zoya.get(session.touch)
  const game = list[0]
  if (!game) throw new Error('No game')
  await zoya.get(favourites.addFavourite, { body: { nodeId: game.nodeId, vendor: game.vassalage } })
  expect(await watcher.next('wrote')).toEqual({
    type: 'wrote',
    actor: 'zoya',
    endpoint: 'favourites.add',
    client: null,
  })
  watcher.leave()
})

test('a world’s revision counts its changes, and a stream opens with it', async () => {
  const world = await makeWorld()
  const zoya = await world.as('zoya')
  const revision = async () => Number((await zoya.call(system.systemStatus)).headers['x-world-revision'])
  const first = await revision()
  await zoya.get(games.hotGames)
  expect(await revision()).toBe(first)
  await world.advance(60_000)
  expect(await revision()).toBe(first + 1)
  const { games: list } = await zoya.get(games.gameList, { query: { gameType: 'RNG' } })
  const game = list[0]
  if (!game) throw new Error('No game')
  await zoya.get(favourites.addFavourite, { body: { nodeId: game.nodeId, vendor: game.vassalage } })
  expect(await revision()).toBe(first + 2)
  const watcher = await streamOf(world)
  expect(watcher.headers.get('x-world-revision')).toBe(String(first + 2))
  watcher.leave()
})

test('a passkey challenge emits no event, as it changes no other page', async () => {
  const world = await makeWorld()
  const zoya = await world.as('zoya')
  const { games: list } = await zoya.get(games.gameList, { query: { gameType: 'RNG' } })
  const watcher = await streamOf(world)
  await world.guest.get(passkeys.requestOptions, { body: {} })
  await zoya.get(passkeys.creationOptions, { body: {} })
  const { nodeId = '', vassalage: vendor = '' } = list[0] ?? {}
  await zoya.get(favourites.addFavourite, { body: { nodeId, vendor } })
  expect(await watcher.next('wrote')).toMatchObject({ endpoint: 'favourites.add' })
  watcher.leave()
})

test.each([
  ['its own', 'page-0123456789', 'page-0123456789'],
  ['none where it is too short', 'page-01', null],
  ['none where it is too long', 'x'.repeat(65), null],
  ['none where it has other signs', 'page<0123456789>', null],
])('a write is told with the page that made it: %s', async (_case, client, expected) => {
  const world = await makeWorld()
  const watcher = await streamOf(world)
  const url = `${await appUrl()}/wps/session/login`
  await fetch(url, {
    method: 'POST',
    headers: {
      'x-world': world.id,
      'x-client': client,
      'Content-Type': 'application/json',
      Merchant: 'aurora1',
      Language: 'EN',
      ModuleId: 'COMM3',
    },
    body: JSON.stringify({ username: 'amina', password: 'Play1234', type: 'username' }),
  })
  expect(await watcher.next('wrote')).toMatchObject({ endpoint: 'session.login', client: expected })
  watcher.leave()
})

test('a stream tells every kind of steering', async () => {
  const world = await makeWorld()
  const params = { id: world.id }
  const watcher = await streamOf(world)
  const eventsDuring = async (work: Promise<unknown>) => {
    await work
    return (await watcher.next('steered')).by
  }
  const { id: snapshot } = await control(contract.takeSnapshot, { params, body: {} })
  expect(await eventsDuring(world.advance(5))).toBe('clock')
  expect(await eventsDuring(world.settings({ country: 'BD' }))).toBe('settings')
  expect(await eventsDuring(world.faults([]))).toBe('faults')
  expect(await eventsDuring(control(contract.signIn, { params, body: { as: 'amina' } }))).toBe('session')
  expect(await eventsDuring(control(contract.restoreSnapshot, { params, body: { snapshot } }))).toBe('restore')
  expect(await eventsDuring(control(contract.resetWorld, { params }))).toBe('reset')
  watcher.leave()
})

test('a steered world tells its new time and how its clock goes', async () => {
  const world = await makeWorld()
  const watcher = await streamOf(world)
  const { now } = await control(contract.patchClock, { params: { id: world.id }, body: { advanceMs: 60_000 } })
  expect(await watcher.next('steered')).toEqual({
    type: 'steered',
    by: 'clock',
    now,
    clock: 'frozen',
    merchant: 'aurora1',
  })
  watcher.leave()
})

test('a world that is deleted says so, and the stream ends', async () => {
  const world = await makeWorld()
  const watcher = await streamOf(world)
  await control(contract.deleteWorld, { params: { id: world.id } })
  expect(await watcher.next('closed')).toEqual({ type: 'closed' })
  await watcher.ended
})

test('a stream tells nothing of other worlds', async () => {
  const [one, other] = [await makeWorld(), await makeWorld()]
  const watcher = await streamOf(one)
  await other.settings({ country: 'BD' })
  await other.guest.get(games.hotGames)
  await one.settings({ country: 'AE' })
  await watcher.next('steered')
  expect(watcher.heard()).toEqual([])
  watcher.leave()
})
