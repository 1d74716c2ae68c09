import { agents, registration } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { type Actor, makeWorld } from '../support/world.ts'
import { registrationBody } from './sample-context.ts'

const TODAY = { startDate: '2026-03-10', endDate: '2026-03-10' }

const open = async (agent: Actor, account: string, more: object = {}) =>
  agent.call(agents.createDownline, { body: { account, password: 'Secret99', type: 0, ...more } })

describe('the register centre', () => {
  test('a direct account is a downline with its rates, and logs in with its password', {
    tags: ['AGENT-005'],
  }, async () => {
    const world = await makeWorld()
    const bilal = await world.signedIn('bilal')
    const { value } = await open(bilal, 'Nayaab1', { type: 1, rebates: { RNG: 0.3 } })
    expect(value).toMatchObject({ account: 'nayaab1', type: 1, rebates: { RNG: 0.3, LIVE: 0 } })
    const card = await bilal.get(agents.downline, { query: { account: 'nayaab1', ...TODAY } })
    expect({ rNG: card.rebates.RNG, level: card.level, type: card.type, balance: card.balance }).toEqual({
      rNG: 0.3,
      level: 1,
      type: 1,
      balance: 0,
    })
    expect((await open(bilal, 'nayaab1')).code).toBe('username.exists')
    expect((await open(bilal, 'x')).detail).toMatchObject({ fields: { account: expect.any(Array) } })
    expect((await open(bilal, 'nayaab2', { password: 'short' })).code).toBe('field.invalid')
    const child = await world.signedIn('nayaab1')
    expect((await child.get(agents.rateSettings)).RNG).toEqual({ min: 0, max: 0.3, step: 0.01 })
    expect((await child.get(agents.rateSettings)).LIVE?.max).toBe(0)
  })

  test('no rate is above the agent’s own, and none falls', { tags: ['AGENT-005', 'AGENT-006'] }, async () => {
    const world = await makeWorld()
    const bilal = await world.signedIn('bilal')
    const { RNG } = await bilal.get(agents.rateSettings)
    const high = (RNG?.max ?? 0) + 0.01
    const tooHigh = { code: 'contract.rate.high', fields: { RNG: ['range'] } }
    const opened = await open(bilal, 'nayaab1', { rebates: { RNG: high } })
    expect({ code: opened.code, fields: opened.detail.fields }).toEqual(tooHigh)
    await open(bilal, 'nayaab1', { rebates: { RNG: 0.2 } })
    const set = (rebates: Partial<agents.Rates>) =>
      bilal.call(agents.setDownlineRates, { body: { account: 'nayaab1', rebates } })
    const lower = await set({ RNG: 0.19 })
    expect({ code: lower.code, fields: Object.keys(lower.detail.fields ?? {}) }).toEqual({
      code: 'field.invalid',
      fields: ['RNG'],
    })
    const raised = await set({ RNG: high, LIVE: 0.01 })
    expect({ code: raised.code, fields: raised.detail.fields }).toEqual(tooHigh)
    expect((await set({ RNG: RNG?.max ?? 0 })).value?.rebates.RNG).toBe(RNG?.max)
    expect((await set({ LIVE: 0.01 })).value?.rebates).toMatchObject({ RNG: RNG?.max, LIVE: 0.01 })
    const { bounds } = await bilal.get(agents.downlineRates, { query: { account: 'nayaab1' } })
    expect(bounds.LIVE?.min).toBe(0.01)
    const tariq = await world.signedIn('tariq')
    // Rates of members further down are set by their own upline.
    expect((await tariq.call(agents.downlineRates, { query: { account: 'nayaab1' } })).code).toBe('downline.not.found')
  })

  test.each([0, 1] as const)(
    'a member who registers by a link is a downline of type %i with its rates',
    { tags: ['AGENT-005', 'API-013'] },
    async (type) => {
      const world = await makeWorld()
      await world.settings({ pinnedCode: '123456' })
      const bilal = await world.signedIn('bilal')
      const link = await bilal.get(agents.createAffiliateUrl, {
        body: { type, rebates: { RNG: 0.25, LIVE: 0.1 }, expireDays: 7 },
      })
      expect(new URL(link.url).search).toBe(`?affiliateCode=${link.code}`)
      expect(await world.guest.get(registration.affiliate, { query: { affiliateCode: link.code } })).toEqual({
        valid: true,
        agentName: 'bilal',
      })
      await world.settings({ merchantSettings: { registerCaptcha: false } })
      const joined = await world.guest.get(registration.register, {
        body: registrationBody({ username: 'newcomer7', affiliateCode: link.code }) as never,
      })
      expect(joined.type).toBe(type)
      const card = await bilal.get(agents.downline, { query: { account: 'newcomer7', ...TODAY } })
      expect(card).toMatchObject({ type, level: 1, rebates: { RNG: 0.25, LIVE: 0.1, PVP: 0 } })
      const { list } = await bilal.get(agents.affiliateUrls)
      expect(list[0]).toMatchObject({ affiUrlId: link.affiUrlId, registered: 1, active: true })
      const registered = await bilal.get(agents.registeredAffiliates, { query: { affiUrlId: String(link.affiUrlId) } })
      expect(registered.list.map(({ account }) => account)).toEqual(['newcomer7'])
    },
  )

  test('an agent’s link ends after its days, or at once when deleted', { tags: ['AGENT-005'] }, async () => {
    const world = await makeWorld()
    const bilal = await world.signedIn('bilal')
    const make = (expireDays: 7 | 30 | 0) => bilal.get(agents.createAffiliateUrl, { body: { type: 0, expireDays } })
    const [week, month, ever] = [await make(7), await make(30), await make(0)]
    const opens = async ({ code }: { code: string }) =>
      (await world.guest.call(registration.affiliate, { query: { affiliateCode: code } })).code ?? 'opens'
    expect({ weekExpiresAt: week.expiresAt, everExpiresAt: ever.expiresAt }).toEqual({
      weekExpiresAt: Date.parse('2026-03-10T07:00:00Z') + 7 * DAY,
      everExpiresAt: null,
    })
    await world.advance(7 * DAY - 1)
    expect({ opensWeek: await opens(week), opensMonth: await opens(month), opensEver: await opens(ever) }).toEqual({
      opensWeek: 'opens',
      opensMonth: 'opens',
      opensEver: 'opens',
    })
    await world.advance(1)
    expect({ opensWeek: await opens(week), opensMonth: await opens(month) }).toEqual({
      opensWeek: 'affiliate.code.invalid',
      opensMonth: 'opens',
    })
    await world.advance(400 * DAY)
    const bilalLater = await world.signedIn('bilal')
    expect({ opensMonth: await opens(month), opensEver: await opens(ever) }).toEqual({
      opensMonth: 'affiliate.code.invalid',
      opensEver: 'opens',
    })
    await bilalLater.get(agents.removeAffiliateUrl, { query: { affiUrlId: String(ever.affiUrlId) } })
    expect(await opens(ever)).toBe('affiliate.code.invalid')
    const twice = await bilalLater.call(agents.removeAffiliateUrl, { query: { affiUrlId: String(ever.affiUrlId) } })
    expect(twice.code).toBe('affiliate.code.invalid')
    const other = await world.signedIn('tariq')
    const foreign = { query: { affiUrlId: String(month.affiUrlId) } }
    expect((await other.call(agents.removeAffiliateUrl, foreign)).code).toBe('affiliate.code.invalid')
    expect((await other.call(agents.registeredAffiliates, foreign)).code).toBe('affiliate.code.invalid')
  })

  test('at most twenty links are active, and deleting one makes room', { tags: ['AGENT-005'] }, async () => {
    const world = await makeWorld()
    const tariq = await world.signedIn('tariq')
    const make = () => tariq.call(agents.createAffiliateUrl, { body: { type: 0, expireDays: 30 } })
    const codes: (string | undefined)[] = []
    for (let n = 0; n < 21; n += 1) codes.push((await make()).code)
    expect(codes).toEqual([...Array<undefined>(20).fill(undefined), 'affiliate.limit'])
    const { list, most } = await tariq.get(agents.affiliateUrls)
    expect({ listCount: list.length, most }).toEqual({ listCount: 20, most: 20 })
    await tariq.get(agents.removeAffiliateUrl, { query: { affiUrlId: String(list[0]?.affiUrlId) } })
    expect((await make()).code).toBeUndefined()
    const high = await tariq.call(agents.createAffiliateUrl, {
      body: { type: 0, rebates: { RNG: 1.01 }, expireDays: 7 },
    })
    expect(high.code).toBe('contract.rate.high')
  })
})
