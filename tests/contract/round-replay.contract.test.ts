import { randomUUID } from 'node:crypto'
import {
  bets,
  control as contract,
  type fishing,
  games,
  roundReplay,
  type rounds,
  session,
  slot,
} from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { stage } from '../support/platform.ts'
import { betsOf } from '../support/statement.ts'
import { type Category, decide, launchOf, luck, openGame, setMaintenance, vendorCalls } from '../support/vendors.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

const DAYS = { startDate: '2026-03-09', endDate: '2026-03-11' }

const idIn = (url: string) => new URL(url).pathname.replace(/^\/play\/|\/replay$/g, '')

/** The member's newest bet. */
async function lastBet(actor: Actor): Promise<bets.BetRecord> {
  const { list } = await actor.get(bets.betHistory, { query: { ...DAYS, pageSize: 1 } })
  if (!list[0]) throw new Error('There is no bet')
  return list[0]
}

const open = (actor: Actor, id: number | string) => actor.call(roundReplay.openReplay, { params: { id: String(id) } })

async function addressOf(actor: Actor, id: number): Promise<string> {
  const { url } = await actor.get(roundReplay.openReplay, { params: { id: String(id) } })
  if (url === null) throw new Error(`Bet ${id} stores no picture of its round`)
  return url
}

const roundOf = async (world: TestWorld, url: string) =>
  world.guest.get(roundReplay.replayedRound, { params: { replayId: idIn(url) } })

/** Watches the newest bet again: its stake, prize and state are those of the record. Returns the picture. */
async function watched(world: TestWorld, actor: Actor) {
  const bet = await lastBet(actor)
  const round = await roundOf(world, await addressOf(actor, bet.id))
  const { ref, win, returned, status, betTime } = round
  expect({ ref, bet: round.bet, win, returned, status, betTime }).toEqual({
    ref: bet.ref,
    bet: bet.bet,
    win: bet.win,
    returned: bet.returned,
    status: bet.status,
    betTime: bet.betTime,
  })
  return round.picture
}

async function openCrash(world: TestWorld, actor: Actor) {
  const query = { gameType: 'RNG', gameClassify: 'Crash', pageSize: 100 } as const
  const { games: list } = await world.guest.get(games.gameList, { query })
  const game = list.find(({ supportPlay }) => supportPlay === 0)
  if (!game) throw new Error('There is no crash game')
  const { value } = await launchOf(actor, game)
  return vendorCalls(world, idOf(value.content.game_url))
}
const idOf = (url: string) => new URL(url).pathname.replace('/play/', '')

/** Moves the world to a flight that takes bets. */
async function nextFlight(world: TestWorld, { flight }: Awaited<ReturnType<typeof openCrash>>) {
  for (;;) {
    const current = await flight()
    if (current.now < current.startsAt) return current
    await world.advance(current.endsAt === null ? 1_000 : Math.max(1, current.endsAt - current.now))
  }
}

const anyLuck = fc.constantFrom(undefined, 'win' as const, 'lose' as const, 'big' as const, 'jackpot' as const)
/** Plays rounds as drawn, in worlds of four seeds, whose data is built once each. */
const eachRound = <T>(arbitrary: fc.Arbitrary<T>, play: (world: TestWorld, amina: Actor, drawn: T) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), anyLuck, arbitrary, async (seed, next, drawn) => {
      const world = await makeWorld({ seed })
      if (next) await luck(world, [next])
      await play(world, await world.signedIn('amina'), drawn)
      expect(await audit(world)).toEqual(SOUND)
    }),
    { numRuns: 6, endOnFailure: true },
  )

describe('a replay shows what was played', () => {
  test('the rounds of round-disputed can be watched again, in three kinds of games', async () => {
    const world = await makeWorld({ scenario: 'round-disputed' })
    const hina = await world.as('hina')
    const { list } = await hina.get(bets.betHistory, { query: { ...DAYS, pageSize: 4 } })
    const kinds = []
    for (const { id } of list) kinds.push((await roundOf(world, await addressOf(hina, id))).picture.game)
    expect(kinds).toEqual(['slot', 'cards', 'fishing', 'slot'])
  })

  test('a slot’s replay has the reels, the winning lines and the prize of the spin', async () => {
    const vendors = ['NP', 'DT', 'KP'] as const
    const drawn = fc.record({ vendor: fc.constantFrom(...vendors), bet: fc.constantFrom(...slot.SLOT_BETS) })
    await eachRound(drawn, async (world, amina, { vendor, bet }) => {
      const query = { gameType: 'RNG', vassalage: vendor, pageSize: 100 } as const
      const { games: list } = await world.guest.get(games.gameList, { query })
      const game = list.find(({ gameCode, gameClassify, supportPlay }) => {
        return gameCode !== 'lobby' && gameClassify !== 'Crash' && supportPlay === 0
      })
      if (!game) throw new Error(`${vendor} has no slot`)
      const { value } = await launchOf(amina, game)
      const machine = vendorCalls(world, idOf(value.content.game_url))
      const { value: spin } = await machine.spin(bet)
      const { value: state } = await machine.slot()
      const { theme, symbols, lines } = state
      expect(await watched(world, amina)).toEqual({
        game: 'slot',
        theme,
        symbols,
        lines,
        reels: spin.reels,
        hits: spin.hits,
        ...(spin.jackpot !== undefined && { jackpot: spin.jackpot }),
      })
      expect((await lastBet(amina)).win).toBe(spin.win)
    })
  })

  test('a volley’s replay has its targets and what each shot caught', async () => {
    const targets = fc.array(fc.constantFrom<fishing.Species>('crab', 'koi', 'turtle', 'shark'), {
      minLength: 1,
      maxLength: 20,
    })
    await eachRound(targets, async (world, amina, shots) => {
      const pond = await openGame(world, amina, 'FISH')
      const { wave } = await pond.pond()
      const { value } = await pond.shoot({ wave, targets: shots, cost: 5 })
      expect(await watched(world, amina)).toMatchObject({ game: 'fishing', targets: shots, wins: value.wins })
      expect((await lastBet(amina)).win).toBe(value.win)
    })
  })

  test('a volley that came too late is shown with its stake given back', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const pond = await openGame(world, amina, 'FISH')
    const { wave, emptyAt, now } = await pond.pond()
    await world.advance(emptyAt - now)
    await pond.shoot({ wave, targets: ['crab', 'koi'] })
    expect(await watched(world, amina)).toMatchObject({ targets: ['crab', 'koi'], wins: [0, 0] })
    expect(await lastBet(amina)).toMatchObject({ status: 'returned', bet: 20, returned: 20 })
  })

  test('a card round’s replay has the hands that were shown, one after a pack', async () => {
    await eachRound(fc.constantFrom('show' as const, 'pack' as const), async (world, amina, choice) => {
      const table = await openGame(world, amina, 'PVP')
      const roundId = randomUUID()
      const { value: dealt } = await table.deal(50, roundId)
      const { value: ended } = await table.end(roundId, choice)
      expect(await watched(world, amina)).toEqual({ game: 'cards', choice, hands: ended.hands })
      expect(ended.hands[0]?.hand).toEqual(dealt.round.hand)
      expect(ended.hands).toHaveLength(choice === 'show' ? 4 : 1)
    })
  })

  test('a card round that nobody ended is shown with the player’s hand', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const table = await openGame(world, amina, 'PVP')
    const { value } = await table.deal(50)
    await world.advance(DAY)
    const picture = await watched(world, amina)
    const { hand, rank } = value.round
    expect(picture).toEqual({ game: 'cards', choice: null, hands: [{ hand, rank, wins: false }] })
  })

  test('a flight’s replay ends where its bet ended, at the cash-out or at the crash', async () => {
    const drawn = fc.constantFrom(null, 110, 250, 400)
    await eachRound(drawn, async (world, amina, autoCashOut) => {
      const game = await openCrash(world, amina)
      const { round } = await nextFlight(world, game)
      await game.fly({ round, autoCashOut })
      await world.advance(120_000)
      const { bet } = await game.flight()
      const { history, growth } = await game.flight()
      const crashed = history.find((one) => one.round === round)?.crash
      const picture = await watched(world, amina)
      expect(picture).toEqual({
        game: 'crash',
        round,
        growth,
        autoCashOut,
        cashOut: bet?.cashOut ?? null,
        crash: bet?.cashOut ? null : (crashed ?? expect.any(Number)),
      })
    })
  })

  test('a flight’s replay does not tell where a flight goes that is still in the air', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const game = await openCrash(world, amina)
    const { round, startsAt, now } = await nextFlight(world, game)
    await luck(world, ['win'])
    const betId = randomUUID()
    await game.fly({ round, betId })
    await world.advance(startsAt - now + 2_000)
    const { value } = await game.cashOut(betId)
    expect((await game.flight()).crash).toBeNull()
    expect(await watched(world, amina)).toMatchObject({ cashOut: value.bet.cashOut, crash: null })
  })

  test.each([['LIVE'], ['COCKFIGHT']] as const)('a replay of %s has the result of the round', async (category) => {
    const sides = fc.constantFrom<rounds.RoundSide>('first', 'second', 'draw')
    await eachRound(sides, async (world, amina, side) => {
      const table = await openGame(world, amina, category)
      const { round, odds, kind, now, endsAt, pictures } = await table.table()
      await table.bet({ round, side })
      await world.advance(endsAt - now)
      const { history } = await table.table()
      expect(await watched(world, amina)).toEqual({
        game: 'rounds',
        kind,
        pictures,
        side,
        odds: odds[side],
        result: history.find((one) => one.round === round),
      })
    })
  })

  test('a baccarat round’s replay has all its cards', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const table = await openGame(world, amina, 'LIVE', { which: ({ gameName }) => gameName.includes('Baccarat') })
    const { round, now, endsAt } = await table.table()
    await table.bet({ round })
    await world.advance(endsAt - now)
    const result = (await table.table()).history.find((one) => one.round === round)
    expect(await watched(world, amina)).toMatchObject({ kind: 'baccarat', result })
  })
})

/** A world in which amina has spun once; her bet and its replay. */
async function withSpin() {
  const world = await makeWorld()
  const amina = await world.signedIn('amina')
  const machine = await openGame(world, amina, 'RNG')
  await machine.spin(10)
  const bet = await lastBet(amina)
  return { world, amina, machine, bet, url: await addressOf(amina, bet.id) }
}

describe('who may watch a round again', () => {
  test('an unknown bet and the bet of another are not found', async () => {
    const { world, amina, bet } = await withSpin()
    expect((await open(amina, 999_999_999)).code).toBe('bet.not.found')
    expect((await open(await world.signedIn('hina'), bet.id)).code).toBe('bet.not.found')
    expect((await open(amina, bet.id)).code).toBeUndefined()
    expect((await open(world.guest, bet.id)).code).toBe('CUSTOMER_NOT_LOGIN')
    expect((await open(amina, 'one')).code).toBe('request_param_err')
  })

  test('an open round has no replay until it is over', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const table = await openGame(world, amina, 'PVP')
    const roundId = randomUUID()
    await table.deal(10, roundId)
    const { id } = await lastBet(amina)
    expect((await open(amina, id)).code).toBe('bet.open')
    await table.end(roundId)
    expect((await open(amina, id)).value.url).toContain('/replay?language=EN')
  })

  test('seeded bets, singles and rounds called off have no replay', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const seeded = (await betsOf(amina)).list.find(({ gameType, status }) => gameType === 'RNG' && status === 'lost')
    if (!seeded) throw new Error('The seed has no lost spin')
    expect((await open(amina, seeded.id)).value).toEqual({ gameName: seeded.gameName, url: null })
    const book = await openGame(world, amina, 'SPORTS')
    const fixture = (await book.book()).fixtures.find(({ status }) => status === 'upcoming')
    if (!fixture) throw new Error('No match is to come')
    await book.single(fixture)
    await decide(world, fixture.matchId, 'calledOff')
    expect((await open(amina, (await lastBet(amina)).id)).value.url).toBeNull()
    const table = await openGame(world, amina, 'LIVE')
    const { round } = await table.table()
    await table.bet({ round })
    await decide(world, `${table.game.nodeId}/${round}`, 'calledOff')
    expect((await open(amina, (await lastBet(amina)).id)).value.url).toBeNull()
  })

  test('a made-up address of a replay shows nothing', async () => {
    const { world, amina, machine, bet, url } = await withSpin()
    await machine.spin(10)
    const other = await lastBet(amina)
    const [name = '', id = '', signature = ''] = idIn(url).split('.')
    const refusalOf = async (replayId: string) =>
      (await world.guest.call(roundReplay.replayedRound, { params: { replayId } })).code
    expect(id).toBe(String(bet.id))
    expect(await refusalOf(`${name}.${other.id}.${signature}`)).toBe('replay.unknown')
    expect(await refusalOf(`${name}.${id}.${randomUUID()}`)).toBe('replay.unknown')
    const second = await makeWorld()
    expect(
      (await second.guest.call(roundReplay.replayedRound, { params: { replayId: `${second.id}.${id}.${signature}` } }))
        .code,
    ).toBe('replay.unknown')
    expect(await refusalOf(`${name}.${id}.${signature}`)).toBeUndefined()
  })

  test('staff open the replay that the player opens; an open bet has none', async () => {
    const { world, amina, bet, url } = await withSpin()
    const replay = (id: number) => control(contract.replayBet, { params: { id: world.id, bet: String(id) } })
    expect(idIn((await replay(bet.id)).url ?? '')).toBe(idIn(url))
    const table = await openGame(world, amina, 'PVP')
    await table.deal(10)
    expect(await replay((await lastBet(amina)).id)).toEqual({ url: null })
    await expect(replay(999_999_999)).rejects.toThrow('404')
    const timeline = await control(contract.timeline, {
      params: { id: world.id, name: 'amina' },
      query: { limit: 200 },
    })
    expect(timeline.filter((entry) => entry.bet === bet.id).map(({ title }) => title)).toEqual(['gameBet'])
  })
})

describe('the page of a replay', () => {
  test.each<[Category, string]>([
    ['RNG', '/slot/slot.js'],
    ['PVP', '/cards/cards.js'],
  ])('a replay of %s is the page of its game', async (category, script) => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const game = await openGame(world, amina, category)
    if (category === 'RNG') await game.spin(10)
    else await game.end((await game.deal(10)).value.round.roundId)
    const { pathname } = new URL(await addressOf(amina, (await lastBet(amina)).id))
    const page = await (await stage()).get(pathname)
    expect({ status: page.status, text: page.text }).toEqual({ status: 200, text: expect.stringContaining(script) })
    expect(page.headers['content-security-policy']).toContain('frame-ancestors')
  })

  test('an unknown replay gets a page that says so', async () => {
    const world = await makeWorld()
    const page = await (await stage()).get(`/play/${world.id}.1.${randomUUID()}/replay`)
    expect({ status: page.status, text: page.text }).toEqual({
      status: 200,
      text: expect.stringContaining('/vendor-lobby/'),
    })
  })

  test('a replay is in the language asked for', async () => {
    const { world, amina, bet } = await withSpin()
    const { value } = await amina.call(roundReplay.openReplay, { params: { id: String(bet.id) } }, { Language: 'UR' })
    const url = value.url ?? ''
    expect(new URL(url).searchParams.get('language')).toBe('UR')
    const params = { replayId: idIn(url) }
    const { value: round } = await world.guest.call(roundReplay.replayedRound, { params }, { Language: 'UR' })
    expect({ language: round.language, dir: round.dir }).toEqual({ language: 'UR', dir: 'rtl' })
  })

  test('a replay moves no money, writes nothing and takes no bet', async () => {
    const { world, amina, url } = await withSpin()
    const before = await betsOf(amina, DAYS)
    const round = await roundOf(world, url)
    for (const name of ['roundReplay.open', 'roundReplay.round']) {
      const [{ seq } = { seq: 0 }] = await world.tape(name)
      const { writes } = await control(contract.tapeCall, { params: { id: world.id, seq } })
      expect({ name, writes }).toEqual({ name, writes: [] })
    }
    const params = { launchId: idIn(url) }
    const spin = await world.guest.call(slot.slotSpin, { params, body: { roundId: randomUUID(), bet: 5 } })
    expect(spin.code).toBe('request_param_err')
    expect(await betsOf(amina, DAYS)).toEqual(before)
    expect(await roundOf(world, url)).toEqual(round)
  })

  test('a replay is the same at any time, at a closed vendor and after the logout', async () => {
    const { world, amina, machine, url } = await withSpin()
    const round = await roundOf(world, url)
    await world.advance(40 * DAY)
    expect(await roundOf(world, url)).toEqual(round)
    await world.jumpTo('2026-03-01T00:00:00Z')
    expect(await roundOf(world, url)).toEqual(round)
    await setMaintenance(world, machine.game.vassalage, true)
    await amina.call(session.logout)
    expect(await roundOf(world, url)).toEqual(round)
  })
})
