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

test('an agent cannot accept terms that changed after it saw them', { tags: ['AGENT-010'] }, async () => {
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

describe('the contracts that wait for an agent', () => {
  test('a daily salary is listed by product with its tiers', { tags: ['API-061', 'AGENT-010'] }, async () => {
    const { dailysalreqtype } = await requests(await (await makeWorld()).signedIn('bilal'))
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
  })

  test('a dividend is listed by product with a row for each tier', { tags: ['DATA-029', 'AGENT-010'] }, async () => {
    const { divtypecompperiodreq } = await requests(await (await makeWorld()).signedIn('bilal'))
    expect(divtypecompperiodreq.CONS).toMatchObject([
      {
        status: 'E',
        contractRate: 8,
        compPeriod: 'half',
        account: 'tariq',
        minimumBet: 1_000,
        netLoss: 500,
        activeMember: 1,
      },
      { status: 'E', contractRate: 18, compPeriod: 'half' },
      { status: 'E', contractRate: 25, compPeriod: 'half' },
      { status: 'V', contractRate: 5, compPeriod: 'half' },
    ])
  })

  test('an hourly salary is listed by product with its tiers', { tags: ['DATA-029', 'AGENT-012'] }, async () => {
    const { contracthoursalreq } = await requests(await (await makeWorld()).signedIn('bilal'))
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
  })

  test('a contract shows the terms in force beside the proposed ones', { tags: ['DATA-029'] }, async () => {
    const inForce = await requests(await (await makeWorld()).signedIn('bilal'))
    expect(inForce.dailysalinfotype.CONS).toHaveLength(1)
    expect(inForce.divtypeinfo.CONS?.map(({ contractRate }) => contractRate)).toEqual([8, 15])
    expect(inForce.contracthoursalinfo).toEqual({})
  })

  test('the list of waiting contracts is refused to players, trials and visitors', {
    tags: ['API-061', 'AGENT-002', 'AGENT-009'],
  }, async () => {
    const world = await makeWorld()
    const codeFor = async (actor: Actor) => (await actor.call(agentContracts.contractRequests)).code
    expect(await codeFor(await world.as('amina'))).toBe('permission.denied')
    expect(await codeFor(await world.as('twin40'))).toBe('permission.denied')
    expect(await codeFor(await world.asTrial())).toBe('real.account.required')
    expect(await codeFor(world.guest)).toBe('CUSTOMER_NOT_LOGIN')
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
    const index = rows.findIndex((row) => row[columns.indexOf('username')] === 'nayaab1')
    const params = { id: world.id, table: 'member', row: ids[index] ?? 0 }
    await control(contract.changeRow, { params, body: { set: { type: 41 } } })
    const { downlines } = await bilal.get(agentContracts.contracts, { query: { kind: 'salary', role: 'team' } })
    expect(downlines).toContain('sahar126')
    expect(downlines).not.toContain('nayaab1')
    expect((await propose(bilal)).code).toBe('downline.not.found')
  })

  test('AGENTPOLICY3 switches all contracts, the flag of a kind that kind', {
    tags: ['FLAGS-022'],
  }, async () => {
    const world = await makeWorld()
    await world.settings({ flags: { HOURSAL3: false } })
    const bilal = await world.signedIn('bilal')
    const { contracthoursalreq, dailysalreqtype } = await requests(bilal)
    expect({ contracthoursalreq, dailysalreqtype: Object.keys(dailysalreqtype) }).toEqual({
      contracthoursalreq: {},
      dailysalreqtype: ['CONS'],
    })
    const query = { kind: 'hour', role: 'mine' } as const
    expect((await bilal.call(agentContracts.contracts, { query })).code).toBe('function.not.available')
    expect((await propose(bilal, { kind: 'hour' })).code).toBe('function.not.available')
    const body = { contractId: 5, status: 'A' } as const
    expect((await bilal.call(agentContracts.processHour, { body })).code).toBe('function.not.available')
    await world.settings({ flags: { AGENTPOLICY3: false } })
    expect((await bilal.call(agentContracts.contractRequests)).code).toBe('function.not.available')
  })

  test('an answered contract no longer waits', { tags: ['AGENT-010'] }, async () => {
    const world = await makeWorld({ scenario: 'agent-pending-contracts' })
    const bilal = await world.signedIn('bilal')
    const { dailysalreqtype, contracthoursalreq } = await requests(bilal)
    const [salary, hour] = [dailysalreqtype.CONS?.[0]?.id ?? 0, contracthoursalreq.CONS?.[0]?.contractId ?? 0]
    const dividendOfDownline = (await list(bilal, 'dividend', 'team'))[0]?.id ?? 0
    await bilal.get(agentContracts.processSalary, { body: { id: salary, status: 'R' } })
    await bilal.get(agentContracts.processHour, { body: { contractId: hour, status: 'A' } })
    await bilal.get(agentContracts.processDividend, { body: { type: 'CONS', status: 'A' } })
    await bilal.get(agentContracts.processDividend, { body: { type: 'CONS', id: dividendOfDownline, status: 'C' } })
    const after = await requests(bilal)
    expect({
      dailysalreqtype: after.dailysalreqtype,
      divtypecompperiodreq: after.divtypecompperiodreq,
      contracthoursalreq: after.contracthoursalreq,
    }).toEqual({ dailysalreqtype: {}, divtypecompperiodreq: {}, contracthoursalreq: {} })
    expect(after.divtypeinfo.CONS?.map(({ contractRate }) => contractRate)).toEqual([8, 18, 25])
    expect(after.contracthoursalinfo.CONS).toHaveLength(1)
  })
})

describe('contracts of an agent', () => {
  test('an agent sees its own contracts of three kinds, with what it can do', {
    tags: ['AGENT-008', 'AGENT-013'],
  }, async () => {
    const world = await makeWorld()
    const bilal = await world.signedIn('bilal')
    const tariq = await world.signedIn('tariq')
    const expected = { product: 'CONS', account: 'tariq' }
    const answers = { asker: 'them', events: ['accept', 'reject'] }
    const requestsOnly = { status: 'A', asker: null, events: ['change', 'void'] }
    expect(await list(bilal, 'salary', 'mine')).toMatchObject([{ ...expected, ...requestsOnly }])
    expect(await list(bilal, 'hour', 'mine')).toMatchObject([{ ...expected, ...answers, status: 'P' }])
    expect(await list(bilal, 'dividend', 'mine')).toMatchObject([{ ...expected, ...answers, status: 'E' }])
    expect(await list(tariq, 'dividend', 'mine')).toMatchObject([{ ...requestsOnly, product: 'CONS', account: '' }])
  })

  test('an upline sees the contracts of its team, and which tiers exceed its own', {
    tags: ['AGENT-008', 'AGENT-013'],
  }, async () => {
    const world = await makeWorld()
    const bilal = await world.signedIn('bilal')
    expect((await list(bilal, 'dividend', 'team'))[0]).toMatchObject({ status: 'V', events: ['agree', 'reject'] })
    expect((await list(bilal, 'salary', 'team'))[0]?.tiers).toMatchObject([
      { rate: 1.2, downlineHigherRate: 'Y' },
      { rate: 2.5, downlineHigherRate: 'Y' },
    ])
    const [down] = await list(await world.signedIn('tariq'), 'salary', 'team')
    expect(down?.tiers.map(({ downlineHigherRate }) => downlineHigherRate)).toEqual(['N', 'N', 'N'])
  })

  test('a contract shows its next payment, and the sum of those in its history', {
    tags: ['AGENT-008', 'AGENT-013'],
  }, async () => {
    const world = await makeWorld()
    const tariq = await world.signedIn('tariq')
    const [down] = await list(tariq, 'salary', 'team')
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

  const HIGHER = { acceptHigherRate: true }
  const CHANGED = [tier(2_000, 0, 0.25)]
  const answer = (agent: Actor, id: number, status: 'A' | 'R' | 'C') =>
    agent.call(agentContracts.processSalary, { body: { id, status, ...HIGHER } })
  const change = (agent: Actor, id: number) =>
    agent.call(agentContracts.changeContract, { body: { id, tiers: CHANGED, ...HIGHER } })

  test('a proposed contract is accepted by the other side, once', { tags: ['AGENT-013', 'API-064'] }, async () => {
    const { bilal, nayaab } = await teamOfOne(await makeWorld())
    const { value } = await propose(bilal, HIGHER)
    const id = value?.id ?? 0
    expect(value).toMatchObject({ status: 'P', asker: 'me', events: ['takeBack'] })
    expect((await answer(bilal, id, 'A')).code).toBe('contract.state')
    expect((await answer(nayaab, id, 'C')).code).toBe('contract.state')
    expect((await propose(bilal, HIGHER)).code).toBe('contract.state')
    expect((await answer(nayaab, id, 'A')).value).toMatchObject({
      status: 'A',
      asker: null,
      activeAt: expect.any(Number),
    })
    expect((await answer(nayaab, id, 'A')).code).toBe('contract.state')
  })

  test('new terms of a contract replace the old ones when the other side accepts them', {
    tags: ['AGENT-013', 'API-064'],
  }, async () => {
    const { bilal, nayaab } = await teamOfOne(await makeWorld())
    const id = await agreed({ bilal, nayaab }, 'salary', TIERS)
    expect((await change(nayaab, id)).value).toMatchObject({ status: 'E', asker: 'me', wanted: [{ rate: 0.25 }] })
    expect((await change(bilal, id)).code).toBe('contract.state')
    expect((await answer(bilal, id, 'R')).value).toMatchObject({
      status: 'A',
      wanted: null,
      tiers: [{ rate: 0.5 }, { rate: 1 }],
    })
    await change(nayaab, id)
    expect((await answer(bilal, id, 'A')).value).toMatchObject({ status: 'A', wanted: null, tiers: [{ rate: 0.25 }] })
  })

  test('a contract ends when the other side agrees, and can then be proposed again', {
    tags: ['AGENT-013', 'API-064'],
  }, async () => {
    const { bilal, nayaab } = await teamOfOne(await makeWorld())
    const id = await agreed({ bilal, nayaab }, 'salary', TIERS)
    const body = { id }
    expect((await nayaab.call(agentContracts.voidContract, { body })).value?.status).toBe('V')
    expect((await nayaab.call(agentContracts.takeBackContract, { body })).value?.status).toBe('A')
    expect((await nayaab.call(agentContracts.takeBackContract, { body })).code).toBe('contract.state')
    await bilal.get(agentContracts.voidContract, { body })
    expect((await answer(nayaab, id, 'A')).code).toBe('contract.state')
    expect((await answer(nayaab, id, 'C')).value).toMatchObject({ status: 'C', running: null, events: [] })
    expect((await propose(bilal, HIGHER)).value?.status).toBe('P')
  })

  test('a contract is made with a direct downline or with the upline', { tags: ['AGENT-013'] }, async () => {
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

  test('a rate above the upline’s own needs its confirmation', { tags: ['AGENT-013'] }, async () => {
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
    const confirmed = { ...accept, acceptHigherRate: true }
    expect((await bilal.call(agentContracts.processSalary, { body: confirmed })).value?.status).toBe('A')
  })

  test('a dividend and an hourly salary are accepted once, like a daily salary', {
    tags: ['AGENT-013'],
  }, async () => {
    const world = await makeWorld()
    const { bilal, nayaab } = await teamOfOne(world)
    const request = async (kind: 'dividend' | 'hour', terms: object) => {
      const tiers = [tier(1_000, 1, 1, kind === 'dividend' ? { netLoss: 100 } : {})]
      const body = { kind, product: 'FISH' as const, tiers, ...terms }
      return (await nayaab.get(agentContracts.createContract, { body })).id
    }
    const [dividend, hour] = [await request('dividend', { compPeriod: 'half' }), await request('hour', {})]
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

  test('invalid terms of a contract are refused and change nothing', { tags: ['AGENT-013', 'VALID-024'] }, async () => {
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
  test('the back office answers contracts for the house and for either side', {
    tags: ['AGENT-008'],
  }, async () => {
    const world = await makeWorld()
    const contractQueue = async () => (await world.queues()).find(({ name }) => name === 'agent-contracts')
    const before = await contractQueue()
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
    expect((await contractQueue())?.items.at(-1)).toMatchObject({
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
    const [unchanged] = await list(await world.signedIn('bilal'), 'dividend', 'mine')
    expect({ status: unchanged?.status, tiersCount: unchanged?.tiers.length }).toEqual({ status: 'A', tiersCount: 2 })
    expect((await contractQueue())?.count).toBe(3)
  })
})
