import {
  agentContracts,
  agentReports,
  agents,
  chat,
  control as contract,
  rebate,
  records,
  security,
  vip,
  withdrawals,
  withdrawCards,
} from '@understudy/contracts'
import { HOUR } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { lose, payoutsOf, tier } from '../support/contracts.ts'
import { open } from '../support/deposits.ts'
import { statement } from '../support/statement.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

/** The last instant of 10 March 2026 at each merchant: in Karachi, Dubai and Dhaka. */
const MERCHANTS = [
  ['amina', 'aurora1', 'Asia/Karachi', '2026-03-10T18:59:59.999Z'],
  ['daud', 'dune4', 'Asia/Dubai', '2026-03-10T19:59:59.999Z'],
  ['erum', 'ember5', 'Asia/Dhaka', '2026-03-10T17:59:59.999Z'],
] as const

/** A member shortly before the midnight of their merchant; nobody decides by himself. */
async function beforeMidnight(name: string, last: string) {
  const world = await makeWorld()
  await world.settings({ cashier: { deposits: 'leave', withdrawals: 'leave' } })
  await setTo(world, Date.parse(last))
  return { world, member: await world.as(name) }
}

const setTo = async (world: TestWorld, now: number) =>
  void (await control(contract.patchClock, { params: { id: world.id }, body: { set: now, state: 'frozen' } }))

const depositsOn = async (member: Actor, day: string) =>
  (await member.get(records.depositRecords, { query: { startDate: day, endDate: day, pageSize: 20 } })).list

describe('a day of a merchant begins at midnight of its own time zone', () => {
  test.each(MERCHANTS)('deposits of %s (%s, %s) have day and number of their day', async (name, _code, _zone, last) => {
    const { world, member } = await beforeMidnight(name, last)
    const { value: before } = await open(member, 'pg', 'PG1', 500)
    await setTo(world, Date.parse(last) + 1)
    const { value: after } = await open(member, 'pg', 'PG1', 600)
    expect(before.transId).toMatch(/^D20260310/)
    expect(after.transId).toMatch(/^D20260311/)
    expect((await depositsOn(member, '2026-03-10')).map(({ transId, day }) => [transId, day])).toEqual([
      [before.transId, '2026-03-10'],
    ])
    expect((await depositsOn(member, '2026-03-11')).map(({ transId, day }) => [transId, day])).toEqual([
      [after.transId, '2026-03-11'],
    ])
  })

  test.each(MERCHANTS)('withdrawals of %s (%s, %s) are counted anew', async (name, _code, _zone, last) => {
    const { world, member } = await beforeMidnight(name, last)
    await member.call(security.setPaymentPassword, {
      body: { password: 'Play1234', paymentPassword: '280914', confirmPaymentPassword: '280914' },
    })
    const card = { bankCode: 'MRJ', accountNo: 'MRJB00001111222233', payeeName: 'Some Body', paymentPassword: '280914' }
    const { cards } = await member.get(withdrawCards.withdrawCards)
    if (cards.length === 0) await member.get(withdrawCards.addWithdrawCard, { body: card })
    const { cards: usable, ...settings } = await member.get(withdrawals.withdrawSettings)
    const reply = await member.call(withdrawals.openWithdrawal, {
      body: {
        requestId: '00000000-0000-4000-8000-000000000001',
        amount: 100,
        cardId: usable[0]?.cardId ?? 0,
        paymentPassword: '280914',
      },
    })
    expect(reply.value?.refId).toMatch(/^W20260310/)
    const leftCount = async () => (await member.get(withdrawals.withdrawSettings)).leftCount
    expect(await leftCount()).toBe(settings.leftCount - 1)
    await setTo(world, Date.parse(last) + 1)
    expect(await leftCount()).toBe(settings.dailyCount)
  })

  test.each(MERCHANTS.filter(([, code]) => code !== 'ember5'))(
    'the rebate of %s (%s, %s) is that of their own yesterday',
    async (name, _code, _zone, last) => {
      const { world, member } = await beforeMidnight(name, last)
      expect((await member.get(rebate.manualRebate, { query: {} })).date).toBe('2026-03-09')
      await setTo(world, Date.parse(last) + 1)
      const { date, claimFrom, claimUntil } = await member.get(rebate.manualRebate, { query: {} })
      expect({ date, claimFrom, claimUntil }).toEqual({
        date: '2026-03-10',
        claimFrom: Date.parse(last) + 1,
        claimUntil: Date.parse(last) + 86_400_000,
      })
    },
  )

  test('the VIP month of Dubai changes an hour after that of Karachi', async () => {
    const world = await makeWorld()
    const [amina, daud] = [await world.as('amina'), await world.as('daud')]
    const months = async () => [(await amina.get(vip.rankProgress)).month, (await daud.get(vip.rankProgress)).month]
    await setTo(world, Date.parse('2026-03-31T18:59:59.999Z'))
    expect(await months()).toEqual(['2026-03', '2026-03'])
    await setTo(world, Date.parse('2026-03-31T19:00:00.000Z'))
    expect(await months()).toEqual(['2026-04', '2026-03'])
    await setTo(world, Date.parse('2026-03-31T20:00:00.000Z'))
    expect(await months()).toEqual(['2026-04', '2026-04'])
  })

  test.each(MERCHANTS)('the next midnight for %s (%s, %s) is due', async (name, _code, zone, last) => {
    const world = await makeWorld()
    await world.signedIn(name)
    const [midnight] = await control(contract.dueEvents, { params: { id: world.id }, query: { kind: 'midnight' } })
    expect(midnight).toEqual({ kind: 'midnight', at: Date.parse(last) + 1, about: zone })
  })
})

/** Agents elsewhere than in Karachi, with the agent above and a player below. */
const TEAMS = [
  ['yasir102', 'yasir101', 'uzma108', 'dune4', '2026-03-10T19:59:59.999Z'],
  ['kashif102', 'kashif101', 'noor108', 'ember5', '2026-03-10T17:59:59.999Z'],
] as const

describe('an agent’s day begins at midnight of the merchant’s time zone', () => {
  test.each(TEAMS)('figures of %s count a bet on its day', async (name, _above, below, _code, last) => {
    const world = await makeWorld()
    const betsOn = async (day: string) => {
      const agent = await world.signedIn(name)
      return (await agent.get(agents.overview, { query: { startDate: day, endDate: day } })).bet
    }
    await setTo(world, Date.parse(last))
    const before = await betsOn('2026-03-10')
    await lose(world, await world.signedIn(below), [50])
    await setTo(world, Date.parse(last) + 1)
    await lose(world, await world.signedIn(below), [20])
    expect({ tenth: (await betsOn('2026-03-10')) - before, eleventh: await betsOn('2026-03-11') }).toEqual({
      tenth: 50,
      eleventh: 20,
    })
  })

  test.each(TEAMS)('commission of %s is paid at four in their morning', async (name, _above, below, _code, last) => {
    const world = await makeWorld()
    await setTo(world, Date.parse(last))
    await lose(world, await world.signedIn(below), [500])
    const paid = async () => {
      const agent = await world.signedIn(name)
      const { list } = await agent.get(agentReports.commission, {
        query: { startDate: '2026-03-10', endDate: '2026-03-10' },
      })
      return list[0]?.paidAt ?? null
    }
    const morning = Date.parse(last) + 1 + 4 * HOUR
    await setTo(world, morning - 1)
    expect(await paid()).toBeNull()
    await setTo(world, morning)
    expect(await paid()).toBe(morning)
  })

  test.each(TEAMS)('a salary of %s is for their day, paid at three', async (name, above, below, _code, last) => {
    const world = await makeWorld()
    const [payer, agent] = [await world.signedIn(above), await world.signedIn(name)]
    const terms = { kind: 'salary' as const, product: 'CONS' as const, account: name, tiers: [tier(20, 0, 1)] }
    const { id } = await payer.get(agentContracts.createContract, { body: { ...terms, acceptHigherRate: true } })
    await agent.get(agentContracts.processSalary, { body: { id, status: 'A' } })
    const midnight = Date.parse(last) + 1
    await setTo(world, midnight - 1)
    await lose(world, await world.signedIn(below), [100])
    await setTo(world, midnight)
    await lose(world, await world.signedIn(below), [50])
    await setTo(world, midnight + 3 * HOUR - 1)
    expect(await payoutsOf(await world.signedIn(name), id)).toEqual([])
    await setTo(world, midnight + 3 * HOUR)
    expect(await payoutsOf(await world.signedIn(name), id)).toMatchObject([
      { period: { from: midnight - 24 * HOUR, to: midnight }, status: 'paid' },
    ])
    const lines = await statement(await world.signedIn(name), {
      kind: 'income',
      startDate: '2026-03-11',
      endDate: '2026-03-11',
    })
    expect(lines.list.filter(({ tx_type_id }) => tx_type_id === 6101).map(({ tx_time }) => tx_time)).toEqual([
      midnight + 3 * HOUR,
    ])
  })
})

// The chat is switched off at dune4.
test.each(MERCHANTS.filter(([, code]) => code !== 'dune4'))(
  'the chat’s desk opens for %s (%s, %s) at eight of their clock',
  async (name, _code, _zone, last) => {
    const world = await makeWorld()
    const opening = Date.parse(last) + 1 + 8 * HOUR
    const present = async () => {
      const member = await world.signedIn(name)
      return (await member.get(chat.chatModels)).filter(({ online }) => online).map((agent) => agent.name)
    }
    await setTo(world, opening - 1)
    expect(await present()).toEqual([])
    await setTo(world, opening)
    expect(await present()).toEqual(['Saima'])
  },
)
