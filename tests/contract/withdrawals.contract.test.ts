import {
  control as contract,
  deposits,
  rewards,
  security,
  wallet,
  withdrawals,
  withdrawCards,
} from '@understudy/contracts'
import { DAY, MINUTE } from '@understudy/contracts/durations'
import { castMember } from '@understudy/seed'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

const PAYMENT = '280914'

let serial = 0
const requestId = () => {
  serial += 1
  return `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`
}

/** Sets the payment password of a member without one; amina has it. */
const secure = (member: Actor) =>
  member.call(security.setPaymentPassword, {
    body: { password: 'Play1234', paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT },
  })

/** Returns a member of the cast with a payment password, in a world without automatic decisions. */
async function payee(name: string, scenario?: string) {
  const world = await makeWorld(scenario ? { scenario } : {})
  await world.settings({ cashier: { deposits: 'leave', withdrawals: 'leave' } })
  const member = await world.as(name)
  await secure(member)
  const { cards } = await member.get(withdrawCards.withdrawCards)
  return { world, member, cards, card: cards[0]?.cardId ?? 0 }
}

const ask = (member: Actor, cardId: number, amount: number, more: object = {}) =>
  member.call(withdrawals.openWithdrawal, {
    body: { requestId: requestId(), amount, cardId, paymentPassword: PAYMENT, ...more },
  })
const orderOf = (member: Actor, refId: string) => member.get(withdrawals.withdrawalOrder, { params: { refId } })
const cancel = (member: Actor, refId: string) =>
  member.call(withdrawals.cancelWithdrawal, { params: { refId }, body: {} })
const settingsOf = (member: Actor) => member.get(withdrawals.withdrawSettings)
const balanceOf = async (member: Actor) => (await member.get(wallet.balance)).sumBalance
const statesOf = ({ timeline }: withdrawals.WithdrawalOrder) => timeline.map(({ state }) => state)
const decide = (world: TestWorld, item: string, action: string, more: object = {}) =>
  control(contract.decide, { params: { id: world.id, queue: 'withdrawals', item }, body: { action, ...more } })
const add = (member: Actor, body: object) =>
  member.call(withdrawCards.addWithdrawCard, {
    body: {
      bankCode: 'MRJ',
      accountNo: 'MRJB00001111222233',
      payeeName: 'Zoya Khan',
      paymentPassword: PAYMENT,
      ...body,
    },
  })

describe('a withdrawal', { tags: ['MONEY-002'] }, () => {
  test('the everyday player has the payment password that her story names', async () => {
    const amina = await (await makeWorld()).as('amina')
    expect(castMember('amina').story).toContain(PAYMENT)
    expect((await settingsOf(amina)).hasPaymentPassword).toBe(true)
    const { cards } = await amina.get(withdrawCards.withdrawCards)
    expect((await ask(amina, cards[0]?.cardId ?? 0, 500)).code).toBeUndefined()
  })

  test('a withdrawal holds the money at once and pays it out step by step', { tags: ['MONEY-002'] }, async () => {
    const { world, member, card } = await payee('amina')
    const before = await balanceOf(member)
    const { value: order } = await ask(member, card, 2_000)
    expect(order).toMatchObject({ amount: 2_000, fee: 0, status: 1, endedAt: null, cancellable: true })
    expect(order.accountNo).toMatch(/^\*{4}\w{4}$/)
    expect(order.expectedAt).toBe(order.withdrawDate + 15 * MINUTE)
    expect(await balanceOf(member)).toBe(before - 2_000)
    for (const action of ['review', 'approve', 'payOut']) await decide(world, order.refId, action)
    const paid = await orderOf(member, order.refId)
    expect({ status: paid.status, states: statesOf(paid), expectedAt: paid.expectedAt }).toEqual({
      status: 4,
      states: [1, 2, 3, 4],
      expectedAt: null,
    })
    expect((await settingsOf(member)).pending).toEqual([])
    expect(await balanceOf(member)).toBe(before - 2_000)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('withdrawal settings are the same for every group of payouts', { tags: ['API-064'] }, async () => {
    const { member } = await payee('amina')
    const { code, value } = await member.call(withdrawals.withdrawSettings, { query: { groupId: '1' } })
    expect(code).toBeUndefined()
    expect(value).toEqual(await settingsOf(member))
  })

  test.each([
    ['reject', ['review'], 5, 'payeeDiffers', [1, 2, 5]],
    ['fail', ['approve'], 6, 'bankRefused', [1, 3, 6]],
  ] as const)('%s returns the money and says why', async (action, first, status, reason, states) => {
    const { world, member, card } = await payee('amina')
    const before = await balanceOf(member)
    const { value: order } = await ask(member, card, 500)
    for (const step of first) await decide(world, order.refId, step)
    expect((await cancel(member, order.refId)).code).toBe('order.closed')
    await decide(world, order.refId, action, { remark: 'Ask your bank' })
    const finished = await orderOf(member, order.refId)
    expect({
      status: finished.status,
      reason: finished.reason,
      remark: finished.remark,
      states: statesOf(finished),
    }).toEqual({
      status,
      reason,
      remark: 'Ask your bank',
      states,
    })
    expect(await balanceOf(member)).toBe(before)
    await expect(decide(world, order.refId, 'payOut')).rejects.toThrow('404')
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a withdrawal that nobody decides stays open for ever', async () => {
    const { world, member, card } = await payee('amina')
    const { refId } = (await ask(member, card, 2_000)).value
    await world.advance(40 * DAY)
    const later = await world.signedIn('amina')
    expect(statesOf(await orderOf(later, refId))).toEqual([withdrawals.WITHDRAWAL_STATES.pending])
    const events = await control(contract.dueEvents, { params: { id: world.id }, query: { kind: 'withdrawal.moves' } })
    expect(events).toEqual([])
    expect((await world.tape()).map(({ cause }) => cause).filter((cause) => cause !== null)).toEqual([])
  })

  test('a withdrawal is cancelled once, by its owner, before its review', async () => {
    const { world, member, card } = await payee('amina')
    const before = await balanceOf(member)
    const { value: order } = await ask(member, card, 500)
    const hina = await world.as('hina')
    expect((await cancel(hina, order.refId)).code).toBe('order.not.found')
    expect((await hina.call(withdrawals.withdrawalOrder, { params: { refId: order.refId } })).code).toBe(
      'order.not.found',
    )
    const both = await Promise.all([cancel(member, order.refId), cancel(member, order.refId)])
    expect(both.map(({ value }) => [value.status, statesOf(value)])).toEqual([
      [7, [1, 7]],
      [7, [1, 7]],
    ])
    expect(await balanceOf(member)).toBe(before)
  })

  test.each([
    ['approve', 4, [0, 5, 10, 15]],
    ['reject', 5, [0, 5, 10]],
    ['fail', 6, [0, 5, 10, 15]],
  ] as const)('time decides an undecided withdrawal as the setting says: %s', async (how, status, minutes) => {
    const { world, member, card } = await payee('hina')
    await world.settings({ cashier: { withdrawals: how } })
    const before = await balanceOf(member)
    const { value: order } = await ask(member, card, 500)
    await world.advance(DAY)
    const later = await world.as('hina')
    const finished = await orderOf(later, order.refId)
    expect(finished.status).toBe(status)
    expect(finished.timeline.map(({ at }) => (at - order.withdrawDate) / MINUTE)).toEqual([...minutes])
    expect(await balanceOf(later)).toBe(status === 4 ? before - 500 : before)
  })

  test('one of two withdrawals that exceed the balance together is accepted', {
    tags: ['MONEY-009'],
  }, async () => {
    const { world, member, card } = await payee('bushra')
    const all = Math.floor(await balanceOf(member))
    const answers = await Promise.all([ask(member, card, all), ask(member, card, all)])
    expect(answers.map(({ code }) => code ?? 'placed').sort()).toEqual(['balance.not.enough', 'placed'])
    const placed = answers.find(({ value }) => value)?.value
    await decide(world, placed?.refId ?? '', 'reject')
    const one = { requestId: requestId() }
    const twins = await Promise.all([ask(member, card, 200, one), ask(member, card, 200, one)])
    expect(twins[0]?.value.refId).toBe(twins[1]?.value.refId)
    expect((await ask(member, card, 300, one)).code).toBe('transaction.conflict')
    expect((await settingsOf(member)).pending).toHaveLength(1)
    expect(await audit(world)).toEqual(SOUND)
  })
})

describe('refused withdrawals', { tags: ['MONEY-010'] }, () => {
  test('a withdrawal out of bounds, beyond the balance or to a foreign card is refused', {
    tags: ['MONEY-002', 'MONEY-010'],
  }, async () => {
    const { world, member, cards } = await payee('amina')
    const bank = cards.find(({ kind }) => kind === 'bank')?.cardId ?? 0
    const walletCard = cards.find(({ kind }) => kind === 'wallet')?.cardId ?? 0
    const before = await balanceOf(member)
    const code = async (cardId: number, amount: number) => {
      const answer = await ask(member, cardId, amount)
      if (answer.value) await cancel(member, answer.value.refId)
      return [answer.code, answer.detail.max === undefined ? (answer.detail.fields ?? null) : answer.detail]
    }
    expect(await code(bank, 99)).toEqual(['amount.out.of.range', { min: 100, max: 50_000 }])
    expect(await code(bank, 50_001)).toEqual(['amount.out.of.range', { min: 100, max: 50_000 }])
    expect(await code(walletCard, 25_001)).toEqual(['amount.out.of.range', { min: 100, max: 25_000 }])
    expect(await code(walletCard, 25_000)).toEqual([undefined, null])
    expect(await code(bank, 100)).toEqual([undefined, null])
    expect(await code(bank, 200.5)).toEqual(['field.invalid', { amount: ['pattern'] }])
    expect(await code(bank, 49_000)).toEqual(['balance.not.enough', null])
    const foreign = (await (await world.as('hina')).get(withdrawCards.withdrawCards)).cards[0]?.cardId ?? 0
    expect(await code(foreign, 200)).toEqual(['card.not.found', null])
    expect(await balanceOf(await world.as('amina'))).toBe(before)
  })

  test('a merchant’s day has five withdrawals, the first three without a fee', async () => {
    const { world, member, card } = await payee('amina')
    const fees: number[] = []
    for (const amount of [200, 200, 200, 200, 2_000]) fees.push((await ask(member, card, amount)).value.fee)
    expect(fees).toEqual([0, 0, 0, 10, 20])
    const { code, detail } = await ask(member, card, 200)
    expect({ code, detail }).toEqual({
      code: 'withdraw.limit.day',
      detail: { leftCount: 0, leftAmount: 350_000 - 2_800 },
    })
    expect(await settingsOf(member)).toMatchObject({ leftCount: 0, leftFree: 0, leftAmount: 350_000 - 2_800 })
    await world.jumpTo('midnight')
    const next = await world.as('amina')
    expect(await settingsOf(next)).toMatchObject({ leftCount: 5, leftFree: 3, leftAmount: 350_000 })
  })

  test('the sum of a day grows with the VIP level and is counted with what is under way', async () => {
    const { member, card } = await payee('faisal')
    expect((await settingsOf(member)).dailyAmount).toBe(500_000)
    for (let n = 0; n < 5; n += 1) expect((await ask(member, card, 50_000)).code).toBeUndefined()
    expect((await settingsOf(member)).leftAmount).toBe(250_000)
  })

  test('a withdrawal may take the rest of the day’s sum, and no more', { tags: ['MONEY-010'] }, async () => {
    const { world, member, card } = await payee('zoya')
    const params = { id: world.id }
    const body = { to: 'zoya', amount: 150_000, multiple: 0 }
    const { transactionId } = await control(contract.issueReward, { params, body })
    await member.get(rewards.claim, { body: { transactionId } })
    expect((await settingsOf(member)).dailyAmount).toBe(100_000)
    for (const amount of [50_000, 30_000]) expect((await ask(member, card, amount)).code).toBeUndefined()
    const { code, detail } = await ask(member, card, 20_001)
    expect({ code, detail }).toEqual({ code: 'withdraw.limit.day', detail: { leftCount: 3, leftAmount: 20_000 } })
    const { value: last } = await ask(member, card, 20_000)
    expect(await settingsOf(member)).toMatchObject({ leftCount: 2, leftAmount: 0 })
    await cancel(member, last.refId)
    expect((await settingsOf(member)).leftAmount).toBe(20_000)
  })

  test('a deposit has to be bet once before money leaves', async () => {
    const { world, member, card } = await payee('hina')
    const { transId } = await member.get(deposits.openDeposit, {
      params: { mode: 'mt' },
      body: { requestId: requestId(), vendorId: 'MT1', amount: 1_000 },
    })
    const params = { id: world.id, queue: 'deposits', item: transId }
    await control(contract.decide, { params, body: { action: 'approve' } })
    expect(await settingsOf(member)).toMatchObject({
      requiredTurnover: 1_000,
      currentTurnover: 0,
      requirements: [{ reason: 'deposit', reference: transId, required: 1_000, current: 0 }],
    })
    const { code, detail } = await ask(member, card, 200)
    expect({ code, required: detail.required, detailCurrent: detail.current }).toEqual({
      code: 'turnover.not.met',
      required: 1_000,
      detailCurrent: 0,
    })
  })

  test('five wrong payment passwords lock withdrawals and cards for an hour', async () => {
    const world = await makeWorld()
    const bushra = await world.as('bushra')
    const { cards } = await bushra.get(withdrawCards.withdrawCards)
    const card = cards[0]?.cardId ?? 0
    const before = await balanceOf(bushra)
    expect((await ask(bushra, card, 200)).code).toBe('payment.password.unset')
    await secure(bushra)
    const guess = (paymentPassword: string) => ask(bushra, card, 200, { paymentPassword })
    for (const remaining of [4, 3, 2, 1]) {
      const { code, detail } = await guess('000001')
      expect({ code, remaining: detail.remaining }).toEqual({ code: 'payment.password.wrong', remaining })
    }
    expect((await guess('000001')).code).toBe('payment.password.locked')
    expect((await guess(PAYMENT)).code).toBe('payment.password.locked')
    expect((await add(bushra, {})).code).toBe('payee.mismatch')
    const lockedUntil = (await settingsOf(bushra)).paymentLockedUntil
    expect(lockedUntil).toBe(Date.parse('2026-03-10T07:00:00Z') + 60 * MINUTE)
    expect(await balanceOf(bushra)).toBe(before)
    await world.advance(60 * MINUTE)
    expect((await ask(await world.as('bushra'), card, 200)).code).toBeUndefined()
  })

  test('ten guesses of a payment password at once count as five tries', async () => {
    const { member, card } = await payee('amina')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask(member, card, 200, { paymentPassword: '000001' })),
    )
    expect(answers.filter(({ code }) => code === 'payment.password.wrong')).toHaveLength(4)
    expect(answers.filter(({ code }) => code === 'payment.password.locked')).toHaveLength(6)
  })
})

describe('cards', { tags: ['MONEY-010'] }, () => {
  test('cards need the payment password too, which five wrong ones lock', async () => {
    const nadia = await (await makeWorld()).as('nadia')
    await secure(nadia)
    const card = (paymentPassword: string) => add(nadia, { payeeName: 'Nadia Rind', paymentPassword })
    for (const code of ['wrong', 'wrong', 'wrong', 'wrong', 'locked'])
      expect((await card('000001')).code).toBe(`payment.password.${code}`)
    expect((await card(PAYMENT)).code).toBe('payment.password.locked')
    expect((await nadia.get(withdrawCards.withdrawCards)).cards).toEqual([])
  })

  test('withdrawal cards are masked, at most five, of one name, and unique', async () => {
    const world = await makeWorld()
    const nadia = await world.as('nadia')
    expect(await nadia.get(withdrawCards.withdrawCards)).toEqual({ cards: [], limit: 5, payeeName: '' })
    expect((await add(nadia, {})).code).toBe('payment.password.unset')
    await secure(nadia)
    const { value: first } = await add(nadia, {})
    expect(first).toMatchObject({
      kind: 'bank',
      bankName: 'Marjan Bank',
      accountNo: '****2233',
      payeeName: 'Zoya Khan',
    })
    expect((await add(nadia, {})).code).toBe('card.duplicate')
    expect((await add(nadia, { accountNo: 'MRJB00001111222234', payeeName: 'Somebody Else' })).code).toBe(
      'payee.mismatch',
    )
    // The same name, whatever its case and blanks.
    expect((await add(nadia, { accountNo: 'MRJB00001111222234', payeeName: 'ZOYA khan' })).code).toBeUndefined()
    expect((await add(nadia, { bankCode: 'JGN', accountNo: '3991234567' })).value.kind).toBe('wallet')
    for (const last of [5, 6]) await add(nadia, { accountNo: `MRJB0000111122223${last}` })
    expect((await add(nadia, { accountNo: 'MRJB00001111222237' })).code).toBe('card.limit')
    const hina = await world.as('hina')
    await secure(hina)
    const { payeeName } = await hina.get(withdrawCards.withdrawCards)
    expect((await add(hina, { payeeName })).code).toBe('card.duplicate')
    await nadia.get(withdrawCards.removeWithdrawCard, { query: { cardId: String(first.cardId) } })
    await nadia.get(withdrawCards.removeWithdrawCard, { query: { cardId: String(first.cardId) } })
    expect((await nadia.get(withdrawCards.withdrawCards)).cards).toHaveLength(4)
    expect((await add(hina, { payeeName })).code).toBeUndefined()
  })

  test('bad input for a card is named by field, and no card is added', async () => {
    const { member } = await payee('nadia')
    const fieldsOf = async (body: object) => (await add(member, body)).detail.fields
    expect(await fieldsOf({ bankCode: 'XYZ' })).toEqual({ bankCode: ['enum'] })
    expect(await fieldsOf({ bankCode: 'JGN', accountNo: '12345678AB' })).toEqual({ accountNo: ['pattern'] })
    expect(await fieldsOf({ accountNo: 'MRJB1' })).toEqual({ accountNo: ['pattern'] })
    expect(await fieldsOf({ payeeName: '1' })).toEqual({ payeeName: ['pattern'] })
    expect((await member.get(withdrawCards.withdrawCards)).cards).toEqual([])
  })

  test('another member’s payout account cannot be removed', async () => {
    const { world, cards } = await payee('amina')
    const hina = await world.as('hina')
    await hina.get(withdrawCards.removeWithdrawCard, { query: { cardId: String(cards[0]?.cardId) } })
    const amina = await world.as('amina')
    expect((await amina.get(withdrawCards.withdrawCards)).cards).toEqual(cards)
  })
})
