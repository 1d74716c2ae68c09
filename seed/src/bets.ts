import { type Dice, diceFrom } from '@understudy/art/random'
import type { GameType } from '@understudy/contracts'
import { DAY, MINUTE } from '@understudy/contracts/durations'
import { gamesPart } from './games.ts'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'
import type { BetSeed, GameSeed, MemberSeed } from './world-seed.ts'

/** Number of bets of each of the cast in the last thirty days. Of all others, only some team members have bets. */
const HABITS: Readonly<Record<string, number>> = { amina: 60, bushra: 10, hina: 8, faisal: 12, bilal: 4, imran: 8 }

/** One in `oneIn` team players with at least this balance has bet, `least` to `most` times. */
const OF_TEAMS = { oneIn: 24, least: 3, most: 9, balance: 20_000 } as const

/** Game types out of a hundred bets. */
const SHARES: readonly (readonly [gameType: GameType, share: number])[] = [
  ['RNG', 52],
  ['LIVE', 15],
  ['FISH', 10],
  ['PVP', 9],
  ['SPORTS', 8],
  ['COCKFIGHT', 3],
  ['ESPORTS', 3],
]
const STAKES = [10, 20, 20, 50, 50, 100, 200, 500]
/** Payouts as multiples of the stake; repeated values are more likely. */
const OUTCOMES = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1.5, 2, 2, 3, 4.5] as const

/** Card rooms accept only these antes; all other games use round stakes. */
const stakeOf = (gameType: GameType, dice: Dice) =>
  gameType === 'PVP' ? dice.pick([10, 20, 50, 100]) : dice.pick(STAKES)

function kindAt(percent: number): GameType {
  let remaining = percent
  for (const [gameType, share] of SHARES) {
    if (remaining < share) return gameType
    remaining -= share
  }
  return 'RNG'
}

const shelvesOf = (games: readonly GameSeed[]) => {
  const playable = games.filter(({ supported, gameCode }) => supported && gameCode !== 'lobby')
  return new Map(SHARES.map(([gameType]) => [gameType, playable.filter((game) => game.gameType === gameType)]))
}

/**
 * Generates a member's bets from the last back to the first. Net wins never exceed a third of the current balance, so
 * that the wallet could pay each stake. Half of the balance is left for the cashier (`ordersOf`), the rest for gifts.
 */
export function betsOf(
  member: MemberSeed,
  count: number,
  startAt: number,
  games: readonly GameSeed[],
  dice: Dice,
): BetSeed[] {
  const shelves = shelvesOf(games)
  const span = Math.min(30 * DAY, startAt - member.registeredAt)
  let room = member.balance / 3
  return Array.from({ length: count }, (_, n): BetSeed => {
    const gameType = kindAt(dice.whole(0, 99))
    const game = dice.pick(shelves.get(gameType) ?? [])
    const stake = stakeOf(gameType, dice)
    const drawn = stake * dice.pick(OUTCOMES)
    const win = drawn - stake > room ? 0 : drawn
    room -= win - stake
    const placedAt = startAt - MINUTE - Math.floor(((n + dice.next()) / count) * (span - DAY))
    return {
      ref: `${game.vendor}:${member.id}:${n + 1}`,
      memberId: member.id,
      gameType,
      vendor: game.vendor,
      nodeId: game.nodeId,
      stake,
      win,
      status: win >= stake ? 'won' : 'lost',
      placedAt,
      settledAt: placedAt + MINUTE / 2,
      dueAt: null,
      detail: {},
    }
  })
}

const betsOfTeams = (members: readonly MemberSeed[], startAt: number, games: readonly GameSeed[], dice: Dice) =>
  members
    .filter(({ type, upline, username, status, registeredAt, balance }) => {
      const isOne = type === 0 && upline !== '' && status === 'active' && HABITS[username] === undefined
      // Net wins must be less than the balance, because everybody also had an opening balance.
      const canHave = balance >= OF_TEAMS.balance && registeredAt < startAt - 10 * DAY
      return isOne && canHave && dice.whole(1, OF_TEAMS.oneIn) === 1
    })
    .flatMap((member) => betsOf(member, dice.whole(OF_TEAMS.least, OF_TEAMS.most), startAt, games, dice))

/** Sorted by time, the oldest bet first; records read them backwards. */
export const betsPart = seedPart({
  name: 'bets',
  needs: [gamesPart, membersPart],
  build: ({ seed, startAt }, games, members): BetSeed[] => {
    const dice = diceFrom(`bets ${seed}`)
    const ofCast = members
      .filter(({ username }) => HABITS[username] !== undefined)
      .flatMap((member) => betsOf(member, HABITS[member.username] ?? 0, startAt, games, dice))
    return [...ofCast, ...betsOfTeams(members, startAt, games, diceFrom(`bets of teams ${seed}`))].sort(
      (a, b) => a.placedAt - b.placedAt || a.ref.localeCompare(b.ref),
    )
  },
  empty: [],
})
