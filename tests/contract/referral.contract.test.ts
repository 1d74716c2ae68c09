import { referral, registration } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { type Actor, makeWorld, solveCaptcha, type TestWorld } from '../support/world.ts'
import { registrationBody } from './sample-context.ts'

const details = (actor: Actor) => actor.get(referral.referralDetails, { query: { autoGenerate: 'true' } })

/** Registers as who opened the link: its parameter holds its code. */
async function follow(world: TestWorld, link: Record<string, string>, username: string) {
  const { cookie, answer } = await solveCaptcha(world)
  const body = registrationBody({ username, captcha: answer, ...link })
  return (await world.guest.call(registration.register, { body, headers: { Cookie: cookie } })).code
}

describe('the link of who brings friends along', () => {
  test('MEMBER-009 an ordinary member’s names who recommended and is no invitation code', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const before = await details(zoya)
    expect(before).toMatchObject({ referralCode: 'zoya', parameter: 'recommenderId' })
    expect(before.promotionDomains[0]).toMatch(/^https?:\/\//)
    expect(await follow(world, { affiliateCode: before.referralCode }, 'friend01')).toBe('affiliate.code.invalid')
    expect(await follow(world, { [before.parameter]: before.referralCode }, 'friend01')).toBeUndefined()
    expect((await details(zoya)).totalInvitations).toBe(before.totalInvitations + 1)
  })

  test.each(['bilal', 'tariq'])('MEMBER-009 that of the agent %s is an invitation code', async (name) => {
    const world = await makeWorld()
    const agent = await world.as(name)
    const before = await details(agent)
    expect(before).toMatchObject({ referralCode: name, parameter: 'affiliateCode' })
    expect(await follow(world, { [before.parameter]: before.referralCode }, 'friend01')).toBeUndefined()
    expect((await details(agent)).totalInvitations).toBe(before.totalInvitations + 1)
  })
})
