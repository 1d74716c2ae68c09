import { control as contract, deposits, withdrawals, withdrawCards } from '@understudy/contracts'
import { SCENARIOS } from '@understudy/seed'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { makeWorld } from '../support/world.ts'

const opened = async (scenario: string, name = 'amina') => {
  const world = await makeWorld({ scenario })
  const amina = await world.as(name)
  return { world, amina, settings: await amina.get(withdrawals.withdrawSettings) }
}

describe('a world for testers', { tags: ['MONEY-010'] }, () => {
  test.each(['deposit-states', 'withdrawal-states', 'turnover-half-done', 'withdraw-limits-low', 'busy-desk', 'vip'])(
    '%s has sound books',
    async (name) => {
      expect(SCENARIOS.map((scenario) => scenario.name)).toContain(name)
      expect(await audit(await makeWorld({ scenario: name }))).toEqual(SOUND)
    },
  )

  test('whole-house has two months of every kind of order, and balanced books', { tags: ['all'] }, async () => {
    const world = await makeWorld({ scenario: 'whole-house' })
    expect(await audit(world)).toEqual(SOUND)
    const rows = new Map(
      (await control(contract.tables, { params: { id: world.id } })).map((one) => [one.name, one.rows]),
    )
    expect(rows.get('deposit')).toBeGreaterThanOrEqual(1_500)
    expect(rows.get('withdrawal')).toBeGreaterThanOrEqual(900)
    expect(rows.get('movement')).toBeGreaterThanOrEqual(12_000)
    expect(rows.get('bet')).toBeGreaterThanOrEqual(8_000 + 3_000)
    expect(rows.get('lottery_order')).toBe(3_000)
    const count = async (table: string, where: string) => {
      const query = { limit: '1', where }
      return (await control(contract.tableRows, { params: { id: world.id, table }, query })).total
    }
    for (const mode of ['pg', 'mt', 'ma', 'qr', 'crypto', 'card'])
      expect(await count('deposit', `mode=${mode}`), mode).toBeGreaterThan(25)
    const { success, rejected, expired, cancelled } = deposits.DEPOSIT_STATES
    for (const state of [success, rejected, expired, cancelled])
      expect(await count('deposit', `state=${state}`), String(state)).toBeGreaterThan(50)
    expect(await count('movement', 'type_id=6201')).toBe(600)
    expect(await count('lottery_order', 'winning_stop=1')).toBeGreaterThanOrEqual(40)
  })

  test('deposit-states leaves three open, which nobody decides', async () => {
    const { world, amina } = await opened('deposit-states')
    const { pending, allowDeposit } = await amina.get(deposits.depositSettings)
    expect({ pending: pending.map(({ state }) => state).sort(), allowDeposit }).toEqual({
      pending: [1, 1, 2],
      allowDeposit: 'N',
    })
    await world.advance(86_400_000)
    const later = (await (await world.as('amina')).get(deposits.depositSettings)).pending
    expect(later.map(({ state }) => state)).toEqual([2])
  })

  test('withdrawal-states has three under way, one in each state', async () => {
    const { settings } = await opened('withdrawal-states')
    expect(settings.pending.map(({ status }) => status).sort()).toEqual([1, 2, 3])
  })

  test('in gateway-silent a deposit stays open', async () => {
    const { world, amina } = await opened('gateway-silent')
    const body = { requestId: '00000000-0000-4000-8000-000000000001', vendorId: 'PG1', amount: 500 }
    const { payUrl, transId } = await amina.get(deposits.openDeposit, { params: { mode: 'pg' }, body })
    const payId = new URL(payUrl ?? '').pathname.replace('/pay/', '')
    await world.guest.get(deposits.answerPayment, { params: { payId }, body: { answer: 'pay' } })
    await world.advance(9 * 60_000)
    expect((await amina.get(deposits.depositOrder, { params: { transId } })).state).toBe(1)
  })

  test('the four scenarios about withdrawals are as their stories say', async () => {
    const turnover = (await opened('turnover-half-done', 'hina')).settings
    expect({ requiredTurnover: turnover.requiredTurnover, currentTurnover: turnover.currentTurnover }).toEqual({
      requiredTurnover: 2_000,
      currentTurnover: 1_000,
    })
    const limits = (await opened('withdraw-limits-low')).settings
    expect({ leftCount: limits.leftCount, leftFree: limits.leftFree, leftAmount: limits.leftAmount }).toEqual({
      leftCount: 1,
      leftFree: 0,
      leftAmount: 265_000,
    })
    const { settings: locked, world } = await opened('payment-password-locked')
    expect(locked.hasPaymentPassword).toBe(true)
    expect(locked.paymentLockedUntil).toBeGreaterThan((await world.jumpTo('+0m')) + 50 * 60_000)
    const full = await (await opened('cards-full')).amina.get(withdrawCards.withdrawCards)
    expect(full.cards).toHaveLength(5)
  })

  test('busy-desk has both queues full', async () => {
    const queues = await (await makeWorld({ scenario: 'busy-desk' })).queues()
    expect(queues.slice(0, 2).map(({ name, count }) => [name, count])).toEqual([
      ['deposits', 40],
      ['withdrawals', 30],
    ])
  })
})
