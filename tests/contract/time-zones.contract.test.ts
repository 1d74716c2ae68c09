import { control as contract, rebate, records, security, vip, withdrawals, withdrawCards } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { open } from '../support/deposits.ts'
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
    await member.get(security.setPaymentPassword, {
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
