import { control as contract, launch, type matches, sites, sportsbook, system } from '@understudy/contracts'
import { HOUR } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { stage } from '../support/platform.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

const settingsOf = (actor: Actor) => actor.get(system.settings)
const siteIdOf = async (actor: Actor) =>
  new URL((await settingsOf(actor)).paths.cricket).pathname.replace('/cricket/', '')
const cricketOf = async (world: TestWorld, actor: Actor = world.guest) =>
  actor.get(sites.cricketSite, { params: { siteId: await siteIdOf(world.guest) } })
const linked = async (world: TestWorld, kind: sites.SiteKind, name: string, actor: Actor = world.guest) =>
  actor.get(sites.linkedSite, { params: { siteId: await siteIdOf(world.guest), kind, name } })
const pathOf = (address: string) => address.slice(new URL(address).origin.length)

describe('the addresses of the sites', () => {
  test('Cricket leads to the merchant’s site on the stage, in the reader’s language', {
    tags: ['SHELL-009'],
  }, async () => {
    const world = await makeWorld()
    for (const language of ['UR', 'EN'] as const) {
      const { paths } = await settingsOf(world.visitor({ language }))
      expect(paths.cricket).toMatch(
        new RegExp(`^${paths.stage}/cricket/${world.id}\\.aurora1\\.[0-9a-f]{24}\\?language=${language}$`),
      )
    }
  })

  test.each(['aurora1', 'basalt2', 'cedar3', 'dune4', 'ember5'])(
    'each link of the footer of %s opens a page that nobody may frame',
    { tags: ['HOME-024', 'HOME-026'] },
    async (merchant) => {
      const world = await makeWorld()
      const { resources, paths } = await settingsOf(world.visitor({ merchant }))
      const addresses = resources.map(({ url }) => url).filter((url) => !url.startsWith('/'))
      expect(addresses.length).toBeGreaterThan(15)
      for (const address of [paths.cricket, ...addresses]) {
        const { status, headers, text } = await (await stage()).get(pathOf(address))
        expect({ address, status, type: headers['content-type'], policy: headers['content-security-policy'] }).toEqual({
          address,
          status: 200,
          type: 'text/html; charset=utf-8',
          policy:
            "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        })
        expect(text).toContain('<main id="page"')
      }
    },
  )

  test('a site that is unknown, invented or of another world is no page', async () => {
    const [world, other] = [await makeWorld(), await makeWorld()]
    const siteId = await siteIdOf(world.guest)
    const [, , key] = siteId.split('.')
    const statusOf = async (path: string) => (await (await stage()).get(path)).status
    const found = {
      own: await statusOf(`/cricket/${siteId}`),
      'another merchant': await statusOf(`/cricket/${world.id}.cedar3.${key}`),
      'another world': await statusOf(`/cricket/${other.id}.aurora1.${key}`),
      'no world': await statusOf(`/cricket/w0.aurora1.${key}`),
      'no merchant': await statusOf(`/cricket/${world.id}.nobody9.${key}`),
      'an address': await statusOf(`/site/${siteId}/social/${encodeURIComponent('https://evil.example/')}`),
      'a kind of its own': await statusOf(`/site/${siteId}/download/telegram`),
      'a name of another kind': await statusOf(`/site/${siteId}/sponsor/telegram`),
      'a property of objects': await statusOf(`/site/${siteId}/constructor/__proto__`),
    }
    expect(found).toEqual({ ...Object.fromEntries(Object.keys(found).map((name) => [name, 404])), own: 200 })
    const codeOf = async (params: { siteId: string; kind: 'social'; name: string }) =>
      (await world.guest.call(sites.linkedSite, { params })).code
    expect(await codeOf({ siteId, kind: 'social', name: 'telegram' })).toBeUndefined()
    const foreign = { params: { siteId: `${world.id}.cedar3.${key}` } }
    expect((await world.guest.call(sites.cricketSite, foreign)).code).toBe('function.not.available')
    expect(await codeOf({ siteId, kind: 'social', name: 'river-cup' })).toBe('function.not.available')
    expect(await codeOf({ siteId: `${world.id}.cedar3.${key}`, kind: 'social', name: 'telegram' })).toBe(
      'function.not.available',
    )
  })

  test('the site of a world that has ended says so', async () => {
    const world = await makeWorld()
    const siteId = await siteIdOf(world.guest)
    await control(contract.deleteWorld, { params: { id: world.id } })
    expect((await (await stage()).get(`/cricket/${siteId}`)).status).toBe(404)
    const { body } = await (await stage()).get(`/cricket/${siteId}/state`)
    expect(body).toMatchObject({ success: false, errorCode: 'world.unknown' })
  })
})

/** The runs in `142/3 (16.2)`. */
const runsIn = (scores: matches.MatchScore | undefined, side: 'home' | 'away') =>
  Number.parseInt(scores?.[side] ?? '', 10)

describe('the cricket site', () => {
  test('the cricket site lists the sportsbook’s matches with the same state and odds', async () => {
    const world = await makeWorld()
    const member = await world.as('amina')
    const { content } = await member.get(launch.launchGame, {
      query: { nodeId: '340001', gameId: 'U9W-LOBBY', vassalage: 'U9W', platform: 'html5', launchMode: 'GLS' },
    })
    const launchId = new URL(content.game_url).pathname.replace('/play/', '')
    for (let hour = 0; hour < 4; hour += 1) {
      const { fixtures } = await world.guest.get(sportsbook.sportsbookState, { params: { launchId } })
      const { matches } = await cricketOf(world)
      expect(matches.map(({ overs: _, wonBy: __, ...match }) => match)).toEqual(
        fixtures.map(({ chosen: _, ...fixture }) => fixture),
      )
      for (const { winner, wonBy, scores } of matches) {
        expect(wonBy !== undefined).toBe(winner !== null)
        if (winner) expect(runsIn(scores, winner)).toBeGreaterThan(runsIn(scores, winner === 'home' ? 'away' : 'home'))
      }
      await world.advance(HOUR)
    }
  })

  test('a match of the site is upcoming, live and a result by the world’s clock', async () => {
    const world = await makeWorld()
    const first = (await cricketOf(world)).matches.find(({ status }) => status === 'upcoming')
    if (!first) throw new Error('No match is to come')
    const now = async () => (await cricketOf(world)).matches.find(({ matchId }) => matchId === first.matchId)
    expect(first).toMatchObject({ overs: 0, winner: null, odds: { home: expect.any(Number) } })
    await world.jumpTo(new Date((first.startsAt + first.endsAt) / 2).toISOString())
    expect(await now()).toMatchObject({ status: 'live', overs: 20, winner: null })
    await world.jumpTo(new Date(first.endsAt).toISOString())
    expect(await now()).toMatchObject({ status: 'closed', overs: 40, odds: { home: null, away: null } })
  })

  test('a match that a tester calls off or decides is so on the cricket site', async () => {
    const world = await makeWorld()
    const live = (await cricketOf(world)).matches.filter(({ status }) => status === 'live')
    const [off, decided] = live
    if (!off || !decided) throw new Error('Fewer than two matches are live')
    const params = { id: world.id }
    await control(contract.forceResult, { params, body: { about: off.matchId, outcome: 'calledOff' } })
    await control(contract.forceResult, { params, body: { about: decided.matchId, outcome: 'away' } })
    await world.jumpTo(new Date(decided.endsAt).toISOString())
    const { matches } = await cricketOf(world)
    const state = (id: string) => matches.find(({ matchId }) => matchId === id)
    expect(state(off.matchId)).toMatchObject({ status: 'calledOff', overs: 0 })
    const { scores, winner } = state(decided.matchId) ?? {}
    expect(winner).toBe('away')
    expect(runsIn(scores, 'away')).toBeGreaterThan(runsIn(scores, 'home'))
  })

  test('the cricket site has its merchant’s name, logo and colours and leads to the app', async () => {
    const world = await makeWorld()
    const { brand, mark, app, colours, timeZone } = await cricketOf(world, world.visitor({ language: 'UR' }))
    expect({ brand, timeZone }).toEqual({ brand: 'اورورا', timeZone: 'Asia/Karachi' })
    const { origin } = new URL(app.home)
    expect(app).toEqual({ home: `${origin}/m/home`, login: `${origin}/m/login`, register: `${origin}/m/register` })
    for (const look of [colours.dark, colours.light]) expect(look.accent).toMatch(/^#[0-9a-f]{6}$/)
    expect((await (await stage()).get(mark)).headers['content-type']).toContain('image/svg+xml')
  })

  test('a world without sports has a cricket site without matches', async () => {
    const world = await makeWorld({ scenario: 'empty' })
    expect((await cricketOf(world)).matches).toEqual([])
  })
})

describe('a site that the footer links', () => {
  test('a network shows the merchant’s latest news and promotions', async () => {
    const world = await makeWorld()
    const { title, posts, channels } = await linked(world, 'social', 'telegram')
    expect({ title, channels }).toEqual({ title: 'Telegram', channels: [] })
    expect(posts).toHaveLength(4)
    expect(posts.map(({ at }) => at)).toEqual(posts.map(({ at }) => at).sort((a, b) => b - a))
  })

  test('texts of editors reach the page as plain titles, and only own pictures', async () => {
    const world = await makeWorld({ scenario: 'hostile-content' })
    const { posts } = await linked(world, 'social', 'twitter')
    expect(posts.length).toBeGreaterThan(0)
    for (const post of posts) expect(Object.keys(post).sort()).toEqual(['at', 'id', 'image', 'title'])
    expect(posts.filter(({ image }) => image !== null && !image.startsWith('/'))).toEqual([])
  })

  test('a provider tells its deposit channels with limits, fee and duration', async () => {
    const world = await makeWorld()
    const { title, channels, posts } = await linked(world, 'payment', 'usx-coin')
    expect({ title, posts, channels }).toEqual({
      title: 'USX coin',
      posts: [],
      channels: [{ name: 'USX coin', min: 1_000, max: 500_000, fee: 0, minutes: 20, minVip: 3 }],
    })
  })

  test('the board shows the licence, and a site about safer play the merchant’s age', async () => {
    const world = await makeWorld()
    expect((await linked(world, 'licence', 'board')).licence).toContain('MIG-1001-A')
    expect((await linked(world, 'responsible', 'adults-only')).minimumAge).toBe(18)
  })
})
