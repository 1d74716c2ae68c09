import { agentReports, agents, type Endpoint, wallet } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { type Actor, makeWorld } from '../support/world.ts'

const MONTH = { startDate: '2026-02-09', endDate: '2026-03-11' }
const TODAY = { startDate: '2026-03-10', endDate: '2026-03-10' }

const overview = (agent: Actor, days = TODAY) => agent.get(agents.overview, { query: days })
const open = async (agent: Actor, account: string, more: object = {}) =>
  agent.call(agents.createDownline, { body: { account, password: 'Secret99', type: 0, ...more } })

const CALLS = [agents.overview, agents.downlines, agents.affiliateUrls, agents.rateSettings] as readonly Endpoint[]

describe('access to the calls of agents', () => {
  test.each([
    ['amina', 0],
    ['bushra', 0],
    ['twin40', 40],
  ])('%s, of type %i, is refused for lack of permission', { tags: ['AGENT-002', 'ERR-021'] }, async (name) => {
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
  ])('%s, of type %i, may call them', { tags: ['AGENT-002'] }, async (name) => {
    const world = await makeWorld()
    const agent = await world.signedIn(name)
    expect((await agent.call(agents.overview, { query: TODAY })).code).toBeUndefined()
    expect((await agent.call(agents.downlines, {})).code).toBeUndefined()
  })

  test('a trial and a visitor are refused by different codes', { tags: ['AGENT-002'] }, async () => {
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
    'the module %s, switched off, closes its calls',
    { tags: ['FLAGS-014', 'FLAGS-015', 'FLAGS-016', 'FLAGS-017', 'FLAGS-018', 'FLAGS-019'] },
    async (flag, endpoint, input) => {
      const world = await makeWorld({ flags: { [flag]: false } })
      const bilal = await world.signedIn('bilal')
      expect((await bilal.call(endpoint as typeof agents.overview, input as never)).code).toBe('function.not.available')
    },
  )
})

describe('the team of an agent', () => {
  /** A team of five over three levels below twin42: twin41, salman1 and salman2, salman3 and salman4. */
  async function teamOfFive() {
    const world = await makeWorld()
    const below = await world.signedIn('twin41')
    await open(below, 'salman1', { type: 1 })
    await open(below, 'salman2')
    const salman = await world.signedIn('salman1')
    await open(salman, 'salman3')
    await open(salman, 'salman4')
    return world.signedIn('twin42')
  }
  const places = (list: readonly { account: string; level: number }[]) =>
    list.map(({ account, level }) => ({ account, level }))

  test('the overview counts all members of a team, its agents, and new ones', { tags: ['AGENT-003'] }, async () => {
    const twin = await (await makeWorld()).signedIn('twin42')
    expect(await overview(twin)).toMatchObject({ teamCount: 1, directCount: 1 })
    expect(await overview(await teamOfFive())).toMatchObject({
      teamCount: 5,
      directCount: 1,
      agentCount: 2,
      newCount: 4,
    })
  })

  test('an agent sees who is one step below, and the path to whoever is further down', {
    tags: ['AGENT-004'],
  }, async () => {
    const twin = await teamOfFive()
    const top = await twin.get(agents.downlines, {})
    expect(top).toMatchObject({
      list: [{ account: 'twin41', type: 41, level: 1, directCount: 2, teamCount: 4 }],
      path: [{ account: 'twin42', level: 0 }],
    })
    const deep = await twin.get(agents.downlines, { query: { under: 'salman1', sort: 'account' } })
    expect(places(deep.list)).toEqual([
      { account: 'salman3', level: 3 },
      { account: 'salman4', level: 3 },
    ])
    expect(deep.path.map(({ account }) => account)).toEqual(['twin42', 'twin41', 'salman1'])
  })

  test('a search finds members of all levels by the beginning of their account', {
    tags: ['AGENT-004'],
  }, async () => {
    const twin = await teamOfFive()
    const { list } = await twin.get(agents.downlines, { query: { account: 'SALMAN', sort: 'account' } })
    expect(places(list)).toEqual([
      { account: 'salman1', level: 2 },
      { account: 'salman2', level: 2 },
      { account: 'salman3', level: 3 },
      { account: 'salman4', level: 3 },
    ])
  })

  const downlinesOf = (agent: Actor, query: object = {}) =>
    agent.get(agents.downlines, { query: { pageSize: '100', ...query } })

  test('the list of the team has the direct downlines', { tags: ['AGENT-004'] }, async () => {
    const bilal = await (await makeWorld()).signedIn('bilal')
    const { list, totalCount } = await downlinesOf(bilal)
    expect(totalCount).toBe(list.length)
    expect(list.map(({ account }) => account)).toContain('bushra')
    expect(list.every(({ level }) => level === 1)).toBe(true)
  })

  test('the list of the team is filtered by type and by activity', { tags: ['AGENT-004'] }, async () => {
    const bilal = await (await makeWorld()).signedIn('bilal')
    const { totalCount } = await downlinesOf(bilal)
    const { list: onlyAgents } = await downlinesOf(bilal, { type: 'agent' })
    const { list: players } = await downlinesOf(bilal, { type: 'player' })
    expect(onlyAgents.every(({ type }) => type === 1)).toBe(true)
    expect(onlyAgents.length + players.length).toBe(totalCount)
    const { list: active } = await downlinesOf(bilal, { activity: 'active' })
    const { list: idle } = await downlinesOf(bilal, { activity: 'idle' })
    expect(active.length + idle.length).toBe(totalCount)
  })

  test('the list of the team is sorted by balance or by registration', { tags: ['AGENT-004'] }, async () => {
    const bilal = await (await makeWorld()).signedIn('bilal')
    const balances = (await downlinesOf(bilal, { sort: 'balance' })).list.map(({ balance }) => balance)
    expect(balances).toEqual([...balances].sort((a, b) => b - a))
    const dates = (await downlinesOf(bilal, { sort: 'oldest' })).list.map(({ regDate }) => regDate)
    expect(dates).toEqual([...dates].sort((a, b) => a - b))
  })

  test('the pages of the team follow one another in the order of the list', { tags: ['AGENT-004'] }, async () => {
    const bilal = await (await makeWorld()).signedIn('bilal')
    const { list, totalCount } = await downlinesOf(bilal)
    const first = await downlinesOf(bilal, { pageNo: '1', pageSize: '2' })
    const second = await downlinesOf(bilal, { pageNo: '2', pageSize: '2' })
    expect(first.totalPages).toBe(Math.ceil(totalCount / 2))
    expect([...first.list, ...second.list].map(({ account }) => account)).toEqual(
      list.slice(0, 4).map(({ account }) => account),
    )
  })

  test('members of other teams and merchants cannot be seen, found or promoted', {
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

  test('the card of a downline shows balance, rates and figures, and that it is online', {
    tags: ['AGENT-004'],
  }, async () => {
    const world = await makeWorld()
    const bilal = await world.signedIn('bilal')
    const card = () => bilal.get(agents.downline, { query: { account: 'bushra', ...MONTH } })
    expect(await card()).toMatchObject({ online: false, level: 1, type: 0, mayPromote: true, balance: 3_120.75 })
    const bushra = await world.signedIn('bushra')
    await bushra.get(wallet.balance)
    const later = await card()
    expect(later).toMatchObject({ online: true, lastLogin: Date.parse('2026-03-10T07:00:00Z') })
    expect(later.path.map(({ account }) => account)).toEqual(['bilal', 'bushra'])
    expect(later.own.bets).toBeGreaterThan(0)
    expect((await overview(bilal)).onlineCount).toBe(1)
    const { list } = await bilal.get(agents.downlines, { query: { activity: 'online' } })
    expect(list.map(({ account }) => account)).toEqual(['bushra'])
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
