import { favourites } from '@understudy/contracts'
import { type Learns, learns } from '../../binding/learns.ts'
import { learntGame } from '../games/index.ts'

export const favouriteLearns: readonly Learns[] = [
  learns(favourites.favouriteGames, ({ content }, into, { query }) => {
    for (const game of content) into.keep('games', learntGame(game, into.speaking(query.language)))
    into.member({ favourites: content.map(({ nodeId }) => nodeId) })
  }),
  learns(favourites.favouriteIds, (nodeIds, into) =>
    into.finally((file) => {
      const known = new Set(file.games?.map(({ nodeId }) => nodeId))
      into.member({ favourites: nodeIds.filter((nodeId) => known.has(nodeId)).slice(0, 500) })
    }),
  ),
]
