import { diceFrom } from '@understudy/art/random'
import { DAY, MINUTE } from '@understudy/contracts/durations'
import { gamesPart } from './games.ts'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'
import type { GameSeed, MemberSeed } from './world-seed.ts'

/** A win on the winner board; currency units. */
interface WinnerSeed {
  account: string
  nodeId: string
  amount: number
  at: number
}

const WINNERS = 30

function winnersOf(
  seed: number,
  startAt: number,
  games: readonly GameSeed[],
  members: readonly MemberSeed[],
): WinnerSeed[] {
  const dice = diceFrom(`winners ${seed}`)
  const lucky = dice.shuffled(
    members.filter(({ status, type, nonMember }) => status === 'active' && type === 0 && !nonMember),
  )
  const played = dice.shuffled(games.filter((game) => game.supported && game.gameType === 'RNG'))
  let at = startAt
  return Array.from({ length: WINNERS }, (_, index) => {
    const winner = lucky[index]
    const game = played[index]
    if (!winner || !game) throw new Error(`Nobody left to win number ${index}`)
    at -= dice.whole(MINUTE, DAY / WINNERS)
    return {
      account: winner.username,
      nodeId: game.nodeId,
      amount: 5_000 + Math.round(dice.next() ** 4 * 2_500_000),
      at,
    }
  })
}

export const winnersPart = seedPart({
  name: 'winners',
  needs: [gamesPart, membersPart],
  build: ({ seed, startAt }, games, members) =>
    winnersOf(
      seed,
      startAt,
      games,
      members.filter(({ merchant }) => merchant === 'aurora1'),
    ),
  empty: [],
})
