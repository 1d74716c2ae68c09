import { agentReports, agents, type Endpoint, wallet } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { type Actor, makeWorld } from '../support/world.ts'

const MONTH = { startDate: '2026-02-09', endDate: '2026-03-11' }
const TODAY = { startDate: '2026-03-10', endDate: '2026-03-10' }

const overview = (agent: Actor, days = TODAY) => agent.get(agents.overview, { query: days })
const open = async (agent: Actor, account: string, more: object = {}) =>
  agent.call(agents.createDownline, { body: { account, password: 'Secret99', type: 0, ...more } })

const CALLS = [agents.overview, agents.downlines, agents.affiliateUrls, agents.rateSettings] as readonly Endpoint[]

describe('who may ask', () => {
  test.each([
    ['amina', 0],
    ['bushra', 0],
    ['twin40', 40],
  ])('%s, of type %i, is refused with the no-permission message', { tags: ['AGENT-002', 'ERR-021'] }, async (name) => {
    const world = await makeWorld()
    const member = await world.signedIn(name)
    for (const endpoint of CALLS) {
      const { code, status, message } = await member.call(endpoint, { query: TODAY })
      expect({ code, status }).toEqual({ code: 'permission.denied', status: 403 })
      expect(message).toBe('No permission or feature unavailable #544')
    }
  })

  test.each([
    ['bilal', 1],
    ['tariq', 2],
    ['twin41', 41],
    ['twin42', 42],
  ])('%s, of type %i, is answered', { tags: ['AGENT-002'] }, async (name) => {
    const world = await makeWorld()
    const agent = await world.signedIn(name)
    expect((await agent.call(agents.overview, { query: TODAY })).code).toBeUndefined()
    expect((await agent.call(agents.downlines, {})).code).toBeUndefined()
  })

  test('a trial and a visitor are told what they need', { tags: ['AGENT-002'] }, async () => {
    const world = await makeWorld()
    expect((await (await world.asTrial()).call(agents.overview, { query: TODAY })).code).toBe('real.account.required')
    expect((await world.guest.call(agents.overview, { query: TODAY })).code).toBe('CUSTOMER_NOT_LOGIN')
  })

  test.each([
    ['AGEPAG', agents.overview, { query: TODAY }],
    ['DOWNMAN', agents.downlines, {}],
    ['REGCEN', agents.affiliateUrls, {}],
    ['GAMSER', agentReports.commission, { query: TODAY }],
    ['TEAMBETTING3', agentReports.teamBetting, { query: TODAY }],
    ['AGETEAMPNL3', agentReports.teamPnl, { query: TODAY }],
  ] as const)(
    '%s off closes its calls',
    { tags: ['FLAGS-014', 'FLAGS-015', 'FLAGS-016', 'FLAGS-017', 'FLAGS-018', 'FLAGS-019'] },
    async (flag, endpoint, input) => {
      const world = await makeWorld({ flags: { [flag]: false } })
      const bilal = await world.signedIn('bilal')
      expect((await bilal.call(endpoint as typeof agents.overview, input as never)).code).toBe('function.not.available')
    },
  )
})

describe('the tree', () => {
  test('a tree of five counts five, lists who is one step below, and leads further down', {
    tags: ['AGENT-003', 'AGENT-004'],
  }, async () => {
    const world = await makeWorld()
    const twin = await world.signedIn('twin42')
    const before = await overview(twin)
    expect({ teamCount: before.teamCount, directCount: before.directCount }).toEqual({ teamCount: 1, directCount: 1 })
    const below = await world.signedIn('twin41')
    await open(below, 'salman1', { type: 1 })
    await open(below, 'salman2')
    const salman = await world.signedIn('salman1')
    await open(salman, 'salman3')
    await open(salman, 'salman4')
    const now = await overview(twin)
    expect({
      teamCount: now.teamCount,
      directCount: now.directCount,
      agentCount: now.agentCount,
      newCount: now.newCount,
    }).toEqual({ teamCount: 5, directCount: 1, agentCount: 2, newCount: 4 })
    const top = await twin.get(agents.downlines, {})
    expect({ accounts: top.list.map(({ account }) => account), path: top.path }).toEqual({
      accounts: ['twin41'],
      path: [{ account: 'twin42', level: 0 }],
    })
    expect(top.list[0]).toMatchObject({ type: 41, level: 1, directCount: 2, teamCount: 4 })
    const deep = await twin.get(agents.downlines, { query: { under: 'salman1', sort: 'account' } })
    expect(deep.list.map(({ account, level }) => [account, level])).toEqual([
      ['salman3', 3],
      ['salman4', 3],
    ])
    expect(deep.path.map(({ account }) => account)).toEqual(['twin42', 'twin41', 'salman1'])
    const searched = await twin.get(agents.downlines, { query: { account: 'SALMAN', sort: 'account' } })
    expect(searched.list.map(({ account, level }) => [account, level])).toEqual([
      ['salman1', 2],
      ['salman2', 2],
      ['salman3', 3],
      ['salman4', 3],
    ])
  })

  test('the team lists the agent’s own downlines by type, in order and in pages', {
    tags: ['AGENT-004'],
  }, async () => {
    const world = await makeWorld()
    const bilal = await world.signedIn('bilal')
    const { list, totalCount } = await bilal.get(agents.downlines, { query: { pageSize: '100' } })
    expect(totalCount).toBe(list.length)
    expect(list.map(({ account }) => account)).toContain('bushra')
    expect(list.every(({ level }) => level === 1)).toBe(true)
    const of = async (query: object) =>
      (await bilal.get(agents.downlines, { query: { pageSize: '100', ...query } })).list
    expect((await of({ type: 'agent' })).every(({ type }) => type === 1)).toBe(true)
    expect((await of({ type: 'agent' })).length + (await of({ type: 'player' })).length).toBe(totalCount)
    const balances = (await of({ sort: 'balance' })).map(({ balance }) => balance)
    expect(balances).toEqual([...balances].sort((a, b) => b - a))
    const dates = (await of({ sort: 'oldest' })).map(({ regDate }) => regDate)
    expect(dates).toEqual([...dates].sort((a, b) => a - b))
    expect((await of({ activity: 'active' })).length + (await of({ activity: 'idle' })).length).toBe(totalCount)
    const [first, second] = await Promise.all(
      ['1', '2'].map((pageNo) => bilal.get(agents.downlines, { query: { pageNo, pageSize: '2' } })),
    )
    expect({ totalPages: first?.totalPages, count: first?.list.length }).toEqual({
      totalPages: Math.ceil(totalCount / 2),
      count: 2,
    })
    expect(second?.list.map(({ account }) => account)).toEqual(list.slice(2, 4).map(({ account }) => account))
  })

  test('nobody of another team is shown, searched or reached, at whatever merchant', {
    tags: ['AGENT-004'],
  }, async () => {
    const world = await makeWorld()
    const bilal = await world.signedIn('bilal')
    for (const account of ['tariq', 'amina', 'twin41', 'bilal', 'nobody']) {
      expect((await bilal.call(agents.downline, { query: { account, ...TODAY } })).code).toBe('downline.not.found')
      expect((await bilal.get(agents.downlines, { query: { account } })).list).toEqual([])
      expect((await bilal.call(agents.promote, { body: { account } })).code).toBe('downline.not.found')
    }
    expect((await bilal.call(agents.downlines, { query: { under: 'tariq' } })).code).toBe('downline.not.found')
    expect((await bilal.call(agentReports.teamPnl, { query: { ...TODAY, under: 'tariq' } })).code).toBe(
      'downline.not.found',
    )
  })

  test('a card tells balance, rates, last login and figures; who logs in is online', {
    tags: ['AGENT-004'],
  }, async () => {
    const world = await makeWorld()
    const bilal = await world.signedIn('bilal')
    const card = () => bilal.get(agents.downline, { query: { account: 'bushra', ...MONTH } })
    expect(await card()).toMatchObject({ online: false, level: 1, type: 0, mayPromote: true, balance: 3_120.75 })
    const bushra = await world.signedIn('bushra')
    await bushra.get(wallet.balance)
    const now = await card()
    expect({ online: now.online, lastLogin: now.lastLogin }).toEqual({
      online: true,
      lastLogin: Date.parse('2026-03-10T07:00:00Z'),
    })
    expect((await overview(bilal)).onlineCount).toBe(1)
    expect(
      (await bilal.get(agents.downlines, { query: { activity: 'online' } })).list.map((row) => row.account),
    ).toEqual(['bushra'])
    expect(now.path.map(({ account }) => account)).toEqual(['bilal', 'bushra'])
    expect(now.own.bets).toBeGreaterThan(0)
  })

  test('a player becomes an agent at once, and stays one', { tags: ['AGENT-004'] }, async () => {
    const world = await makeWorld()
    const bilal = await world.signedIn('bilal')
    const bushra = await world.signedIn('bushra')
    const { agentCount } = await overview(bilal)
    expect((await bushra.call(agents.downlines, {})).code).toBe('permission.denied')
    const promote = () => bilal.get(agents.promote, { body: { account: 'bushra' } })
    expect([await promote(), await promote()]).toEqual([
      { account: 'bushra', type: 1 },
      { account: 'bushra', type: 1 },
    ])
    expect((await overview(bilal)).agentCount).toBe(agentCount + 1)
    expect((await bushra.get(agents.downlines, {})).list).toEqual([])
    expect((await open(bushra, 'bushra2')).code).toBeUndefined()
    expect((await overview(await world.signedIn('tariq'))).newCount).toBe(1)
  })
})
