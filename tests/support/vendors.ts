import { randomUUID } from 'node:crypto'
import {
  type CallInput,
  cards,
  control as contract,
  crash,
  fishing,
  games,
  launch,
  rounds,
  slot,
  sportsbook,
} from '@understudy/contracts'
import { control } from './call.ts'
import type { Actor, TestWorld } from './world.ts'

export const CATEGORIES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const
export type Category = (typeof CATEGORIES)[number]

interface LaunchOptions {
  /** By default the first game that is not a lobby. */
  which?: (game: games.Game) => boolean
  accountType?: '0' | '1'
  confirmTrans?: '0'
  /** Room or game inside the vendor's page. */
  gameId?: string
}

export async function gameOf(
  world: TestWorld,
  gameType: Category,
  which: LaunchOptions['which'] = isGame,
): Promise<games.Game> {
  const { games: list } = await world.guest.get(games.gameList, { query: { gameType, pageSize: 100 } })
  const game = list.find((one) => which(one) && one.supportPlay === 0)
  if (!game) throw new Error(`There is no such ${gameType}`)
  return game
}

const isGame = ({ gameCode, isGameH5 }: games.Game) => gameCode !== 'lobby' && isGameH5 !== 'VASSALAGE'

export const launchOf = (actor: Actor, game: games.Game, more: Omit<LaunchOptions, 'which'> = {}) =>
  actor.call(launch.launchGame, {
    query: { platform: 'html5', nodeId: game.nodeId, vassalage: game.vassalage, launchMode: 'GLS', ...more },
  })

/** Launches a game for an account; returns the calls its page would make. */
export async function openGame(
  world: TestWorld,
  actor: Actor,
  gameType: Category,
  { which, ...more }: LaunchOptions = {},
) {
  const game = await gameOf(world, gameType, which)
  const { value, code } = await launchOf(actor, game, more)
  if (code) throw new Error(`${game.gameName} did not open: ${code}`)
  const launchId = new URL(value.content.game_url).pathname.replace('/play/', '')
  const calls = vendorCalls(world, launchId)
  if (gameType === 'LIVE' || gameType === 'COCKFIGHT') await beginRound(world, calls)
  return { game, launchId, ...calls }
}
/** Waits for the next round of a table that no longer takes bets. */
async function beginRound(world: TestWorld, { table }: ReturnType<typeof vendorCalls>) {
  const { now, closesAt, endsAt } = await table()
  if (now >= closesAt) await world.advance(endsAt - now)
}

export type OpenGame = Awaited<ReturnType<typeof openGame>>

type Body<E extends { body: import('@understudy/contracts').Schema }> = CallInput<
  E & import('@understudy/contracts').EndpointDefinition
>['body']

export function vendorCalls(world: TestWorld, launchId: string) {
  const params = { launchId }
  const { guest } = world
  return {
    spin: (bet: (typeof slot.SLOT_BETS)[number], roundId: string = randomUUID()) =>
      guest.call(slot.slotSpin, { params, body: { roundId, bet } }),
    slot: () => guest.call(slot.slotState, { params }),
    flight: () => guest.get(crash.crashState, { params }),
    fly: (body: Partial<Body<typeof crash.crashBet>> & { round: number }) =>
      guest.call(crash.crashBet, {
        params,
        body: { betId: randomUUID(), stake: 100, autoCashOut: null, ...body },
      }),
    cashOut: (betId: string) => guest.call(crash.crashCashOut, { params, body: { betId } }),
    table: () => guest.get(rounds.roundsState, { params }),
    bet: (body: Partial<Body<typeof rounds.roundsBet>> & { round: number }) =>
      guest.call(rounds.roundsBet, { params, body: { betId: randomUUID(), side: 'first', stake: 100, ...body } }),
    pond: () => guest.get(fishing.fishingState, { params }),
    shoot: (body: Partial<Body<typeof fishing.fishingShots>> & { wave: number }) =>
      guest.call(fishing.fishingShots, {
        params,
        body: { batchId: randomUUID(), cost: 10, targets: ['crab'], ...body },
      }),
    room: () => guest.get(cards.cardsState, { params }),
    deal: (ante: (typeof cards.ANTES)[number] = 50, roundId: string = randomUUID()) =>
      guest.call(cards.openCards, { params, body: { roundId, ante } }),
    end: (roundId: string, choice: 'show' | 'pack' = 'show') =>
      guest.call(cards.endCards, { params, body: { roundId, choice } }),
    book: () => guest.get(sportsbook.sportsbookState, { params }),
    single: (fixture: sportsbook.Fixture, more: Partial<Body<typeof sportsbook.sportsbookBet>> = {}) =>
      guest.call(sportsbook.sportsbookBet, {
        params,
        body: {
          betId: randomUUID(),
          matchId: fixture.matchId,
          side: 'home',
          stake: 100,
          odds: fixture.odds.home ?? 2,
          ...more,
        },
      }),
  }
}

export const decide = (world: TestWorld, about: string, outcome: (typeof contract.OUTCOMES)[number]) =>
  control(contract.forceResult, { params: { id: world.id }, body: { about, outcome } })
export const luck = (world: TestWorld, next: contract.Luck[], more: { vendor?: string; nodeId?: string } = {}) =>
  control(contract.putLuck, { params: { id: world.id }, body: { next, ...more } })

/** Closes or opens a vendor. */
export const setMaintenance = async (world: TestWorld, vendor: string, maintenance: boolean): Promise<void> =>
  void (await control(contract.patchVendor, { params: { id: world.id, vendor }, body: { maintenance } }))

/** Where the example of docs/add-a-vendor.md listens: every server that the suites meet lets it into frames. */
export const VENDOR_ADDRESS = 'http://localhost:4100/'
export const WALLET_KEY = 'a-key-of-sixteen-or-more'

/** A launch of a game whose vendor was given a server of its own, with the wallet calls of that server. */
export async function launchOutside(
  world: TestWorld,
  actor: Actor,
  { vendor = 'DT', accountType = '1' as '0' | '1' } = {},
) {
  const body = { launchUrl: VENDOR_ADDRESS, walletKey: WALLET_KEY }
  await control(contract.patchVendor, { params: { id: world.id, vendor }, body })
  const { games: list } = await world.guest.get(games.gameList, {
    query: { gameType: 'RNG', vassalage: vendor, pageSize: 100 },
  })
  const game = list.find(
    (one) => one.vassalage === vendor && isGame(one) && one.supportPlay === 0 && one.freeplay === 1,
  )
  if (!game) throw new Error(`${vendor} has no game`)
  const answer = await launchOf(actor, game, { accountType })
  if (answer.code) throw new Error(answer.code)
  const url = new URL(answer.value.content.game_url)
  return { game, url, token: url.searchParams.get('token') ?? '' }
}
