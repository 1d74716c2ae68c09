import { agentReports, agents, security } from '@understudy/contracts'
import { HOUR } from '@understudy/contracts/durations'
import { calendarOf } from '@understudy/contracts/zone'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { histories, historyProperty, patience } from '../support/histories.ts'
import { tableRows } from '../support/table-rows.ts'
import { openGame } from '../support/vendors.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

const { dayNumber } = calendarOf('Asia/Karachi')

const PAYMENT = '739154'
const SPAN = { startDate: '2026-03-10', endDate: '2026-03-20' }

/** Events in a team: a member joins, plays, or sends money up or down; or time passes. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('join' as const),
      below: fc.nat(30),
      agent: fc.boolean(),
      rate: fc.nat(30),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('play' as const), who: fc.nat(30), stake: fc.constantFrom(10, 20, 50) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      who: fc.nat(30),
      amount: fc.integer({ min: 1, max: 90 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('back' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
)

interface Row {
  id: number
  username: string
  upline: string
  merchant: string
  registered_at: number
  member_id: number
  settled_at: number | null
  stake: number
  valid: number
  win: number
  kind: string
  owner: string
  wallet: string
  balance: number
  at: number
  type_id: number
  from_account: number
  to_account: number
  amount: number
}

/** Computes a team's figures by walking the tree and summing every bet and entry of each member. */
async function evaluated(world: TestWorld, top: string) {
  const [members, bets, accounts, movements] = await Promise.all(
    ['member', 'bet', 'account', 'movement'].map((table) => tableRows<Row>(world, table)),
  )
  if (!members || !bets || !accounts || !movements) throw new Error('The tables are there')
  const below = (name: string): number[] =>
    members
      .filter(({ upline, merchant }) => upline === name && merchant === 'aurora1')
      .flatMap(({ id, username }) => [id, ...below(username)])
  const team = new Set<number>(below(top))
  const [first, last] = [
    dayNumber(Date.parse(`${SPAN.startDate}T00:00:00+05:00`)),
    dayNumber(Date.parse(`${SPAN.endDate}T00:00:00+05:00`)),
  ]
  const inSpan = (at: number) => dayNumber(at) >= first && dayNumber(at) <= last
  const played = bets.filter(
    ({ member_id, settled_at }) => team.has(member_id) && settled_at !== null && inSpan(settled_at),
  )
  const owner = new Map(
    accounts.map(({ id, kind, owner: of, wallet }) => [id, kind === 'member' && wallet !== 'demo' ? Number(of) : 0]),
  )
  const moved = movements.filter(({ at }) => inSpan(at))
  const sum = (of: Row[], name: 'stake' | 'valid' | 'win' | 'amount' | 'balance') =>
    of.reduce((total, row) => total + row[name], 0) / 10_000
  const into = (type: number) =>
    moved.filter(({ type_id, to_account }) => type_id === type && team.has(owner.get(to_account) ?? 0))
  const out = (type: number) =>
    moved.filter(({ type_id, from_account }) => type_id === type && team.has(owner.get(from_account) ?? 0))
  return {
    teamCount: team.size,
    directCount: members.filter(({ upline, merchant }) => upline === top && merchant === 'aurora1').length,
    newCount: members.filter(({ id, registered_at }) => team.has(id) && inSpan(registered_at)).length,
    activeCount: new Set(played.filter(({ valid }) => valid > 0).map(({ member_id }) => member_id)).size,
    teamBalance: sum(
      accounts.filter(({ id }) => team.has(owner.get(id) ?? 0)),
      'balance',
    ),
    bets: played.length,
    bet: sum(played, 'stake'),
    validBet: sum(played, 'valid'),
    win: sum(played, 'win'),
    deposit: sum(into(1001), 'amount'),
    agentTransferIn: sum(into(6201), 'amount'),
    agentTransferOut: sum(out(6201), 'amount'),
    income: sum(into(6105), 'amount'),
  }
}

describe('random teams and bets', () => {
  test('a team’s figures equal the sum of what each of its members did', {
    tags: ['AGENT-003', 'AGENT-007', 'soak'],
    timeout: patience(120_000),
  }, async () => {
    const coverage = { bets: 0, active: 0 }
    await fc.assert(
      historyProperty(fc.array(step, { minLength: 12, maxLength: 26 }), async (steps) => {
        const world = await makeWorld()
        const names = ['twin42', 'twin41']
        const actor = new Map<string, Actor>()
        const as = async (name: string) => {
          const signedInActor = actor.get(name) ?? (await world.signedIn(name))
          actor.set(name, signedInActor)
          return signedInActor
        }
        const agentNames = ['twin42', 'twin41']
        let serial = 0
        for (const one of steps) {
          serial += 1
          if (one.kind === 'wait' || one.kind === 'back') {
            await world.advance(one.kind === 'wait' ? one.hours * HOUR : -one.hours * HOUR)
            actor.clear()
            continue
          }
          if (one.kind === 'join') {
            const upline = agentNames[one.below % agentNames.length] ?? ''
            const agent = await as(upline)
            const account = `walker${serial}`
            const { RNG } = await agent.get(agents.rateSettings)
            const rebates = { RNG: Math.min(RNG?.max ?? 0, one.rate / 100) }
            await agent.get(agents.createDownline, {
              body: { account, password: 'Secret99', type: one.agent ? 1 : 0, rebates },
            })
            await fund(agent, account, serial)
            names.push(account)
            if (one.agent) agentNames.push(account)
            continue
          }
          const name = names[one.who % names.length] ?? ''
          if (one.kind === 'play') {
            const game = await openGame(world, await as(name), 'RNG')
            await game.spin(one.stake).catch(() => undefined)
          } else {
            const member = await as(agentNames[one.who % agentNames.length] ?? '')
            const [direct] = (await member.get(agents.downlines, {})).list
            if (direct) await fund(member, direct.account, serial, one.amount)
          }
        }
        for (const name of ['twin42', 'twin41']) {
          const agent = await world.signedIn(name)
          const figures = await agent.get(agents.overview, { query: SPAN })
          const truth = await evaluated(world, name)
          expect(figures).toMatchObject(truth)
          coverage.bets += truth.bets
          coverage.active += truth.activeCount
          const pnl = await agent.get(agentReports.teamPnl, { query: SPAN })
          expect({ bet: pnl.footer.bet, win: pnl.footer.win, deposit: pnl.footer.deposit }).toEqual({
            bet: truth.bet,
            win: truth.win,
            deposit: truth.deposit,
          })
          const members = await agent.get(agentReports.teamPnlMembers, { query: { ...SPAN, pageSize: '100' } })
          expect(members.list.reduce((total, { bets }) => total + bets, 0)).toBe(truth.bets)
        }
        expect(await audit(world)).toEqual(SOUND)
      }),
      histories(3, 20260310),
    )
    expect(coverage.bets).toBeGreaterThan(10)
    expect(coverage.active).toBeGreaterThan(5)
  })
})

/** Sends money from an agent if the balance allows; sets the payment password at the first call. */
async function fund(agent: Actor, account: string, serial: number, amount = 120): Promise<void> {
  await agent.call(security.setPaymentPassword, {
    body: { password: 'Play1234', paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT },
  })
  const requestId = `6f9619ff-8b86-4d01-b42d-${String(serial).padStart(12, '0')}`
  await agent.call(agents.transferDownline, {
    body: { requestId, account, amount, paymentPassword: PAYMENT, remark: '' },
  })
}
