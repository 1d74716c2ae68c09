import { games, launch as launchContract, lottery } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { type Actor, makeWorld } from '../support/world.ts'

describe('the ticket of the lottery page', () => {
  const query = {
    vendor: 'IND',
    gameCode: 'K3_1M',
    prizeMode: 'lott',
    playType: 'ent',
    mui: 'fast',
    css: 'light',
  } as const
  const ticketOf = async (actor: Actor) => {
    const { content } = await actor.get(lottery.launchLottery, { query })
    return new URL(content.game_url, 'http://localhost')
  }

  test('the address of the lottery page has a ticket and never the session', {
    tags: ['API-046', 'LAUNCH-010', 'ROUTE-023'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const url = await ticketOf(amina)
    expect(url.pathname).toBe('/m/lotto-h5/fast/ent/games/300')
    expect(url.searchParams.get('merchant')).toBe('aurora1')
    expect(url.searchParams.get('css')).toBe('light')
    expect(url.searchParams.get('prize_mode')).toBe('lott')
    expect(url.href).not.toContain(amina.token)
    const other = { prizeMode: 'elott', playType: 'trad', mui: 'fast', css: 'dark' } as const
    const { content: spelt } = await amina.get(lottery.launchLottery, { query: { ...query, ...other } })
    const elott = new URL(spelt.game_url, 'http://localhost')
    expect({
      pathname: elott.pathname,
      prizeMode: elott.searchParams.get('prize_mode'),
      css: elott.searchParams.get('css'),
    }).toEqual({ pathname: '/m/lotto-h5/fast/trad/games/300', prizeMode: 'elott', css: 'dark' })
    const { content } = await amina.get(lottery.launchLottery, { query: { ...query, gameCode: 'lobby' } })
    expect(content.game_url).toMatch(/^\/m\/lotto-h5\/fast\/ent\/games\/lobby\?token=/)
  })

  test('a lottery ticket stands for its session once, for a minute, while that lives', {
    tags: ['ROUTE-023'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const ticket = async () => (await ticketOf(amina)).searchParams.get('token') ?? ''
    const open = (body: { ticket: string }) => world.guest.call(lottery.openTicket, { body })
    const first = await ticket()
    const twice = await Promise.all([open({ ticket: first }), open({ ticket: first })])
    expect(twice.map(({ code }) => code).sort()).toEqual(['ticket.spent', undefined].sort())
    expect(twice.find(({ code }) => !code)?.value).toMatchObject({
      token: amina.token,
      userName: 'amina',
      merchantCode: 'aurora1',
      type: 0,
    })
    const late = await ticket()
    await world.advance(MINUTE)
    expect((await open({ ticket: late })).code).toBe('ticket.spent')
    expect((await open({ ticket: `${world.id}.00000000-0000-4000-8000-000000000000` })).code).toBe('ticket.spent')
    const orphan = await ticket()
    await world.as('amina')
    expect((await open({ ticket: orphan })).code).toBe('login.not.session')
  })

  test('a lottery ticket stays valid after another merchant refused it', { tags: ['ROUTE-023'] }, async () => {
    const world = await makeWorld()
    const body = { ticket: (await ticketOf(await world.as('amina'))).searchParams.get('token') ?? '' }
    const elsewhere = world.visitor({ merchant: 'cedar3' })
    expect((await elsewhere.call(lottery.openTicket, { body })).code).toBe('login.not.session')
    expect((await world.guest.get(lottery.openTicket, { body })).userName).toBe('amina')
    expect((await world.guest.call(lottery.openTicket, { body })).code).toBe('ticket.spent')
  })

  test('a vendor launch is no lottery ticket, and a ticket is no launch', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { games: list } = await amina.get(games.gameList, { query: { gameType: 'RNG', pageSize: 50 } })
    const slot = list.find(({ isGameH5 }) => isGameH5 !== 'VASSALAGE')
    const { content } = await amina.get(launchContract.launchGame, {
      query: { platform: 'html5', launchMode: 'GLS', nodeId: slot?.nodeId ?? '', vassalage: slot?.vassalage ?? '' },
    })
    const launchId = new URL(content.game_url).pathname.replace('/play/', '')
    expect((await world.guest.call(lottery.openTicket, { body: { ticket: launchId } })).code).toBe('ticket.spent')
  })

  test.each([
    [{ gameCode: 'NOSUCH' }, 'game.not.found'],
    [{ vendor: 'TCG_SEA' }, 'game.not.found'],
    [{ vendor: 'NP', gameCode: 'lobby' }, 'game.not.found'],
    [{ prizeMode: 'SEA' }, 'request_param_err'],
    [{ gameCode: 'PK10_1M', playType: 'ent' }, 'request_param_err'],
  ] as const)('no lottery ticket is issued for %j', async (more, code) => {
    const amina = await (await makeWorld()).as('amina')
    expect((await amina.call(lottery.launchLottery, { query: { ...query, ...more } })).code).toBe(code)
  })
})
