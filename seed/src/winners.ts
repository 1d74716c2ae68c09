import { diceFrom } from '@understudy/art/random'
import { DAY, MINUTE } from './time.ts'
import type { GameSeed, MemberSeed, WorldSeed } from './world-seed.ts'

const WINNERS = 30

export function winners(
  seed: number,
  startAt: number,
  games: readonly GameSeed[],
  members: readonly MemberSeed[],
): WorldSeed['winners'] {
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
