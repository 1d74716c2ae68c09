import { rounds } from '@understudy/contracts'
import { betsRepository } from '../../features/bets/index.ts'
import { gamesRepository } from '../../features/games/index.ts'
import { textIn } from '../../world/texts.ts'
import type { World } from '../../world/world.ts'
import { stagedGame } from '../staged-game.ts'
import { roundsRoutes } from './rounds.routes.ts'
import { RETURNS, ROUND_KINDS, slotOf } from './rounds.ts'
import { kindOf, settleRound } from './settle.ts'

export const roundsGame = stagedGame({
  name: 'rounds',
  kinds: ROUND_KINDS,
  routes: roundsRoutes,
  returns: (game) => RETURNS[kindOf(game)],
  settle: settleRound,
  decides: { outcomes: rounds.ROUND_SIDES, endsAt: roundEnd },
  scheduled: [
    {
      // Tables deal continuously, so only rounds with bets are listed.
      kind: 'round.ends',
      upcoming(world, limit) {
        const waiting = world.use(betsRepository).waiting(ROUND_KINDS, limit)
        const ends = new Map(
          waiting.map(({ nodeId, dueAt }) => [`${nodeId} ${dueAt}`, { nodeId, at: dueAt ?? world.now() }]),
        )
        return [...ends.values()].map(({ nodeId, at }) => ({ at, about: gameName(world, nodeId) }))
      },
    },
  ],
})

const ROUND_NAME = /^(\d{1,10})\/(\d{1,12})$/

function roundEnd(world: World, about: string): number | undefined {
  const [, nodeId = '', round = ''] = ROUND_NAME.exec(about) ?? []
  const game = world.use(gamesRepository).byNode(nodeId)
  if (!game || !ROUND_KINDS.some((kind) => kind === game.gameType)) return undefined
  return slotOf(kindOf(game), game.nodeId, Number(round)).endsAt
}

function gameName(world: World, nodeId: number): string {
  const game = world.use(gamesRepository).byNode(String(nodeId))
  return game ? textIn(game.facts.name, 'EN') : String(nodeId)
}
