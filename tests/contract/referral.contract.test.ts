import { randomUUID } from 'node:crypto'
import { deposits, referral, registration, rewards } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { luck, openGame } from '../support/vendors.ts'
import { type Actor, makeWorld, solveCaptcha, type TestWorld } from '../support/world.ts'
import { registrationBody } from './sample-context.ts'

const details = (actor: Actor) => actor.get(referral.referralDetails, { query: { autoGenerate: 'true' } })

/** Registers through an invitation link, whose query parameter is the code. */
async function follow(world: TestWorld, link: Record<string, string>, username: string) {
  const { cookie, answer } = await solveCaptcha(world)
  const body = registrationBody({ username, captcha: answer, ...link })
  return (await world.guest.call(registration.register, { body, headers: { Cookie: cookie } })).code
}

describe('the link of who brings friends along', () => {
  test('an ordinary member’s link names its recommender and is no invitation code', {
    tags: ['MEMBER-009'],
  }, async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const before = await details(zoya)
    expect(before).toMatchObject({ referralCode: 'zoya', parameter: 'recommenderId' })
    expect(before.promotionDomains[0]).toMatch(/^https?:\/\//)
    expect(await follow(world, { affiliateCode: before.referralCode }, 'friend01')).toBe('affiliate.code.invalid')
    expect(await follow(world, { [before.parameter]: before.referralCode }, 'friend01')).toBeUndefined()
    expect((await details(zoya)).totalInvitations).toBe(before.totalInvitations + 1)
  })

  test.each(['bilal', 'tariq'])(
    'the link of the agent %s has an invitation code',
    { tags: ['MEMBER-009'] },
    async (name) => {
      const world = await makeWorld()
      const agent = await world.as(name)
      const before = await details(agent)
      expect(before).toMatchObject({ referralCode: name, parameter: 'affiliateCode' })
      expect(await follow(world, { [before.parameter]: before.referralCode }, 'friend01')).toBeUndefined()
      expect((await details(agent)).totalInvitations).toBe(before.totalInvitations + 1)
    },
  )
})

describe('the friends who came', () => {
  const friends = (actor: Actor, query: { after?: string; pageSize?: number } = {}) =>
    actor.get(referral.referralList, { query })

  /** Registers a friend of zoya's with that deposit and turnover. */
  async function friendOfZoya(world: TestWorld, deposit: number, spins: number) {
    const zoya = await world.signedIn('zoya')
    expect(await follow(world, { recommenderId: 'zoya' }, 'friend01')).toBeUndefined()
    const friend = await world.signedIn('friend01')
    await world.settings({ cashier: { deposits: 'leave', withdrawals: 'leave' } })
    if (deposit > 0) {
      const body = { requestId: randomUUID(), vendorId: 'MT1', amount: deposit }
      const { transId } = await friend.get(deposits.openDeposit, { params: { mode: 'mt' }, body })
      await friend.get(deposits.proveDeposit, {
        params: { transId },
        body: { referenceNo: 'TR20260310001', payerAccount: '' },
      })
      await world.decide('deposits', transId, 'approve')
    }
    await luck(
      world,
      Array.from({ length: spins }, () => 'win' as const),
    )
    const { spin } = await openGame(world, friend, 'RNG')
    for (let n = 0; n < spins; n += 1) expect((await spin(500)).code).toBeUndefined()
    return { zoya, friend }
  }

  test('an inviter sees each friend’s progress and is rewarded once it is enough', {
    tags: ['MEMBER-009', 'MEMBER-013'],
  }, async () => {
    const world = await makeWorld()
    const { zoya, friend } = await friendOfZoya(world, 1_000, 1)
    const rule = { deposit: 500, turnover: 1_000, amount: 100, multiple: 3 }
    const before = await friends(zoya)
    expect(before.rule).toEqual(rule)
    expect(before.list).toEqual([
      {
        userName: 'fr•••1',
        regDate: Date.parse('2026-03-10T07:00:00Z'),
        day: '2026-03-10',
        deposit: 1_000,
        bet: 500,
        reward: 0,
        status: 'playing',
      },
    ])
    await (await openGame(world, friend, 'RNG')).spin(500)
    const after = await friends(zoya)
    expect(after.list[0]).toMatchObject({ bet: 1_000, reward: 100, status: 'rewarded' })
    expect(after.footer).toEqual({ friends: 1, rewarded: 1, reward: 100 })
    const [waiting] = await zoya.get(rewards.claimable, { query: {} })
    expect(waiting).toMatchObject({ type: 'REFERRAL', name: 'Your friend fr•••1', amount: 100, requiredTurnover: 300 })
    await (await openGame(world, friend, 'RNG')).spin(500)
    expect(await zoya.get(rewards.unclaimed)).toBe(1)
    expect(await audit(world)).toMatchObject(SOUND)
  })

  test('an agent and a merchant without the promotion reward nobody for friends', {
    tags: ['MEMBER-013'],
  }, async () => {
    const world = await makeWorld()
    const bilal = await friends(await world.signedIn('bilal'), { pageSize: 3 })
    expect({ rule: bilal.rule, listed: bilal.list.length, hasNext: bilal.next !== null }).toEqual({
      rule: null,
      listed: 3,
      hasNext: true,
    })
    await world.settings({ promotions: { REFERRAL: false } })
    const { zoya } = await friendOfZoya(world, 1_000, 2)
    const { rule, list } = await friends(zoya)
    expect({ rule, bet: list[0]?.bet, reward: list[0]?.reward }).toEqual({ rule: null, bet: 1_000, reward: 0 })
  })

  test('invited friends are paged, the latest first; amina begins with six', { tags: ['MEMBER-009'] }, async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const allFriends = await friends(amina)
    expect({ friends: allFriends.footer?.friends, listCount: allFriends.list.length, next: allFriends.next }).toEqual({
      friends: 6,
      listCount: 6,
      next: null,
    })
    const dates = allFriends.list.map(({ regDate }) => regDate)
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    const first = await friends(amina, { pageSize: 4 })
    const second = await friends(amina, { pageSize: 4, after: first.next ?? '' })
    expect([...first.list, ...second.list]).toEqual(allFriends.list)
    expect({ footer: second.footer, next: second.next }).toEqual({ footer: null, next: null })
    expect((await world.guest.call(referral.referralList, { query: {} })).code).toBe('CUSTOMER_NOT_LOGIN')
    expect((await (await world.asTrial()).call(referral.referralList, { query: {} })).code).toBe(
      'real.account.required',
    )
  })
})
