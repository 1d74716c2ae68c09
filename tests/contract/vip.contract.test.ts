import { deposits, inbox, member, vip, withdrawals } from '@understudy/contracts'
import { HOUR } from '@understudy/contracts/durations'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { histories, historyProperty, patience } from '../support/histories.ts'
import { betsOf, statement, sum } from '../support/statement.ts'
import { decide, luck, openGame } from '../support/vendors.ts'
import { type Actor, makeWorld } from '../support/world.ts'

/** The days after the seeded ones. */
const AHEAD = { startDate: '2026-03-11', endDate: '2026-04-09' }

const progressOf = (actor: Actor) => actor.get(vip.rankProgress)
const labelOf = async (actor: Actor) => (await actor.get(member.memberInfo)).clubLabel.labelName
const gifts = async (actor: Actor) =>
  (await statement(actor, { kind: 'reward' })).list.filter(({ tx_type_id }) => tx_type_id === 7003)

describe('the ladder', () => {
  test('a visitor reads the eleven VIP levels with requirements and benefits', { tags: ['MEMBER-013'] }, async () => {
    const world = await makeWorld()
    const { levels, currencySymbol } = await world.guest.get(vip.vipBenefits)
    expect(currencySymbol).not.toBe('')
    expect(levels.map(({ name }) => name)).toEqual([
      'VIP0',
      'VIP1',
      'VIP2',
      'VIP3',
      'VIP4',
      'VIP5',
      'VIP6',
      'VIP7',
      'VIP8',
      'VIP9',
      'VIP10',
    ])
    expect(levels.map(({ totalTurnover }) => totalTurnover)).toEqual([
      0, 10_000, 50_000, 200_000, 600_000, 1_500_000, 4_000_000, 10_000_000, 25_000_000, 60_000_000, 150_000_000,
    ])
    expect(levels.map(({ upgradeBonus }) => upgradeBonus)).toEqual([
      0, 18, 58, 188, 388, 888, 1_888, 3_888, 8_888, 18_888, 38_888,
    ])
    expect(levels.map(({ rebateExtra }) => rebateExtra)).toEqual(levels.map(({ level }) => (level * 3) / 100))
    expect(levels.filter(({ privateManager }) => privateManager).map(({ level }) => level)).toEqual([6, 7, 8, 9, 10])
    expect(levels[2]).toMatchObject({ monthlyTurnover: 2_500, dailyWithdraw: 150_000, feesReimbursed: false })
  })

  test('the VIP benefits shown are those that cashier and payouts apply', { tags: ['MEMBER-013'] }, async () => {
    const world = await makeWorld()
    const { levels } = await world.guest.get(vip.vipBenefits)
    for (const [name, level] of [
      ['amina', 6],
      ['sana', 0],
    ] as const) {
      const actor = await world.signedIn(name)
      const step = levels[level]
      expect({ name, level: (await progressOf(actor)).level }).toEqual({ name, level })
      expect((await actor.get(withdrawals.withdrawSettings)).dailyAmount).toBe(step?.dailyWithdraw)
      const modes = Object.values(await actor.get(deposits.depositChannels))
      const channels = modes.flatMap((mode) => mode.channels)
      expect({ name, channelsCount: channels.length }).toEqual({ name, channelsCount: step?.channels })
      expect(channels.every(({ reimbursement }) => reimbursement > 0)).toBe(step?.feesReimbursed)
    }
  })

  test('a merchant without the programme has neither ladder nor levels', { tags: ['MEMBER-004'] }, async () => {
    const world = await makeWorld({ scenario: 'vip-next' })
    await world.settings({ merchantSettings: { vip: false } })
    const amina = await world.signedIn('amina')
    expect((await world.guest.call(vip.vipBenefits)).code).toBe('function.not.available')
    expect((await amina.call(vip.rankProgress)).code).toBe('function.not.available')
    await (await openGame(world, amina, 'RNG')).spin(5)
    expect(await labelOf(amina)).toBe('VIP6')
    await world.settings({ merchantSettings: { vip: true } })
    expect(await labelOf(amina)).toBe('VIP6')
    await (await openGame(world, amina, 'RNG')).spin(5)
    expect({ label: await labelOf(amina), giftsCount: (await gifts(amina)).length }).toEqual({
      label: 'VIP7',
      giftsCount: 1,
    })
  })

  test('a visitor and a trial session have no level to read', { tags: ['MEMBER-003'] }, async () => {
    const world = await makeWorld()
    expect((await world.guest.call(vip.rankProgress)).code).toBe('CUSTOMER_NOT_LOGIN')
    expect((await (await world.asTrial()).call(vip.rankProgress)).code).toBe('real.account.required')
  })
})

describe('a bet that crosses a threshold', () => {
  test('reaching a VIP level pays its bonus once, and the inbox says so', { tags: ['MEMBER-013'] }, async () => {
    const world = await makeWorld({ scenario: 'vip-next' })
    const amina = await world.signedIn('amina')
    const before = await progressOf(amina)
    expect(before).toMatchObject({ playerRankName: 'VIP6', nextRankName: 'VIP7', month: '2026-03', raises: [] })
    expect(before.totalTurnover).toEqual({ actual: 9_999_999, expected: 10_000_000 })
    expect(before.monthlyTurnover.expected).toBe(200_000)
    const unread = await amina.get(inbox.inboxUnread)
    const { spin } = await openGame(world, amina, 'RNG')
    await spin(5)
    const after = await progressOf(amina)
    expect(after).toMatchObject({ level: 7, playerRankName: 'VIP7', nextRankName: 'VIP8' })
    expect(after.totalTurnover).toEqual({ actual: 10_000_004, expected: 25_000_000 })
    expect(after.monthlyTurnover.actual).toBe(before.monthlyTurnover.actual + 5)
    expect(after.raises.map(({ level, bonus }) => [level, bonus])).toEqual([[7, 3_888]])
    expect(await labelOf(amina)).toBe('VIP7')
    expect((await amina.get(withdrawals.withdrawSettings)).dailyAmount).toBe(400_000)
    await spin(5)
    expect((await gifts(amina)).map(({ amount, order_no }) => [amount, order_no])).toEqual([[3_888, '']])
    expect(await amina.get(inbox.inboxUnread)).toBe(unread + 1)
    const [newest] = (await amina.get(inbox.inbox, { query: {} })).content
    expect({ type: newest?.type, title: newest?.title }).toEqual({
      type: 'reward',
      title: 'Congratulations, you are VIP 7 now',
    })
    expect(newest?.content).toContain('3,888')
    expect(await audit(world)).toMatchObject(SOUND)
  })

  test('setting the clock back keeps VIP level, bonus and total, not the month', async () => {
    const world = await makeWorld({ scenario: 'vip-next' })
    const before = await progressOf(await world.signedIn('amina'))
    await world.advance(2 * HOUR)
    const { spin } = await openGame(world, await world.signedIn('amina'), 'RNG')
    await spin(5)
    await world.advance(-2 * HOUR)
    const amina = await world.signedIn('amina')
    const { level, totalTurnover, monthlyTurnover } = await progressOf(amina)
    expect({ level, total: totalTurnover.actual, month: monthlyTurnover.actual }).toEqual({
      level: 7,
      total: 10_000_004,
      month: before.monthlyTurnover.actual,
    })
    const game = await openGame(world, amina, 'RNG')
    await game.spin(5)
    await world.advance(3 * HOUR)
    expect(await gifts(await world.signedIn('amina'))).toHaveLength(1)
    expect(await audit(world)).toMatchObject(SOUND)
  })

  test('a bet on a cancelled match counts for nothing, any other when the match ends', {
    tags: ['MEMBER-013'],
  }, async () => {
    const world = await makeWorld({ scenario: 'vip-next' })
    const amina = await world.signedIn('amina')
    const { book, single } = await openGame(world, amina, 'SPORTS')
    const [off, played] = (await book()).fixtures.filter(({ status }) => status === 'upcoming')
    if (!off || !played) throw new Error('No two matches are still to come')
    await single(off)
    await decide(world, off.matchId, 'calledOff')
    await single(played)
    const open = await progressOf(amina)
    expect({ level: open.level, actual: open.totalTurnover.actual }).toEqual({ level: 6, actual: 9_999_999 })
    const { now } = await book()
    await world.advance(3 * 24 * HOUR)
    const later = await world.signedIn('amina')
    expect((await progressOf(later)).level).toBe(7)
    const [gift] = [...(await gifts(later)), ...(await statement(later, { kind: 'reward', ...AHEAD })).list]
    const ended = (await betsOf(later)).list
      .filter(({ settleTime, validBet }) => (settleTime ?? 0) > now && validBet > 0)
      .map(({ settleTime }) => settleTime ?? 0)
    expect(gift?.tx_time).toBe(Math.min(...ended))
    expect(await audit(world)).toMatchObject(SOUND)
  })
})

test('turnover, level and bonuses do not depend on the order of reads', {
  tags: ['MEMBER-013', 'soak'],
  timeout: patience(60_000),
}, async () => {
  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('spin' as const), bet: fc.constantFrom(5 as const, 500 as const) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('match' as const), off: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('jump' as const), hours: fc.constantFrom(1, 30) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('ask' as const) }) },
  )
  await fc.assert(
    historyProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      const world = await makeWorld({ scenario: 'vip-next' })
      let amina = await world.signedIn('amina')
      const start = (await progressOf(amina)).totalTurnover.actual
      const before = new Set((await betsOf(amina)).list.map(({ id, status }) => (status === 'open' ? 0 : id)))
      for (const one of steps) {
        if (one.do === 'jump') {
          await world.advance(one.hours * HOUR)
          amina = await world.signedIn('amina')
        } else if (one.do === 'ask') await progressOf(amina)
        else if (one.do === 'spin') {
          await luck(world, ['lose'])
          await (await openGame(world, amina, 'RNG')).spin(one.bet)
        } else {
          const { book, single } = await openGame(world, amina, 'SPORTS')
          const fixture = (await book()).fixtures.find(({ status }) => status === 'upcoming')
          if (!fixture) continue
          await single(fixture)
          if (one.off) await decide(world, fixture.matchId, 'calledOff')
        }
      }
      const all = [...(await betsOf(amina)).list, ...(await betsOf(amina, AHEAD)).list]
      const newBets = new Map(all.filter(({ id }) => !before.has(id)).map((bet) => [bet.id, bet]))
      const counted = [...newBets.values()].filter(({ status }) => status === 'won' || status === 'lost')
      const turnover = sum([start, ...counted.map(({ bet }) => bet)])
      const end = await progressOf(amina)
      expect(end.totalTurnover.actual).toBe(turnover)
      expect(end.level).toBe(turnover >= 10_000_000 ? 7 : 6)
      const paid = [...(await gifts(amina)), ...(await statement(amina, { kind: 'reward', ...AHEAD })).list]
      expect(paid.map(({ amount }) => amount)).toEqual(end.level === 7 ? [3_888] : [])
      expect(await audit(world)).toMatchObject(SOUND)
    }),
    histories(3, 14),
  )
})
