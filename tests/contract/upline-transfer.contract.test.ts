import { security, uplineTransfer, wallet } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import * as deposits from '../support/deposits.ts'
import { statement } from '../support/statement.ts'
import { type Actor, makeWorld } from '../support/world.ts'

const PAYMENT = '739154'
const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const OTHER = '6f9619ff-8b86-4d01-b42d-00cf4fc964aa'

const withPassword = (member: Actor) =>
  member.get(security.setPaymentPassword, {
    body: { password: 'Play1234', paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT },
  })
type Body = Partial<{ requestId: string; amount: number; paymentPassword: string; remark: string }>
const send = (member: Actor, more: Body = {}) =>
  member.call(uplineTransfer.transferUpline, {
    body: { requestId: ID, amount: 100, paymentPassword: PAYMENT, remark: 'for the season', ...more },
  })
const balance = async (member: Actor) => (await member.get(wallet.balance)).sumBalance

describe('a transfer to the upline', () => {
  test.each([
    ['bushra', 'bilal'],
    ['bilal', 'tariq'],
  ])(
    '%s sends to %s, and both see the transfer and its remark in their records',
    { tags: ['FLAGS-020', 'MONEY-008'] },
    async (from, to) => {
      const world = await makeWorld()
      const [sender, upline] = [await world.signedIn(from), await world.signedIn(to)]
      await withPassword(sender)
      expect(await sender.get(uplineTransfer.transferState)).toMatchObject({ enabled: true, upline: to })
      const before = [await balance(sender), await balance(upline)] as const
      const { value } = await send(sender, { amount: 100.25 })
      expect(value).toEqual({ transId: ID, upline: to, amount: 100.25, balance: before[0] - 100.25 })
      expect({ balanceSender: await balance(sender), balanceUpline: await balance(upline) }).toEqual({
        balanceSender: before[0] - 100.25,
        balanceUpline: before[1] + 100.25,
      })
      const [out] = (await statement(sender, { kind: 'transfer' })).list
      const [came] = (await statement(upline, { kind: 'transfer' })).list
      const both = { order_no: ID, remark: 'for the season' }
      expect(out).toMatchObject({ ...both, tx_type_id: 6201, amount: -100.25, about: to })
      expect(came).toMatchObject({ ...both, tx_type_id: 6202, amount: 100.25, about: from })
      expect(await audit(world)).toEqual(SOUND)
    },
  )

  test('a repeated transfer moves money once, with other content it is a conflict', {
    tags: ['API-064'],
  }, async () => {
    const world = await makeWorld()
    const bushra = await world.signedIn('bushra')
    await withPassword(bushra)
    const before = await balance(bushra)
    const answers = await Promise.all([send(bushra), send(bushra), send(bushra)])
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined])
    expect(await balance(bushra)).toBe(before - 100)
    expect((await send(bushra, { amount: 200 })).code).toBe('transaction.conflict')
    expect((await send(bushra, { remark: 'for something else' })).code).toBe('transaction.conflict')
    await send(bushra, { requestId: OTHER })
    expect(await balance(bushra)).toBe(before - 200)
  })

  test('a transfer to the upline needs the payment password, locked after five tries', {
    tags: ['API-064'],
  }, async () => {
    const world = await makeWorld()
    const bushra = await world.signedIn('bushra')
    const before = await balance(bushra)
    expect((await send(bushra)).code).toBe('payment.password.unset')
    await withPassword(bushra)
    const wrong = { paymentPassword: '284617' }
    const codes: (string | undefined)[] = []
    for (let tries = 0; tries < 5; tries += 1) codes.push((await send(bushra, wrong)).code)
    expect(codes).toEqual([...Array<string>(4).fill('payment.password.wrong'), 'payment.password.locked'])
    expect((await send(bushra)).code).toBe('payment.password.locked')
    expect((await bushra.get(uplineTransfer.transferState)).paymentLockedUntil).toBeGreaterThan(0)
    expect(await balance(bushra)).toBe(before)
  })

  test('a transfer above the balance or out of bounds moves nothing', {
    tags: ['API-064'],
  }, async () => {
    const world = await makeWorld()
    const bushra = await world.signedIn('bushra')
    await withPassword(bushra)
    const before = await balance(bushra)
    expect((await send(bushra, { amount: Math.floor(before) + 1 })).code).toBe('balance.not.enough')
    for (const refused of [{ remark: 'x'.repeat(141) }, { amount: 0.5 }, { amount: 1.234 }, { amount: 1_000_001 }])
      expect((await send(bushra, refused)).code).toBe('field.invalid')
    expect((await send(bushra, { remark: 'x'.repeat(140) })).code).toBeUndefined()
    expect(await balance(bushra)).toBe(before - 100)
  })

  test.each(['amina', 'tariq', 'twin42'])(
    'a transfer to the upline is refused to %s, who has no upline or is a top agent',
    { tags: ['FLAGS-020', 'MONEY-008'] },
    async (name) => {
      const world = await makeWorld()
      const member = await world.signedIn(name)
      expect((await member.get(uplineTransfer.transferState)).enabled).toBe(false)
      expect((await send(member)).code).toBe('permission.denied')
    },
  )

  test('a deposit not yet turned over cannot be transferred', { tags: ['MONEY-008'] }, async () => {
    const world = await makeWorld()
    const bushra = await world.signedIn('bushra')
    await withPassword(bushra)
    const { value: order } = await deposits.open(bushra, 'mt', 'MT1', 500)
    await deposits.prove(bushra, order.transId)
    await deposits.decide(world, order.transId, 'approve')
    const before = await balance(bushra)
    const { code, detail } = await send(bushra)
    expect({ code, detail }).toEqual({ code: 'turnover.not.met', detail: { required: 500, current: 0 } })
    expect(await balance(bushra)).toBe(before)
  })

  test('a transfer to the upline is off without AGETRANSFERUP3', { tags: ['FLAGS-020', 'MONEY-008'] }, async () => {
    const world = await makeWorld({ flags: { AGETRANSFERUP3: false } })
    const bushra = await world.signedIn('bushra')
    expect((await send(bushra)).code).toBe('function.not.available')
    expect((await bushra.call(uplineTransfer.transferState)).code).toBe('function.not.available')
  })
})
