import { recents } from '@understudy/contracts'
import { type Learns, learns } from '../../binding/learns.ts'
import { learntGame } from '../games/index.ts'

export const recentLearns: readonly Learns[] = [
  learns(recents.recentGames, ({ list }, into, { query }) => {
    for (const game of list) into.keep('games', learntGame(game, into.speaking(query.language)))
    into.member({ recents: list.map(({ nodeId }) => nodeId) })
  }),
]
