import { control as contract, lobby, saferPlay } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { decide, luck, openGame } from '../support/vendors.ts'
import { makeWorld } from '../support/world.ts'

const JACKPOT_ROUND = '6f0e7a52-90f1-4c0e-8e0a-1d5b0a4c7f11'

describe('luck set by a tester', () => {
  test('decided results are used round by round, in every game they are meant for', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { spin, game } = await openGame(world, amina, 'RNG')
    await luck(world, ['win', 'lose', 'big'], { nodeId: game.nodeId })
    const { shoot, pond } = await openGame(world, amina, 'FISH')
    await shoot({ wave: (await pond()).wave })
    const wins = [await spin(10), await spin(10), await spin(10)].map(({ value }) => value.multiple)
    expect(wins[0]).toBeGreaterThan(1)
    expect(wins[1]).toBe(0)
    expect(wins[2]).toBeGreaterThanOrEqual(60)
  })

  test('in big-win the next round of any player is a big win', async () => {
    const world = await makeWorld({ scenario: 'big-win' })
    const { spin } = await openGame(world, await world.signedIn('amina'), 'RNG')
    expect((await spin(100)).value.multiple).toBeGreaterThanOrEqual(60)
  })

  test('in jackpot-next amina’s spin wins the jackpot, which begins anew', async () => {
    const world = await makeWorld({ scenario: 'jackpot-next' })
    const amina = await world.signedIn('amina')
    await world.advance(3_600_000)
    const potOf = async (vendor: string) =>
      (await world.guest.get(lobby.jackpot)).find((jackpot) => jackpot.vendor === vendor)
    const [before, other] = [await potOf('NP'), await potOf('SR')]
    const { spin } = await openGame(world, amina, 'RNG', { which: ({ vassalage }) => vassalage === 'NP' })
    const { value } = await spin(10, JACKPOT_ROUND)
    expect(value).toMatchObject({ jackpot: before?.amount, multiple: expect.any(Number) })
    expect(value.win).toBeCloseTo(10 * value.multiple + (before?.amount ?? 0), 4)
    expect((await spin(10, JACKPOT_ROUND)).value).toEqual(value)
    const after = await potOf('NP')
    expect(after?.amount).toBeLessThan(before?.amount ?? 0)
    expect(after?.lastWin).toEqual({ userName: 'am•••a', amount: before?.amount, wonAt: expect.any(Number) })
    expect(await potOf('SR')).toEqual(other)
    const [winner] = await world.guest.get(lobby.winners)
    expect(winner?.vo).toMatchObject({ userName: 'am•••a', winAmount: value.win })
    await world.advance(3_600_000)
    expect((await potOf('NP'))?.amount).toBeCloseTo((after?.amount ?? 0) + 3_600 * 3.2, 2)
    expect((await spin(10)).value.jackpot).toBeUndefined()
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a jackpot is a big win without a pot, in other games and with demo money', async () => {
    const world = await makeWorld()
    const [amina, trial] = [await world.signedIn('amina'), await world.signedIn('trial')]
    const before = await world.guest.get(lobby.jackpot)
    await luck(world, ['jackpot', 'jackpot', 'jackpot'])
    const without = await openGame(world, amina, 'RNG', { which: ({ vassalage }) => vassalage === 'KP' })
    const demo = await openGame(world, trial, 'RNG', { which: ({ vassalage }) => vassalage === 'NP' })
    const spins = [(await without.spin(10)).value, (await demo.spin(10)).value]
    for (const spin of spins) {
      expect(spin.multiple).toBeGreaterThanOrEqual(60)
      expect(spin).not.toHaveProperty('jackpot')
    }
    const { shoot, pond } = await openGame(world, amina, 'FISH')
    expect((await shoot({ wave: (await pond()).wave })).value.wins).toEqual([expect.any(Number)])
    expect(await world.guest.get(lobby.jackpot)).toEqual(before)
  })

  test('in losing-streak the next ten rounds of any player are lost', async () => {
    const world = await makeWorld({ scenario: 'losing-streak' })
    const amina = await world.signedIn('amina')
    const { spin } = await openGame(world, amina, 'RNG')
    for (let round = 0; round < 10; round += 1) await spin(10)
    const { session } = await amina.get(saferPlay.saferPlay)
    expect(session).toMatchObject({ staked: 100, won: 0, result: -100 })
  })

  test('in open-round amina finds the round she left', async () => {
    const world = await makeWorld({ scenario: 'open-round' })
    const amina = await world.signedIn('amina')
    const { room, end } = await openGame(world, amina, 'PVP', {
      which: ({ vassalage, gameCode }) => vassalage === 'FW' && gameCode !== 'lobby',
    })
    const { round } = await room()
    expect(round).toMatchObject({ ante: 100 })
    expect(round?.hand).toHaveLength(3)
    const { value } = await end(round?.roundId ?? '')
    expect(value.hands).toHaveLength(4)
    expect(value.hands[0]?.hand).toEqual(round?.hand)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('match-live waits for its end, match-closed is settled when first read', async () => {
    const live = await makeWorld({ scenario: 'match-live' })
    const open = await openGame(live, await live.signedIn('amina'), 'SPORTS', {
      which: ({ vassalage }) => vassalage === 'U9W',
    })
    expect((await open.book()).bets[0]).toMatchObject({ stake: 500, status: 'open' })
    await live.jumpTo('match.ends')
    expect((await open.book()).bets[0]?.status).not.toBe('open')
    const closed = await makeWorld({ scenario: 'match-closed' })
    const closedGame = await openGame(closed, await closed.signedIn('amina'), 'SPORTS', {
      which: ({ vassalage }) => vassalage === 'U9W',
    })
    const [bet] = (await closedGame.book()).bets
    expect(['won', 'lost']).toContain(bet?.status)
    expect(await audit(closed)).toEqual(SOUND)
  })

  test('a round with a stake is a due event of the world', async () => {
    const world = await makeWorld()
    const { table, bet } = await openGame(world, await world.signedIn('amina'), 'LIVE')
    const { round, endsAt } = await table()
    await bet({ round })
    expect(await world.jumpTo('round.ends')).toBe(endsAt)
  })

  test('set results survive a fork and a snapshot, and end with a reset', async () => {
    const world = await makeWorld()
    const params = { id: world.id }
    await luck(world, ['win', 'big'], { vendor: 'NP' })
    const expected = { next: ['win', 'big'], vendor: 'NP' }
    const luckOf = (id: string) => control(contract.getLuck, { params: { id } })
    const fork = await control(contract.forkWorld, { params })
    expect(await luckOf(fork.id)).toEqual(expected)
    const { id: snapshot } = await control(contract.takeSnapshot, { params, body: {} })
    await luck(world, [])
    expect(await luckOf(world.id)).toEqual({ next: [] })
    await control(contract.restoreSnapshot, { params, body: { snapshot } })
    expect(await luckOf(world.id)).toEqual(expected)
    await control(contract.resetWorld, { params })
    expect(await luckOf(world.id)).toEqual({ next: [] })
  })

  test('a result is decided only for something known and open, and only a possible one', async () => {
    const world = await makeWorld()
    const { table, game } = await openGame(world, await world.signedIn('amina'), 'LIVE')
    const { round, endsAt, now } = await table()
    const about = `${game.nodeId}/${round}`
    const refusal = (about: string, outcome: (typeof contract.OUTCOMES)[number]) =>
      decide(world, about, outcome).then(
        () => 'taken',
        (problem: Error) => problem.message.slice(0, 40),
      )
    for (const unknown of ['nothing', 'constructor', '99999999/1', '70001/1', `${game.nodeId}/x`])
      expect({ unknown, refusal: await refusal(unknown, 'home') }).toEqual({
        unknown,
        refusal: expect.stringMatching(/: 404 /),
      })
    expect(await refusal(about, 'home')).toMatch(/: 422 /)
    expect(await refusal('70001', 'first')).toMatch(/: 422 /)
    expect(await refusal(about, 'second')).toBe('taken')
    await world.advance(endsAt - now)
    expect(await refusal(about, 'first')).toMatch(/: 409 /)
    expect((await table()).history[0]).toMatchObject({ round, winner: 'second' })
  })
})
