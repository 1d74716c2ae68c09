import { control as contract, deposits, records, saferPlay } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import {
  answer,
  balanceOf,
  cancel,
  decide,
  open,
  orderOf,
  PNG,
  payIdOf,
  prove,
  requestId,
  statesOf,
} from '../support/deposits.ts'
import { app } from '../support/platform.ts'
import { makeWorld } from '../support/world.ts'

describe('channels', { tags: ['MONEY-001'] }, () => {
  test('a merchant offers its own channels, and none where deposits are off', {
    tags: ['MONEY-010'],
  }, async () => {
    const world = await makeWorld()
    const idsOf = async (name: string) =>
      Object.values(await (await world.as(name)).get(deposits.depositChannels)).flatMap(({ channels }) =>
        channels.map(({ vendorId }) => vendorId),
      )
    expect(await idsOf('zoya')).toEqual(['PG1', 'MT1', 'MT2', 'MA1', 'QR1', 'SC1'])
    expect(await idsOf('hina')).toEqual(['PG1', 'MT1', 'MT2', 'MA1', 'QR1', 'CR1', 'SC1'])
    expect(await idsOf('amina')).toEqual(['PG1', 'PG2', 'MT1', 'MT2', 'MA1', 'QR1', 'CR1', 'SC1'])
    const { code } = await (await world.as('rabia')).call(deposits.depositChannels)
    expect(code).toBe('function.not.available')
  })

  test('a deposit outside the bounds or the mode of its channel is refused', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const before = await balanceOf(zoya)
    const orderBy = async (mode: deposits.DepositMode, vendorId: string, amount?: number) => {
      const { code, detail, value } = await open(zoya, mode, vendorId, amount)
      if (value) await cancel(zoya, value.transId)
      return [code, detail.fields ?? (detail.min === undefined ? null : [detail.min, detail.max])]
    }
    expect(await orderBy('pg', 'PG1', 99)).toEqual(['amount.out.of.range', [100, 30_000]])
    expect(await orderBy('pg', 'PG1', 100)).toEqual([undefined, null])
    expect(await orderBy('pg', 'PG1', 30_000)).toEqual([undefined, null])
    expect(await orderBy('pg', 'PG1', 30_001)).toEqual(['amount.out.of.range', [100, 30_000]])
    expect(await orderBy('mt', 'MT1', 499)).toEqual(['amount.out.of.range', [500, 50_000]])
    expect(await orderBy('pg', 'PG1', 100.5)).toEqual(['field.invalid', { amount: ['pattern'] }])
    expect(await orderBy('pg', 'PG1')).toEqual(['field.invalid', { amount: ['required'] }])
    expect(await orderBy('pg', 'PG9', 500)).toEqual(['deposit.channel.closed', null])
    expect(await orderBy('mt', 'PG1', 500)).toEqual(['deposit.channel.closed', null])
    // These channels require VIP 4 and VIP 3.
    expect(await orderBy('pg', 'PG2', 5_000)).toEqual(['deposit.channel.closed', null])
    expect(await orderBy('crypto', 'CR1', 5_000)).toEqual(['deposit.channel.closed', null])
    expect(await balanceOf(zoya)).toBe(before)
    const hina = await world.as('hina')
    expect((await open(hina, 'crypto', 'CR1', 1_000.25)).value).toMatchObject({ requestedAmount: 1_000.25, state: 1 })
    expect((await open(hina, 'crypto', 'CR1', 1_000.255)).detail.fields).toEqual({ amount: ['pattern'] })
  })
})

describe('a transfer by hand', () => {
  test('a manual deposit fills the wallet once its proof is approved by the cashier', {
    tags: ['MONEY-001'],
  }, async () => {
    const world = await makeWorld()
    await world.settings({ cashier: { deposits: 'leave' } })
    const zoya = await world.as('zoya')
    const { value: opened } = await open(zoya, 'mt', 'MT1', 5_000)
    expect(opened).toMatchObject({
      depositMode: 'mt',
      vendorName: 'Marjan Bank',
      requestedAmount: 5_000,
      amount: 0,
      fee: 0,
      state: 1,
      payee: { bankName: 'Marjan Bank', accountName: 'Sitara Collections', accountNo: 'MRJB000011204478810' },
      reference: expect.stringMatching(/^\d{6}$/),
      payUrl: null,
      proof: null,
      cancellable: true,
      expiresAt: opened.depositDate + 10 * MINUTE,
      actualDepositDate: null,
    })
    const { value: proved } = await prove(zoya, opened.transId)
    expect(proved).toMatchObject({ state: 2, cancellable: false, proof: { referenceNo: 'TR7788990011' } })
    expect(await balanceOf(zoya)).toBe(0)
    await world.advance(MINUTE)
    const queues = await decide(world, opened.transId, 'approve', { remark: 'Found it' })
    expect(queues.find(({ name }) => name === 'deposits')?.items).toEqual([])
    const finished = await orderOf(zoya, opened.transId)
    expect(finished).toMatchObject({ state: 3, amount: 5_000, remark: 'Found it' })
    expect(finished.actualDepositDate).toBe(opened.depositDate + MINUTE)
    expect(statesOf(finished)).toEqual([1, 2, 3])
    expect(await balanceOf(zoya)).toBe(5_000)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a rejected deposit has its reason, moves no money and is final', async () => {
    const world = await makeWorld()
    await world.settings({ cashier: { deposits: 'leave' } })
    const zoya = await world.as('zoya')
    const { value: order } = await open(zoya, 'ma', 'MA1', 1_000)
    await prove(zoya, order.transId)
    await decide(world, order.transId, 'reject', { reason: 'amountDiffers', remark: 'We got 900' })
    expect(await orderOf(zoya, order.transId)).toMatchObject({
      state: 4,
      reason: 'amountDiffers',
      remark: 'We got 900',
    })
    await expect(decide(world, order.transId, 'approve')).rejects.toThrow('404')
    expect((await cancel(zoya, order.transId)).code).toBe('order.closed')
    expect((await prove(zoya, order.transId)).code).toBe('order.closed')
    expect(await balanceOf(zoya)).toBe(0)
  })

  test('a manual order expires after ten minutes unless its proof was sent', async () => {
    const world = await makeWorld()
    await world.settings({ cashier: { deposits: 'leave' } })
    const zoya = await world.as('zoya')
    const { value: left } = await open(zoya, 'mt', 'MT1', 500)
    const { value: proved } = await open(zoya, 'mt', 'MT2', 500)
    await prove(zoya, proved.transId)
    await world.jumpTo('deposit.expires')
    await world.advance(-1)
    expect((await orderOf(zoya, left.transId)).state).toBe(1)
    await world.advance(1)
    const expired = await orderOf(zoya, left.transId)
    expect({ state: expired.state, at: expired.timeline.at(-1)?.at }).toEqual({ state: 5, at: left.expiresAt })
    expect((await prove(zoya, left.transId)).code).toBe('deposit.expired')
    expect((await cancel(zoya, left.transId)).code).toBe('deposit.expired')
    await world.advance(86_400_000)
    expect((await orderOf(await world.as('zoya'), proved.transId)).state).toBe(2)
  })

  test.each([
    ['approve', 3, 500],
    ['reject', 4, 0],
  ] as const)('time decides an undecided deposit as the setting says: %s', async (how, state, balance) => {
    const world = await makeWorld()
    await world.settings({ cashier: { deposits: how, depositMinutes: 7 } })
    const zoya = await world.as('zoya')
    const { value: order } = await open(zoya, 'mt', 'MT1', 500)
    await world.advance(MINUTE)
    await prove(zoya, order.transId)
    await world.advance(7 * MINUTE - 1)
    expect((await orderOf(zoya, order.transId)).state).toBe(2)
    await world.advance(86_400_000)
    const later = await world.as('zoya')
    const decided = await orderOf(later, order.transId)
    expect({ state: decided.state, at: decided.timeline.at(-1)?.at }).toEqual({
      state,
      at: order.depositDate + 8 * MINUTE,
    })
    expect(await balanceOf(later)).toBe(balance)
  })

  test('a reference has at most 30 characters, that of a chain 80', async () => {
    const hina = await (await makeWorld()).as('hina')
    for (const [mode, channel, most] of [
      ['mt', 'MT1', 30],
      ['crypto', 'CR1', 80],
    ] as const) {
      const { transId } = (await open(hina, mode, channel, 1_000)).value
      const long = await prove(hina, transId, 'R'.repeat(most + 1))
      expect({ code: long.code, fields: Object.keys(long.detail.fields ?? {}) }, mode).toEqual({
        code: 'field.invalid',
        fields: ['referenceNo'],
      })
      expect((await prove(hina, transId, 'R'.repeat(most))).value.state, mode).toBe(2)
    }
  })

  test('a proof has up to three re-encoded pictures; other files are refused', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { value: order } = await open(zoya, 'mt', 'MT1', 500)
    const params = { transId: order.transId }
    const add = (bytes: Buffer) =>
      zoya.call(deposits.addProofPicture, { params, body: {}, file: { bytes, name: 'slip.png' } })
    expect((await add(Buffer.from('GIF89a and no picture'))).code).toBe('upload.type')
    expect((await add(Buffer.alloc(5 * 1024 * 1024 + 1, 1))).code).toBe('upload.size')
    for (const count of [1, 2, 3]) expect((await add(PNG)).value.pictures).toHaveLength(count)
    expect((await add(PNG)).code).toBe('upload.count')
    const { pictures } = await orderOf(zoya, order.transId)
    const query = { name: pictures[0]?.name ?? '' }
    const served = async () => (await (await app()).get(pictures[0]?.address ?? '')).status
    expect(await served()).toBe(200)
    expect((await zoya.get(deposits.removeProofPicture, { params, query })).pictures).toEqual(pictures.slice(1))
    expect(await served()).toBe(404)
    await prove(zoya, order.transId)
    expect((await add(PNG)).code).toBe('order.closed')
    expect((await zoya.call(deposits.removeProofPicture, { params, query })).code).toBe('order.closed')
    expect((await orderOf(zoya, order.transId)).pictures).toHaveLength(2)

    const { value: late } = await open(zoya, 'mt', 'MT1', 500)
    await world.advance(10 * MINUTE)
    for (const [transId, code] of [
      [late.transId, 'deposit.expired'],
      ['D20260310999999', 'order.not.found'],
    ] as const) {
      const orderParams = { transId }
      const body = { params: orderParams, body: {}, file: { bytes: PNG, name: 'slip.png' } }
      expect((await zoya.call(deposits.addProofPicture, body)).code).toBe(code)
      expect((await zoya.call(deposits.removeProofPicture, { params: orderParams, query })).code).toBe(code)
    }
  })

  test('the payment page of an unknown order is empty and takes no answer', async () => {
    const world = await makeWorld()
    const { value: order } = await open(await world.as('zoya'), 'pg', 'PG1', 500)
    const params = { payId: payIdOf(order).replace(/.$/, (last) => (last === '0' ? '1' : '0')) }
    expect((await world.guest.call(deposits.payment, { params })).code).toBe('order.not.found')
    const answered = await world.guest.call(deposits.answerPayment, { params, body: { answer: 'pay' } })
    expect(answered.code).toBe('order.not.found')
  })

  test('the way back from the payment page says whether it was paid', async () => {
    const world = await makeWorld()
    const { value: order } = await open(await world.as('zoya'), 'pg', 'PG1', 500)
    const params = { payId: payIdOf(order) }
    const before = (await world.guest.call(deposits.payment, { params })).value.backUrl
    expect(before).toMatch(new RegExp(`/m/voucherCenter\\?order=${order.transId}$`))
    await world.guest.call(deposits.answerPayment, { params, body: { answer: 'pay' } })
    const after = (await world.guest.call(deposits.payment, { params })).value.backUrl
    expect(after).toBe(`${before}&paid=1`)
  })

  test('a deposit fee is reimbursed at the VIP levels that say so', async () => {
    const world = await makeWorld()
    await world.settings({ cashier: { deposits: 'leave' } })
    for (const [name, reimbursementAmount, amount] of [
      ['zoya', 0, 990],
      ['amina', 10, 1_000],
    ] as const) {
      const member = await world.as(name)
      const before = await balanceOf(member)
      const { value: order } = await open(member, 'ma', 'MA1', 1_000)
      await decide(world, order.transId, 'approve')
      expect(await orderOf(member, order.transId)).toMatchObject({ fee: 10, reimbursementAmount, amount })
      expect(await balanceOf(member)).toBe(before + amount)
    }
  })
})

test('a deposit that arrives is a row of the account record with the balance after it', {
  tags: ['RECORDS-003'],
}, async () => {
  const world = await makeWorld()
  await world.settings({ cashier: { deposits: 'leave' } })
  const hina = await world.as('hina')
  const query = { startDate: '2026-03-10', endDate: '2026-03-10' }
  const rows = async () => (await hina.get(records.accountRecords, { query })).list
  const before = await rows()
  const { value: order } = await open(hina, 'mt', 'MT1', 700)
  expect(await rows()).toEqual(before)
  await decide(world, order.transId, 'approve')
  const [added, ...rest] = await rows()
  expect(rest).toEqual(before)
  expect(added).toMatchObject({ kind: 'deposit', amount: 700, order_no: order.transId })
  expect(added?.current_avail_balance).toBe(await balanceOf(hina))
})

describe('repeated deposit calls', { tags: ['MONEY-009'] }, () => {
  test('a deposit sent twice at once opens one order, other content is a conflict', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const body = { requestId: requestId(), vendorId: 'PG1', amount: 500 }
    const ask = (more: object = {}, mode: deposits.DepositMode = 'pg') =>
      zoya.call(deposits.openDeposit, { params: { mode }, body: { ...body, ...more } })
    const [one, two] = await Promise.all([ask(), ask()])
    expect(one.value.transId).toBe(two.value.transId)
    expect((await ask({ amount: 600 })).code).toBe('transaction.conflict')
    expect((await ask({ vendorId: 'MT1' }, 'mt')).code).toBe('transaction.conflict')
    expect((await zoya.get(deposits.depositSettings)).pending).toHaveLength(1)
    // The same request id of another member is a different request.
    const hina = await world.as('hina')
    expect((await hina.get(deposits.openDeposit, { params: { mode: 'pg' }, body })).transId).not.toBe(one.value.transId)
  })

  test('a member has at most three open deposits', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const [first] = await Promise.all([1, 2, 3].map(() => open(zoya, 'mt', 'MT1', 500)))
    expect((await open(zoya, 'pg', 'PG1', 500)).code).toBe('deposit.pending.limit')
    expect(await zoya.get(deposits.depositSettings)).toMatchObject({ allowDeposit: 'N', pendingLimit: 3 })
    await cancel(zoya, first?.value.transId ?? '')
    expect((await open(zoya, 'pg', 'PG1', 500)).code).toBeUndefined()
  })

  test('cancelling twice returns the same order; another member’s is not found', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { value: order } = await open(zoya, 'mt', 'MT1', 500)
    const hina = await world.as('hina')
    const params = { transId: order.transId }
    for (const refused of [
      await hina.call(deposits.depositOrder, { params }),
      await cancel(hina, order.transId),
      await prove(hina, order.transId),
    ])
      expect(refused.code).toBe('order.not.found')
    expect((await cancel(zoya, order.transId)).value.state).toBe(6)
    expect(statesOf((await cancel(zoya, order.transId)).value)).toEqual([1, 6])
  })

  test('the deposit limit counts deposits and open orders, and tells what is left', {
    tags: ['MONEY-010'],
  }, async () => {
    const world = await makeWorld()
    await world.settings({ cashier: { deposits: 'leave' } })
    const zoya = await world.as('zoya')
    await zoya.get(saferPlay.setLimit, { body: { kind: 'depositWeek', amount: 2_000 } })
    const { value: order } = await open(zoya, 'mt', 'MT1', 1_500)
    const { code, detail } = await open(zoya, 'mt', 'MT1', 501)
    expect({ code, period: detail.period, left: detail.left }).toEqual({
      code: 'limit.deposit.reached',
      period: 'week',
      left: 500,
    })
    expect((await zoya.get(deposits.depositSettings)).limitLeft).toBe(500)
    await decide(world, order.transId, 'approve')
    expect((await open(zoya, 'mt', 'MT1', 501)).code).toBe('limit.deposit.reached')
    expect((await zoya.get(deposits.depositSettings)).limitLeft).toBe(500)
    expect((await open(zoya, 'mt', 'MT1', 500)).code).toBeUndefined()
  })

  test('a player in a time-out cannot deposit', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    await zoya.get(saferPlay.pausePlay, { body: { kind: 'timeOut', days: 1 } })
    expect((await open(zoya, 'pg', 'PG1', 500)).code).toBe('time.out')
    expect((await zoya.get(deposits.depositSettings)).allowDeposit).toBe('N')
  })
})

describe('the gateway', () => {
  test.each([
    ['pay', 3, [1, 3], 500],
    ['payFirst', 3, [1, 3], 500],
    ['payLate', 3, [1, 3], 500],
    ['payTwice', 3, [1, 3], 500],
    ['payNever', 5, [1, 5], 0],
    ['decline', 4, [1, 4], 0],
  ] as const)('%s ends in one truthful state', async (how, state, states, balance) => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { value: order } = await open(zoya, 'pg', 'PG1', 500)
    expect((await world.guest.get(deposits.payment, { params: { payId: payIdOf(order) } })).status).toBe('open')
    expect((await answer(world, order, how)).code).toBeUndefined()
    expect((await answer(world, order, 'pay')).code).toBe('order.closed')
    const wait = deposits.CALLBACK_AFTER[how]
    expect((await orderOf(zoya, order.transId)).state).toBe(wait === 0 ? state : 1)
    await world.advance(3 * MINUTE)
    expect((await orderOf(zoya, order.transId)).state).toBe(wait === null ? 1 : state)
    await world.advance(86_400_000)
    const later = await world.as('zoya')
    const expired = await orderOf(later, order.transId)
    expect({ state: expired.state, states: statesOf(expired), payUrl: expired.payUrl }).toEqual({
      state,
      states,
      payUrl: null,
    })
    expect(await balanceOf(later)).toBe(balance)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('an order left at the gateway waits, then expires, and the payment page closes', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { value: order } = await open(zoya, 'qr', 'QR1', 500)
    expect({ payUrl: order.payUrl, qrText: order.qrText }).toEqual({
      payUrl: null,
      qrText: expect.stringContaining('/pay/'),
    })
    await world.advance(10 * MINUTE)
    expect((await orderOf(zoya, order.transId)).state).toBe(5)
    expect((await world.guest.get(deposits.payment, { params: { payId: payIdOf(order) } })).status).toBe('over')
    expect((await answer(world, order, 'pay')).code).toBe('order.closed')
  })

  test('a callback after the order’s end returns the payment once', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { value: expired } = await open(zoya, 'pg', 'PG1', 500)
    await decide(world, expired.transId, 'callbackLate')
    await world.advance(10 * MINUTE)
    expect((await orderOf(zoya, expired.transId)).state).toBe(5)
    await world.advance(MINUTE)
    expect(statesOf(await orderOf(zoya, expired.transId))).toEqual([1, 5, 'returned'])
    const { value: given } = await open(zoya, 'pg', 'PG1', 700)
    await answer(world, given, 'payLate')
    await cancel(zoya, given.transId)
    await world.advance(5 * MINUTE)
    expect(statesOf(await orderOf(zoya, given.transId))).toEqual([1, 6, 'returned'])
    expect((await world.guest.get(deposits.payment, { params: { payId: payIdOf(given) } })).returned).toBe(true)
    expect(await balanceOf(zoya)).toBe(0)
  })

  test('a callback that is forged, differs from its order or is replayed moves nothing', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { value: order } = await open(zoya, 'pg', 'PG1', 500)
    const { value: other } = await open(zoya, 'pg', 'PG1', 500)
    const queues = await control(contract.queues, { params: { id: world.id } })
    const noticesOf = (transId: string) =>
      JSON.parse(
        queues.flatMap(({ items }) => items).find(({ id }) => id === transId)?.facts.callback ?? '{}',
      ) as deposits.GatewayCallback
    const body = noticesOf(order.transId)
    const send = async (callback: deposits.GatewayCallback) => {
      const { code, value } = await world.guest.call(deposits.gatewayCallback, { body: callback })
      return code ?? value.result
    }
    expect(await send({ ...body, signature: '0'.repeat(64) })).toBe('signature.invalid')
    expect(await send({ ...body, amount: 5_000 })).toBe('signature.invalid')
    expect(await send({ ...body, transId: other.transId })).toBe('signature.invalid')
    expect((await orderOf(zoya, order.transId)).state).toBe(1)
    expect([await send(body), await send(body)]).toEqual(['accepted', 'repeated'])
    expect(await balanceOf(zoya)).toBe(500)
    // A signature is valid in its own world only.
    const twin = await makeWorld()
    const elsewhere = await twin.guest.call(deposits.gatewayCallback, { body: noticesOf(other.transId) })
    expect(elsewhere.code).toBe('signature.invalid')
  })

  test('a gateway that is silent takes the payment and never tells', async () => {
    const world = await makeWorld()
    await world.settings({ cashier: { gateway: 'silent' } })
    const zoya = await world.as('zoya')
    const { value: order } = await open(zoya, 'pg', 'PG1', 500)
    await answer(world, order, 'payFirst')
    await world.advance(9 * MINUTE)
    expect((await orderOf(zoya, order.transId)).state).toBe(1)
    // An operator triggers the callback by hand.
    await decide(world, order.transId, 'callbackTwice')
    expect(statesOf(await orderOf(zoya, order.transId))).toEqual([1, 3])
    expect(await balanceOf(zoya)).toBe(500)
  })
})
