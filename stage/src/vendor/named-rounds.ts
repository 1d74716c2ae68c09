import type { GameType } from '@understudy/contracts'
import { type Scheduled, scheduled } from '@understudy/platform/binding/feature.ts'
import { betsRepository } from '@understudy/platform/features/bets/index.ts'
import { type GameRow, gamesRepository } from '@understudy/platform/features/games/index.ts'
import { textIn } from '@understudy/platform/shared/text.ts'
import type { World } from '@understudy/platform/world/world.ts'

const ROUND_NAME = /^(\d{1,10})\/(\d{1,12})$/

/** Returns the name of a round, as testers and bets use it. */
export const nameOf = (nodeId: number, round: number): string => `${nodeId}/${round}`

/** Finds the game and the number in a round's name; undefined for another name or an unknown game. */
export function roundNamed(world: World, about: string): { game: GameRow; round: number } | undefined {
  const [, nodeId = '', round = ''] = ROUND_NAME.exec(about) ?? []
  const game = world.use(gamesRepository).byNode(nodeId)
  return game && { game, round: Number(round) }
}

/** Lists when bets on rounds of these types are settled, each moment of a game once. */
export const roundsWithBets = (kinds: readonly GameType[]): Scheduled =>
  scheduled({
    kind: 'round.ends',
    upcoming(world, limit) {
      const openBets = world.use(betsRepository).waiting(kinds, limit)
      const ends = new Map(
        openBets.map(({ nodeId, dueAt }) => [`${nodeId} ${dueAt}`, { nodeId, at: dueAt ?? world.now() }]),
      )
      return [...ends.values()].map(({ nodeId, at }) => ({ at, about: gameName(world, nodeId) }))
    },
  })

function gameName(world: World, nodeId: number): string {
  const game = world.use(gamesRepository).byNode(String(nodeId))
  return game ? textIn(game.facts.name, 'EN') : String(nodeId)
}
