import { isDeepStrictEqual } from 'node:util'
import { LIMITS, registration } from '@understudy/contracts'
import { expect, test } from 'vitest'
import { buildWorldSeed } from '../build.ts'
import { PARTS } from '../parts.ts'
import type { WorldSeed } from '../scenario.ts'
import { addressesIn, everydayWorld, START_AT } from '../testing/everyday.ts'
import { SCENARIOS, scenarioNamed } from './index.ts'

const built = new Map<string, WorldSeed>()
function world(scenario: string): WorldSeed {
  const cachedWorld = built.get(scenario) ?? buildWorldSeed({ scenario, seed: 1, startAt: START_AT })
  built.set(scenario, cachedWorld)
  return cachedWorld
}
const merchantOf = (scenario: string) => {
  const { merchant, merchants } = world(scenario)
  return merchants.find((one) => one.code === merchant)
}

test('each scenario has its own name and a story of one sentence', () => {
  expect(new Set(SCENARIOS.map(({ name }) => name)).size).toBe(SCENARIOS.length)
  for (const { name, story } of SCENARIOS) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(story).toMatch(/^\S.{20,160}\.$/)
    expect(story.split('. ')).toHaveLength(1)
  }
})

test('the person of a scenario belongs to its merchant and is in its story', () => {
  const begun = SCENARIOS.filter(({ person }) => person !== undefined)
  expect(begun.length).toBeGreaterThan(20)
  for (const { name, story, person, merchant } of begun) {
    expect(`${name}: ${story}`).toContain(person)
    const member = world(name).members.find(({ username }) => username === person)
    expect({ name, merchant: member?.merchant }).toEqual({ name, merchant })
  }
  expect(scenarioNamed('vip-next')?.person).toBe('amina')
  expect(scenarioNamed('new-device')?.person).toBeUndefined()
})

test.each(SCENARIOS.map(({ name }) => name))('%s has its own name and merchant and keeps all members', (name) => {
  expect(world(name)).toMatchObject({
    scenario: name,
    merchant: scenarioNamed(name).merchant,
    seed: 1,
    startAt: START_AT,
  })
  // A scenario may add members.
  const everybody = everydayWorld.members.map(({ username }) => username)
  expect(
    world(name)
      .members.map(({ username }) => username)
      .slice(0, everybody.length),
  ).toEqual(everybody)
})

test.each([
  ['everyday', false, false],
  ['maintenance', true, false],
  ['region-blocked', false, true],
  ['status-both', true, true],
])('the scenario %s has maintenance %s and region restriction %s', (name, maintenance, regionRestriction) => {
  expect(world(name)).toMatchObject({ maintenance, regionRestriction })
})

test('a blocked visitor has an invented address and country', () => {
  expect(world('region-blocked')).toMatchObject({ country: 'XZ', ip: '203.0.113.24' })
})

test('guest-only closes free play, the trial and registration; trial opens them', () => {
  expect(merchantOf('guest-only')).toMatchObject({ flags: { FREEPLAY3: false, REG3: false }, settings: { trail: 0 } })
  expect(merchantOf('trial')).toMatchObject({ flags: { FREEPLAY3: true }, settings: { trail: 1 } })
})

test('agent-pending-contracts checks the contracts of bilal, an agent', () => {
  expect(merchantOf('agent-pending-contracts')?.flags.AGENTPOLICY3).toBe(true)
  // No popup comes before the contracts.
  const kinds = world('agent-pending-contracts').announcements.map(({ type }) => type)
  expect({ pU: kinds.includes('PU'), pL: kinds.includes('PL') }).toEqual({ pU: false, pL: true })
})

test('vip puts amina on top of the ladder', () => {
  expect(world('vip').members.find((member) => member.username === 'amina')?.vipLabel).toBe('VIP10')
})

test('empty has members and nothing else', () => {
  const sharedParts = ['merchants', 'countries', 'members', 'devices', 'luck', 'depositChannels']
  const isNothing = (value: unknown) => isDeepStrictEqual(value, [])
  const filled = PARTS.map(({ name }) => name).filter((name) => {
    const part: unknown = world('empty')[name]
    // A part made of several lists is empty when all of them are.
    const isOfLists = ['cashier', 'promotions', 'agents', 'push'].includes(name)
    return !isNothing(part) && !(isOfLists && Object.values(world('empty')[name]).every(isNothing))
  })
  expect(filled).toEqual(sharedParts)
})

test('game-list-empty keeps banners and announcements and has no game and no vendor', () => {
  const { vendors, games, matches, favourites, recents, winners, jackpots, bets, lotteryOrders } =
    world('game-list-empty')
  for (const list of [vendors, games, matches, favourites, recents, winners, jackpots, bets, lotteryOrders])
    expect(list).toEqual([])
  const { banners, announcements } = world('game-list-empty')
  expect({ bannersCount: banners.length, announcementsCount: announcements.length }).toEqual({
    bannersCount: everydayWorld.banners.length,
    announcementsCount: everydayWorld.announcements.length,
  })
})

test('slow-vendor delays launches and nothing else', () => {
  expect(scenarioNamed('slow-vendor').faults?.map(({ endpoint }) => endpoint)).toEqual([
    'launch.game',
    'launch.guestSports',
  ])
})

test('minimal-merchant leaves on what logging in needs', () => {
  const flags = Object.entries(merchantOf('minimal-merchant')?.flags ?? {})
  expect(
    flags
      .filter(([, on]) => on)
      .map(([id]) => id)
      .sort(),
  ).toEqual(['CAPTCHA3', 'COMM3', 'PASS3'])
  expect(flags.length).toBe(Object.keys(merchantOf('everyday')?.flags ?? {}).length)
})

test('broken-images has no picture left', () => {
  const pictures = addressesIn(world('broken-images')).filter(([, address]) => address.startsWith('/img/'))
  expect(pictures.length).toBeGreaterThan(3_500)
  expect(pictures.filter(([, address]) => !/^\/img\/[a-z0-9]+\/[a-z]+\/missing-/.test(address))).toEqual([])
})

test('slow delays each call by a second and a half', () => {
  expect(scenarioNamed('slow').faults).toEqual([{ endpoint: '*', kind: 'latency', ms: 1_500 }])
})

test('one-banner has one banner for each place and merchant', () => {
  const groups = world('one-banner').banners.map((banner) => `${banner.merchant} ${banner.groupName}`)
  expect(groups).toHaveLength(30)
  expect(new Set(groups).size).toBe(30)
})

test('vendor-down adds the best-known vendors to the one that is always down', () => {
  const down = world('vendor-down').vendors.filter((vendor) => vendor.maintenance)
  expect(down.map((vendor) => vendor.code)).toEqual(['NP', 'QC', 'FB', 'U9W'])
})

test('favourites-full fills the list of amina to the limit', () => {
  const { members, favourites } = world('favourites-full')
  const amina = members.find((member) => member.username === 'amina')
  expect(favourites.filter((favourite) => favourite.memberId === amina?.id)).toHaveLength(LIMITS.favourites)
})

test('only elott-prizes, not everyday, maps Lotus Draw under ELOTT', () => {
  const lotus = (name: string) => world(name).vendors.find((vendor) => vendor.code === 'TCG_LOTTO_VN')
  expect(lotus('everyday')?.alsoIn).toEqual([])
  expect(lotus('elott-prizes')?.alsoIn.map(({ category }) => category)).toEqual(['ELOTT'])
})

test('the registration scenarios require all fields, close it, or need a code', () => {
  const settings = (name: string) => merchantOf(name)?.settings
  for (const name of registration.OPTIONAL_FIELDS)
    expect(settings('every-field')?.registration.fields[name]).toMatchObject({ enabled: true, required: true })
  expect(settings('registration-closed')?.registerMethods).toEqual([])
  expect(settings('by-invitation')?.registration).toMatchObject({
    invitationCheck: true,
    fields: { affiliateCode: { enabled: true, required: true } },
  })
})
