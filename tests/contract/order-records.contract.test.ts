import { records } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { MONTH, statement, sum } from '../support/statement.ts'
import { type Actor, makeWorld } from '../support/world.ts'

const deposits = (actor: Actor, more: object = {}) =>
  actor.get(records.depositRecords, { query: { ...MONTH, pageSize: 100, ...more } })
const withdrawals = (actor: Actor, more: object = {}) =>
  actor.get(records.withdrawRecords, { query: { ...MONTH, pageSize: 100, ...more } })

describe('the record of deposits', () => {
  test('the deposit record lists the seeded orders and totals those that arrived', {
    tags: ['RECORDS-001'],
  }, async () => {
    const amina = await (await makeWorld()).signedIn('amina')
    const { list, footer, totalCount, next } = await deposits(amina)
    expect({ listCount: list.length, next }).toEqual({ listCount: totalCount, next: null })
    expect(new Set(list.map(({ state }) => state)).size).toBeGreaterThan(2)
    const times = list.map(({ depositDate }) => depositDate)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    const arrived = list.filter(({ state }) => state === 3)
    expect(arrived.length).toBeGreaterThan(0)
    expect(footer?.amount).toBe(sum(arrived.map(({ amount }) => amount)))
    expect(footer?.requestedAmount).toBe(sum(arrived.map(({ requestedAmount }) => requestedAmount)))
    const { list: moved } = await statement(amina, { kind: 'deposit' })
    for (const { transId, amount, actualDepositDate } of arrived)
      expect(moved.find(({ order_no }) => order_no === transId)).toMatchObject({ amount, tx_time: actualDepositDate })
  })

  test('the record of deposits is filtered by state and mode, and paged by cursor', {
    tags: ['RECORDS-006'],
  }, async () => {
    const amina = await (await makeWorld()).signedIn('amina')
    const everything = (await deposits(amina)).list
    const rejected = await deposits(amina, { state: 4 })
    expect(rejected.list).toEqual(everything.filter(({ state }) => state === 4))
    expect(rejected.footer).toEqual({ requestedAmount: 0, fee: 0, reimbursementAmount: 0, amount: 0 })
    const mode = everything[0]?.depositMode
    expect((await deposits(amina, { depositMode: mode })).list).toEqual(
      everything.filter(({ depositMode }) => depositMode === mode),
    )
    const first = await deposits(amina, { pageSize: 2 })
    const second = await deposits(amina, { pageSize: 2, after: first.next })
    expect([...first.list, ...second.list]).toEqual(everything.slice(0, 4))
    expect(second).toMatchObject({ footer: null, totalCount: null })
    const codeOf = async (query: object) =>
      (await amina.call(records.depositRecords, { query: query as typeof MONTH })).code
    expect(await codeOf({ ...MONTH, startDate: '2026-02-07' })).toBe('request_param_err')
    expect(await codeOf({ ...MONTH, state: 7 })).toBe('request_param_err')
  })
})

describe('the record of withdrawals', () => {
  test('the withdrawal record lists the seeded orders and totals those not returned', {
    tags: ['RECORDS-002'],
  }, async () => {
    const amina = await (await makeWorld()).signedIn('amina')
    const { list, footer, totalCount } = await withdrawals(amina)
    expect(list).toHaveLength(totalCount ?? 0)
    expect(new Set(list.map(({ status }) => status)).size).toBeGreaterThan(1)
    const active = list.filter(({ status }) => status <= 4)
    expect(active.length).toBeGreaterThan(0)
    expect(footer).toEqual({
      amount: sum(active.map(({ amount }) => amount)),
      fee: sum(active.map(({ fee }) => fee)),
      underWay: sum(active.filter(({ status }) => status < 4).map(({ amount }) => amount)),
    })
    const { list: moved } = await statement(amina, { kind: 'withdrawal' })
    for (const { refId, amount, status } of list) {
      const amounts = moved.filter(({ order_no }) => order_no === refId).map((row) => row.amount)
      expect({ refId, own: amounts }).toEqual({ refId, own: status > 4 ? [amount, -amount] : [-amount] })
    }
    for (const { accountNo } of list) expect(accountNo).toMatch(/^\*+ ?.{4}$|\*/)
  })

  test('the record of withdrawals is filtered by state', { tags: ['RECORDS-006'] }, async () => {
    const amina = await (await makeWorld()).signedIn('amina')
    const everything = (await withdrawals(amina)).list
    const status = everything.at(-1)?.status
    expect((await withdrawals(amina, { status })).list).toEqual(everything.filter((row) => row.status === status))
  })
})

test('members do not see the orders of others', { tags: ['RECORDS-007'] }, async () => {
  const world = await makeWorld()
  const zoya = await world.signedIn('zoya')
  const amina = await world.signedIn('amina')
  const transIds = new Set((await deposits(amina)).list.map(({ transId }) => transId))
  expect((await deposits(zoya)).list.filter(({ transId }) => transIds.has(transId))).toEqual([])
  const paid = new Set((await withdrawals(amina)).list.map(({ refId }) => refId))
  expect((await withdrawals(zoya)).list.filter(({ refId }) => paid.has(refId))).toEqual([])
})
