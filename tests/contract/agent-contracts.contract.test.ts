import { agentContracts, control as contract } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { agreed, payoutsOf, teamOfOne, tier } from '../support/contracts.ts'
import { type Actor, makeWorld } from '../support/world.ts'

const list = async (agent: Actor, kind: agentContracts.ContractKind, role: 'mine' | 'team') =>
  (await agent.get(agentContracts.contracts, { query: { kind, role } })).list
const requests = (agent: Actor) => agent.get(agentContracts.contractRequests)
const TIERS = [tier(1_000, 1, 0.5), tier(5_000, 2, 1)]
const propose = (agent: Actor, more: object = {}) =>
  agent.call(agentContracts.createContract, {
    body: { kind: 'salary', product: 'RNG', account: 'nayaab1', tiers: TIERS, ...more },
  })

test('terms that were changed since an agent saw them are not agreed to unseen', { tags: ['AGENT-010'] }, async () => {
  const world = await makeWorld()
  const { bilal, nayaab } = await teamOfOne(world)
  const id = await agreed({ bilal, nayaab }, 'salary', TIERS)
  const ask = (rate: number) =>
    bilal.get(agentContracts.changeContract, { body: { id, tiers: [tier(2_000, 1, rate)], acceptHigherRate: true } })
  const { at } = await ask(0.9)
  const accept = (seenAt: number) => nayaab.call(agentContracts.processSalary, { body: { id, status: 'A', seenAt } })
  await world.advance(1_000)
  await bilal.get(agentContracts.takeBackContract, { body: { id } })
  const changed = await ask(0.1)
  expect((await accept(at)).code).toBe('contract.state')
  expect((await list(nayaab, 'salary', 'mine'))[0]).toMatchObject({ status: 'E', wanted: [{ rate: 0.1 }] })
  expect((await accept(changed.at)).value).toMatchObject({ status: 'A', tiers: [{ rate: 0.1 }] })
})

describe('what waits for an agent', () => {
  test('three fields by product tell of each kind, with what is asked for', {
    tags: ['API-061', 'DATA-029', 'AGENT-010', 'AGENT-012'],
  }, async () => {
    const world = await makeWorld()
    const bilal = await world.signedIn('bilal')
    const { dailysalreqtype, divtypecompperiodreq, contracthoursalreq, ...own } = await requests(bilal)
    const [greedy] = dailysalreqtype.CONS ?? []
    expect(Object.keys(dailysalreqtype)).toEqual(['CONS'])
    expect(greedy).toEqual({
      id: greedy?.id,
      account: greedy?.account,
      status: 'P',
      details: [
        { betVolume: 1_000, activeMember: 1, rateType: 'P', rate: 1.2 },
        { betVolume: 10_000, activeMember: 5, rateType: 'P', rate: 2.5 },
      ],
    })
    const rows = divtypecompperiodreq.CONS ?? []
    expect(rows.map(({ status, contractRate, compPeriod }) => [status, contractRate, compPeriod])).toEqual([
      ['E', 8, 'half'],
      ['E', 18, 'half'],
      ['E', 25, 'half'],
      ['V', 5, 'half'],
    ])
    expect(rows[0]).toMatchObject({ account: 'tariq', minimumBet: 1_000, netLoss: 500, activeMember: 1 })
    expect(contracthoursalreq.CONS).toMatchObject([
      {
        account: 'tariq',
        status: 'P',
        hourSalaryRates: [
          { minimumBet: 500, activeMember: 1, rateType: 'F', rate: 20 },
          { minimumBet: 5_000, activeMember: 3, rateType: 'F', rate: 150 },
        ],
      },
    ])
    expect(own.dailysalinfotype.CONS).toHaveLength(1)
    expect(own.divtypeinfo.CONS?.map(({ contractRate }) => contractRate)).toEqual([8, 15])
    expect(own.contracthoursalinfo).toEqual({})
  })

  test('is refused to a player and a trial, and there is nothing of others', {
    tags: ['API-061', 'AGENT-002', 'AGENT-009'],
  }, async () => {
    const world = await makeWorld()
    const refused = async (actor: Actor) => (await actor.call(agentContracts.contractRequests)).code
    expect(await refused(await world.as('amina'))).toBe('permission.denied')
    expect(await refused(await world.as('twin40'))).toBe('permission.denied')
    expect(await refused(await world.asTrial())).toBe('real.account.required')
    expect(await refused(world.guest)).toBe('CUSTOMER_NOT_LOGIN')
  })

  test.each(['twin41', 'twin42'])(
    'the test twin %s can neither read, propose nor answer contracts',
    { tags: ['AGENT-011'] },
    async (name) => {
      const world = await makeWorld()
      const twin = await world.signedIn(name)
      const below = { account: name === 'twin42' ? 'twin41' : 'salman1' }
      for (const reply of [
        await twin.call(agentContracts.contractRequests),
        await twin.call(agentContracts.contracts, { query: { kind: 'salary', role: 'mine' } }),
        await propose(twin, below),
        await twin.call(agentContracts.processSalary, { body: { id: 1, status: 'A' } }),
      ])
        expect(reply.code).toBe('permission.denied')
    },
  )

  test('a test twin below an agent is offered no contract', { tags: ['AGENT-011'] }, async () => {
    const world = await makeWorld()
    const { bilal } = await teamOfOne(world)
    const { columns, rows, ids } = await control(contract.tableRows, {
      params: { id: world.id, table: 'member' },
      query: { find: 'nayaab1' },
    })
    const at = rows.findIndex((row) => row[columns.indexOf('username')] === 'nayaab1')
    const params = { id: world.id, table: 'member', row: ids[at] ?? 0 }
    await control(contract.changeRow, { params, body: { set: { type: 41 } } })
    const { downlines } = await bilal.get(agentContracts.contracts, { query: { kind: 'salary', role: 'team' } })
    expect(downlines).toContain('sahar126')
    expect(downlines).not.toContain('nayaab1')
    expect((await propose(bilal)).code).toBe('downline.not.found')
  })

  test('AGENTPOLICY3 switches the contracts, a kind’s own flag that kind', {
    tags: ['FLAGS-022'],
  }, async () => {
    const world = await makeWorld()
    await world.settings({ flags: { HOURSAL3: false } })
    const bilal = await world.signedIn('bilal')
    const { contracthoursalreq, dailysalreqtype } = await requests(bilal)
    expect({ hoursRequests: contracthoursalreq, dailyRequestTypes: Object.keys(dailysalreqtype) }).toEqual({
      hoursRequests: {},
      dailyRequestTypes: ['CONS'],
    })
    const query = { kind: 'hour', role: 'mine' } as const
    expect((await bilal.call(agentContracts.contracts, { query })).code).toBe('function.not.available')
    expect((await propose(bilal, { kind: 'hour' })).code).toBe('function.not.available')
    const body = { contractId: 5, status: 'A' } as const
    expect((await bilal.call(agentContracts.processHour, { body })).code).toBe('function.not.available')
    await world.settings({ flags: { AGENTPOLICY3: false } })
    expect((await bilal.call(agentContracts.contractRequests)).code).toBe('function.not.available')
  })

  test('a contract that was answered no longer waits', { tags: ['AGENT-010'] }, async () => {
    const world = await makeWorld({ scenario: 'agent-pending-contracts' })
    const bilal = await world.signedIn('bilal')
    const { dailysalreqtype, contracthoursalreq } = await requests(bilal)
    const [salary, hour] = [dailysalreqtype.CONS?.[0]?.id ?? 0, contracthoursalreq.CONS?.[0]?.contractId ?? 0]
    const { dividendOfDownline } = { dividendOfDownline: (await list(bilal, 'dividend', 'team'))[0]?.id ?? 0 }
    await bilal.get(agentContracts.processSalary, { body: { id: salary, status: 'R' } })
    await bilal.get(agentContracts.processHour, { body: { contractId: hour, status: 'A' } })
    await bilal.get(agentContracts.processDividend, { body: { type: 'CONS', status: 'A' } })
    await bilal.get(agentContracts.processDividend, { body: { type: 'CONS', id: dividendOfDownline, status: 'C' } })
    const after = await requests(bilal)
    expect({
      dailyRequests: after.dailysalreqtype,
      dividendRequests: after.divtypecompperiodreq,
      hoursRequests: after.contracthoursalreq,
    }).toEqual({ dailyRequests: {}, dividendRequests: {}, hoursRequests: {} })
    expect(after.divtypeinfo.CONS?.map(({ contractRate }) => contractRate)).toEqual([8, 18, 25])
    expect(after.contracthoursalinfo.CONS).toHaveLength(1)
  })
})

describe('contracts of an agent', () => {
  test('an agent sees own and team contracts of three kinds, with terms and payments', {
    tags: ['AGENT-008', 'AGENT-013'],
  }, async () => {
    const world = await makeWorld()
    const bilal = await world.signedIn('bilal')
    const told = (contracts: agentContracts.AgentContract[]) =>
      contracts.map(({ product, account, status, asker, events }) => [product, account, status, asker, events.join()])
    expect(told(await list(bilal, 'salary', 'mine'))).toEqual([['CONS', 'tariq', 'A', null, 'change,void']])
    expect(told(await list(bilal, 'hour', 'mine'))).toEqual([['CONS', 'tariq', 'P', 'them', 'accept,reject']])
    expect(told(await list(bilal, 'dividend', 'mine'))).toEqual([['CONS', 'tariq', 'E', 'them', 'accept,reject']])
    const [ending] = await list(bilal, 'dividend', 'team')
    expect({ status: ending?.status, events: ending?.events }).toEqual({ status: 'V', events: ['agree', 'reject'] })
    const [greedy] = await list(bilal, 'salary', 'team')
    expect(greedy?.tiers.map(({ rate, downlineHigherRate }) => [rate, downlineHigherRate])).toEqual([
      [1.2, 'Y'],
      [2.5, 'Y'],
    ])
    const tariq = await world.signedIn('tariq')
    expect(told(await list(tariq, 'dividend', 'mine'))).toEqual([['CONS', '', 'A', null, 'change,void']])
    const [down] = await list(tariq, 'salary', 'team')
    expect(down?.tiers.map(({ downlineHigherRate }) => downlineHigherRate)).toEqual(['N', 'N', 'N'])
    expect(down?.running).toMatchObject({ paidAt: Date.parse('2026-03-11T03:00:00+05:00') })
    const history = await payoutsOf(tariq, down?.id ?? 0)
    expect(history).toHaveLength(20)
    expect(history[0]?.period.to).toBe(Date.parse('2026-03-10T00:00:00+05:00'))
    const paid = history.filter(({ status }) => status === 'paid').reduce((sum, { amount }) => sum + amount, 0)
    expect(down?.paid).toBeCloseTo(paid, 4)
  })

  test('a contract between two agents is hidden from others', { tags: ['AGENT-002', 'AGENT-008'] }, async () => {
    const world = await makeWorld()
    const { bilal, nayaab } = await teamOfOne(world)
    const [mine] = await list(bilal, 'salary', 'mine')
    const id = mine?.id ?? 0
    for (const refused of [
      await nayaab.call(agentContracts.payouts, { query: { id: String(id) } }),
      await nayaab.call(agentContracts.voidContract, { body: { id } }),
      await nayaab.call(agentContracts.changeContract, { body: { id, tiers: TIERS } }),
      await nayaab.call(agentContracts.takeBackContract, { body: { id } }),
      await nayaab.call(agentContracts.processSalary, { body: { id, status: 'A' } }),
      await bilal.call(agentContracts.payouts, { query: { id: '999999' } }),
    ])
      expect(refused.code).toBe('contract.state')
    expect((await (await world.as('amina')).call(agentContracts.voidContract, { body: { id } })).code).toBe(
      'permission.denied',
    )
  })

  test('a contract is proposed, agreed, changed and ended by the side whose turn it is', {
    tags: ['AGENT-013', 'API-064'],
  }, async () => {
    const world = await makeWorld()
    const { bilal, nayaab } = await teamOfOne(world)
    const { value } = await propose(bilal, { acceptHigherRate: true })
    const id = value?.id ?? 0
    expect({ status: value?.status, asker: value?.asker, events: value?.events }).toEqual({
      status: 'P',
      asker: 'me',
      events: ['takeBack'],
    })
    const answer = (agent: Actor, status: 'A' | 'R' | 'C') =>
      agent.call(agentContracts.processSalary, { body: { id, status, acceptHigherRate: true } })
    expect((await answer(bilal, 'A')).code).toBe('contract.state')
    expect((await answer(nayaab, 'C')).code).toBe('contract.state')
    expect((await propose(bilal, { acceptHigherRate: true })).code).toBe('contract.state')
    expect((await answer(nayaab, 'A')).value).toMatchObject({ status: 'A', asker: null, activeAt: expect.any(Number) })
    expect((await answer(nayaab, 'A')).code).toBe('contract.state')
    const changed = [tier(2_000, 0, 0.25)]
    const change = (agent: Actor) =>
      agent.call(agentContracts.changeContract, { body: { id, tiers: changed, acceptHigherRate: true } })
    expect((await change(nayaab)).value).toMatchObject({ status: 'E', asker: 'me', wanted: [{ rate: 0.25 }] })
    expect((await change(bilal)).code).toBe('contract.state')
    expect((await answer(bilal, 'R')).value).toMatchObject({ status: 'A', wanted: null, tiers: [{ rate: 0.5 }, {}] })
    await change(nayaab)
    expect((await answer(bilal, 'A')).value).toMatchObject({ status: 'A', wanted: null, tiers: [{ rate: 0.25 }] })
    expect((await nayaab.call(agentContracts.voidContract, { body: { id } })).value?.status).toBe('V')
    expect((await nayaab.call(agentContracts.takeBackContract, { body: { id } })).value?.status).toBe('A')
    expect((await nayaab.call(agentContracts.takeBackContract, { body: { id } })).code).toBe('contract.state')
    await bilal.get(agentContracts.voidContract, { body: { id } })
    expect((await answer(nayaab, 'A')).code).toBe('contract.state')
    expect((await answer(nayaab, 'C')).value).toMatchObject({ status: 'C', running: null, events: [] })
    expect((await propose(bilal, { acceptHigherRate: true })).value?.status).toBe('P')
  })

  test('a contract is with an agent right below, or with the own upline', { tags: ['AGENT-013'] }, async () => {
    const world = await makeWorld()
    const { bilal, nayaab } = await teamOfOne(world)
    for (const account of ['bushra', 'nayaab2', 'tariq', 'bilal', 'amina', 'nobody99'])
      expect((await propose(bilal, { account })).code, account).toBe('downline.not.found')
    const up = await nayaab.get(agentContracts.createContract, {
      body: { kind: 'salary', product: 'FISH', tiers: TIERS },
    })
    expect({ account: up.account, asker: up.asker }).toEqual({ account: 'bilal', asker: 'me' })
    expect(
      (await bilal.get(agentContracts.contracts, { query: { kind: 'salary', role: 'team' } })).downlines,
    ).toContain('nayaab1')
  })

  test('giving a downline more than one gets oneself needs a confirmation', { tags: ['AGENT-013'] }, async () => {
    const world = await makeWorld()
    const { bilal, nayaab } = await teamOfOne(world)
    const more = { product: 'CONS', tiers: [tier(1_000, 1, 1.01)] }
    expect((await propose(bilal, more)).code).toBe('contract.rate.high')
    expect(await list(nayaab, 'salary', 'mine')).toEqual([])
    expect((await propose(bilal, { ...more, tiers: [tier(1_000, 1, 1)] })).code).toBeUndefined()
    const id = await agreed({ bilal, nayaab }, 'salary', [tier(1_000, 1, 1)], { product: 'LIVE' })
    const body = { id, tiers: [tier(1_000, 1, 1.5)] }
    expect((await bilal.call(agentContracts.changeContract, { body })).code).toBe('contract.rate.high')
    expect((await nayaab.call(agentContracts.changeContract, { body })).value?.status).toBe('E')
    const accept = { id, status: 'A' } as const
    expect((await bilal.call(agentContracts.processSalary, { body: accept })).code).toBe('contract.rate.high')
    const known = { ...accept, acceptHigherRate: true }
    expect((await bilal.call(agentContracts.processSalary, { body: known })).value?.status).toBe('A')
  })

  test('dividends and hourly salaries are agreed the same way, and answered only once', {
    tags: ['AGENT-013'],
  }, async () => {
    const world = await makeWorld()
    const { bilal, nayaab } = await teamOfOne(world)
    const asked = async (kind: 'dividend' | 'hour', terms: object) => {
      const tiers = [tier(1_000, 1, 1, kind === 'dividend' ? { netLoss: 100 } : {})]
      const body = { kind, product: 'FISH' as const, tiers, ...terms }
      return (await nayaab.get(agentContracts.createContract, { body })).id
    }
    const [dividend, hour] = [await asked('dividend', { compPeriod: 'half' }), await asked('hour', {})]
    const answers = [
      (more: object) =>
        bilal.call(agentContracts.processDividend, { body: { type: 'FISH', id: dividend, status: 'A', ...more } }),
      (more: object) => bilal.call(agentContracts.processHour, { body: { contractId: hour, status: 'A', ...more } }),
    ]
    for (const answer of answers) {
      expect((await answer({})).code).toBe('contract.rate.high')
      expect((await answer({ acceptHigherRate: true })).value?.status).toBe('A')
      expect((await answer({ acceptHigherRate: true })).code).toBe('contract.state')
    }
  })

  test('terms that are none are refused and change nothing', { tags: ['AGENT-013', 'VALID-024'] }, async () => {
    const world = await makeWorld()
    const { bilal, nayaab } = await teamOfOne(world)
    for (const [tiers, field] of [
      [[], 'tiers'],
      [[tier(0, 0, 1)], 'tiers.0'],
      [[tier(1_000, 0, 5.01)], 'tiers.0'],
      [[tier(1_000, 0, 1, { netLoss: 5 })], 'tiers.0'],
      [[tier(1_000, 0, 1), tier(1_000, 0, 2)], 'tiers.1'],
      [Array.from({ length: 11 }, (_, n) => tier(n + 1, 0, 1)), 'tiers'],
    ] as const) {
      const { code, detail } = await propose(bilal, { tiers })
      expect({ code, fields: detail.fields }, JSON.stringify(tiers)).toEqual({
        code: 'field.invalid',
        fields: { [field]: ['range'] },
      })
    }
    const dividend = { kind: 'dividend', tiers: [tier(0, 0, 10)], acceptHigherRate: true }
    const timeless = await propose(bilal, dividend)
    expect({ code: timeless.code, fields: timeless.detail.fields }).toEqual({
      code: 'field.invalid',
      fields: { compPeriod: ['required'] },
    })
    expect((await propose(bilal, { ...dividend, compPeriod: 'month' })).value?.compPeriod).toBe('month')
    expect(await list(nayaab, 'salary', 'mine')).toEqual([])
  })
})

describe('the back office', () => {
  test('answers for the house and for either side, and what is answered waits no more', {
    tags: ['AGENT-008'],
  }, async () => {
    const world = await makeWorld()
    const waiting = async () => (await world.queues()).find(({ name }) => name === 'agent-contracts')
    const before = await waiting()
    expect(before?.items.map(({ state, actions }) => [state, actions.join()])).toEqual([
      ['end', 'agree,reject'],
      ['proposal', 'accept,reject'],
      ['change', 'accept,reject'],
      ['proposal', 'accept,reject'],
    ])
    const tariq = await world.signedIn('tariq')
    const { id } = await tariq.get(agentContracts.createContract, {
      body: { kind: 'hour', product: 'CONS', tiers: [tier(500, 1, 1)] },
    })
    expect((await waiting())?.items.at(-1)).toMatchObject({
      account: 'tariq',
      merchant: 'aurora1',
      title: 'hour · CONS',
      facts: { answering: 'the house' },
    })
    await world.decide('agent-contracts', String(id), 'accept')
    expect((await list(tariq, 'hour', 'mine'))[0]?.status).toBe('A')
    const change = before?.items.find(({ state }) => state === 'change')
    expect(change).toMatchObject({ account: 'bilal', facts: { upline: 'tariq', answering: 'bilal', kind: 'dividend' } })
    await world.decide('agent-contracts', change?.id ?? '', 'reject')
    const [kept] = await list(await world.signedIn('bilal'), 'dividend', 'mine')
    expect({ status: kept?.status, tierCount: kept?.tiers.length }).toEqual({ status: 'A', tierCount: 2 })
    expect((await waiting())?.count).toBe(3)
  })
})
