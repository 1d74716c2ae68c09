import { type agentContracts, agents } from '@understudy/contracts'
import { DAY, HOUR } from '@understudy/contracts/durations'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { agreed, payoutsOf, sendDown, teamOfOne } from '../support/contracts.ts'
import { histories, historyProperty, patience } from '../support/histories.ts'
import { statement, sum } from '../support/statement.ts'
import { tableRows } from '../support/table-rows.ts'
import { luck, openGame } from '../support/vendors.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

const local = (time: string) => Date.parse(`${time}+05:00`)
const START = local('2026-03-10T12:00:00')
/** After the half month has ended and its dividend is paid. */
const END = local('2026-03-16T07:00:00')
const PLAYERS = ['nayaab2', 'nayaab3']
const KINDS = ['salary', 'hour', 'dividend'] as const
type Kind = (typeof KINDS)[number]

/** A ladder of tiers near the turnover that short histories reach: met, missed by one, or exceeded. */
const ladder = (kind: Kind) =>
  fc
    .uniqueArray(
      fc.record({
        step: fc.constantFrom(10, 20, 50, 100, 500, 520, 1_000),
        activeMember: fc.nat(2),
        isFixed: fc.boolean(),
        rate: fc.integer({ min: 1, max: kind === 'hour' ? 200 : 500 }),
      }),
      { minLength: 1, maxLength: 4, selector: ({ step }) => step },
    )
    .map((steps) =>
      steps.map(({ step, activeMember, isFixed, rate }): agentContracts.Tier => {
        const rateType = isFixed && kind !== 'dividend' ? 'F' : 'P'
        return {
          minimumBet: kind === 'dividend' ? 0 : step,
          netLoss: kind === 'dividend' ? step : 0,
          activeMember,
          rateType,
          rate: rate / 100,
        }
      }),
    )

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('play' as const),
      who: fc.nat(1),
      stake: fc.constantFrom(5, 10, 20, 50, 100, 500),
      wins: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 5, max: 1_000 }) }),
  },
  // Back in time and forward again: payments made in between are not repeated.
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('back' as const), minutes: fc.integer({ min: 1, max: 3_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('read' as const), what: fc.constantFrom('statement', ...KINDS) }),
  },
)

interface Bet {
  member: string
  at: number
  stake: number
  valid: number
  win: number
}

/** Returns all settled bets of the two players from the raw table, in ten-thousandths. */
async function betsOf(world: TestWorld): Promise<Bet[]> {
  const [members, bets] = await Promise.all([
    tableRows<{ id: number; username: string }>(world, 'member'),
    tableRows<{ member_id: number; settled_at: number | null; stake: number; valid: number; win: number }>(
      world,
      'bet',
    ),
  ])
  const names = new Map(members.map(({ id, username }) => [id, username]))
  return bets.flatMap(({ member_id, settled_at: at, stake, valid, win }) => {
    const member = names.get(member_id) ?? ''
    return at !== null && PLAYERS.includes(member) ? { member, at, stake, valid, win } : []
  })
}

/** Computes independently what a contract pays for bets; in currency units. */
function due(kind: Kind, tiers: agentContracts.Tier[], bets: Bet[]): number {
  const turnover = bets.reduce((all, { valid }) => all + valid, 0)
  const loss = bets.reduce((all, { stake, win }) => all + stake - win, 0)
  const active = PLAYERS.filter(
    (name) => bets.filter(({ member }) => member === name).reduce((all, { valid }) => all + valid, 0) >= 5_000_000,
  ).length
  const base = kind === 'dividend' ? Math.max(loss, 0) : turnover
  const tierMet = [...tiers]
    .sort((a, b) => (kind === 'dividend' ? a.netLoss - b.netLoss : a.minimumBet - b.minimumBet))
    .filter((tier) => active >= tier.activeMember)
    .filter((tier) => (kind === 'dividend' ? loss >= tier.netLoss * 10_000 : turnover >= tier.minimumBet * 10_000))
    .at(-1)
  if (!tierMet) return 0
  if (tierMet.rateType === 'F') return tierMet.rate
  // Rounded down to hundredths: base in 1/10,000, rate in 1/100 of a percent, the result in 1/100.
  return Number((BigInt(base) * BigInt(Math.round(tierMet.rate * 100))) / 1_000_000n) / 100
}

const spanOf = (kind: Kind, at: number): number =>
  kind === 'hour' ? at - (at % HOUR) : kind === 'salary' ? at - ((at + 5 * HOUR) % DAY) : local('2026-03-01T00:00:00')

test('over random tiers, play and clocks every period pays what its bets earn, once', {
  tags: ['AGENT-008', 'AGENT-013', 'soak'],
  timeout: patience(120_000),
}, async () => {
  const coverage = { paid: 0, none: 0, owed: 0 }
  await fc.assert(
    historyProperty(
      fc.record({ salary: ladder('salary'), hour: ladder('hour'), dividend: ladder('dividend') }),
      fc.array(step, { minLength: 8, maxLength: 24 }),
      async (ladders, steps) => {
        const world = await makeWorld()
        const team = await teamOfOne(world)
        await team.nayaab.get(agents.createDownline, { body: { account: 'nayaab3', password: 'Secret99', type: 0 } })
        await sendDown(team.bilal, 'nayaab3', 3_000, false)
        const ids = {
          salary: await agreed(team, 'salary', ladders.salary),
          hour: await agreed(team, 'hour', ladders.hour),
          dividend: await agreed(team, 'dividend', ladders.dividend, { compPeriod: 'half' }),
        }
        const income = async (agent: Actor) =>
          (await statement(agent, { kind: 'income', startDate: '2026-03-10', endDate: '2026-03-20' })).list
        let time = START
        for (const one of steps) {
          if (one.kind === 'wait') {
            // The history ends before the half month does.
            time = Math.min(time + one.minutes * 60_000, local('2026-03-15T23:00:00'))
            await world.jumpTo(time)
          } else if (one.kind === 'back') {
            await world.jumpTo(time - one.minutes * 60_000)
            await world.jumpTo(time)
          } else if (one.kind === 'play') {
            const game = await openGame(world, await world.signedIn(PLAYERS[one.who] ?? ''), 'RNG')
            await luck(world, [one.wins ? 'win' : 'lose'])
            // A player without money is refused, which does not matter here.
            await game.spin(one.stake)
          } else {
            const nayaab = await world.signedIn('nayaab1')
            if (one.what === 'statement') await income(nayaab)
            else await payoutsOf(nayaab, ids[one.what])
          }
        }
        await world.jumpTo(END)
        const nayaab = await world.signedIn('nayaab1')
        const bets = await betsOf(world)
        const received: number[] = []
        for (const kind of KINDS) {
          const spans = new Map<number, Bet[]>()
          for (const bet of bets) {
            const from = spanOf(kind, bet.at)
            spans.set(from, [...(spans.get(from) ?? []), bet])
          }
          const payouts = await payoutsOf(nayaab, ids[kind])
          const amounts = new Map(payouts.map(({ period, amount }) => [period.from, amount]))
          expect(amounts.size).toBe(payouts.length)
          for (const [from, amount] of amounts)
            expect({ kind, from, amount }).toEqual({
              kind,
              from,
              amount: due(kind, ladders[kind], spans.get(from) ?? []),
            })
          for (const from of spans.keys()) expect({ kind, shown: amounts.has(from) }).toEqual({ kind, shown: true })
          for (const { status, amount } of payouts) {
            coverage[status === 'paid' ? 'paid' : status === 'none' ? 'none' : 'owed'] += 1
            expect(status === 'none').toBe(amount === 0)
            if (status === 'paid') received.push(amount)
          }
        }
        expect((await income(nayaab)).map(({ amount }) => amount).sort((a, b) => a - b)).toEqual(
          received.sort((a, b) => a - b),
        )
        expect(sum(received)).toBeGreaterThanOrEqual(0)
        expect(await audit(world)).toEqual(SOUND)
      },
    ),
    histories(4, 20260311),
  )
  expect(coverage.paid).toBeGreaterThan(10)
  expect(coverage.none).toBeGreaterThan(10)
})
