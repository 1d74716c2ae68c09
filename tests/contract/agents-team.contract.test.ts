import { agentReports, agents, control as contract } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control, send } from '../support/call.ts'
import { controlHeaders } from '../support/platform.ts'
import { sum } from '../support/statement.ts'
import { makeWorld } from '../support/world.ts'

const MONTH = { startDate: '2026-02-09', endDate: '2026-03-11' }

describe('a team that a tester makes up', () => {
  test.each([
    [1, 3],
    [50, 4],
    [400, 8],
  ])(
    'one call makes a team of %i people, %i levels deep, with sound figures',
    { tags: ['AGENT-003', 'AGENT-007'] },
    async (size, depth) => {
      const world = await makeWorld()
      const twin = await world.signedIn('twin42')
      const before = (await twin.get(agents.overview, { query: MONTH })).teamCount
      const body = { under: 'twin42', size, depth }
      const newTeam = await control(contract.makeTeam, { params: { id: world.id }, body })
      expect({ teamCount: newTeam.teamCount, accountsCount: newTeam.accounts.length }).toEqual({
        teamCount: before + size,
        accountsCount: Math.min(size, depth),
      })
      const now = await twin.get(agents.overview, { query: MONTH })
      expect(now.teamCount).toBe(before + size)
      const { list, footer } = await twin.get(agentReports.teamPnl, { query: MONTH })
      expect(sum(list.map(({ bet }) => bet))).toBe(footer.bet)
      expect(footer.bet).toBe(now.bet)
      const members = await twin.get(agentReports.teamPnlMembers, { query: { ...MONTH, pageSize: '100' } })
      expect(sum(members.list.map(({ bet }) => bet))).toBe(now.bet)
      expect(sum(members.list.map(({ teamCount }) => teamCount + 1))).toBe(before + size)
      const deepest = await twin.get(agents.downline, { query: { account: newTeam.accounts.at(-1) ?? '', ...MONTH } })
      expect({ level: deepest.level, pathCount: deepest.path.length }).toEqual({
        level: Math.min(size, depth),
        pathCount: Math.min(size, depth) + 1,
      })
      // They have the cast's password.
      expect((await world.signedIn(newTeam.accounts[0] ?? '')).token).toEqual(expect.any(String))
      expect(await audit(world)).toEqual(SOUND)
    },
  )

  test.each([
    ['a day', { startDate: '2026-03-09', endDate: '2026-03-09' }],
    ['a week', { startDate: '2026-03-04', endDate: '2026-03-10' }],
    ['a month', MONTH],
  ])(
    'each figure of %s opens the list of exactly those people',
    { tags: ['AGENT-003', 'AGENT-004'] },
    async (_span, days) => {
      const world = await makeWorld({ scenario: 'lively-team', startAt: '2026-03-10T19:00:00Z' })
      await world.signedIn('bushra')
      const bilal = await world.signedIn('bilal')
      const figures = await bilal.get(agents.overview, { query: days })
      const behind = async (query: object) => (await bilal.get(agents.downlines, { query })).totalCount
      const all = { levels: 'all' } as const
      expect({
        teamCount: await behind(all),
        directCount: await behind({}),
        agentCount: await behind({ ...all, type: 'agent' }),
        onlineCount: await behind({ ...all, activity: 'online' }),
        newCount: await behind({ ...all, ...days, activity: 'new' }),
        activeCount: await behind({ ...all, ...days, activity: 'active' }),
      }).toEqual({
        teamCount: figures.teamCount,
        directCount: figures.directCount,
        agentCount: figures.agentCount,
        onlineCount: 1,
        newCount: figures.newCount,
        activeCount: figures.activeCount,
      })
      expect(figures).toMatchObject({ onlineCount: 1, activeCount: expect.any(Number) })
      expect(await behind({ ...all, ...days, activity: 'idle' })).toBe(figures.teamCount - figures.activeCount)
      const deep = (await bilal.get(agents.downlines, { query: { ...all, sort: 'oldest', pageSize: '100' } })).list
      expect(new Set(deep.map(({ level }) => level)).size).toBeGreaterThan(1)
    },
  )

  test('each member of a list tells its last seven days, with everybody below', { tags: ['AGENT-004'] }, async () => {
    const world = await makeWorld({ scenario: 'lively-team', startAt: '2026-03-10T19:00:00Z' })
    const bilal = await world.signedIn('bilal')
    const days = { startDate: '2026-03-05', endDate: '2026-03-11' }
    const { list } = await bilal.get(agents.downlines, { query: { pageSize: '100' } })
    const members = await bilal.get(agentReports.teamPnlMembers, { query: { ...days, pageSize: '100' } })
    const stakes = Object.fromEntries(members.list.map(({ account, bet }) => [account, bet]))
    expect(Object.fromEntries(list.map(({ account, week }) => [account, sum(week)]))).toEqual(stakes)
    expect(Math.max(...Object.values(stakes))).toBeGreaterThan(0)
    const [first] = list
    const card = await bilal.get(agents.downline, { query: { account: first?.account ?? '', ...days } })
    expect(card.week).toEqual(first?.week)
    expect(card.week).toHaveLength(7)
  })

  test('a period without an end, or that ends before it begins, is refused', {
    tags: ['AGENT-004'],
  }, async () => {
    const bilal = await (await makeWorld()).signedIn('bilal')
    for (const query of [
      { startDate: '2026-03-09' },
      { endDate: '2026-03-09' },
      { startDate: '2026-03-09', endDate: '2026-03-08' },
    ])
      expect((await bilal.call(agents.downlines, { query })).code).toBe('request_param_err')
  })

  test('two made teams below the same agent are kept apart', { tags: ['AGENT-003'] }, async () => {
    const world = await makeWorld()
    const make = () => control(contract.makeTeam, { params: { id: world.id }, body: { under: 'bilal', size: 20 } })
    const [first, second] = [await make(), await make()]
    expect(second.teamCount).toBe(first.teamCount + 20)
    expect(second.accounts).not.toEqual(first.accounts)
  })

  test('making a large team blocks no other call, and a reset meanwhile is a conflict', async () => {
    const world = await makeWorld()
    const params = { id: world.id }
    const people = async () => (await control(contract.tables, { params })).find(({ name }) => name === 'member')?.rows
    const before = (await people()) ?? 0
    let isOver = false
    const body = { under: 'twin42', size: 10_000, depth: 3 }
    const making = send(contract.makeTeam, { params, body }, controlHeaders()).then((answer) => {
      isOver = true
      return answer
    })
    for (let calls = 0; calls < 10; calls += 1) await control(contract.health, {})
    expect(isOver).toBe(false)
    await control(contract.resetWorld, { params })
    expect((await making).status).toBe(409)
    expect(await people()).toBe(before)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('the scenario of ten thousand players has them all, with the same figures twice', {
    tags: ['all', 'AGENT-003'],
  }, async () => {
    const world = await makeWorld({ scenario: 'big-team' })
    const tariq = await world.signedIn('tariq')
    const { teamCount, activeCount, bet } = await tariq.get(agents.overview, { query: MONTH })
    expect(teamCount).toBeGreaterThan(10_000)
    expect(activeCount).toBeGreaterThan(1_000)
    const members = await tariq.get(agentReports.teamPnlMembers, { query: { ...MONTH, pageSize: '100' } })
    expect(sum(members.list.map((row) => row.bet))).toBe(bet)
    expect(await audit(world)).toEqual(SOUND)
  })
})
