import { captcha, control as contract, games } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { watch } from '../support/events.ts'
import { app, controlHeaders } from '../support/platform.ts'
import { makeWorld, type TestWorld } from '../support/world.ts'

const storeNamed = async (name: string) => {
  const { stores } = await control(contract.health, {})
  const store = stores.find((known) => known.name === name)
  if (!store) throw new Error(`Health names no store ${name}`)
  return store
}
const rowsOf = async (world: TestWorld, table: string) => {
  const tables = await control(contract.tables, { params: { id: world.id } })
  return tables.find(({ name }) => name === table)?.rows
}

describe('memory limits of the server', () => {
  test('the health call lists the stores with their limits in bytes', async () => {
    await makeWorld()
    const { stores } = await control(contract.health, {})
    expect(stores.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'templates',
        'catalogue',
        'pictures',
        'tapes',
        'streams',
        'snapshots',
        'worlds',
        'row changes',
      ]),
    )
    for (const { bytes, limit } of stores) expect(bytes).toBeLessThanOrEqual(limit)
    expect((await storeNamed('templates')).bytes).toBeGreaterThan(500_000)
  })

  test('memory does not grow by a cached catalogue answer', async () => {
    const world = await makeWorld()
    const search = () => world.guest.get(games.gameList, { query: { gameName: 'a name nobody has searched for' } })
    await search()
    const once = await storeNamed('catalogue')
    await search()
    const twice = await storeNamed('catalogue')
    expect({ entries: twice.entries, bytes: twice.bytes }).toEqual({ entries: once.entries, bytes: once.bytes })
  })

  test('memory grows by a picture once, however often it is requested', async () => {
    const world = await makeWorld()
    const pictures = await storeNamed('pictures')
    const { games: list } = await world.guest.get(games.gameList, { query: { gameType: 'RNG' } })
    const picture = list.map((game) => JSON.stringify(game).match(/"(\/img\/[^"]+\.svg)"/)?.[1]).find(Boolean) ?? ''
    await (await app()).get(picture).expect(200)
    await (await app()).get(picture).expect(200)
    expect((await storeNamed('pictures')).entries).toBe(pictures.entries + 1)
  })
})

describe('rows that grow with every try', () => {
  test('the oldest captchas are removed first, and the newest survives a clock set back', async () => {
    const world = await makeWorld()
    await world.advance(3_600_000)
    for (let i = 0; i < 620; i += 1) await world.guest.get(captcha.captcha)
    expect(await rowsOf(world, 'captcha')).toBeLessThanOrEqual(550)
    expect(await rowsOf(world, 'outbox')).toBeLessThanOrEqual(550)
    await world.advance(-3_600_000)
    await world.guest.get(captcha.captcha)
    expect(await world.lastCode('captcha')).toMatch(/^\d{4}$/)
  })
})

describe('streams', () => {
  test('a world allows a hundred streams and refuses the next until one has closed', async () => {
    const world = await makeWorld()
    const path = `/__control/worlds/${world.id}/stream`
    const watchers = await Promise.all(Array.from({ length: 100 }, () => watch(path)))
    expect((await storeNamed('streams')).entries).toBeGreaterThanOrEqual(100)
    const refused = await (await app()).get(path).set(controlHeaders())
    expect({ status: refused.status, refusedBody: refused.body }).toEqual({
      status: 503,
      refusedBody: {
        type: 'urn:understudy:stream.limit',
        title: 'Too many listeners',
        status: 503,
        detail: 'No more pages can listen: 100 to this world do already.',
      },
    })
    for (const watcher of watchers) watcher.leave()
    await Promise.all(watchers.map(({ ended }) => ended))
  })
})
