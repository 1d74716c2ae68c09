import { bets, control as contract, type games, records, saferPlay } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { openGame } from '../support/vendors.ts'
import { type Actor, makeWorld, worldThatIs } from '../support/world.ts'

/** The thirty days up to noon of the tenth of March. */
const MONTH = { startDate: '2026-02-09', endDate: '2026-03-10' }
type Query = Parameters<typeof query>[1]
const query = (
  actor: Actor,
  more: Partial<{
    gameType: games.Game['gameType']
    vassalage: string
    status: bets.BetStatus
    after: string
    pageSize: number
    startDate: string
    endDate: string
  }> = {},
) => actor.get(bets.betHistory, { query: { ...MONTH, ...more } })

/** Returns all pages of a selection. */
async function all(actor: Actor, more: Query = {}) {
  const first = await query(actor, { ...more, pageSize: 100 })
  const { footer, totalCount, vendors } = first
  if (!footer || totalCount === null || !vendors) throw new Error('The first page brings the sums')
  const list = [...first.list]
  for (let { next } = first; next !== null; ) {
    const page = await query(actor, { ...more, pageSize: 100, after: next })
    list.push(...page.list)
    next = page.next
  }
  return { list, footer, totalCount, vendors }
}

const sum = (numbers: readonly number[]) => Math.round(numbers.reduce((total, n) => total + n, 0) * 10_000) / 10_000

describe('the betting record', () => {
  test('the betting record lists amina’s seeded bets, newest first, with their sums', {
    tags: ['RECORDS-004'],
  }, async () => {
    const world = await makeWorld()
    const { list, footer, totalCount } = await all(await world.signedIn('amina'))
    expect(totalCount).toBeGreaterThan(50)
    expect(list).toHaveLength(totalCount)
    const times = list.map(({ betTime }) => betTime)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    for (const name of ['validBet', 'win', 'pnl', 'returned'] as const)
      expect({ name, sum: footer[name] }).toEqual({ name, sum: sum(list.map((bet) => bet[name])) })
    expect(footer.bet).toBe(sum(list.map(({ bet, returned }) => bet - returned)))
    const isOpen = ({ status }: bets.BetRecord) => status === 'open' || status === 'stuck'
    expect(footer.open).toBe(sum(list.filter(isOpen).map(({ bet }) => bet)))
    expect(footer.open).toBeGreaterThan(0)
    expect(footer.pnl).toBe(sum([footer.win, footer.open, -footer.bet]))
    expect(new Set(list.map(({ gameType }) => gameType)).size).toBeGreaterThan(4)
    for (const { gameName, vendorName } of list) expect(gameName && vendorName).toBeTruthy()
  })

  test('the betting record is paged by twenty, filtered, and totals what fits', {
    tags: ['RECORDS-006'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const everything = await all(amina)
    const first = await query(amina)
    const page = await query(amina, { after: first.next ?? '' })
    expect([...first.list, ...page.list]).toEqual(everything.list.slice(0, 40))
    // Later pages do not repeat the sums of the whole selection.
    expect(page).toMatchObject({ totalCount: null, footer: null, vendors: null })
    const slots = await all(amina, { gameType: 'RNG' })
    expect(slots.list).toEqual(everything.list.filter(({ gameType }) => gameType === 'RNG'))
    const won = await all(amina, { status: 'won' })
    expect(won.list).toEqual(everything.list.filter(({ status }) => status === 'won'))
    expect(won.footer.win).toBe(sum(won.list.map(({ win }) => win)))
    const vassalage = everything.list[0]?.vassalage ?? ''
    expect((await all(amina, { vassalage })).list).toEqual(everything.list.filter((bet) => bet.vassalage === vassalage))
    expect(won.vendors).toEqual(everything.vendors)
    const day = everything.list[5]?.day ?? ''
    const one = await all(amina, { startDate: day, endDate: day })
    expect(one.list).toEqual(everything.list.filter((bet) => bet.day === day))
    expect(one.list.length).toBeGreaterThan(0)
  })

  test('the betting record spans at most 31 days, its end not before its start', {
    tags: ['RECORDS-006'],
  }, async () => {
    const amina = await (await makeWorld()).signedIn('amina')
    const codeOf = async (startDate: string, endDate: string) =>
      (await amina.call(bets.betHistory, { query: { startDate, endDate } })).code
    expect(await codeOf('2026-02-08', '2026-03-10')).toBeUndefined()
    expect(await codeOf('2026-02-07', '2026-03-10')).toBe('request_param_err')
    expect(await codeOf('2026-03-10', '2026-03-09')).toBe('request_param_err')
    expect(await codeOf('2026-02-30', '2026-03-10')).toBe('request_param_err')
  })

  test('a day is one of the merchant’s calendar: five hours ahead of UTC', async () => {
    const world = await makeWorld({ startAt: '2026-03-10T19:30:00Z' })
    const { spin } = await openGame(world, await world.signedIn('zoya'), 'RNG', {
      which: ({ freeplay }) => freeplay === 1,
    })
    expect((await spin(5)).code).toBe('balance.not.enough')
    const faisal = await world.signedIn('faisal')
    await (await openGame(world, faisal, 'RNG')).spin(5)
    const today = { startDate: '2026-03-11', endDate: '2026-03-11' }
    const { list } = await query(faisal, today)
    expect(list.map(({ day, bet }) => [day, bet])).toEqual([['2026-03-11', 5]])
  })

  test('a bet shows at once, open until its time has come', { tags: ['RECORDS-004'] }, async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { table, bet } = await openGame(world, amina, 'LIVE')
    const { round, endsAt, now } = await table()
    await bet({ round, stake: 500 })
    const newest = async () => (await query(amina)).list[0]
    expect(await newest()).toMatchObject({ bet: 500, status: 'open', pnl: 0, validBet: 0, settleTime: null })
    await world.advance(endsAt - now)
    const settled = await newest()
    expect(settled).toMatchObject({ bet: 500, validBet: 500, settleTime: endsAt })
    expect(['won', 'lost']).toContain(settled?.status)
    expect(settled?.pnl).toBe((settled?.win ?? 0) - 500)
  })

  test('the betting record has neither bets of others nor play money', { tags: ['RECORDS-007'] }, async () => {
    const world = await makeWorld()
    const zoya = await world.signedIn('zoya')
    const free = await openGame(world, zoya, 'RNG', { which: ({ freeplay }) => freeplay === 1, accountType: '0' })
    await free.spin(5)
    expect(await query(zoya)).toMatchObject({ list: [], totalCount: 0, next: null })
    const [own] = (await query(await world.signedIn('amina'))).list
    const params = { id: String(own?.id) }
    expect((await zoya.call(bets.betDetail, { params })).code).toBe('bet.not.found')
    expect((await zoya.call(bets.betDetail, { params: { id: '99999999' } })).code).toBe('bet.not.found')
  })

  test('the betting record names what a bet was on in the reader’s language', { tags: ['RECORDS-006'] }, async () => {
    const world = await makeWorld({ scenario: 'match-live' })
    const amina = await world.signedIn('amina')
    const bet = (await query(amina, { gameType: 'SPORTS', status: 'open' })).list[0]
    const params = { id: String(bet?.id) }
    const english = await amina.get(bets.betDetail, { params })
    expect(english).toMatchObject({ bet: 500, wallet: 'main', detail: { side: 'home' } })
    const urdu = world.visitor({ language: 'UR', token: amina.token as string })
    const { detail, vendorName, gameName } = await urdu.get(bets.betDetail, { params })
    for (const name of [detail.home, vendorName, gameName]) expect(String(name)).toMatch(/\p{Script=Arabic}/u)
    expect({ vassalage: english.vassalage, vendorName: english.vendorName, gameName: english.gameName }).toEqual({
      vassalage: 'U9W',
      vendorName: 'Maidan Cricket',
      gameName: 'Cricket Matches',
    })
    expect(String(english.detail.home)).not.toMatch(/\p{Script=Arabic}/u)
  })

  test('the betting record hides the hands of an open round', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    await (await openGame(world, amina, 'PVP')).deal(50)
    const [open] = (await query(amina)).list
    const { detail } = await amina.get(bets.betDetail, { params: { id: String(open?.id) } })
    expect(Object.keys(detail)).toEqual(['roundId', 'fair'])
  })
})

test('long-history: eight thousand bets are paged to their end and added up', { tags: ['RECORDS-006'] }, async () => {
  const world = await makeWorld({ scenario: 'long-history' })
  const { list, footer, totalCount } = await all(await world.signedIn('amina'))
  expect(totalCount).toBeGreaterThan(7_500)
  expect(new Set(list.map(({ id }) => id)).size).toBe(totalCount)
  expect(footer.win).toBe(sum(list.map(({ win }) => win)))
})

test('a returned stake is neither a stake nor a win', {
  tags: ['RECORDS-006'],
}, async () => {
  const world = await makeWorld({ scenario: 'order-statuses' })
  const { list, footer } = await all(await world.signedIn('amina'), { status: 'returned' })
  expect(list.length).toBeGreaterThan(0)
  for (const { bet, returned, win, validBet, pnl } of list)
    expect({ win, validBet, pnl }).toEqual({ win: 0, validBet: 0, pnl: sum([returned, -bet]) })
  expect(footer).toMatchObject({ win: 0, open: 0, validBet: 0, returned: sum(list.map(({ returned }) => returned)) })
})

test('the activity of a member is what the record says', async () => {
  const world = await makeWorld()
  const amina = await world.signedIn('amina')
  const { footer } = await query(amina, { startDate: '2026-02-08' })
  const month = (await amina.get(saferPlay.activity)).find(({ days }) => days === 30)
  expect(month).toMatchObject({ staked: footer?.bet, open: footer?.open, won: footer?.win, result: footer?.pnl })
  expect(footer?.open).toBeGreaterThan(0)
})

test('a cached record is never answered once something in the world changed', async () => {
  const world = await makeWorld()
  const params = { id: world.id }
  const [amina, bushra] = [await world.signedIn('amina'), await world.signedIn('bushra')]
  const profit = async (actor: Actor) =>
    (await actor.get(records.personalPnl, { query: { startDate: '2026-03-10', endDate: '2026-03-10' } })).footer.bets
  const state = async (actor: Actor) => [(await query(actor)).totalCount, await profit(actor)]
  const before = await state(amina)
  expect(await state(amina)).toEqual(before)
  expect(await state(bushra)).not.toEqual(before)
  const { id: snapshot } = await control(contract.takeSnapshot, { params, body: {} })
  const game = await openGame(world, amina, 'RNG')
  await game.spin(5)
  const [count, played] = before as [number, number]
  expect(await state(amina)).toEqual([count + 1, played + 1])
  const fork = worldThatIs(await control(contract.forkWorld, { params }))
  await control(contract.restoreSnapshot, { params, body: { snapshot } })
  expect(await state(await world.signedIn('amina'))).toEqual(before)
  const aminaInFork = await fork.signedIn('amina')
  expect(await state(aminaInFork)).toEqual([count + 1, played + 1])
})
