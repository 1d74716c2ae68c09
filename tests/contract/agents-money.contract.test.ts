import { agentReports, agents, security, uplineTransfer } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import * as deposits from '../support/deposits.ts'
import { statement, sum } from '../support/statement.ts'
import { openGame } from '../support/vendors.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

const TODAY = { startDate: '2026-03-10', endDate: '2026-03-10' }
const PAYMENT = '739154'
const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

const overview = (agent: Actor, days = TODAY) => agent.get(agents.overview, { query: days })
const open = async (agent: Actor, account: string, more: object = {}) =>
  agent.call(agents.createDownline, { body: { account, password: 'Secret99', type: 0, ...more } })

describe('a transfer to a downline', () => {
  const withPassword = (member: Actor) =>
    member.get(security.setPaymentPassword, {
      body: { password: 'Play1234', paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT },
    })
  const send = (agent: Actor, more: object = {}) =>
    agent.call(agents.transferDownline, {
      body: { requestId: ID, account: 'bushra', amount: 100, paymentPassword: PAYMENT, remark: 'well done', ...more },
    })

  test('a transfer to a downline is booked once, in both records and the team’s figures', {
    tags: ['AGENT-004', 'API-064'],
  }, async () => {
    const world = await makeWorld()
    const [bilal, bushra] = [await world.signedIn('bilal'), await world.signedIn('bushra')]
    await withPassword(bilal)
    const { availBalance } = await bilal.get(uplineTransfer.transferState)
    const answers = await Promise.all([send(bilal), send(bilal), send(bilal)])
    expect(answers.map(({ value }) => value?.balance)).toEqual(Array(3).fill(availBalance - 100))
    const [came] = (await statement(bushra, { kind: 'transfer' })).list
    expect(came).toMatchObject({ tx_type_id: 6202, amount: 100, about: 'bilal', remark: 'well done', order_no: ID })
    expect((await statement(bilal, { kind: 'transfer' })).list[0]).toMatchObject({ amount: -100, about: 'bushra' })
    expect((await overview(bilal)).agentTransferIn).toBe(100)
    expect((await send(bilal, { amount: 200 })).code).toBe('transaction.conflict')
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a transfer needs the payment password, enough money and a direct downline', {
    tags: ['AGENT-004'],
  }, async () => {
    const world = await makeWorld()
    const bilal = await world.signedIn('bilal')
    expect((await send(bilal)).code).toBe('payment.password.unset')
    await withPassword(bilal)
    expect((await send(bilal, { paymentPassword: '111222' })).code).toBe('payment.password.wrong')
    expect((await send(bilal, { amount: 999_999 })).code).toBe('balance.not.enough')
    expect((await send(bilal, { account: 'amina' })).code).toBe('downline.not.found')
    expect((await send(bilal, { account: 'tariq' })).code).toBe('downline.not.found')
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a fifth wrong payment password locks transfers', { tags: ['AGENT-004'] }, async () => {
    const bilal = await (await makeWorld()).signedIn('bilal')
    await withPassword(bilal)
    const codes: (string | undefined)[] = []
    for (let tries = 0; tries < 5; tries += 1) codes.push((await send(bilal, { paymentPassword: '111222' })).code)
    expect(codes).toEqual([...Array<string>(4).fill('payment.password.wrong'), 'payment.password.locked'])
    expect((await send(bilal)).code).toBe('payment.password.locked')
  })

  test('a deposit not yet turned over cannot be transferred', { tags: ['AGENT-004'] }, async () => {
    const world = await makeWorld()
    const bilal = await world.signedIn('bilal')
    await withPassword(bilal)
    const { value: order } = await deposits.open(bilal, 'mt', 'MT1', 500)
    await deposits.prove(bilal, order.transId)
    await deposits.decide(world, order.transId, 'approve')
    expect((await send(bilal)).code).toBe('turnover.not.met')
    expect(await audit(world)).toEqual(SOUND)
  })
})

test('an account outside the team is not found in any report', {
  tags: ['AGENT-006', 'AGENT-007'],
}, async () => {
  const bilal = await (await makeWorld()).signedIn('bilal')
  for (const account of ['amina', 'tariq', 'nobody99']) {
    const query = { ...TODAY, under: account }
    const codes = await Promise.all([
      bilal.call(agentReports.teamPnl, { query }),
      bilal.call(agentReports.teamPnlMembers, { query }),
      bilal.call(agentReports.teamBetting, { query }),
    ])
    expect(codes.map(({ code }) => code)).toEqual(Array(3).fill('downline.not.found'))
    const body = { account, rebates: { RNG: 0.1 } }
    expect((await bilal.call(agents.setDownlineRates, { body })).code, account).toBe('downline.not.found')
  }
})

describe('an agent’s figures', () => {
  test('a downline’s play is in the figures of every upline at once', {
    tags: ['AGENT-006', 'AGENT-007'],
  }, async () => {
    const world = await makeWorld()
    const [tariq, bilal, bushra] = [
      await world.signedIn('tariq'),
      await world.signedIn('bilal'),
      await world.signedIn('bushra'),
    ]
    const before = await Promise.all([tariq, bilal].map((agent) => overview(agent)))
    const game = await openGame(world, bushra, 'RNG')
    await game.spin(50)
    await game.spin(20)
    for (const [index, agent] of [tariq, bilal].entries()) {
      const now = await overview(agent)
      expect(sum([now.bet, -(before[index]?.bet ?? 0)])).toBe(70)
      expect(sum([now.win, -now.bet])).toBe(now.pnl)
      const pnl = await agent.get(agentReports.teamPnl, { query: TODAY })
      expect({ bet: pnl.footer.bet, win: pnl.footer.win }).toEqual({ bet: now.bet, win: now.win })
      expect(sum(pnl.products.map(({ bet }) => bet))).toBe(now.bet)
      const members = await agent.get(agentReports.teamPnlMembers, { query: { ...TODAY, pageSize: '100' } })
      expect(sum(members.list.map(({ bet }) => bet))).toBe(now.bet)
      const betting = await agent.get(agentReports.teamBetting, {
        query: { ...TODAY, gameType: 'RNG', pageSize: '100' },
      })
      expect(sum(betting.members.map(({ bet }) => bet))).toBe(betting.footer.bet)
      expect(betting.footer.bet).toBe(pnl.products.find(({ gameType }) => gameType === 'RNG')?.bet)
    }
    const row = (await bilal.get(agentReports.teamPnlMembers, { query: { ...TODAY, pageSize: '100' } })).list.find(
      ({ account }) => account === 'bushra',
    )
    expect(row?.bet).toBe(70)
  })

  test('a team’s sum of bets covers one product, or all if none is named', {
    tags: ['AGENT-006'],
  }, async () => {
    const bilal = await (await makeWorld({ scenario: 'lively-team' })).signedIn('bilal')
    const query = { startDate: '2026-03-04', endDate: '2026-03-10', pageSize: '100' }
    const allBets = await bilal.get(agentReports.teamBetting, { query })
    expect(allBets.products.filter(({ bet }) => bet > 0).length).toBeGreaterThan(1)
    expect(allBets.members.every(({ gameType }) => gameType === null)).toBe(true)
    for (const name of ['bet', 'validBet', 'win'] as const) {
      expect(sum(allBets.products.map((row) => row[name]))).toBe(allBets.footer[name])
      expect(sum(allBets.members.map((row) => row[name]))).toBe(allBets.footer[name])
    }
    for (const product of allBets.products) {
      const { gameType, ...figures } = product
      const { products, members, footer } = await bilal.get(agentReports.teamBetting, { query: { ...query, gameType } })
      expect(products).toEqual(allBets.products)
      expect(footer, gameType).toEqual(figures)
      expect(sum(members.map(({ bet }) => bet)), gameType).toBe(figures.bet)
    }
  })

  test('commission by day and by product have the same sum, days without any included', {
    tags: ['AGENT-006'],
  }, async () => {
    const bilal = await (await makeWorld({ scenario: 'lively-team' })).signedIn('bilal')
    const query = { startDate: '2026-03-04', endDate: '2026-03-10' }
    const { list, products, footer } = await bilal.get(agentReports.commission, { query })
    expect(list.some(({ commission }) => commission === 0)).toBe(true)
    for (const name of ['validBet', 'commission'] as const)
      for (const rows of [list, products]) expect(sum(rows.map((row) => row[name]))).toBe(footer[name])
    expect(footer.commission).toBe((await overview(bilal, query)).commission)
  })

  test('commission is each rate less the one below, paid once on the next morning', {
    tags: ['AGENT-006'],
  }, async () => {
    const world = await makeWorld()
    const [tariq, bilal] = [await world.signedIn('tariq'), await world.signedIn('bilal')]
    await open(bilal, 'nayaab1', { rebates: { RNG: 0.2 } })
    await withMoney(world, bilal, 'nayaab1', 1_000)
    const before = await Promise.all([tariq, bilal].map(async (agent) => (await overview(agent)).commission))
    const game = await openGame(world, await world.signedIn('nayaab1'), 'RNG')
    await game.spin(500)
    const [top, middle] = await Promise.all(
      [tariq, bilal].map(async (agent, index) => sum([(await overview(agent)).commission, -(before[index] ?? 0)])),
    )
    // The rates are 1 % for tariq, 0.8 % for bilal, 0.2 % for the player.
    expect({ top, middle }).toEqual({ top: 1, middle: 3 })
    await world.jumpTo('2026-03-10T22:59:59Z')
    const paid = async (name: string) =>
      (
        await statement(await world.signedIn(name), { kind: 'income', startDate: '2026-03-10', endDate: '2026-03-12' })
      ).list.filter(({ tx_type_id }) => tx_type_id === 6105)
    expect(await paid('nayaab1')).toEqual([])
    await world.jumpTo('2026-03-10T23:00:00Z')
    expect((await paid('nayaab1')).map(({ amount, tx_type_id }) => [amount, tx_type_id])).toEqual([[1, 6105]])
    expect((await paid('bilal')).length).toBe(1)
    const report = await (await world.signedIn('bilal')).get(agentReports.commission, { query: TODAY })
    expect({ paid: report.footer.paid, paidAt: report.list[0]?.paidAt }).toEqual({
      paid: Math.floor(report.footer.commission * 100) / 100,
      paidAt: Date.parse('2026-03-10T23:00:00Z'),
    })
    await world.jumpTo('2026-03-10T10:00:00Z')
    await world.jumpTo('2026-03-11T23:00:00Z')
    expect((await paid('nayaab1')).length).toBe(1)
    expect(await audit(world)).toEqual(SOUND)
  })
})

/** Sends money from an agent, who first sets a payment password. */
async function withMoney(world: TestWorld, agent: Actor, account: string, amount: number): Promise<void> {
  await agent.get(security.setPaymentPassword, {
    body: { password: 'Play1234', paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT },
  })
  await agent.get(agents.transferDownline, {
    body: { requestId: ID, account, amount, paymentPassword: PAYMENT, remark: '' },
  })
  expect((await audit(world)).sound).toBe(true)
}
