import * as contracts from '@understudy/contracts'
import { control as contract, favourites, games, lobby, member, session, system } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { control, send } from '../support/call.ts'
import { app, controlHeaders } from '../support/platform.ts'
import { type Actor, makeWorld, signIn, type TestWorld } from '../support/world.ts'

const newest = async (world: TestWorld, endpoint?: string) => {
  const [entry] = await world.tape(endpoint)
  if (!entry) throw new Error('The tape is empty')
  return entry
}
const lastCall = async (world: TestWorld, endpoint?: string) =>
  control(contract.tapeCall, { params: { id: world.id, seq: (await newest(world, endpoint)).seq } })
const slotOf = async (actor: Actor) => {
  const [slot] = (await actor.get(games.gameList, { query: { gameType: 'RNG' } })).games
  if (!slot) throw new Error('The world has no slot')
  return { nodeId: slot.nodeId, vendor: slot.vassalage }
}

describe('a call of the tape', () => {
  test('a recorded call names the rows and tables it wrote', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    expect((await newest(world)).rows).toBeGreaterThan(0)
    const body = await slotOf(zoya)
    expect(await lastCall(world)).toMatchObject({ rows: 0, writes: [] })
    await zoya.get(favourites.addFavourite, { body })
    expect(await lastCall(world)).toMatchObject({ rows: 1, writes: [{ table: 'favourite', statements: 1 }] })
  })

  test('the inspector shows caller, time and size of a call, but no private query', async () => {
    const world = await makeWorld()
    const call = async (referer?: string) => {
      const before = Date.now()
      const http = (await app())
        .get('/wps/system/status')
        .set({ 'x-world': world.id, Merchant: 'aurora1', Host: 'demo:3000' })
      const { text } = await (referer === undefined ? http : http.set('Referer', referer))
      const { page, bytes, machineAt = 0 } = await newest(world)
      expect(machineAt).toBeGreaterThanOrEqual(before)
      expect(machineAt).toBeLessThanOrEqual(Date.now())
      expect(bytes).toBe(Buffer.byteLength(text))
      return page
    }
    expect(await call('http://demo:3000/m/home?token=secret#x')).toBe('/m/home')
    expect(await call('http://elsewhere/m/home')).toBeNull()
    expect({ withAddress: await call('no address'), without: await call() }).toEqual({
      withAddress: null,
      without: null,
    })
  })

  test('calls of the tape are listed before a number, after one, or between two', async () => {
    const world = await makeWorld()
    for (let i = 0; i < 5; i += 1) await world.guest.get(system.systemStatus)
    const numbers = async (query: object) =>
      (await control(contract.tape, { params: { id: world.id }, query })).map(({ seq }) => seq)
    expect(await numbers({ limit: 2 })).toEqual([5, 4])
    expect(await numbers({ limit: 2, before: 4 })).toEqual([3, 2])
    expect(await numbers({ after: 1, before: 4 })).toEqual([3, 2])
    expect(await numbers({ before: 1 })).toEqual([])
  })

  test('a recorded call lists money tables written past the query builder too', async () => {
    const world = await makeWorld()
    await world.asTrial()
    const { writes } = await lastCall(world)
    expect(writes.map(({ table }) => table).sort()).toEqual([
      'account',
      'entry',
      'member',
      'movement',
      'random_state',
      'session',
    ])
  })

  test('the inspector shows which module refused a call, and where', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    await world.settings({ flags: { GAMELOFAV3: false } })
    await zoya.call(favourites.favouriteIds)
    expect(await newest(world)).toMatchObject({ flag: 'GAMELOFAV3', code: 'function.not.available' })
    await world.guest.call(system.systemStatus, {}, { ModuleId: 'GAMELOFAV3' })
    expect((await newest(world)).flag).toBe('GAMELOFAV3')
    await world.settings({ flags: { MOBILEVERCODELOGIN3: false } })
    const body = { username: '3001234567', password: '123456', type: 'sms' as const, countryDialingCode: '92' }
    await world.guest.call(session.login, { body })
    expect(await newest(world)).toMatchObject({ flag: 'MOBILEVERCODELOGIN3', endpoint: 'session.login' })
    await world.guest.get(games.hotGames)
    expect((await newest(world)).flag).toBeNull()
  })

  test('a recorded call has its clock, language and merchant', async () => {
    const world = await makeWorld()
    await world.visitor({ language: 'UR', merchant: 'basalt2' }).get(games.hotGames)
    expect(await lastCall(world)).toMatchObject({ clock: 'frozen', language: 'UR', merchant: 'basalt2', actor: null })
    await control(contract.patchClock, { params: { id: world.id }, body: { state: 'running' } })
    await world.guest.get(games.hotGames)
    expect((await newest(world)).clock).toBe('running')
  })

  test('a recorded call has the parsed answer and its size, cached ones too', async () => {
    const world = await makeWorld()
    for (let i = 0; i < 2; i += 1) {
      const { body } = await world.guest.call(games.hotGames)
      const call = await lastCall(world)
      expect(call.reply).toEqual(body)
      expect(call.bytes).toBe(Buffer.byteLength(JSON.stringify(body)))
    }
  })

  test('a recorded call has its refusal, and nothing where nothing was answered', async () => {
    const world = await makeWorld()
    await world.guest.call(session.touch)
    expect((await lastCall(world)).reply).toMatchObject({ success: false, errorCode: 'CUSTOMER_NOT_LOGIN' })
    await world.faults([{ endpoint: 'games.hot', kind: 'drop', times: 1 }])
    await expect(world.guest.call(games.hotGames)).rejects.toThrow()
    expect(await lastCall(world)).toMatchObject({ reply: null, bytes: 0, fault: 'drop', status: 0 })
  })

  test('the inspector masks tokens and codes, and nothing that is only named alike', async () => {
    const world = await makeWorld()
    const { token = '' } = await world.as('amina')
    const call = await lastCall(world)
    expect(call.reply).toMatchObject({ value: { token: '•••', userName: 'amina' } })
    expect(JSON.stringify(call)).not.toContain(token.split('.')[1])
    expect(JSON.stringify(call)).not.toContain('Play1234')
    await world.guest.get(games.hotGames)
    const { reply } = await lastCall(world)
    expect(JSON.stringify(reply)).not.toContain('•••')
    await world.guest.get(system.countries)
    expect(JSON.stringify((await lastCall(world)).reply)).not.toContain('•••')
  })

  test('a call that the tape does not hold is refused by the field', async () => {
    const world = await makeWorld()
    const response = await send(contract.tapeCall, { params: { id: world.id, seq: 7 } }, controlHeaders())
    expect({ status: response.status, name: response.body.fields[0].name }).toEqual({ status: 422, name: 'seq' })
  })

  test('calls after a number leave out those before it', async () => {
    const world = await makeWorld()
    for (let i = 0; i < 4; i += 1) await world.guest.get(games.hotGames)
    const later = async (seq: number) =>
      (await control(contract.tape, { params: { id: world.id }, query: { after: seq } })).map((entry) => entry.seq)
    expect([await later(2), await later(4), await later(0)]).toEqual([[4, 3], [], [4, 3, 2, 1]])
  })

  test('a call that waited is not charged with what another one wrote meanwhile', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const body = await slotOf(zoya)
    const login = world.as('amina')
    await zoya.get(favourites.addFavourite, { body })
    await login
    const waited = await lastCall(world, 'session.login')
    expect(waited.writes.map(({ table }) => table)).not.toContain('favourite')
    expect(await lastCall(world, 'favourites.add')).toMatchObject({ rows: 1 })
  })
})

describe('a call as a command line', () => {
  test('a curl command has address, world and headers, and a placeholder for the token', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const body = await slotOf(zoya)
    await zoya.get(favourites.addFavourite, { body })
    const { curl } = await lastCall(world)
    expect(curl).toContain(`-H 'x-world: ${world.id}' -H 'Merchant: aurora1' -H 'Language: EN'`)
    expect(curl).toContain('-H "Authorization: $TOKEN"')
    expect(curl).toContain(`-d '${JSON.stringify(body)}'`)
    expect(curl).not.toContain(zoya.token?.split('.')[1])
  })

  test('a curl command goes to the serving origin and marks where a file belongs', async () => {
    const world = await makeWorld()
    await signIn(world, 'amina@mail.example')
    const origin = async (endpoint: string) =>
      /'(https?:[^']+?):\d+\//.exec((await lastCall(world, endpoint)).curl)?.[0]
    expect(await origin('cloud.consent')).not.toBe(await origin('cloud.config'))
    expect(JSON.stringify((await lastCall(world, 'cloud.consent')).reply)).toContain('code=•••')
    const amina = await world.as('amina')
    await amina.call(member.setMemberIcon, { body: {}, file: { bytes: Buffer.from('x'), name: 'x.png' } })
    expect((await lastCall(world, 'member.setIcon')).curl).toMatch(/-F '\w+=@FILE'$/)
  })

  test('a call as a command line is safe to paste for any input', async () => {
    const world = await makeWorld()
    await world.guest.call(session.login, {
      body: { username: `a'; rm -rf "$HOME"`, password: 'x', type: 'username' },
    })
    expect((await lastCall(world)).curl).toContain(`"username":"a'\\''; rm -rf \\"$HOME\\""`)
  })
})

describe('a call as a test', () => {
  /** Runs the source of a generated test like the test runner. */
  async function run(source: string): Promise<void> {
    const [, feature = ''] = /import \{ (\w+) \} from '@understudy\/contracts'/.exec(source) ?? []
    const body = source.replace(/^import .*$/gm, '')
    const tests: (() => Promise<void>)[] = []
    const take = (_title: string, work: () => Promise<void>) => void tests.push(work)
    new Function(feature, 'expect', 'test', 'makeWorld', body)(
      new Map(Object.entries(contracts)).get(feature),
      expect,
      take,
      makeWorld,
    )
    expect(tests).toHaveLength(1)
    for (const work of tests) await work()
  }

  test.each<[string, (world: TestWorld) => Promise<unknown>]>([
    ['a guest’s', (world) => world.guest.get(games.gameList, { query: { gameType: 'RNG', pageSize: 5 } })],
    ['a member’s', async (world) => (await world.as('amina')).get(favourites.favouriteIds)],
    ['another merchant’s member’s', async (world) => (await world.as('rabia')).get(lobby.jackpot)],
    ['a trial player’s', async (world) => (await world.asTrial()).call(favourites.favouriteIds)],
    ['a refused', (world) => world.guest.call(session.touch)],
    [
      'a faulty',
      async (world) => {
        await world.faults([{ endpoint: 'games.list', kind: 'error', code: 'TOO_MANY_REQUEST' }])
        return world.guest.call(games.gameList)
      },
    ],
    [
      'a dropped',
      async (world) => {
        await world.faults([{ endpoint: 'games.hot', kind: 'drop' }])
        return world.guest.call(games.hotGames).catch(() => undefined)
      },
    ],
    [
      'a switched off',
      async (world) => {
        const zoya = await world.as('zoya')
        await world.settings({ flags: { GAMELOFAV3: false } })
        return zoya.call(favourites.favouriteIds)
      },
    ],
    [
      'a later, Urdu',
      async (world) => {
        await world.advance(86_400_000)
        return world.visitor({ language: 'UR' }).get(games.hotGames, { query: { limit: 3 } })
      },
    ],
  ])('a test written from a %s call passes as it is', async (_whose, call) => {
    const world = await makeWorld()
    await call(world)
    const { test: source, status } = await lastCall(world)
    expect(source).toContain("from '../support/world.ts'")
    await run(source)
    if (status !== 0) await expect(run(source.replace(`toEqual([${status},`, 'toEqual([999,'))).rejects.toThrow()
  })
})

describe('the tables of a world', () => {
  const rows = (world: TestWorld, table: string, query: object = {}) =>
    control(contract.tableRows, { params: { id: world.id, table }, query })

  test('the tables of a world are listed with columns and rows', async () => {
    const world = await makeWorld()
    const tables = await control(contract.tables, { params: { id: world.id } })
    const game = tables.find(({ name }) => name === 'game')
    expect(game?.columns).toContain('node_id')
    expect(game?.rows).toBe((await rows(world, 'game')).total)
    expect(tables.some(({ name }) => name.startsWith('sqlite_'))).toBe(false)
    const features = Object.fromEntries(tables.map(({ name, feature }) => [name, feature]))
    expect(features).toMatchObject({ game: 'games', entry: 'wallet', hour_play: 'agent-contracts', outbox: 'world' })
  })

  test('a row has the currency and zone of the merchant it belongs to', async () => {
    const world = await makeWorld()
    const {
      columns,
      about,
      rows: members,
      merchants,
      locales,
    } = await rows(world, 'member', { where: 'merchant=dune4' })
    expect(about[columns.indexOf('registered_at')]?.kind).toBe('time')
    expect(new Set(merchants)).toEqual(new Set(['dune4']))
    expect(locales).toEqual({ dune4: { currencySymbol: 'Dh', timeZone: 'Asia/Dubai' } })
    const owner = members[0]?.[columns.indexOf('id')]
    const accounts = await rows(world, 'account', { where: `owner=${owner}` })
    expect({
      kind: accounts.about[accounts.columns.indexOf('balance')]?.kind,
      merchants: accounts.merchants[0],
    }).toEqual({
      kind: 'money',
      merchants: 'dune4',
    })
    const entries = await rows(world, 'entry', { where: `account_id=${accounts.ids[0]}`, limit: 1 })
    expect(entries.merchants).toEqual(['dune4'])
    // Games belong to no merchant, so the world's is taken.
    expect(new Set((await rows(world, 'game')).merchants)).toEqual(new Set(['aurora1']))
  })

  test('rows of a table are paged, the newest first', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { nodeId, vendor } = await slotOf(zoya)
    const before = (await rows(world, 'favourite')).total
    await zoya.get(favourites.addFavourite, { body: { nodeId, vendor } })
    const page = await rows(world, 'favourite', { limit: 2 })
    expect({ total: page.total, rowsCount: page.rows.length }).toEqual({ total: before + 1, rowsCount: 2 })
    expect(page.rows[0]?.[page.columns.indexOf('node_id')]).toBe(Number(nodeId))
    expect((await rows(world, 'favourite', { offset: 1, limit: 1 })).rows).toEqual([page.rows[1]])
  })

  test('rows of a table are searched in all columns', async () => {
    const world = await makeWorld()
    const { rows: found, columns, total } = await rows(world, 'member', { find: 'AMIN' })
    expect(found.some((row) => row[columns.indexOf('username')] === 'amina')).toBe(true)
    expect(total).toBe(found.length)
    expect(found.every((row) => JSON.stringify(row).toLowerCase().includes('amin'))).toBe(true)
  })

  test.each(['no_such', 'sqlite_master', 'sqlite_sequence'])('%s is no table of a world', async (table) => {
    const world = await makeWorld()
    const response = await send(contract.tableRows, { params: { id: world.id, table } }, controlHeaders())
    expect({ status: response.status, name: response.body.fields[0].name }).toEqual({ status: 422, name: 'table' })
  })

  test.each([`game" --`, 'game; DROP TABLE game', '../game'])('%s is no name of a table', async (table) => {
    const world = await makeWorld()
    const response = await send(contract.tableRows, { params: { id: world.id, table } }, controlHeaders())
    expect({ status: response.status, name: response.body.fields[0].name }).toEqual({ status: 422, name: 'table' })
    expect((await rows(world, 'game')).total).toBeGreaterThan(0)
  })

  test('rows of a table are sorted by one column and filtered by several', async () => {
    const world = await makeWorld()
    const column = async (name: string, query: object) => {
      const { columns, rows: found, total } = await rows(world, 'member', { limit: 200, ...query })
      return { values: found.map((row) => row[columns.indexOf(name)]), total }
    }
    const { values: rising } = await column('username', { sort: 'username', where: 'username=am' })
    const { values: falling } = await column('username', { sort: '-username', where: 'username=am' })
    expect(rising.length).toBeGreaterThan(1)
    expect([...rising].sort()).toEqual(rising)
    expect(falling).toEqual([...rising].reverse())
    expect((await column('username', { where: 'username=AMIN' })).values).toEqual(['amina'])
    const cedar = await column('merchant', { where: 'username=a&merchant=cedar3', sort: 'id' })
    const all = await column('merchant', { where: 'username=a' })
    expect(cedar.total).toBeLessThan(all.total)
    expect(new Set(cedar.values)).toEqual(new Set(['cedar3']))
    expect((await column('username', { where: 'username=%27 OR 1=1 --' })).total).toBe(0)
  })

  test('a row is found by its id alone, in any table', async () => {
    const world = await makeWorld()
    const { ids, rows: all } = await rows(world, 'member', { limit: 200 })
    const last = ids.at(-1) as number
    const one = await rows(world, 'member', { row: last, limit: 1 })
    expect({ ids: one.ids, rows: one.rows, total: one.total }).toEqual({ ids: [last], rows: [all.at(-1)], total: 1 })
    expect((await rows(world, 'member', { row: last, where: 'username=nobody' })).total).toBe(0)
    expect(await rows(world, 'member', { row: 999_999_999 })).toMatchObject({ ids: [], total: 0 })
  })

  test.each([
    ['row', { row: -1 }],
    ['row', { row: 1.5 }],
    ['sort', { sort: 'no_such' }],
    ['sort', { sort: '-password_hash' }],
    ['sort', { sort: 'id; DROP TABLE member' }],
    ['where', { where: 'no_such=1' }],
    ['where', { where: 'password_hash=scrypt' }],
    ['where', { where: `id=${'1'.repeat(300)}` }],
  ])('%s is refused for what is no column that is shown: %o', async (field, query) => {
    const world = await makeWorld()
    const input = { params: { id: world.id, table: 'member' }, query }
    const response = await send(contract.tableRows, input, controlHeaders())
    expect({ status: response.status, name: response.body.fields[0].name }).toEqual({ status: 422, name: field })
  })

  test('a search text is data and never part of the query', async () => {
    const world = await makeWorld()
    expect((await rows(world, 'game', { find: "' OR 1=1 --" })).total).toBe(0)
    expect((await rows(world, 'game', { find: '%' })).total).toBe(0)
  })
})
