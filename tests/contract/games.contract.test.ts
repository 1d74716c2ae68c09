import {
  favourites,
  games,
  homePageSize,
  LIMITS,
  launch,
  lobby,
  recents,
  slot,
  sportsbook,
} from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { stage } from '../support/platform.ts'
import { type Actor, makeWorld, NOON } from '../support/world.ts'

const slotsOf = async (actor: Actor, pageSize = 100) =>
  (await actor.get(games.gameList, { query: { gameType: 'RNG', pageSize } })).games
const first = <T>(items: readonly T[]): T => {
  const [item] = items
  if (item === undefined) throw new Error('nothing there')
  return item
}
const launchOf = (game: games.Game, more: object = {}) => ({
  query: {
    platform: 'html5' as const,
    nodeId: game.nodeId,
    vassalage: game.vassalage,
    launchMode: 'GLS' as const,
    ...more,
  },
})

describe('game list', () => {
  test('pages do not overlap and end at totalPages', { tags: ['API-036', 'GAMES-005'] }, async () => {
    const { guest } = await makeWorld()
    const nodeIds = new Set<string>()
    let pages = 1
    for (let pageNo = 1; pageNo <= pages; pageNo += 1) {
      const page = await guest.get(games.gameList, { query: { gameType: 'PVP', pageNo } })
      pages = page.totalPages
      expect(page.pageNum).toBe(pageNo)
      for (const { nodeId } of page.games) nodeIds.add(nodeId)
    }
    expect({ seenCount: nodeIds.size, pages }).toEqual({ seenCount: 90, pages: 4 })
    const beyond = await guest.get(games.gameList, { query: { gameType: 'PVP', pageNo: 5 } })
    expect(beyond.games).toEqual([])
  })

  test('vendor, class, stake and line filters hold for every game of the answer', {
    tags: ['API-036', 'DATA-018'],
  }, async () => {
    const { guest } = await makeWorld()
    const some = first(await slotsOf(guest))
    const query = { gameType: 'RNG', vassalage: some.vassalage, gameClassify: some.gameClassify, pageSize: 100 }
    const { games: found, totalCount } = await guest.get(games.gameList, { query })
    expect(found.length).toBe(Math.min(totalCount, 100))
    for (const game of found) expect(game).toMatchObject({ vassalage: some.vassalage, gameClassify: some.gameClassify })
    expect(totalCount).toBeGreaterThan(0)
    const dear = await guest.get(games.gameList, { query: { minBet: 1_000_000 } })
    expect(dear.totalCount).toBe(0)
    const countOf = async (filter: object) =>
      (await guest.get(games.gameList, { query: { gameType: 'RNG', ...filter } })).totalCount
    // The seed's distribution of stakes and lines over its 1024 slots.
    expect([await countOf({}), await countOf({ minBet: 5 }), await countOf({ minLine: 20 })]).toEqual([1024, 704, 630])
    for (const both of [{ isHot: '1' as const }, { isNew: '1' as const }]) {
      const { games: list } = await guest.get(games.gameList, { query: { gameType: 'FISH', pageSize: 100, ...both } })
      expect(list.every(({ gameType }) => gameType === 'FISH')).toBe(true)
    }
  })

  test('an empty filter counts as absent', { tags: ['API-036', 'DATA-018'] }, async () => {
    const { guest } = await makeWorld()
    const query = 'merchant=aurora1&platform=html5&gameType=RNG&pageNo=1&pageSize=2'
    const unset = '&gameName=&vassalage=&gameClassify=&minBet=&minLine=&language='
    const { value, code } = await guest.call(games.gameList, { query: query + unset })
    expect(code).toBeUndefined()
    expect(value).toEqual((await guest.call(games.gameList, { query: query })).value)
  })

  test('a search finds games by name in any language and case, and no others', {
    tags: ['GAMES-004'],
  }, async () => {
    const { guest, visitor } = await makeWorld()
    const some = first(await slotsOf(guest))
    const urdu = first(await slotsOf(visitor({ language: 'UR' })))
    expect(urdu.nodeId).toBe(some.nodeId)
    for (const gameName of [some.gameName.toUpperCase(), urdu.gameName]) {
      const { games: found } = await guest.get(games.gameList, { query: { gameName, pageSize: 100 } })
      expect(found.map(({ nodeId }) => nodeId)).toContain(some.nodeId)
    }
    expect((await guest.get(games.gameList, { query: { gameName: 'no such game 42' } })).totalCount).toBe(0)
  })

  test('the most played games of a list are those of the ranking', async () => {
    const { guest } = await makeWorld()
    const ranked = await guest.get(lobby.rankList, { query: { gameCategory: 'PVP' } })
    const query = { gameType: 'PVP', sort: 'popular' as const, pageSize: ranked.length }
    const { games: listed } = await guest.get(games.gameList, { query })
    expect(listed.map(({ nodeId }) => nodeId)).toEqual(ranked.map(({ nodeId }) => nodeId))
    const usual = await guest.get(games.gameList, { query: { ...query, sort: undefined } })
    expect(usual.games).not.toEqual(listed)
  })

  test('the newest games of a list are those of the last thirty days', async () => {
    const { guest } = await makeWorld()
    const fresh = await guest.get(games.gameList, { query: { gameType: 'PVP', isNew: '1', pageSize: 100 } })
    const query = { gameType: 'PVP', sort: 'new' as const, pageSize: fresh.totalCount }
    const { games: listed } = await guest.get(games.gameList, { query })
    const nodes = (list: readonly games.Game[]) => list.map(({ nodeId }) => nodeId).sort()
    expect(nodes(listed)).toEqual(nodes(fresh.games))
  })

  test.each(['EN', 'UR'] as const)('a list sorted by name follows the alphabet of %s', async (language) => {
    const { guest } = await makeWorld()
    const query = { gameType: 'PVP', sort: 'name' as const, language, pageSize: 60 }
    const pages = [1, 2].map((pageNo) => guest.get(games.gameList, { query: { ...query, pageNo } }))
    const names = (await Promise.all(pages)).flatMap((page) => page.games.map(({ displayName }) => displayName))
    expect(names).toHaveLength(90)
    expect(names).toEqual(names.toSorted(new Intl.Collator(language.toLowerCase(), { numeric: true }).compare))
  })

  test('the game whose sheet names the highest return is first by return', async () => {
    const { guest } = await makeWorld()
    const returnOf = async ({ nodeId }: games.Game) =>
      (await guest.get(games.gameFacts, { query: { nodeId } })).returnPercent
    const listed = async (pageNo: number) =>
      guest.get(games.gameList, { query: { gameType: 'RNG', sort: 'return', pageSize: 20, pageNo } })
    const { totalPages, games: top } = await listed(1)
    const { games: bottom } = await listed(totalPages)
    const returns = await Promise.all([first(top), top.at(-1)!, first(bottom), bottom.at(-1)!].map(returnOf))
    expect(returns).toEqual(returns.toSorted((a, b) => b - a))
    expect(returns[0]).toBeGreaterThan(returns[3]!)
  })

  test('isNew returns games of the last thirty days, isHot those with a rank', {
    tags: ['GAMES-007'],
  }, async () => {
    const world = await makeWorld()
    const fresh = await world.guest.get(games.gameList, { query: { isNew: '1' } })
    const hot = await world.guest.get(games.gameList, { query: { isHot: '1' } })
    expect({ freshTotalCount: fresh.totalCount, hotTotalCount: hot.totalCount }).toEqual({
      freshTotalCount: 140,
      hotTotalCount: 112,
    })
    await world.advance(31 * 86_400_000)
    expect((await world.guest.get(games.gameList, { query: { isNew: '1' } })).totalCount).toBe(0)
  })

  test('an unknown category or vendor gives an empty page, not an error', async () => {
    const { guest } = await makeWorld()
    expect(await guest.get(games.gameList, { query: { gameType: 'NOSUCH' } })).toMatchObject({
      games: [],
      totalCount: 0,
    })
    expect(await guest.get(games.gameList, { query: { vassalage: 'NOSUCH' } })).toMatchObject({
      games: [],
      totalCount: 0,
    })
  })

  test('a cached answer never outlives a change and is not shared between worlds', async () => {
    const one = await makeWorld()
    const two = await makeWorld({ scenario: 'empty' })
    const query = { gameType: 'RNG', pageSize: 5 }
    const full = await one.guest.get(games.gameList, { query })
    expect((await two.guest.get(games.gameList, { query })).games).toEqual([])
    const urdu = await one.visitor({ language: 'UR' }).get(games.gameList, { query })
    expect(first(urdu.games).gameName).not.toBe(first(full.games).gameName)
  })

  test('the answer carries an ETag and is not sent again to who has it', async () => {
    const { guest } = await makeWorld()
    const answer = await guest.call(games.gameList, { query: { pageSize: 3 } })
    const refetched = await guest.call(games.hotGames, {}, { 'If-None-Match': 'stale' })
    expect(refetched.status).toBe(200)
    // Weak, because a compressed reply is another encoding of the same version.
    const tag = answer.headers.etag ?? ''
    expect(tag).toMatch(/^W\/"[\w-]+"$/)
    const app = await import('../support/call.ts')
    const headers = { 'x-world': (await makeWorld()).id, Merchant: 'aurora1', Language: 'EN' }
    const requestWith = (had: string, more = {}) =>
      app.send(games.gameList, { query: { pageSize: 3 } }, { ...headers, 'If-None-Match': had, ...more })
    for (const had of [tag, `"older", ${tag}`, '*'])
      for (const more of [{}, { 'Accept-Encoding': 'identity' }]) {
        const { status, text, headers: sent } = await requestWith(had, more)
        expect({ status, text, etag: sent.etag }, had).toEqual({ status: 304, text: '', etag: tag })
      }
    for (const had of ['"older"', `${tag}x`, 'W/""']) expect((await requestWith(had)).status, had).toBe(200)
  })
})

test('hot games are ten unless asked for another number, in the order of their rank', {
  tags: ['API-037', 'CONST-030'],
}, async () => {
  const { guest } = await makeWorld()
  const { list } = await guest.get(games.hotGames, { query: { platform: 'html5', language: 'EN' } })
  expect(list).toHaveLength(LIMITS.hotGames)
  const { list: more } = await guest.get(games.hotGames, { query: { limit: 12 } })
  expect(more.slice(0, 10)).toEqual(list)
})

test('vendor data has sorting, and mapping.SPORTS names gameId and nodeId of a game', {
  tags: ['API-035', 'DATA-021'],
}, async () => {
  const { guest } = await makeWorld()
  const { sorting, mapping } = await guest.get(games.vendorGameTypes, {
    query: { typeId: '1', merchant_code: 'aurora1' },
  })
  expect(sorting.map(({ gameCategory }) => gameCategory)).toContain('SPORTS')
  const sports = sorting
    .find(({ gameCategory }) => gameCategory === 'SPORTS')
    ?.vendorNames.map(({ accountTypeName }) => accountTypeName)
  expect(sports).toEqual(expect.arrayContaining(['FB', 'U9W', 'IMES', 'DS88']))
  for (const vendor of ['FB', 'U9W']) {
    const { games: list } = await guest.get(games.gameList, {
      query: { gameType: 'SPORTS', vassalage: vendor, pageSize: 100 },
    })
    const game = list.find(({ nodeId }) => nodeId === mapping.SPORTS?.[vendor]?.nodeId)
    expect(mapping.SPORTS?.[vendor]).toEqual({ gameId: game?.gameId, nodeId: game?.nodeId })
    expect(game?.gameId).toMatch(new RegExp(`^${vendor}-`))
  }
})

test('the vendor menu lists the vendors of a category with how many games they have', {
  tags: ['HOME-036'],
}, async () => {
  const { guest } = await makeWorld()
  const menu = await guest.get(games.vendorMenu, { query: { gameType: 'RNG' } })
  expect(menu.reduce((sum, { gameCount }) => sum + gameCount, 0)).toBe(
    (await guest.get(games.gameList, { query: { gameType: 'RNG' } })).totalCount,
  )
})

describe('favourites', () => {
  test('a favourite is listed once however often it is set, until removed', {
    tags: ['API-039', 'API-040', 'API-041'],
  }, async () => {
    const zoya = await (await makeWorld()).as('zoya')
    const { nodeId, vassalage: vendor } = first(await slotsOf(zoya))
    await zoya.get(favourites.addFavourite, { body: { nodeId, vendor } })
    await zoya.get(favourites.addFavourite, { body: { nodeId, vendor } })
    const list = await zoya.get(favourites.favouriteGames)
    expect({
      listContent: list.content.map((game) => game.nodeId),
      totalPages: list.totalPages,
      pageNum: list.pageNum,
    }).toEqual({ listContent: [nodeId], totalPages: 1, pageNum: 1 })
    const other = (await slotsOf(zoya))[1]
    await zoya.get(favourites.addFavourite, { body: { nodeId: other?.nodeId ?? '', vendor: other?.vassalage ?? '' } })
    await zoya.get(favourites.removeFavourite, { query: { nodeId, vendor } })
    await zoya.get(favourites.removeFavourite, { query: { nodeId, vendor } })
    expect(await zoya.get(favourites.favouriteIds)).toEqual([other?.nodeId])
  })

  test('pages follow the asked size, latest star first', { tags: ['GAMES-009'] }, async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const some = (await slotsOf(zoya)).slice(0, 5)
    for (const { nodeId, vassalage: vendor } of some) {
      await zoya.get(favourites.addFavourite, { body: { nodeId, vendor } })
      await world.advance(1_000)
    }
    const last = await zoya.get(favourites.favouriteGames, { query: { pageSize: 2, pageNo: 3 } })
    expect({ lastContent: last.content.map(({ nodeId }) => nodeId), pageNum: last.pageNum }).toEqual({
      lastContent: [some[0]?.nodeId],
      pageNum: 3,
    })
    const page = await zoya.get(favourites.favouriteGames, { query: { pageSize: 2, pageNo: 1 } })
    expect(page.content.map(({ nodeId }) => nodeId)).toEqual(
      some
        .slice(-2)
        .reverse()
        .map(({ nodeId }) => nodeId),
    )
    expect(page.totalPages).toBe(3)
    const named = await zoya.get(favourites.favouriteGames, { query: { gameName: some[3]?.gameName ?? '' } })
    expect({ namedContent: named.content.map(({ nodeId }) => nodeId), totalPages: named.totalPages }).toEqual({
      namedContent: [some[3]?.nodeId],
      totalPages: 1,
    })
  })

  test('a game that is not there, or not of that vendor, cannot be starred', async () => {
    const zoya = await (await makeWorld()).as('zoya')
    const { nodeId } = first(await slotsOf(zoya))
    expect((await zoya.call(favourites.addFavourite, { body: { nodeId: '9999999999', vendor: 'FB' } })).code).toBe(
      'game.not.found',
    )
    expect((await zoya.call(favourites.addFavourite, { body: { nodeId, vendor: 'FB' } })).code).toBe('game.not.found')
  })

  test('a member can star five hundred games', async () => {
    const zoya = await (await makeWorld()).as('zoya')
    const all: games.Game[] = []
    for (let pageNo = 1; pageNo <= 6; pageNo += 1)
      all.push(...(await zoya.get(games.gameList, { query: { pageSize: 100, pageNo } })).games)
    for (const { nodeId, vassalage: vendor } of all.slice(0, LIMITS.favourites))
      await zoya.get(favourites.addFavourite, { body: { nodeId, vendor } })
    const oneTooMany = all[LIMITS.favourites]
    const firstGame = all[0]
    expect(
      (
        await zoya.call(favourites.addFavourite, {
          body: { nodeId: oneTooMany?.nodeId, vendor: oneTooMany?.vassalage },
        })
      ).code,
    ).toBe('favourite.limit')
    expect(
      (await zoya.call(favourites.addFavourite, { body: { nodeId: firstGame?.nodeId, vendor: firstGame?.vassalage } }))
        .code,
    ).toBeUndefined()
  })
})

describe('launch', () => {
  test('the game launched last stands first among the recent ones', { tags: ['API-042', 'GAMES-014'] }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const [one, two] = (await slotsOf(amina)).filter(({ isGameH5 }) => isGameH5 !== 'VASSALAGE').slice(-2)
    if (!one || !two) throw new Error('two slots expected')
    for (const game of [one, two, one]) {
      await amina.get(launch.launchGame, launchOf(game))
      await world.advance(1_000)
    }
    const { list } = await amina.get(recents.recentGames)
    expect(list.slice(0, 2).map(({ nodeId }) => nodeId)).toEqual([one.nodeId, two.nodeId])
    const zoya = await (await world.as('zoya')).get(recents.recentGames)
    expect(zoya.list.map(({ nodeId }) => nodeId)).not.toContain(one.nodeId)
    const { list: page, totalPages } = await amina.get(recents.recentGames, { query: { pageNo: 2, pageSize: 1 } })
    expect({ page: page.map(({ nodeId }) => nodeId), totalPages }).toEqual({
      page: [two.nodeId],
      totalPages: list.length,
    })
    expect(list.filter(({ nodeId }) => nodeId === one.nodeId)).toHaveLength(1)
  })

  test('a launch answers with an address of the stage', { tags: ['API-043', 'LAUNCH-020'] }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const refused = await world.guest.call(launch.launchGame, launchOf(first(await slotsOf(amina))))
    expect({ code: refused.code, status: refused.status }).toEqual({ code: 'CUSTOMER_NOT_LOGIN', status: 401 })
    const { content } = await amina.get(launch.launchGame, launchOf(first(await slotsOf(amina))))
    const page = await (await stage()).get(new URL(content.game_url).pathname)
    expect({ status: page.status, type: page.type }).toEqual({ status: 200, type: 'text/html' })
    expect(page.text).toContain('src="/slot/slot.js"')
    expect(page.headers['content-security-policy']).toContain('frame-ancestors http://')
  })

  test('a trial player is refused a game without free play, and admitted to one with it', {
    tags: ['LAUNCH-022'],
  }, async () => {
    const trial = await (await makeWorld()).asTrial()
    const list = await slotsOf(trial)
    const free = list.find(({ freeplay }) => freeplay === 1)
    const dear = list.find(({ freeplay }) => freeplay === 0)
    if (!free || !dear) throw new Error('both kinds expected')
    expect((await trial.call(launch.launchGame, launchOf(dear))).code).toBe('real.account.required')
    expect((await trial.call(launch.launchGame, launchOf(free))).code).toBeUndefined()
  })

  test('a missing launchMode, an unknown game and a vendor in maintenance are refused', async () => {
    const world = await makeWorld({ scenario: 'vendor-down' })
    const amina = await world.as('amina')
    const game = first(await slotsOf(amina))
    const { launchMode: _mode, ...query } = launchOf(game).query
    const refused = await amina.call(launch.launchGame, { query: query as never })
    expect({ status: refused.status, fields: Object.keys(refused.detail.fields ?? {}) }).toEqual({
      status: 400,
      fields: ['launchMode'],
    })
    expect((await amina.call(launch.launchGame, launchOf({ ...game, nodeId: '4000000000' }))).code).toBe(
      'game.not.found',
    )
    const { wallets } = await amina.get((await import('@understudy/contracts')).wallet.gameWallets)
    const down = wallets.find(({ status }) => status === 'maintenance')?.vassalage
    const { games: shut } = await amina.get(games.gameList, { query: { vassalage: down, pageSize: 1 } })
    const closed = await amina.call(launch.launchGame, launchOf(first(shut)))
    // The times of a platform maintenance, starting when the launch was refused.
    const times = { startTime: Date.parse(NOON), endTime: Date.parse(NOON) + 2 * 3_600_000 }
    expect({ code: closed.code, detail: closed.detail }).toEqual({ code: 'game.maintenance', detail: times })
  })

  test('a member launches the sportsbook of the mapping', { tags: ['API-044', 'LAUNCH-012'] }, async () => {
    const amina = await (await makeWorld()).as('amina')
    const { mapping } = await amina.get(games.vendorGameTypes, { query: { typeId: '1', merchant_code: 'aurora1' } })
    const { gameId, nodeId } = mapping.SPORTS?.FB ?? { gameId: '', nodeId: '' }
    const { content } = await amina.get(launch.launchGame, {
      query: {
        confirmTrans: '0',
        launchMode: 'GLS',
        platform: 'html5',
        clientType: '2',
        accountType: '1',
        gameId,
        nodeId,
        vassalage: 'FB',
        merchantCode: 'aurora1',
        language: 'EN',
        webView: 'false',
      },
    })
    const { pathname } = new URL(content.game_url)
    const page = await (await stage()).get(pathname)
    expect({
      status: page.status,
      srcSportsbookSportsbookJs: page.text.includes('src="/sportsbook/sportsbook.js"'),
    }).toEqual({ status: 200, srcSportsbookSportsbookJs: true })
    const params = { launchId: pathname.replace('/play/', '') }
    const state = await amina.get(sportsbook.sportsbookState, { params })
    expect({ vendorName: state.vendorName, guest: state.guest, nodeId: state.nodeId }).toEqual({
      vendorName: 'Kestrel Sports',
      guest: false,
      nodeId,
    })
  })

  test('a visitor may view the sportsbook, but a stake asks for a login', {
    tags: ['LAUNCH-017', 'API-045'],
  }, async () => {
    const world = await makeWorld()
    const { content } = await world.guest.get(launch.launchGuestSports, { query: { platform: 'html5' } })
    const launchId = new URL(content.game_url).pathname.replace('/play/', '')
    const page = await (await stage()).get(`/play/${launchId}`)
    expect({ status: page.status, type: page.type }).toEqual({ status: 200, type: 'text/html' })
    const state = await world.guest.get(sportsbook.sportsbookState, { params: { launchId } })
    expect({ vendorName: state.vendorName, guest: state.guest, balance: state.balance, bets: state.bets }).toEqual({
      vendorName: 'Kestrel Sports',
      guest: true,
      balance: 0,
      bets: [],
    })
    const { matchId, odds } = first(state.fixtures.filter((fixture) => fixture.odds.home !== null))
    const betId = '00000000-0000-4000-8000-000000000001'
    const body = { betId, matchId, side: 'home' as const, stake: 10, odds: odds.home ?? 0 }
    expect((await world.guest.call(sportsbook.sportsbookBet, { params: { launchId }, body })).code).toBe(
      'login.not.session',
    )
  })

  test('a visitor learns that the sportsbook is in maintenance or disabled', { tags: ['LAUNCH-017'] }, async () => {
    const codeIn = async (scenario: string) => {
      const { guest } = await makeWorld({ scenario })
      return (await guest.call(launch.launchGuestSports, { query: { platform: 'html5' } })).code
    }
    expect(await codeIn('vendor-down')).toBe('game.maintenance')
    expect(await codeIn('game-list-empty')).toBe('game.not.found')
  })

  test('the way back is an address of the app and nothing else', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const game = first(await slotsOf(amina))
    const backOf = async (backUrl: string) => {
      const { content } = await amina.get(launch.launchGame, launchOf(game, { backUrl }))
      const launchId = new URL(content.game_url).pathname.replace('/play/', '')
      return new URL((await world.guest.call(slot.slotState, { params: { launchId } })).value.backUrl).pathname
    }
    expect(await backOf('/m/gameList?gameType=RNG')).toBe('/m/gameList')
    expect(await backOf('https://evil.example/m/home')).toBe('/m/home')
    expect(await backOf('/wps/session/logout')).toBe('/m/home')
  })
})

test('home asks 9 games a category, 3 of RNG, 2 of FISH and 1 of LIVE', { tags: ['CONST-028', 'CONST-046'] }, () => {
  expect(['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'].map(homePageSize)).toEqual([3, 2, 1, 9, 9])
})
