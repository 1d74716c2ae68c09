import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPlatform } from '@understudy/fake-server'
import { findScenario, registerScenarios, SCENARIOS } from '@understudy/seed'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildInChild } from '../../fake-server/src/host/child-process.ts'
import { scenarioOf } from '../../steering/src/scenarios/scenario-of.ts'
import { scenarioSchema } from '../../steering/src/scenarios/scenario-schema.ts'
import { read } from '../support/repository.ts'
import { scratchFolder } from '../support/scratch.ts'

const SHOP = {
  $schema: './scenario.schema.json',
  extends: 'everyday',
  story: 'Our own shop on a slow line.',
  person: 'nila',
  brand: 'Corner Shop',
  flags: { liveChat: false },
  settings: { trail: 0, minimumAge: 21, registration: { fields: { email: { required: true } } } },
  whole: ['games', 'vendors', 'banners'],
  vendors: [{ code: 'CORNER', category: 'RNG', name: { EN: 'Corner Games' } }],
  games: [
    { nodeId: '700002', gameType: 'RNG', vendor: 'CORNER', name: { EN: 'Second', UR: 'دوسرا' }, hotRank: 1 },
    { nodeId: '700001', gameType: 'RNG', vendor: 'CORNER', name: 'First', classify: 'Slot' },
  ],
  banners: [{ id: 7001, groupName: 'm_home', url: 'https://pictures.example/one.png', title: 'Hello' }],
  announcements: [
    { id: 7002, type: 'PL', title: 'News of the shop', content: '<p>Hello</p><script>alert(1)</script>' },
  ],
  members: [
    { username: 'nila', password: 'Shop1234', balance: 500, vip: 3, favourites: ['700001'], story: 'nila plays here' },
    { username: 'amina', balance: 90_000.5 },
  ],
  bets: [{ member: 'nila', nodeId: '700001', placed: '-2h', stake: 20, win: 50 }],
  deposits: [{ member: 'nila', vendorId: 'PG1', amount: 100, state: 'success', at: '-1d' }],
  faults: [{ endpoint: 'games.hot', kind: 'latency', ms: 5 }],
  clock: { time: '23:50' },
}

const folder = scratchFolder()
const write = (name: string, value: unknown) =>
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))

async function started(options: object) {
  const dataDir = scratchFolder()
  const warn = vi.fn<(sentence: string) => void>()
  const platform = await createPlatform({ dataDir, strictWorlds: true, warn, ...options })
  const steer = async (method: 'get' | 'post' | 'put', path: string, body?: object) =>
    (await request(platform.app.server)[method](`/__control${path}`).set('Host', 'localhost').send(body)).body
  const call = async (world: string, path: string, token?: string) => {
    const headers = { Merchant: 'aurora1', Language: 'EN', 'x-world': world, ...(token && { Authorization: token }) }
    return (await request(platform.app.server).get(path).set('Host', 'localhost').set(headers)).body.value
  }
  return { ...platform, warn, steer, call }
}

describe('a scenario of a file', () => {
  let server: Awaited<ReturnType<typeof started>>
  beforeAll(async () => {
    write('my-shop.json', SHOP)
    server = await started({ scenariosDir: folder, followScenarios: true })
  })
  afterAll(() => server.close())

  test('it stands in the list of scenarios with its story and its people', async () => {
    const scenarios = await server.steer('get', '/scenarios')
    const shop = scenarios.find(({ name }: { name: string }) => name === 'my-shop')
    expect(shop).toMatchObject({ story: SHOP.story, merchant: 'aurora1', person: 'nila' })
    expect(shop.cast).toContainEqual({ name: 'nila', type: 0, story: 'nila plays here' })
    expect(scenarios).toHaveLength(SCENARIOS.length + 1)
  })

  test('a world of it has its games, settings, members, orders, faults and hour', async () => {
    const { steer, call } = server
    const world = await steer('post', '/worlds', { scenario: 'my-shop', as: 'nila', clock: 'frozen' })
    expect(new Date(world.now).toISOString()).toMatch(/T18:50:00/)
    const { games, totalCount } = await call(world.id, '/wps/relay/GCSGAME_gameList?pageNo=1')
    expect([totalCount, games.map(({ displayName }: { displayName: string }) => displayName)]).toEqual([
      2,
      ['Second', 'First'],
    ])
    const status = await call(world.id, '/wps/system/status')
    expect(status.info).toMatchObject({ brand: 'Corner Shop', minimumAge: 21, trail: 0 })
    const { token } = world.session
    expect(await call(world.id, '/wps/v2/wallets/balance', token)).toMatchObject({ sumBalance: 500 })
    expect(await call(world.id, '/wps/relay/MCSFE_getFavoriteGames', token)).toEqual(['700001'])
    const shown = await call(world.id, '/wps/relay/MCSFE_getListAnnouncements?types=B,PL&platform=M')
    expect(shown.banners).toEqual([expect.objectContaining({ id: 7001, title: 'Hello' })])
    const own = shown.player.find(({ id }: { id: number }) => id === 7002)
    expect(own).toMatchObject({ title: 'News of the shop', content: '<p>Hello</p>' })
    expect((await steer('get', `/worlds/${world.id}/faults`)).rules).toMatchObject(SHOP.faults)
    expect(await steer('get', `/worlds/${world.id}/audit`)).toMatchObject({ sound: true })
  })

  test('a link opens it, and reset, fork and diff work as for any other', async () => {
    const { steer, app } = server
    const visit = {
      Host: 'localhost',
      'Sec-Fetch-Site': 'none',
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'document',
    }
    const opened = await request(app.server).get('/m/home?scenario=my-shop&as=nila').set(visit)
    expect(String(opened.headers['set-cookie'])).toMatch(/world=/)
    const world = await steer('post', '/worlds', { scenario: 'my-shop' })
    expect(await steer('post', `/worlds/${world.id}/reset`)).toMatchObject({ scenario: 'my-shop' })
    expect(await steer('post', `/worlds/${world.id}/fork`)).toMatchObject({ scenario: 'my-shop' })
    expect(await steer('get', `/worlds/${world.id}/diff`)).toMatchObject({ tables: [] })
  })

  test('its image is the same when another process builds it', { tags: ['all'] }, async () => {
    const origin = { scenario: 'my-shop', seed: 1, startAt: 1_773_126_000_000 }
    const command = [join(import.meta.dirname, '../../fake-server/src/child-command.ts')]
    const { buildImage } = await import('@understudy/fake-server')
    expect((await buildInChild(origin, command)).equals(buildImage(origin))).toBe(true)
  })

  test('a capsule of it opens elsewhere, where a reset says which file is missing', async () => {
    const { steer } = server
    const world = await steer('post', '/worlds', { scenario: 'my-shop' })
    const { capsule } = await steer('post', `/worlds/${world.id}/capsule`, {})
    registerScenarios(folder, [])
    try {
      const { id } = (await steer('post', '/capsules', { capsule })).world
      expect((await server.call(id, '/wps/relay/GCSGAME_gameList?pageNo=1')).totalCount).toBe(2)
      expect(await steer('post', `/worlds/${id}/reset`)).toMatchObject({
        status: 409,
        detail: expect.stringContaining('put my-shop.json into'),
      })
    } finally {
      registerScenarios(folder, [scenarioOf('my-shop', JSON.stringify(SHOP))])
    }
  })

  test('a changed file is read again within two seconds, and a wrong one is told of', async () => {
    const { steer, warn } = server
    const storyOf = async () =>
      (await steer('get', '/scenarios')).find(({ name }: { name: string }) => name === 'my-shop').story
    write('my-shop.json', { ...SHOP, story: 'Another story.' })
    await vi.waitFor(async () => expect(await storyOf()).toBe('Another story.'), { timeout: 2_000, interval: 100 })
    write('my-shop.json', '{ "extends": "everyday", ')
    utimesSync(join(folder, 'my-shop.json'), 1, 1)
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringMatching(/my-shop\.json: it is no JSON/)), {
      timeout: 2_000,
      interval: 100,
    })
    expect(await storyOf()).toBe('Another story.')
  })

  test('the server serves the schema by which editors complete it', async () => {
    const schema = await server.steer('get', '/scenario.schema.json')
    expect(schema).toEqual(JSON.parse(JSON.stringify(scenarioSchema())))
    expect(schema).toMatchObject({ additionalProperties: false, properties: { extends: { default: 'everyday' } } })
  })
})

const KITE_RULE = {
  way: 'apply',
  kind: 'gift',
  type: 'MANUAL',
  amount: 30,
  percent: 0,
  cap: 0,
  minDeposit: 0,
  goal: 0,
  multiple: 2,
  every: 'once',
  minVip: 0,
  whom: 'all',
  claimDays: 7,
} as const

test('orders of a file are booked by their moments, and what waits still waits', async () => {
  const scenariosDir = scratchFolder()
  const till = {
    settings: { routes: ['play.{domain}', 'kites.example'] },
    whole: ['banks'],
    banks: [
      { bankCode: 'KTE', name: 'Kite Bank', minLength: 9, maxLength: 12, digitsOnly: true },
      { bankCode: 'OWL', name: { EN: 'Owl', UR: 'الو' }, kind: 'wallet' },
    ],
    members: [
      { username: 'nila', password: 'Shop1234', balance: 43 },
      { username: 'omar', password: 'Shop1234' },
    ],
    announcements: [{ id: 7003, type: 'PR', title: 'A kite', rule: KITE_RULE }],
    bets: [{ member: 'nila', nodeId: '110001', placed: '-3h', stake: 20, win: 120, ref: 'R1' }],
    // Paid out of what was won before.
    withdrawals: [
      { member: 'nila', amount: 90, state: 'success', at: '-2h', bankCode: 'OWL' },
      { member: 'nila', amount: 15, state: 'pending', at: '-1h', bankCode: 'KTE' },
    ],
    rewards: [
      { member: 'nila', type: 'RAFFLE', name: 'Draw', amount: 7, issued: '-2d', expires: '+1d' },
      { member: 'nila', type: 'MANUAL', name: 'Hello', amount: 8, issued: '-2d', expires: '+1d', claimed: '-1d' },
    ],
    promotionParts: [{ member: 'nila', promotion: 7003, label: 'claimed', at: '-1d' }],
    // Sent out of what was claimed, and sent on by who got it.
    transfers: [
      { from: 'nila', to: 'omar', amount: 38, at: '-20h', remark: 'for tea' },
      { from: 'omar', to: 'nila', amount: 38, at: '-19h' },
    ],
    rebates: [
      { member: 'nila', claimed: '-150m', turnover: 20, amount: 6 },
      { member: 'nila', claimed: '-2h', turnover: 20, amount: 4 },
    ],
    network: { ms: 1, jitterMs: 1 },
    proposedFaults: [{ endpoint: 'games.hot', kind: 'error', code: 'TOO_MANY_REQUEST' }],
  }
  writeFileSync(join(scenariosDir, 'till.json'), JSON.stringify(till))
  const { steer, call, close } = await started({ scenariosDir })
  try {
    const made = { scenario: 'till', as: 'nila', clock: 'frozen', startAt: '2026-03-10T07:00:00Z' }
    const { id, session } = await steer('post', '/worlds', made)
    const record = async (path: string, field: string) =>
      (await call(id, `/wps${path}?startDate=2026-03-01&endDate=2026-03-10`, session.token)).list.map(
        (one: Record<string, unknown>) => one[field],
      )
    expect(await call(id, '/wps/v2/wallets/balance', session.token)).toMatchObject({ sumBalance: 43 })
    expect(await record('/report/accountGameBetHistory', 'ref')).toEqual(['R1'])
    expect(await record('/report/withdrawTransaction', 'status')).toEqual([1, 4])
    expect(await record('/relay/MCSFE_getRebateHistory', 'date')).toEqual(['2026-03-09', '2026-03-08'])
    expect(await record('/report/withdrawTransaction', 'bankName')).toEqual(['Kite Bank', 'Owl'])
    const banks = await call(id, '/wps/system/withdrawBanks', session.token)
    expect(banks[0]).toEqual({
      bankCode: 'KTE',
      bankName: 'Kite Bank',
      kind: 'bank',
      minLength: 9,
      maxLength: 12,
      digitsOnly: true,
    })
    expect(banks[1]).toMatchObject({ bankName: 'Owl', kind: 'wallet' })
    expect((await call(id, '/wps/system/domainRoute')).routes).toEqual(['play.aurora.example', 'kites.example'])
    const waiting = await call(id, '/wps/relay/PROMOFE_getClaimTicketList', session.token)
    expect(waiting.map(({ name }: { name: string }) => name)).toEqual(['Draw'])
    const { list: claimed } = await call(id, '/wps/relay/PROMOFE_getClaimTicketHistory', session.token)
    expect(claimed.map(({ name }: { name: string }) => name).sort()).toEqual(['A kite', 'Hello'])
    const part = await call(id, '/wps/relay/MCSFE_getPromotionDetail?id=7003', session.token)
    expect(part).toMatchObject({ label: 'claimed', reward: { amount: 30 } })
    expect(await record('/relay/ODSFE2_MemTransDet', 'tx_type_id')).toEqual(expect.arrayContaining([6201, 6202]))
    expect(await steer('get', `/worlds/${id}/audit`)).toMatchObject({ sound: true })
    const { rules } = await steer('get', `/worlds/${id}/faults`)
    expect(rules).toEqual([expect.objectContaining({ kind: 'network', ms: 1, jitterMs: 1 })])
  } finally {
    await close()
  }
})

test('the scenarios of a folder are known until its last server has closed', async () => {
  const scenariosDir = scratchFolder()
  writeFileSync(join(scenariosDir, 'kiosk.json'), '{}')
  const [one, other] = [await started({ scenariosDir }), await started({ scenariosDir })]
  const isListed = async () =>
    (await other.steer('get', '/scenarios')).some(({ name }: { name: string }) => name === 'kiosk')
  await one.close()
  expect(await isListed()).toBe(true)
  await other.close()
  expect(findScenario('kiosk')).toBeUndefined()
})

test('a server with a wrong scenario’s file does not start, and says where it is wrong', async () => {
  const wrong = scratchFolder()
  writeFileSync(join(wrong, 'shop.json'), '{"merchent": "aurora1"}')
  await expect(started({ scenariosDir: wrong })).rejects.toThrow(
    `${join(wrong, 'shop.json')} at merchent: there is no such field. Did you mean merchant`,
  )
  await expect(started({ scenariosDir: join(wrong, 'nowhere') })).rejects.toThrow(/must be a folder/)
})

test.each([
  [
    'an unknown field of a list',
    { games: [{ nodeId: '1', nam: 'x' }] },
    'games.0.nam',
    /no such field. Did you mean name/,
  ],
  ['an unknown scenario below', { extends: 'everyda' }, 'extends', /Did you mean everyday/],
  ['an unknown merchant', { merchant: 'aurora2' }, 'merchant', /There are aurora1/],
  ['an unknown switch', { flags: { livChat: true } }, 'flags.livChat', /Did you mean .*liveChat/],
  ['an unknown kind of game', { games: [{ nodeId: '1', gameType: 'SLOTS' }] }, 'games.0.gameType', /one of RNG/],
  [
    'a new game without a name',
    { games: [{ nodeId: '7', gameType: 'RNG', vendor: 'NP' }] },
    'games.0',
    /needs name too/,
  ],
  [
    'a game of nobody',
    { games: [{ nodeId: '7', gameType: 'RNG', vendor: 'XY', name: 'x' }] },
    'games.0.vendor',
    /no vendor is called XY/,
  ],
  ['a member without a password', { members: [{ username: 'nila' }] }, 'members.0', /needs password too/],
  [
    'a favourite that is no game',
    { members: [{ username: 'amina', favourites: ['9'] }] },
    'members.0.favourites.0',
    /no game is called 9/,
  ],
  [
    'a bet of nobody',
    { bets: [{ member: 'amna', nodeId: '110001', placed: '-1h', stake: 1 }] },
    'bets.0.member',
    /Did you mean amina/,
  ],
  [
    'a bet to come',
    { bets: [{ member: 'amina', nodeId: '110001', placed: '+1h', stake: 1 }] },
    'bets.0.placed',
    /say -1h/,
  ],
  [
    'a second round of one reference',
    { bets: ['-2h', '-1h'].map((placed) => ({ member: 'amina', nodeId: '110001', placed, stake: 1, ref: 'R1' })) },
    'bets.1.ref',
    /another round is called R1/,
  ],
  [
    'a mission that ends before it starts',
    { missions: [{ id: 7001, title: 'x', measure: 'wins', starts: '+2h', ends: '+1h' }] },
    'missions.0.ends',
    /after it starts/,
  ],
  ['a new bank without a name', { banks: [{ bankCode: 'KTE' }] }, 'banks.0', /needs name too/],
  [
    'account numbers that are at least longer than at most',
    { banks: [{ bankCode: 'MRJ', maxLength: 9 }] },
    'banks.0.maxLength',
    /not be below minLength, 10/,
  ],
  [
    'a withdrawal to no bank',
    { withdrawals: [{ member: 'amina', amount: 1, state: 'success', at: '-1h', bankCode: 'MRK' }] },
    'withdrawals.0.bankCode',
    /Did you mean MRJ/,
  ],
  ['a host with blanks', { settings: { routes: ['a b'] } }, 'settings.routes.0', /a b/],
  [
    'a reward that expires before it is issued',
    { rewards: [{ member: 'amina', type: 'RAFFLE', name: 'x', amount: 1, issued: '-1h', expires: '-2h' }] },
    'rewards.0.expires',
    /after it was issued/,
  ],
  [
    'a reward that is claimed when it has expired',
    {
      rewards: [
        { member: 'amina', type: 'RAFFLE', name: 'x', amount: 1, issued: '-3h', expires: '-2h', claimed: '-1h' },
      ],
    },
    'rewards.0.claimed',
    /before it expires/,
  ],
  [
    'a transfer to oneself',
    { transfers: [{ from: 'amina', to: 'amina', amount: 1, at: '-1h' }] },
    'transfers.0.to',
    /amina cannot send money to themselves/,
  ],
  [
    'a transfer of more than there was',
    {
      members: [{ username: 'nila', password: 'x' }],
      transfers: [{ from: 'amina', to: 'nila', amount: 50, at: '-1h' }],
    },
    'members',
    /nila would have had less .* a balance of 50 would do/,
  ],
  [
    'a part in no promotion',
    { promotionParts: [{ member: 'amina', promotion: 7003, label: 'joined', at: '-1h' }] },
    'promotionParts.0.promotion',
    /no promotion is called 7003/,
  ],
  [
    'a second part of one member in a promotion',
    {
      announcements: [{ id: 7003, type: 'PR', title: 'x', rule: KITE_RULE }],
      promotionParts: ['applying', 'claimed'].map((label) => ({
        member: 'amina',
        promotion: 7003,
        label,
        at: '-1h',
      })),
    },
    'promotionParts.1.promotion',
    /amina has a part in 7003 already/,
  ],
  ['a network without figures', { network: {} }, 'network', /say shape, ms, jitterMs/],
  [
    'a proposed fault of no call',
    { proposedFaults: [{ endpoint: 'games.lst', kind: 'drop' }] },
    'proposedFaults.0.endpoint',
    /games\.list/,
  ],
  [
    'a moment in other words',
    { announcements: [{ id: 1, starts: 'yesterday' }] },
    'announcements.0.starts',
    /yesterday/,
  ],
  [
    'a win that nobody could have paid for',
    {
      members: [{ username: 'nila', password: 'x' }],
      bets: [{ member: 'nila', nodeId: '110001', placed: '-1h', stake: 1, win: 90 }],
    },
    'members',
    /a balance of 90 would do/,
  ],
  [
    'a fault of no call',
    { faults: [{ endpoint: 'games.lst', kind: 'drop' }] },
    'faults.0.endpoint',
    /Did you mean games.list/,
  ],
  ['an id of another merchant', { banners: [{ id: 201 }] }, 'banners.0.id', /basalt2 has that id/],
  ['an empty list', { games: [] }, 'games', /"whole": \["games"\]/],
  ['somebody unknown as its person', { person: 'nobdy' }, 'person', /nobody is called nobdy/],
])('a file with %s is refused with its place and what would be right', (_what, file, path, sentence) => {
  expect(() => scenarioOf('shop', JSON.stringify(file))).toThrow(
    expect.objectContaining({ path, message: expect.stringMatching(sentence) }),
  )
})

test('a file cannot take a built-in scenario’s name, or one that no link can have', () => {
  expect(() => scenarioOf('vip', '{}')).toThrow(/built in: give the file another name/)
  expect(() => scenarioOf('My Shop', '{}')).toThrow(/small letters/)
})

test('each built-in scenario can be extended', { tags: ['all'] }, () => {
  for (const { name } of SCENARIOS) expect(scenarioOf('shop', JSON.stringify({ extends: name })).file).toBeDefined()
})

test('the example in the documents is a scenario', () => {
  const example = read('docs/examples/scenarios/corner-shop.json')
  expect(read('docs/scenarios.md')).toContain(`\`\`\`json\n${example}\`\`\``)
  expect(scenarioOf('corner-shop', example)).toMatchObject({ person: 'nila', merchant: 'aurora1' })
})
