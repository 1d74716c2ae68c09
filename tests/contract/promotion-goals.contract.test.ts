import { control as contract, promotions } from '@understudy/contracts'
import { DAY, MINUTE } from '@understudy/contracts/durations'
import { calendarOf } from '@understudy/contracts/zone'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { histories, historyProperty, patience } from '../support/histories.ts'
import { bonuses, claim, claimReward, detailOf, join, labelOf, promotionNamed } from '../support/promotions.ts'
import { betsOf, sum } from '../support/statement.ts'
import { decide, openGame } from '../support/vendors.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

const { dayOf } = calendarOf('Asia/Karachi')

describe('the goal of a promotion', { tags: ['MEMBER-011'] }, () => {
  const goalOf = async (actor: Actor) => detailOf(actor, (await promotionNamed(actor, 'Goal of the month')).id)

  test('a goal is reached by bets settled since joining, and claimed once', async () => {
    const world = await makeWorld({ scenario: 'promotion-goal' })
    const amina = await world.as('amina')
    const { id, label, progress } = await goalOf(amina)
    expect({ label, progress }).toEqual({ label: 'process', progress: { actual: 0, expected: 100 } })
    expect((await claim(amina, id)).code).toBe('promotion.state')
    const { spin } = await openGame(world, amina, 'RNG')
    await spin(50)
    expect(await goalOf(amina)).toMatchObject({
      label: 'process',
      progress: { actual: 50, expected: 100 },
      reward: null,
    })
    await spin(50)
    const reached = await goalOf(amina)
    expect(reached).toMatchObject({ label: 'claim', reward: { amount: 2_500, requiredTurnover: 7_500 } })
    const claims = await amina.get(promotions.promotionClaims, { query: { status: 'U' } })
    expect(claims.map(({ promId, rewardAmount }) => [promId, rewardAmount])).toEqual([[id, 2_500]])
    expect((await claimReward(amina, claims[0]?.rewardId ?? '')).value.amount).toBe(2_500)
    expect({ code: (await claim(amina, id)).code, label: await labelOf(amina, id) }).toEqual({
      code: 'claim.already',
      label: 'claimed',
    })
    expect(await audit(world)).toMatchObject(SOUND)
  })

  test('a goal without an end stays open, and its reward claimable', {
    tags: ['MEMBER-011'],
  }, async () => {
    const world = await makeWorld({ scenario: 'promotion-goal' })
    const { id, endDate } = await goalOf(await world.as('amina'))
    const params = { id: world.id, table: 'announcement', row: id }
    await control(contract.changeRow, { params, body: { set: { no_expiry: 1 } } })
    await world.jumpTo(new Date(endDate + DAY).toISOString())
    const later = await world.signedIn('amina')
    expect(await labelOf(later, id)).toBe('process')
    await (await openGame(world, later, 'RNG')).spin(100)
    expect(await labelOf(later, id)).toBe('claim')
    await world.advance(60 * DAY)
    const after = await world.signedIn('amina')
    const { label, reward } = await goalOf(after)
    expect({ label, amount: reward?.amount, expiresAt: reward?.expiresAt }).toEqual({
      label: 'claim',
      amount: 2_500,
      expiresAt: null,
    })
    expect((await claimReward(after, reward?.rewardId ?? '')).value.amount).toBe(2_500)
  })

  test('a reached goal can be claimed for a week after it ends, a missed one not', async () => {
    const world = await makeWorld({ scenario: 'promotion-goal' })
    const amina = await world.as('amina')
    const hina = await world.as('hina')
    const { id, endDate, rule } = await goalOf(amina)
    expect((await join(hina, id)).value).toMatchObject({ label: 'process', progress: { actual: 0, expected: 100 } })
    await (await openGame(world, amina, 'RNG')).spin(500)
    const rewardId = (await goalOf(amina)).reward?.rewardId ?? ''
    await world.jumpTo(new Date(endDate).toISOString())
    const late = await world.signedIn('hina')
    await (await openGame(world, late, 'RNG')).spin(500)
    expect({
      missed: await labelOf(late, id),
      reached: await labelOf(await world.signedIn('amina'), id),
    }).toEqual({ missed: 'close', reached: 'claim' })
    await world.jumpTo(new Date(endDate + rule.claimDays * DAY - 1).toISOString())
    expect(await labelOf(await world.signedIn('amina'), id)).toBe('claim')
    await world.advance(1)
    const after = await world.signedIn('amina')
    expect({ label: await labelOf(after, id), code: (await claim(after, id)).code }).toEqual({
      label: 'close',
      code: 'promotion.ended',
    })
    expect((await claimReward(after, rewardId)).code).toBe('claim.expired')
    const claims = await after.get(promotions.promotionClaims, { query: {} })
    expect(claims.find(({ promId }) => promId === id)?.status).toBe('E')
  })
})

type Step =
  | { do: 'spin'; bet: 5 | 50 }
  | { do: 'match'; isCalledOff: boolean }
  | { do: 'jump'; hours: number }
  | { do: 'daily' | 'goal' }

const STEP: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('spin' as const), bet: fc.constantFrom(5 as const, 50 as const) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('match' as const), isCalledOff: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('jump' as const), hours: fc.constantFrom(1, 5, 13, 26) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('daily' as const, 'daily' as const, 'goal' as const) }) },
)

/** A member who plays, and claims a goal and a daily reward, with what the platform should say. */
class Player {
  readonly #world: TestWorld
  readonly #since = Date.parse('2026-03-10T07:00:00Z')
  readonly #paid = new Map<string, number>()
  #now = this.#since
  #amina: Actor
  #goal = 0
  #daily = 0

  private constructor(world: TestWorld, amina: Actor) {
    this.#world = world
    this.#amina = amina
  }

  static async start(): Promise<Player> {
    const world = await makeWorld({ scenario: 'promotion-goal' })
    const player = new Player(world, await world.signedIn('amina'))
    player.#goal = (await promotionNamed(player.#amina, 'Goal of the month')).id
    player.#daily = (await promotionNamed(player.#amina, 'Daily reward')).id
    return player
  }

  async take(step: Step): Promise<void> {
    if (step.do === 'jump') await this.#jump(step.hours)
    else if (step.do === 'spin') await (await openGame(this.#world, this.#amina, 'RNG')).spin(step.bet)
    else if (step.do === 'match') await this.#betOnMatch(step.isCalledOff)
    else if (step.do === 'daily') await this.#claimDaily()
    else await this.#claimGoal()
    await this.#checkProgress()
  }

  /** Checks that each reward was paid once and that the books are sound. */
  async check(): Promise<void> {
    const rewards = await bonuses(this.#amina, this.#days())
    const promotionRewards = rewards.filter(([, number]) => String(number).startsWith('P'))
    expect(promotionRewards.map(([amount]) => amount).sort()).toEqual([...this.#paid.values()].sort())
    expect(await audit(this.#world)).toMatchObject(SOUND)
  }

  #days() {
    return { startDate: '2026-03-10', endDate: dayOf(this.#now) }
  }

  /** Settled stakes of the betting record since the member joined. */
  async #turnover(): Promise<number> {
    const { list } = await betsOf(this.#amina, this.#days())
    return sum(
      list
        .filter(({ settleTime, status }) => (settleTime ?? 0) >= this.#since && (status === 'won' || status === 'lost'))
        .map(({ bet }) => bet),
    )
  }

  async #jump(hours: number) {
    this.#now = await this.#world.jumpTo(new Date(this.#now + hours * 60 * MINUTE).toISOString())
    this.#amina = await this.#world.signedIn('amina')
  }

  async #betOnMatch(isCalledOff: boolean) {
    const { book, single } = await openGame(this.#world, this.#amina, 'SPORTS')
    const fixture = (await book()).fixtures.find(({ status }) => status === 'upcoming')
    if (!fixture) return
    await single(fixture)
    if (isCalledOff) await decide(this.#world, fixture.matchId, 'calledOff')
  }

  async #claimDaily() {
    const today = dayOf(this.#now)
    const { code, value } = await claim(this.#amina, this.#daily)
    expect(code).toBe(this.#paid.has(today) ? 'claim.already' : undefined)
    if (value) this.#paid.set(today, value.amount)
  }

  async #claimGoal() {
    const isReached = (await this.#turnover()) >= 100
    const { code, value } = await claim(this.#amina, this.#goal)
    expect(code).toBe(this.#paid.has('goal') ? 'claim.already' : isReached ? undefined : 'promotion.state')
    if (value) this.#paid.set('goal', value.amount)
  }

  async #checkProgress() {
    if (this.#paid.has('goal')) return
    const { progress, label } = await detailOf(this.#amina, this.#goal)
    const actual = await this.#turnover()
    expect({ actual: progress?.actual, label }).toEqual({ actual, label: actual >= 100 ? 'claim' : 'process' })
  }
}

test('over random histories a goal counts the settled stakes and pays once', {
  tags: ['MEMBER-011', 'soak'],
  timeout: patience(60_000),
}, async () => {
  await fc.assert(
    historyProperty(fc.array(STEP, { minLength: 10, maxLength: 25 }), async (steps) => {
      const player = await Player.start()
      for (const step of steps) await player.take(step)
      await player.check()
    }),
    histories(3, 14),
  )
})
