import { describe, expect, test } from 'vitest'
import { periodAfter, periodAt } from './agent-contract-periods.ts'
import { CONTRACT_TRANSITIONS, type ContractEvent, contractEvents, contractStep } from './agent-contract-states.ts'
import { broughtBy, isHigherRate, type PeriodResult, type Tier, termProblems, tierOf } from './agent-contract-tiers.ts'
import { toUnits } from './money.ts'
import { calendarOf } from './zone.ts'

const tier = (minimumBet: number, netLoss: number, activeMember: number, rate: number, rateType: 'P' | 'F' = 'P') =>
  ({ minimumBet, netLoss, activeMember, rateType, rate }) satisfies Tier
const result = (validBet: number, netLoss: number, active: number): PeriodResult => ({
  validBet: toUnits(validBet),
  netLoss: toUnits(netLoss),
  active,
})

describe('the tier of a period', { tags: ['AGENT-008', 'AGENT-013'] }, () => {
  const salary = [tier(1_000, 0, 1, 0.5), tier(5_000, 0, 3, 1), tier(20_000, 0, 5, 300, 'F')]

  test.each([
    ['nothing', result(0, 0, 0), undefined],
    ['one hundredth short of the first', result(999.99, 0, 1), undefined],
    ['one member short of the first', result(1_000, 0, 0), undefined],
    ['exactly the first', result(1_000, 0, 1), 0],
    ['one over the first', result(1_000.01, 0, 2), 0],
    ['bets of the second, one member short', result(5_000, 0, 2), 0],
    ['members of the second, one hundredth short', result(4_999.99, 0, 3), 0],
    ['exactly the second', result(5_000, 0, 3), 1],
    ['exactly the third', result(20_000, 0, 5), 2],
    ['far over the third, one member short', result(900_000, 0, 4), 1],
    ['a team that has won much', result(1_000, -90_000, 1), 0],
  ])('a salary’s tier is found for %s', (_, reached, index) => {
    expect(tierOf('salary', salary, reached)).toBe(index === undefined ? undefined : salary[index])
  })

  const dividend = [tier(1_000, 0, 0, 5), tier(1_000, 500, 2, 10)]
  test.each([
    ['a team that has won', result(9_000, -0.01, 9), undefined],
    ['a team that has lost nothing', result(1_000, 0, 0), 0],
    ['a loss one hundredth short', result(1_000, 499.99, 2), 0],
    ['exactly the loss', result(1_000, 500, 2), 1],
    ['the loss with one member short', result(1_000, 500, 1), 0],
    ['the loss with bets short', result(999.99, 500, 2), undefined],
  ])('a dividend’s tier is found for %s', (_, reached, index) => {
    expect(tierOf('dividend', dividend, reached)).toBe(index === undefined ? undefined : dividend[index])
  })

  test('the order in which tiers are written makes no difference', () => {
    expect(tierOf('salary', [...salary].reverse(), result(5_000, 0, 3))).toBe(salary[1])
  })
})

test('a share is cut to hundredths and exact for sums of any size', {
  tags: ['AGENT-013'],
}, () => {
  expect(broughtBy(tier(0, 0, 0, 0.5), toUnits(1_000))).toBe(toUnits(5))
  expect(broughtBy(tier(0, 0, 0, 0.33), toUnits(10.1))).toBe(toUnits(0.03))
  expect(broughtBy(tier(0, 0, 0, 60), toUnits(900_000_000))).toBe(toUnits(540_000_000))
  expect(broughtBy(tier(0, 0, 0, 12.34, 'F'), toUnits(1))).toBe(toUnits(12.34))
  expect(broughtBy(tier(0, 0, 0, 5), 0)).toBe(0)
})

test('a downline’s tier is higher where it brings more than the own would there', { tags: ['AGENT-013'] }, () => {
  const ownTiers = [tier(1_000, 0, 1, 1), tier(10_000, 0, 5, 2)]
  expect(isHigherRate('salary', tier(1_000, 0, 1, 1), ownTiers)).toBe(false)
  expect(isHigherRate('salary', tier(1_000, 0, 1, 1.01), ownTiers)).toBe(true)
  expect(isHigherRate('salary', tier(10_000, 0, 5, 2), ownTiers)).toBe(false)
  expect(isHigherRate('salary', tier(10_000, 0, 4, 2), ownTiers)).toBe(true)
  expect(isHigherRate('salary', tier(999, 0, 1, 0.01), ownTiers)).toBe(true)
  expect(isHigherRate('salary', tier(1_000, 0, 1, 10, 'F'), ownTiers)).toBe(false)
  expect(isHigherRate('salary', tier(1_000, 0, 1, 10.01, 'F'), ownTiers)).toBe(true)
  expect(isHigherRate('dividend', tier(0, 0, 0, 1), [])).toBe(true)
})

test('terms of a wrong kind, with too high a rate or a repeated tier are refused', {
  tags: ['AGENT-013'],
}, () => {
  expect(termProblems('salary', [tier(1_000, 0, 1, 5), tier(1_000, 0, 2, 100_000, 'F')])).toEqual([])
  expect(termProblems('salary', [tier(1_000, 0, 1, 5.01)])).toEqual(['tiers.0'])
  expect(termProblems('hour', [tier(1, 0, 0, 2), tier(0, 0, 0, 1)])).toEqual(['tiers.1'])
  expect(termProblems('hour', [tier(1, 0, 0, 2.01)])).toEqual(['tiers.0'])
  expect(termProblems('salary', [tier(1_000, 5, 1, 1)])).toEqual(['tiers.0'])
  expect(termProblems('dividend', [tier(0, 0, 0, 60)])).toEqual([])
  expect(termProblems('dividend', [tier(0, 0, 0, 60.01)])).toEqual(['tiers.0'])
  expect(termProblems('dividend', [tier(0, 0, 0, 1, 'F')])).toEqual(['tiers.0'])
  expect(termProblems('salary', [tier(1, 0, 1, 1), tier(1, 0, 1, 2)])).toEqual(['tiers.1'])
  expect([termProblems('salary', []), termProblems('salary', Array(11).fill(tier(1, 0, 1, 1)))]).toEqual([
    ['tiers'],
    ['tiers'],
  ])
})

describe('periods of the merchants’ calendar', { tags: ['AGENT-013'] }, () => {
  const localTimes = (period: { from: number; to: number; paidAt: number }) =>
    [period.from, period.to, period.paidAt].map((time) => new Date(time + 5 * 3_600_000).toISOString().slice(0, 16))
  const instant = (local: string) => Date.parse(`${local}:00+05:00`)

  test.each([
    ['hour', '2026-03-10T12:59', '2026-03-10T12:00', '2026-03-10T13:00', '2026-03-10T13:00'],
    ['day', '2026-03-10T23:59', '2026-03-10T00:00', '2026-03-11T00:00', '2026-03-11T03:00'],
    ['half', '2026-03-15T23:59', '2026-03-01T00:00', '2026-03-16T00:00', '2026-03-16T06:00'],
    ['half', '2026-03-16T00:00', '2026-03-16T00:00', '2026-04-01T00:00', '2026-04-01T06:00'],
    ['half', '2024-02-29T10:00', '2024-02-16T00:00', '2024-03-01T00:00', '2024-03-01T06:00'],
    ['month', '2026-12-31T10:00', '2026-12-01T00:00', '2027-01-01T00:00', '2027-01-01T06:00'],
  ] as const)('a period of a %s is found by the time %s', (length, time, from, to, paid) => {
    expect(localTimes(periodAt(length, instant(time), calendarOf('Asia/Karachi')))).toEqual([from, to, paid])
  })

  test('a period begins at midnight of the merchant’s own time zone', () => {
    const [from, to] = [Date.parse('2026-02-28T20:00:00Z'), Date.parse('2026-03-31T20:00:00Z')]
    expect(periodAt('month', from, calendarOf('Asia/Dubai'))).toMatchObject({ from, to })
    expect(periodAt('month', from - 1, calendarOf('Asia/Dubai'))).toMatchObject({ to: from })
    expect(periodAt('day', from, calendarOf('Asia/Dhaka'))).toMatchObject({ from: from - 2 * 3_600_000 })
  })

  test('periods follow each other without a gap over a year', () => {
    for (const length of ['hour', 'day', 'half', 'month'] as const) {
      let period = periodAt(length, instant('2026-01-01T00:00'), calendarOf('Asia/Karachi'))
      for (let n = 0; n < 30; n += 1) {
        const next = periodAfter(length, period, calendarOf('Asia/Karachi'))
        expect(next.from).toBe(period.to)
        expect(next.to).toBeGreaterThan(next.from)
        period = next
      }
    }
  })
})

describe('states of a contract', { tags: ['AGENT-013'] }, () => {
  const EVENTS = ['accept', 'reject', 'agree', 'change', 'void', 'takeBack'] as const

  test('each event of a contract leads where the table says, or is refused', () => {
    const led: string[] = []
    for (const status of ['P', 'A', 'E', 'V', 'R', 'C'] as const)
      for (const side of ['upline', 'downline'] as const)
        for (const event of EVENTS) {
          const asker = status === 'P' || status === 'E' || status === 'V' ? 'upline' : null
          const step = contractStep({ status, asker }, event, side)
          if ('to' in step) led.push(`${status} ${side} ${event} ${step.to}`)
          else expect(step.refusal).toBe('contract.state')
        }
    expect(led.sort()).toEqual(
      [
        'P downline accept A',
        'P downline reject R',
        'P upline takeBack C',
        'A upline change E',
        'A downline change E',
        'A upline void V',
        'A downline void V',
        'E downline accept A',
        'E downline reject A',
        'E upline takeBack A',
        'V downline agree C',
        'V downline reject A',
        'V upline takeBack A',
      ].sort(),
    )
    expect(CONTRACT_TRANSITIONS).toHaveLength(11)
  })

  test('the actions offered on a contract are those that lead somewhere', () => {
    const contractOf = (
      status: 'P' | 'A' | 'V',
      asker: 'upline' | null,
      side: 'upline' | 'downline',
    ): ContractEvent[] => contractEvents({ status, asker }, side)
    expect(contractOf('P', 'upline', 'downline')).toEqual(['accept', 'reject'])
    expect(contractOf('P', 'upline', 'upline')).toEqual(['takeBack'])
    expect(contractOf('A', null, 'downline')).toEqual(['change', 'void'])
    expect(contractOf('V', 'upline', 'downline')).toEqual(['agree', 'reject'])
  })
})
