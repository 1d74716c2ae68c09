import { randomInt } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import { type CallInput, control as contract, favourites, games, member } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import type { Database } from 'better-sqlite3'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { control, send } from '../support/call.ts'
import { content, halved, indexesOf, MAGIC, packed, tampered, withFacts } from '../support/capsule.ts'
import { controlHeaders, startPlatform } from '../support/platform.ts'
import { makeWorld, NOON, type TestWorld, worldThatIs } from '../support/world.ts'

const take = (world: TestWorld, body: CallInput<typeof contract.exportCapsule>['body'] = {}) =>
  control(contract.exportCapsule, { params: { id: world.id }, body })
const open = (capsule: string, durable = false) => control(contract.importCapsule, { body: { capsule, durable } })

/** Seed of this file's worlds, which tells them apart from others on the same server. */
const SEED = randomInt(1_000_000, 2_000_000)
const worlds = async () => (await control(contract.listWorlds, {})).filter(({ seed }) => seed === SEED).length

/** Returns the refusal of an import, after checking that it created no world. */
async function refusal(
  capsule: string,
  endpoint: typeof contract.importCapsule | typeof contract.capsuleTest = contract.importCapsule,
) {
  const before = await worlds()
  const body = endpoint === contract.importCapsule ? { capsule } : { capsule, kind: 'supertest' }
  const response = await send(endpoint, { body }, controlHeaders())
  expect(await worlds()).toBe(before)
  expect(response.type).toBe('application/problem+json')
  return { status: response.status, fields: response.body.fields ?? [], detail: String(response.body.detail) }
}

const opensAgain = async (scenario: string) => {
  const { capsule } = await take(await makeWorld({ scenario }))
  expect((await open(capsule)).world.scenario).toBe(scenario)
}

test('the capsule of a world in the middle of a round opens again', () => opensAgain('open-round'))

test.each(['big-team', 'hostile-content', 'lively-team', 'long-history', 'round-disputed', 'whole-house'])(
  'the capsule of %s, which takes seconds to check, opens again',
  { tags: ['all'], timeout: 300_000 },
  opensAgain,
)

describe('a capsule', () => {
  test('a capsule that a browser has packed with gzip opens as any other', async () => {
    const world = await makeWorld({ scenario: 'vip' })
    const { capsule } = await take(world, { note: 'from a browser' })
    const bytes = brotliDecompressSync(Buffer.from(capsule, 'base64').subarray(MAGIC.length + 1))
    const packedAnew = Buffer.concat([Buffer.from(MAGIC), Buffer.from([2]), gzipSync(bytes)])
    const opened = await open(packedAnew.toString('base64'))
    expect(opened).toMatchObject({ world: { scenario: 'vip' }, facts: { note: 'from a browser' } })
  })

  test('a capsule restores data, clock, faults, settings and tape in a new world', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const [nodeId = ''] = await amina.get(favourites.favouriteIds)
    await amina.get(favourites.removeFavourite, { query: { nodeId, vendor: 'XX' } })
    const stars = await amina.get(favourites.favouriteIds)
    await world.settings({ flags: { CBS3: false }, country: 'BD', pinnedCode: '123456' })
    await world.faults([{ endpoint: 'games.hot', kind: 'error', code: 'system.error', nth: 3 }])
    await world.advance(DAY / 3)
    const exported = await take(world, {
      route: '/m/gameList?gameType=RNG',
      language: 'EN',
      theme: 'light',
      as: 'amina',
    })

    // Later changes of the original world do not affect the capsule.
    await world.settings({ flags: { CBS3: true } })
    await world.advance(DAY)
    const opened = await open(exported.capsule)
    const params = { id: opened.world.id }
    expect(opened.world.id).not.toBe(world.id)
    expect(opened.world).toMatchObject({ scenario: 'everyday', clock: 'frozen', now: Date.parse(NOON) + DAY / 3 })
    expect(await control(contract.getSettings, { params })).toMatchObject({
      country: 'BD',
      pinnedCode: '123456',
      flags: { CBS3: false },
    })
    expect((await control(contract.getFaults, { params })).rules).toMatchObject([{ endpoint: 'games.hot', nth: 3 }])
    const calls = await control(contract.tape, { params, query: {} })
    expect(calls.map(({ endpoint }) => endpoint)).toContain('favourites.remove')
    expect(calls).toHaveLength(opened.world.calls)
    expect(JSON.stringify(calls)).not.toContain('Play1234')
    const reopened = await worldThatIs(opened.world).as('amina')
    expect(await reopened.get(favourites.favouriteIds)).toEqual(stars)
  })

  test('a capsule has its metadata and the page of the app', async () => {
    const world = await makeWorld()
    const { name, facts, capsule, bytes } = await take(world, {
      route: '/m/notice',
      language: 'UR-LA' as const,
      theme: 'light' as const,
      as: 'zoya',
      note: 'popup hidden',
    })
    expect(facts).toMatchObject({ scenario: 'everyday', takenAt: Date.parse(NOON), as: 'zoya', note: 'popup hidden' })
    expect(name).toBe('everyday-2026-03-10-0700.capsule')
    expect(bytes).toBe(Buffer.from(capsule, 'base64').length)
    const { link, world: made } = await open(capsule)
    // On servers with a token, the link continues with its signature.
    expect(link).toMatch(new RegExp(`^/m/notice\\?world=${made.id}&as=zoya&lang=UR-LA&theme=light(&|$)`))
  })

  test('a capsule of an everyday world weighs less than 420 KB', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    for (let call = 0; call < 400; call += 1) await amina.get(member.memberInfo)
    const { bytes } = await take(world)
    expect(bytes).toBeLessThan(420_000)
    expect(bytes).toBeGreaterThan(100_000)
  })

  test('a capsule holds rows only, and the opened world has the same indexes', async () => {
    const world = await makeWorld()
    const { capsule } = await take(world)
    const { world: made } = await open(capsule)
    const published = async (id: string) =>
      Buffer.from((await control(contract.publishWorld, { params: { id } })).image, 'base64')
    const ours = indexesOf(await published(world.id))
    expect(ours.length).toBeGreaterThan(20)
    expect(indexesOf(content(capsule).image)).toEqual([])
    expect(indexesOf(await published(made.id))).toEqual(ours)
  })

  test('a capsule opened later keeps its running clock at the moment it was saved', async () => {
    const world = await makeWorld({ clock: 'running' })
    const { facts, capsule } = await take(world)
    const opened = await open(capsule)
    expect(opened.world.clock).toBe('running')
    expect(opened.world.now - facts.takenAt).toBeLessThan(10_000)
    expect(opened.world.now).toBeGreaterThanOrEqual(facts.takenAt)
  })

  test('a capsule of a durable world opens in memory, and the other way round', async () => {
    const first = await startPlatform()
    const steer = (path: string, body: object) =>
      request(first.app.server).post(`/__control${path}`).set('Host', 'localhost').send(body)
    const { id } = (await steer('/worlds', { durable: true, startAt: NOON, clock: 'frozen' })).body
    const { capsule } = (await steer(`/worlds/${id}/capsule`, {})).body
    const inMemory = await steer('/capsules', { capsule })
    expect({ status: inMemory.status, durable: inMemory.body.world.durable }).toEqual({ status: 201, durable: false })
    const exported = await steer('/capsules', {
      capsule: (await steer(`/worlds/${inMemory.body.world.id}/capsule`, {})).body.capsule,
      durable: true,
    })
    expect(exported.body.world).toMatchObject({ durable: true, now: Date.parse(NOON) })
    first.worlds.close()
    expect(first.worlds.find(exported.body.world.id)?.now()).toBe(Date.parse(NOON))
    expect(first.worlds.find(inMemory.body.world.id)).toBeUndefined()
    await first.close()
  })

  test('the world of a capsule shares no cached answer with others of its scenario', async () => {
    const world = await makeWorld()
    const { capsule } = await take(world)
    const changed = tampered(capsule, (db) => void db.prepare('UPDATE game SET hot_rank = 0').run())
    const opened = await open(changed)
    expect(await worldThatIs(opened.world).guest.get(games.hotGames)).toEqual({ list: [] })
    expect(await (await makeWorld()).guest.get(games.hotGames)).not.toEqual({ list: [] })
  })
})

const tapeLine = (seq: number) => ({
  seq,
  at: 0,
  endpoint: 'games.hot',
  method: 'GET',
  path: '/x',
  status: 200,
  code: null,
  actor: null,
  ms: 1,
  input: null,
  fault: null,
  flag: null,
  clock: 'frozen',
  rows: 0,
  cause: null,
})

const setField = (name: string, value: unknown) =>
  `UPDATE merchant SET settings = json_set(settings, '$.registration.fields.username.${name}', ${
    typeof value === 'number' ? value : `'${value}'`
  })`

describe('a capsule is hostile until it is checked', () => {
  const madeOnce = (scenario: string) => {
    let made: Promise<string> | undefined
    return () => (made ??= makeWorld({ scenario, seed: SEED }).then(async (world) => (await take(world)).capsule))
  }
  /** Capsules of a world with all data and of one with little, each saved once. */
  const sound = madeOnce('everyday')
  const small = madeOnce('empty')
  const zeros = (bytes: number) =>
    Buffer.concat([
      Buffer.from(MAGIC),
      Buffer.from([1]),
      brotliCompressSync(Buffer.alloc(bytes), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    ])

  test.each<[string, (capsule: string) => string, RegExp]>([
    ['text that is no Base64', (capsule) => `${capsule.slice(4)}%%%%`, /not Base64/],
    ['an empty file', () => '', /no capsule/],
    ['something else', () => Buffer.from('SQLite format 3\0, honestly').toString('base64'), /no capsule/],
    ['its head alone', (capsule) => Buffer.from(capsule, 'base64').subarray(0, 11).toString('base64'), /no capsule/],
    [
      'one with something behind its end',
      (capsule) => Buffer.concat([Buffer.from(capsule, 'base64'), Buffer.from('more')]).toString('base64'),
      /4 bytes follow its end/,
    ],
    ['half of it', (capsule) => capsule.slice(0, Math.floor(capsule.length / 8) * 4), /damaged/],
    ['a newer form', (capsule) => packed(content(capsule), 3), /form 3, this build reads 1 and 2/],
    ['a small file that unpacks to more than may be', () => zeros(65 * 1024 * 1024).toString('base64'), /larger than/],
    ['lengths that lead beyond its end', () => zeros(100).fill(0).toString('base64'), /no capsule/],
    ['nothing but zeros inside', () => zeros(100).toString('base64'), /says of itself cannot be read/],
    [
      'a route into another site',
      (capsule) => withFacts(capsule, { route: '//evil.example' }),
      /says of itself .* at route/,
    ],
    ...[
      '/m/..//evil.example/x',
      '/m/%2e%2e//evil.example',
      '/m/.%2E/x',
      '/m/../__control/',
      '/m//evil',
      '/m/./x',
      '/m/a\\b',
    ]
      .concat(['/m/a\tb', '/m/\u0000', '/m/a b', '/mm', '/m/\u202e', `/m/${'a'.repeat(520)}`])
      .map((route): [string, (capsule: string) => string, RegExp] => [
        `the route ${route.slice(0, 40)}`,
        (capsule) => withFacts(capsule, { route }),
        /says of itself .* at route/,
      ]),
    [
      'a route that is no path',
      (capsule) => withFacts(capsule, { route: 'javascript:alert(1)' }),
      /says of itself .* at route/,
    ],
    [
      'a language nobody speaks',
      (capsule) => withFacts(capsule, { language: 'XX' as 'EN' }),
      /says of itself .* at language/,
    ],
    ['a moment before all clocks', (capsule) => withFacts(capsule, { takenAt: -1 }), /says of itself .* at takenAt/],
    ['the last moment of all dates', (capsule) => withFacts(capsule, { takenAt: 8.64e15 }), /at takenAt/],
    ['a moment beyond all dates', (capsule) => withFacts(capsule, { takenAt: 9e15 }), /at takenAt/],
    ['another scenario than it has', (capsule) => withFacts(capsule, { scenario: 'vip' }), /another scenario/],
    ['a person nobody knows', (capsule) => withFacts(capsule, { as: 'mallory' }), /called that/],
    [
      'another schema than it has',
      (capsule) => withFacts(capsule, { schemaVersion: 7 }),
      /facts name schema 7|newer build \(schema 7/,
    ],
    [
      'a stored session',
      (capsule) => withFacts(capsule, { storage: { local: { MC_SESSION_INFO: '{}' }, session: {} } }),
      /at storage[.]local/,
    ],
    [
      'a stored value beyond 64 KB',
      (capsule) => withFacts(capsule, { storage: { local: { icons: 'x'.repeat(65_537) }, session: {} } }),
      /at storage[.]local[.]icons/,
    ],
    ['a frame elsewhere', (capsule) => withFacts(capsule, { frames: ['//evil.example/'] }), /at frames[.]0/],
    [
      'steering without a time',
      (capsule) =>
        withFacts(capsule, { past: { seed: 1, startAt: 0, steps: [{ after: 0, call: 'control.fork', input: {} }] } }),
      /at past[.]steps[.]0[.]at/,
    ],
    [
      'a caller’s merchant of 101 letters',
      (capsule) => packed({ ...content(capsule), tape: [{ ...tapeLine(1), merchant: 'm'.repeat(101) }] }),
      /its tape is not valid/,
    ],
    [
      'a tape that is none',
      (capsule) => packed({ ...content(capsule), tape: [{ seq: 'x' }] }),
      /its tape is not valid/,
    ],
    [
      'a tape out of order',
      (capsule) => packed({ ...content(capsule), tape: [tapeLine(1), tapeLine(2)] }),
      /its tape is not valid/,
    ],
    [
      'a tape from beyond all counting',
      (capsule) => packed({ ...content(capsule), tape: [tapeLine(2 ** 52)] }),
      /its tape is not valid/,
    ],
    [
      'a command line in the method of a call',
      (capsule) => packed({ ...content(capsule), tape: [{ ...tapeLine(1), method: 'POST; touch x #' }] }),
      /its tape is not valid/,
    ],
    [
      'code in the caller of a call',
      (capsule) => packed({ ...content(capsule), tape: [{ ...tapeLine(1), actor: 'x\n  process.exit()\n  //' }] }),
      /its tape is not valid/,
    ],
    ['no database', (capsule) => packed({ ...content(capsule), image: Buffer.from('x'.repeat(5000)) }), /no database/],
    ['half a database', (capsule) => halved(capsule), /damaged/],
  ])('%s is refused by name and makes nothing', async (_what, spoil, reason) => {
    const { status, fields, detail } = await refusal(spoil(await small()))
    expect({ status, fields: fields.map(({ name }: { name: string }) => name) }).toEqual({
      status: 422,
      fields: ['capsule'],
    })
    expect(detail).toMatch(reason)
  })

  test.each<[string, string | ((db: Database) => void), RegExp]>([
    ['a table', 'CREATE TABLE loot (x)', /has a table loot/],
    ['a view', 'CREATE VIEW peek AS SELECT * FROM session', /has a view peek/],
    ['an index', 'CREATE INDEX odd ON session (seen_at)', /has a index odd/],
    ['a trigger', 'CREATE TRIGGER steal AFTER INSERT ON session BEGIN DELETE FROM member; END', /has a trigger steal/],
    ['a virtual table', 'CREATE VIRTUAL TABLE words USING fts5(x)', /has a table words/],
    ['a missing table', 'DROP TABLE login_failure', /lacks the .*login_failure/],
    ['a column more', 'ALTER TABLE member ADD COLUMN debt integer', /changed table member/],
    [
      'an index under the name of ours',
      'CREATE INDEX session_by_member ON session (token)',
      /changed index session_by_member/,
    ],
    [
      'rows of which a unique index allows one',
      'UPDATE movement SET key = (SELECT key FROM movement LIMIT 1)',
      /damaged: UNIQUE constraint failed/,
    ],
    [
      'a table whose text was rewritten',
      (db) => {
        db.pragma('writable_schema = ON')
        db.prepare("UPDATE sqlite_master SET sql = replace(sql, 'NOT NULL', '') WHERE name = 'member'").run()
      },
      /changed table member/,
    ],
    [
      'another state of the clock',
      `UPDATE world_state SET value = '{"state":"melting"}' WHERE key = 'clock'`,
      /valid clock/,
    ],
    [
      'a merchant of its own',
      `UPDATE world_state SET value = json_set(value, '$.merchant', 'evil') WHERE key = 'setting'`,
      /shows the merchant evil, which this build does not have/,
    ],
    [
      'a merchant that is no code',
      `UPDATE world_state SET value = json_set(value, '$.merchant', 'e vil') WHERE key = 'setting'`,
      /valid setting/,
    ],
    [
      'faults that are none',
      `INSERT OR REPLACE INTO world_state VALUES ('faults', '[{"endpoint":7}]')`,
      /valid faults/,
    ],
    [
      'a member below himself',
      "UPDATE member SET upline = username WHERE username = 'tariq'",
      /member tariq stands below himself/,
    ],
    ['luck that is none', `INSERT OR REPLACE INTO world_state VALUES ('luck', '{"next":"always"}')`, /valid luck/],
    [
      'results that nothing can have',
      `INSERT OR REPLACE INTO world_state VALUES ('results', '{"70001":"everybody"}')`,
      /valid results/,
    ],
    [
      'a pattern that never ends',
      setField('acceptedPattern', '(a+)+$'),
      /merchant[.]settings of row 1 .*acceptedPattern/,
    ],
    ['a length beyond all fields', setField('maxLength', 1e9), /merchant[.]settings of row 1 .*maxLength/],
    [
      'a country whose numbers never end',
      `UPDATE country SET data = json_set(data, '$.mobilePattern', '^(\\d+)+$') WHERE code = 'PK'`,
      /country[.]data of row \d+ .*mobilePattern/,
    ],
    [
      'a customer service of no kind',
      `UPDATE merchant SET customer_service = '[{"csType":"LIVECHAT 3","address":"https://x.example/"}]'`,
      /merchant[.]customer_service of row 1 .*csType/,
    ],
    [
      'a customer service that runs',
      `UPDATE merchant SET customer_service = '[{"address":"javascript:alert(1)"}]'`,
      /merchant[.]customer_service of row 1 .*address/,
    ],
    [
      'a game without names',
      `UPDATE game SET facts = '{}' WHERE rowid = (SELECT min(rowid) FROM game)`,
      /game[.]facts/,
    ],
    [
      'a bet that is a list',
      `INSERT INTO bet (ref, member_id, wallet, game_type, vendor, node_id, stake, valid, win, returned,
       status, placed_at, detail) VALUES ('x', 1, 'main', 'RNG', 'XX', 1, 1, 0, 0, 0, 'open', 0, '[]')`,
      /bet[.]detail/,
    ],
    [
      'a text that is no JSON',
      `UPDATE news SET title = '{' WHERE rowid = (SELECT min(rowid) FROM news)`,
      /news[.]title/,
    ],
    ['a day that no date holds', 'UPDATE bet SET due_at = -8000000000000000', /bet[.]due_at of row \d+ is no moment/],
    ['a day that is a text', "UPDATE agent_contract SET next_from = 'soon'", /agent_contract[.]next_from of row \d+/],
    [
      'a cashier who decides before all time',
      `UPDATE world_state SET value = json_set(value, '$.cashier', json('{"deposits":"approve","depositMinutes":-1e300}'))
       WHERE key = 'setting'`,
      /valid setting/,
    ],
    ['no origin', `DELETE FROM world_state WHERE key = 'origin'`, /valid origin/],
    ['state that is no JSON', `UPDATE world_state SET value = '{' WHERE key = 'origin'`, /valid origin/],
  ])('a database with %s is refused by name and makes nothing', async (_what, spoil, reason) => {
    const spoilt = tampered(await sound(), (db) => (typeof spoil === 'string' ? void db.exec(spoil) : spoil(db)))
    const { status, detail } = await refusal(spoilt)
    expect(status).toBe(422)
    expect(detail).toMatch(reason)
  })

  test('a spoilt capsule is not written as a test either', async () => {
    const spoilt = tampered(await small(), (db) => void db.exec('CREATE TABLE loot (x)'))
    for (const [capsule, reason] of [
      [spoilt, /has a table loot/],
      [withFacts(await small(), { as: 'mallory' }), /called that/],
    ] as const) {
      const { status, detail } = await refusal(capsule, contract.capsuleTest)
      expect({ status, detail }).toEqual({ status: 422, detail: expect.stringMatching(reason) })
    }
  })

  test('a newer schema is refused with what to do about it', async () => {
    const capsule = tampered(await sound(), (db) => {
      db.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 4000000000000)")
    })
    expect((await refusal(capsule)).detail).toMatch(/newer build .schema \d+, .*update the project/)
  })

  test('a world of a scenario that is not here opens, and cannot be reset', async () => {
    const sql = `UPDATE world_state SET value = json_set(value, '$.scenario', 'bygone') WHERE key = 'origin'`
    const capsule = tampered(await sound(), (db) => void db.exec(sql), { scenario: 'bygone' })
    const { world } = await open(capsule)
    const response = await send(contract.resetWorld, { params: { id: world.id } }, controlHeaders())
    expect({ status: response.status, detail: response.body.detail }).toEqual({
      status: 409,
      detail: expect.stringMatching(/scenario bygone, which this server does not have/),
    })
    expect((await control(contract.getWorld, { params: { id: world.id } })).scenario).toBe('bygone')
  })

  test('pages that two tables claim are found', async () => {
    const capsule = tampered(await sound(), (db) => {
      db.pragma('writable_schema = ON')
      db.prepare(
        `UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = 'member')
         WHERE name = 'login_failure'`,
      ).run()
    })
    expect((await refusal(capsule)).detail).toMatch(/damaged/)
  })

  test('a file larger than a capsule may be is not even read', async () => {
    const response = await send(contract.importCapsule, { body: { capsule: 'A'.repeat(12_000_000) } }, controlHeaders())
    expect({ status: response.status, type: response.type }).toEqual({ status: 413, type: 'application/problem+json' })
  })

  test('an export for an unknown member or route is refused with the field’s name', async () => {
    const { id } = await makeWorld()
    for (const [body, field] of [
      [{ as: 'mallory' }, 'as'],
      [{ route: '/elsewhere' }, 'route'],
      [{ theme: 'beige' }, 'theme'],
    ] as const) {
      const response = await send(contract.exportCapsule, { params: { id }, body }, controlHeaders())
      expect({ status: response.status, name: response.body.fields[0].name }).toEqual({ status: 422, name: field })
    }
  })
})
