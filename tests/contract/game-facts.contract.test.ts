import { games, type LanguageCode } from '@understudy/contracts'
import { expect, test } from 'vitest'
import { gameOf, launchOutside, type OpenGame, openGame } from '../support/vendors.ts'
import { makeWorld } from '../support/world.ts'

const isSlot = { which: ({ gameClassify }: games.Game) => gameClassify === 'Slot' }
const isBook = { which: () => true }

test.each([
  { kind: 'slot', type: 'RNG', only: isSlot, page: (at: OpenGame) => at.slot(), stakes: { min: 5, max: 500 } },
  { kind: 'fishing game', type: 'FISH', only: {}, page: (at: OpenGame) => at.pond(), stakes: { min: 1, max: 50 } },
  { kind: 'card table', type: 'PVP', only: {}, page: (at: OpenGame) => at.room(), stakes: { min: 10, max: 500 } },
  { kind: 'live table', type: 'LIVE', only: {}, page: (at: OpenGame) => at.table(), stakes: { min: 10, max: 1000 } },
  {
    kind: 'cockfight',
    type: 'COCKFIGHT',
    only: {},
    page: (at: OpenGame) => at.table(),
    stakes: { min: 10, max: 1000 },
  },
  {
    kind: 'sportsbook',
    type: 'SPORTS',
    only: isBook,
    page: (at: OpenGame) => at.book(),
    stakes: { min: 10, max: 100_000 },
  },
] as const)(
  'the facts of a $kind name the return and the vendor that its page names',
  async ({ type, only, page, stakes }) => {
    const world = await makeWorld()
    const opened = await openGame(world, await world.signedIn('amina'), type, only)
    const answer = await page(opened)
    const state = 'value' in answer ? answer.value : answer
    const factsIn = (language: LanguageCode) =>
      world.guest.get(games.gameFacts, { query: { nodeId: opened.game.nodeId, language } })
    const [english, urdu, roman] = [await factsIn('EN'), await factsIn('UR'), await factsIn('UR-LA')]
    const { returnPercent, volatility } = english
    expect(english).toMatchObject({ nodeId: opened.game.nodeId, stakes })
    expect(returnPercent).toBe(Math.round(state.returns * 1000) / 10)
    expect([english, urdu, roman].map(({ vendorName }) => vendorName)).toContain(state.vendorName)
    expect(english.rules.join(' ')).toMatch(/^[A-Z][^{}\u0600-\u06ff]+$/)
    expect(urdu.rules.join(' ')).toMatch(/^[^{}]*[\u0600-\u06ff][^{}]*$/)
    expect(roman.rules.join(' ')).toMatch(/^[A-Z][^{}\u0600-\u06ff]+$/)
    expect(roman.rules).not.toEqual(english.rules)
    expect([urdu, roman]).toMatchObject(Array(2).fill({ returnPercent, volatility, stakes }))
  },
)

test('the facts of a crash game name its return, whenever players cash out', async () => {
  const { guest } = await makeWorld()
  const { games: list } = await guest.get(games.gameList, { query: { gameType: 'RNG', gameClassify: 'Crash' } })
  const facts = await guest.get(games.gameFacts, { query: { nodeId: list[0]?.nodeId ?? '', language: 'EN' } })
  expect(facts).toMatchObject({ returnPercent: 97, volatility: 'medium', stakes: { min: 10, max: 1000 } })
  expect(facts.rules).toEqual([expect.stringContaining('Cash out before it does')])
})

test('lotteries, lobbies, unknown games and games on a vendor’s server have no facts', async () => {
  const world = await makeWorld()
  const { guest } = world
  const lobby = await gameOf(world, 'LIVE', ({ gameCode }) => gameCode === 'lobby')
  const [lottery] = (await guest.get(games.gameList, { query: { gameType: 'LOTT' } })).games
  const outside = await launchOutside(world, await world.signedIn('amina'))
  for (const nodeId of [lobby.nodeId, lottery?.nodeId ?? '', outside.game.nodeId, '9999999999'])
    expect({ nodeId, code: (await guest.call(games.gameFacts, { query: { nodeId } })).code }).toEqual({
      nodeId,
      code: 'game.not.found',
    })
})

test('facts of a game without a number are refused', async () => {
  const { guest } = await makeWorld()
  for (const query of ['', 'nodeId=tiger', 'nodeId=110001&language=XX'])
    expect((await guest.call(games.gameFacts, { query })).code).toBe('request_param_err')
})
