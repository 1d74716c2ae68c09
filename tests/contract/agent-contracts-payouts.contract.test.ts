import { agentContracts, control as contract, inbox, uplineTransfer } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { agreed, lose, payoutsOf, sendDown, teamOfOne, tier } from '../support/contracts.ts'
import { statement, sum } from '../support/statement.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

const SPAN = { kind: 'income', startDate: '2026-03-10', endDate: '2026-04-05' } as const
const income = async (agent: Actor) =>
  (await statement(agent, SPAN)).list.map(({ amount, tx_type_id, tx_time }) => [
    amount,
    tx_type_id,
    new Date(tx_time).toISOString(),
  ])
const letters = async (reader: Actor) =>
  (await reader.get(inbox.inbox)).content.filter(({ type }) => type === 'money').map(({ content }) => content)
const local = (time: string) => Date.parse(`${time}+05:00`)

describe('a daily salary', { tags: ['AGENT-008', 'AGENT-013'] }, () => {
  const TIERS = [tier(100, 0, 1), tier(570, 1, 2), tier(1_000, 2, 3)]

  test.each([
    ['one bet short of the first tier', [50, 20, 20, 5], []],
    ['exactly the first tier', [50, 50], [1]],
    ['one bet over it', [50, 50, 5], [1.05]],
    ['the bets of the second tier less one', [500, 50, 10, 5], [5.65]],
    ['exactly the second tier', [500, 50, 20], [11.4]],
    ['the bets of the third, but one member of two', [500, 500], [20]],
  ] as const)('%s is paid at three in the morning', async (_, bets, amounts) => {
    const world = await makeWorld()
    const team = await teamOfOne(world)
    const id = await agreed(team, 'salary', TIERS)
    await lose(world, team.player, bets)
    await world.jumpTo(local('2026-03-11T02:59:59'))
    const nayaab = await world.signedIn('nayaab1')
    expect(await payoutsOf(nayaab, id)).toEqual([])
    await world.jumpTo(local('2026-03-11T03:00:00'))
    const [payout] = await payoutsOf(nayaab, id)
    expect(payout).toMatchObject({
      period: { from: local('2026-03-10T00:00:00'), to: local('2026-03-11T00:00:00') },
      base: sum(bets),
      active: sum(bets) >= 500 ? 1 : 0,
      amount: amounts[0] ?? 0,
      status: amounts.length > 0 ? 'paid' : 'none',
    })
    expect(await income(nayaab)).toEqual(amounts.map((amount) => [amount, 6101, '2026-03-10T22:00:00.000Z']))
    expect(await audit(world)).toEqual(SOUND)
  })

  test('an hourly salary is paid by the upline, out of the main wallet', async () => {
    const world = await makeWorld()
    const team = await teamOfOne(world)
    await agreed(team, 'salary', [tier(100, 0, 1)])
    await lose(world, team.player, [100, 100])
    await world.jumpTo(local('2026-03-11T03:00:00'))
    const bilal = await world.signedIn('bilal')
    expect((await income(bilal)).filter(([amount]) => Number(amount) < 0)).toEqual([
      [-2, 6101, '2026-03-10T22:00:00.000Z'],
    ])
  })

  test('a jump over three periods books three payouts', async () => {
    const payouts = []
    for (const first of ['payouts', 'record', 'elsewhere'] as const) {
      const world = await makeWorld()
      const team = await teamOfOne(world)
      const id = await agreed(team, 'salary', [tier(5, 0, 5, { rateType: 'F' }), tier(100, 0, 1)])
      await lose(world, team.player, [100])
      await world.jumpTo(local('2026-03-13T04:00:00'))
      if (first === 'record') await income(await world.signedIn('nayaab1'))
      if (first === 'elsewhere') await world.as('amina')
      const nayaab = await world.signedIn('nayaab1')
      payouts.push((await payoutsOf(nayaab, id)).map(({ amount, status }) => [amount, status]))
      expect(await income(nayaab)).toEqual([[1, 6101, '2026-03-10T22:00:00.000Z']])
      expect(await audit(world)).toEqual(SOUND)
    }
    const three = [...Array(2).fill([0, 'none']), [1, 'paid']]
    expect(payouts).toEqual([three, three, three])
  })

  test('three days of play at once bring three salaries, each by its own day', async () => {
    const world = await makeWorld()
    const team = await teamOfOne(world)
    const id = await agreed(team, 'salary', [tier(20, 0, 1)])
    await lose(world, team.player, [100])
    await world.jumpTo(local('2026-03-11T01:00:00'))
    await lose(world, await world.signedIn('nayaab2'), [50])
    await world.jumpTo(local('2026-03-12T01:00:00'))
    await lose(world, await world.signedIn('nayaab2'), [20])
    await world.jumpTo(local('2026-03-13T03:00:00'))
    const nayaab = await world.signedIn('nayaab1')
    expect((await payoutsOf(nayaab, id)).map(({ amount }) => amount)).toEqual([0.2, 0.5, 1])
    expect((await income(nayaab)).map(([amount]) => amount)).toEqual([0.2, 0.5, 1])
    expect(await audit(world)).toEqual(SOUND)
  })

  test('setting the clock or the state back books no payout twice', async () => {
    const world = await makeWorld()
    const team = await teamOfOne(world)
    const id = await agreed(team, 'salary', [tier(20, 0, 1)])
    await lose(world, team.player, [100])
    const { id: kept } = await control(contract.takeSnapshot, { params: { id: world.id }, body: {} })
    const paid = async () => {
      const nayaab = await world.signedIn('nayaab1')
      return [(await income(nayaab)).length, (await payoutsOf(nayaab, id)).length]
    }
    await world.jumpTo(local('2026-03-11T05:00:00'))
    expect(await paid()).toEqual([1, 1])
    await world.jumpTo(local('2026-03-10T20:00:00'))
    expect(await paid()).toEqual([1, 1])
    await world.jumpTo(local('2026-03-11T05:00:00'))
    expect(await paid()).toEqual([1, 1])
    await control(contract.restoreSnapshot, { params: { id: world.id }, body: { snapshot: kept } })
    expect(await paid()).toEqual([0, 0])
    await world.jumpTo(local('2026-03-11T05:00:00'))
    expect(await paid()).toEqual([1, 1])
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a daily salary for one product counts that product alone', async () => {
    const world = await makeWorld()
    const team = await teamOfOne(world)
    const slots = await agreed(team, 'salary', [tier(20, 0, 1)], { product: 'RNG' })
    const fish = await agreed(team, 'salary', [tier(20, 0, 1)], { product: 'FISH' })
    await lose(world, team.player, [100])
    await world.jumpTo(local('2026-03-11T03:00:00'))
    const nayaab = await world.signedIn('nayaab1')
    expect((await payoutsOf(nayaab, slots)).map(({ base, amount }) => [base, amount])).toEqual([[100, 1]])
    expect((await payoutsOf(nayaab, fish)).map(({ base, amount }) => [base, amount])).toEqual([[0, 0]])
  })
})

describe('an upline with too little', { tags: ['AGENT-008', 'AGENT-013'] }, () => {
  const owing = async (world: TestWorld) => {
    const team = await teamOfOne(world)
    const id = await agreed(team, 'salary', [tier(20, 0, 100, { rateType: 'F' })])
    const { availBalance } = await team.bilal.get(uplineTransfer.transferState)
    await sendDown(team.bilal, 'nayaab2', sum([availBalance, -1]), false)
    await lose(world, team.player, [20])
    await world.jumpTo(local('2026-03-11T03:00:00'))
    return id
  }

  test('an unpaid payout is owed in full and lapses after thirty days', async () => {
    const world = await makeWorld()
    const id = await owing(world)
    const standing = async () => (await payoutsOf(await world.signedIn('nayaab1'), id)).at(-1)
    expect(await standing()).toMatchObject({ amount: 100, status: 'owed', paidAt: null })
    await world.jumpTo(local('2026-04-10T02:59:59'))
    expect((await standing())?.status).toBe('owed')
    await world.jumpTo(local('2026-04-10T03:00:00'))
    expect((await standing())?.status).toBe('lapsed')
    const nayaab = await world.signedIn('nayaab1')
    expect(await income(nayaab)).toEqual([])
    const [payee, payer] = [await letters(nayaab), await letters(await world.signedIn('bilal'))]
    expect({ count: payee.length, first: payee[0], second: payee[1] }).toEqual({
      count: 2,
      first: expect.stringMatching(/Rs\u00a0100.* \(Daily salary, .*bilal.*\) were not paid to you within thirty days/),
      second: expect.stringMatching(/Rs\u00a0100.* \(Daily salary, .*bilal.*\) are still owed to you/),
    })
    expect(payer[0]).toMatch(/Rs\u00a0100.* \(Daily salary, .*nayaab1.*\) were not paid within thirty days/)
    expect(payer[1]).toMatch(/Rs\u00a0100.* \(Daily salary, .*nayaab1.*\) could not be paid/)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('an owed payout is paid once, on the first morning with enough money', async () => {
    const world = await makeWorld()
    const id = await owing(world)
    await sendDown(await world.signedIn('tariq'), 'bilal', 200)
    await world.jumpTo(local('2026-03-12T02:59:59'))
    expect(await income(await world.signedIn('nayaab1'))).toEqual([])
    await world.jumpTo(local('2026-03-14T12:00:00'))
    const nayaab = await world.signedIn('nayaab1')
    expect(await income(nayaab)).toEqual([[100, 6101, '2026-03-11T22:00:00.000Z']])
    expect((await payoutsOf(nayaab, id)).at(-1)).toMatchObject({
      status: 'paid',
      paidAt: local('2026-03-12T03:00:00'),
    })
    expect((await letters(nayaab))[0]).toMatch(
      /Rs\u00a0100.* \(Daily salary, .*bilal.*\), which were owed to you, are in/,
    )
    expect(await audit(world)).toEqual(SOUND)
  })
})

describe('a dividend', { tags: ['AGENT-008', 'AGENT-013'] }, () => {
  const TIERS = [tier(0, 0, 5, { netLoss: 50 }), tier(100, 0, 10, { netLoss: 100 })]

  test.each([
    ['one bet short', [20, 20, 5], [0, 'none']],
    ['exactly the first loss', [50], [2.5, 'paid']],
    ['one bet short of the second', [50, 20, 20, 5], [4.75, 'paid']],
    ['exactly the second', [50, 50], [10, 'paid']],
    ['one over it', [50, 50, 5], [10.5, 'paid']],
  ] as const)('%s of half a month is paid on the sixteenth at six', async (_, bets, [amount, status]) => {
    const world = await makeWorld()
    const team = await teamOfOne(world)
    const id = await agreed(team, 'dividend', TIERS, { compPeriod: 'half' })
    await lose(world, team.player, bets)
    await world.jumpTo(local('2026-03-16T05:59:59'))
    const nayaab = await world.signedIn('nayaab1')
    expect(await payoutsOf(nayaab, id)).toEqual([])
    await world.jumpTo(local('2026-03-16T06:00:00'))
    const [payout] = await payoutsOf(nayaab, id)
    expect(payout).toMatchObject({ base: sum(bets), amount, status })
    expect((await income(nayaab)).map(([paid, type]) => [paid, type])).toEqual(amount > 0 ? [[amount, 6106]] : [])
    expect(await audit(world)).toEqual(SOUND)
  })

  test('half-monthly and monthly contracts book each period that ended', async () => {
    const world = await makeWorld()
    const team = await teamOfOne(world)
    const half = await agreed(team, 'dividend', TIERS, { compPeriod: 'half', product: 'RNG' })
    const month = await agreed(team, 'dividend', TIERS, { compPeriod: 'month' })
    await lose(world, team.player, [50])
    await world.jumpTo(local('2026-04-16T06:00:00'))
    const nayaab = await world.signedIn('nayaab1')
    expect((await payoutsOf(nayaab, half)).map(({ amount }) => amount)).toEqual([0, 0, 2.5])
    expect((await payoutsOf(nayaab, month)).map(({ amount }) => amount)).toEqual([2.5])
    expect(await audit(world)).toEqual(SOUND)
  })
})

describe('an hourly salary', { tags: ['AGENT-008', 'AGENT-013'] }, () => {
  test('an hourly salary counts the play of each hour and pays missed hours together', async () => {
    const world = await makeWorld()
    const team = await teamOfOne(world)
    const id = await agreed(team, 'hour', [tier(50, 0, 1), tier(500, 1, 10, { rateType: 'F' })])
    await lose(world, team.player, [50])
    await world.jumpTo(local('2026-03-10T13:10:00'))
    await lose(world, await world.signedIn('nayaab2'), [20, 20, 5])
    await world.jumpTo(local('2026-03-10T14:20:00'))
    await lose(world, await world.signedIn('nayaab2'), [500])
    await world.jumpTo(local('2026-03-10T14:59:59'))
    const nayaab = await world.signedIn('nayaab1')
    expect((await payoutsOf(nayaab, id)).map(({ amount, status }) => [amount, status])).toEqual([
      [0, 'none'],
      [0.5, 'paid'],
    ])
    await world.jumpTo(local('2026-03-10T21:00:00'))
    expect((await payoutsOf(await world.signedIn('nayaab1'), id)).map(({ amount }) => amount)).toEqual([10, 0, 0.5])
    expect((await income(await world.signedIn('nayaab1'))).map(([amount, , at]) => [amount, at])).toEqual([
      [10, '2026-03-10T10:00:00.000Z'],
      [0.5, '2026-03-10T08:00:00.000Z'],
    ])
    await world.jumpTo(local('2026-03-10T12:30:00'))
    await world.jumpTo(local('2026-03-10T22:00:00'))
    expect((await income(await world.signedIn('nayaab1'))).length).toBe(2)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a contract’s running hour still has its play when the clock is set back into it', async () => {
    const world = await makeWorld()
    const team = await teamOfOne(world)
    const id = await agreed(team, 'hour', [tier(50, 0, 1)])
    await lose(world, team.player, [50])
    const runningOf = async () => {
      const query = { kind: 'hour', role: 'mine' } as const
      const { list } = await (await world.signedIn('nayaab1')).get(agentContracts.contracts, { query })
      const { running } = list.find((one) => one.id === id) ?? {}
      return { validBet: running?.validBet, amount: running?.amount }
    }
    const before = await runningOf()
    expect(before).toEqual({ validBet: 50, amount: 0.5 })
    await world.jumpTo(local('2026-03-10T13:05:00'))
    expect(await runningOf()).toEqual({ validBet: 0, amount: 0 })
    await world.jumpTo(local('2026-03-10T12:59:00'))
    expect(await runningOf()).toEqual(before)
    await world.jumpTo(local('2026-03-10T14:05:00'))
    expect((await payoutsOf(await world.signedIn('nayaab1'), id)).map(({ amount }) => amount)).toEqual([0.5])
  })

  test('a paid hour stays as it is when the clock is set back and more is played in it', async () => {
    const world = await makeWorld()
    const team = await teamOfOne(world)
    const id = await agreed(team, 'hour', [tier(50, 0, 1)])
    await lose(world, team.player, [50])
    await world.jumpTo(local('2026-03-10T13:05:00'))
    expect((await payoutsOf(await world.signedIn('nayaab1'), id)).length).toBe(1)
    await world.jumpTo(local('2026-03-10T12:40:00'))
    await lose(world, await world.signedIn('nayaab2'), [100])
    await world.jumpTo(local('2026-03-10T15:00:00'))
    const nayaab = await world.signedIn('nayaab1')
    expect((await payoutsOf(nayaab, id)).map(({ amount, base }) => [amount, base])).toEqual([[0.5, 50]])
    expect((await income(nayaab)).map(([amount]) => amount)).toEqual([0.5])
    expect(await audit(world)).toEqual(SOUND)
  })
})
