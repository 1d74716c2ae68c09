import { diceFrom } from '@understudy/art/random'
import { HOUR, MINUTE } from '@understudy/contracts/durations'
import { betsOf } from '../bets.ts'
import type { Scenario, WorldSeed } from '../scenario.ts'
import type { BetSeed, MatchSeed } from '../world-seed.ts'

/** Stories about rounds, matches and records. */

const named = ({ members }: WorldSeed, name: string) => {
  const member = members.find(({ username }) => username === name)
  if (!member) throw new Error(`Nobody is called ${name}`)
  return member
}
const amina = (world: WorldSeed) => named(world, 'amina')

const ROUND = '5eed0000-0000-4000-8000-000000000001'

function openCardRound(world: WorldSeed, { id }: { id: number }): BetSeed {
  const game = world.games.find(
    ({ vendor, gameType, gameCode }) => vendor === 'FW' && gameType === 'PVP' && gameCode !== 'lobby',
  )
  if (!game) throw new Error('Four Wazirs have no card table')
  return {
    ref: `FW:${id}:${ROUND}`,
    memberId: id,
    gameType: 'PVP',
    vendor: 'FW',
    nodeId: game.nodeId,
    stake: 100,
    win: 0,
    status: 'open',
    placedAt: world.startAt - 3 * MINUTE,
    settledAt: null,
    dueAt: null,
    // Played before any round that the server counts.
    detail: { roundId: ROUND, fair: { clientSeed: 'open-round', nonce: 0 } },
  }
}

/** Gives amina a single bet on the home side of the first cricket match, and moves the match to end at that time. */
function withSingle(world: WorldSeed, endsAt: number): WorldSeed {
  const match = world.matches.find(({ vendor, supported }) => vendor === 'U9W' && supported)
  if (!match) throw new Error('There is no cricket match')
  const moved: MatchSeed = { ...match, startsAt: endsAt - 3 * HOUR, endsAt }
  const { id } = amina(world)
  const betId = ROUND
  const single: BetSeed = {
    ref: `U9W:${id}:${betId}`,
    memberId: id,
    gameType: 'SPORTS',
    vendor: 'U9W',
    nodeId: match.nodeId,
    stake: 500,
    win: 0,
    status: 'open',
    placedAt: moved.startsAt - HOUR,
    settledAt: null,
    dueAt: endsAt,
    detail: { about: match.matchId, betId, side: 'home', odds: match.homeOdds, home: match.home, away: match.away },
  }
  return {
    ...world,
    matches: world.matches.map((one) => (one === match ? moved : one)),
    bets: [...world.bets, single],
  }
}

export const openRound: Scenario = {
  name: 'open-round',
  story: 'amina left a card round open at Four Wazirs: its table finds it again, and no other game of theirs opens.',
  person: 'amina',
  merchant: 'aurora1',
  make: (world) => ({ ...world, bets: [...world.bets, openCardRound(world, amina(world))] }),
}

export const walletLocked: Scenario = {
  name: 'wallet-locked',
  story:
    'imran at cedar3 brought 900 to Four Wazirs and left a card round open there: that wallet is locked until it is over.',
  person: 'imran',
  merchant: 'cedar3',
  make: (world) => ({
    ...world,
    bets: [...world.bets, { ...openCardRound(world, named(world, 'imran')), brought: 900 }],
  }),
}

export const bigWin: Scenario = {
  name: 'big-win',
  story: 'Whoever plays the next round wins big, and the winner board tells of it.',
  merchant: 'aurora1',
  make: (world) => ({ ...world, luck: { next: ['big'] } }),
}

export const jackpotNext: Scenario = {
  name: 'jackpot-next',
  story: 'amina’s next spin at Nilgiri Play wins its jackpot, which begins anew.',
  person: 'amina',
  merchant: 'aurora1',
  make: (world) => ({ ...world, luck: { next: ['jackpot'], vendor: 'NP' } }),
}

export const losingStreak: Scenario = {
  name: 'losing-streak',
  story: 'Whoever plays loses the next ten rounds, so the bar above the game says what the session has cost.',
  merchant: 'aurora1',
  make: (world) => ({ ...world, luck: { next: Array<'lose'>(10).fill('lose') } }),
}

export const matchLive: Scenario = {
  name: 'match-live',
  story: 'amina has five hundred on the home side of a cricket match that is live and ends in ten minutes.',
  person: 'amina',
  merchant: 'aurora1',
  make: (world) => withSingle(world, world.startAt + 10 * MINUTE),
}

export const matchClosed: Scenario = {
  name: 'match-closed',
  story: 'The cricket match amina has bet on is over since a minute, so the first look finds her bet settled.',
  person: 'amina',
  merchant: 'aurora1',
  make: (world) => withSingle(world, world.startAt - MINUTE),
}

/** As many bets as several years of play give. */
const LONG = 8_000

export const longHistory: Scenario = {
  name: 'long-history',
  story: 'amina has eight thousand bets on record over the last thirty days, enough to scroll for an evening.',
  person: 'amina',
  merchant: 'aurora1',
  make: (world) => {
    const member = amina(world)
    const many = betsOf(member, LONG, world.startAt, world.games, diceFrom(`long history ${world.seed}`))
    const others = world.bets.filter(({ memberId }) => memberId !== member.id)
    // This many stakes need a higher balance.
    const members = world.members.map((one) => (one === member ? { ...one, balance: 480_250 } : one))
    return { ...world, members, bets: [...others, ...many.reverse()] }
  },
}
