import { favourites, LIMITS, platformError } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { gamesRepository, gameView } from '../games/index.ts'
import { favouritesRepository } from './favourites.repository.ts'

export const favouriteRoutes = [
  handle(favourites.addFavourite, ({ world, caller, body: { nodeId, vendor } }) => {
    const game = world.use(gamesRepository).byNode(nodeId)
    if (!game || game.vendor !== vendor) throw platformError('game.not.found')
    const repository = world.use(favouritesRepository)
    if (repository.count(caller.memberId) >= LIMITS.favourites && !repository.has(caller.memberId, nodeId))
      throw platformError('favourite.limit')
    repository.add(caller.memberId, nodeId, world.now())
    return { nodeId, favourite: true as const }
  }),

  handle(favourites.removeFavourite, ({ world, caller, query: { nodeId } }) => {
    world.use(favouritesRepository).remove(caller.memberId, nodeId)
    return { nodeId, favourite: false as const }
  }),

  handle(favourites.favouriteIds, ({ world, caller }) => world.use(favouritesRepository).ids(caller.memberId)),

  handle(favourites.favouriteGames, ({ world, caller, query, language }) => {
    const filter = { memberId: caller.memberId, vendor: query.vassalage, name: query.gameName }
    const { rows, totalPages } = world.use(favouritesRepository).page(filter, query.pageNo, query.pageSize)
    return {
      content: rows.map((row) => gameView(row, query.language ?? language)),
      totalPages,
      pageNum: query.pageNo,
    }
  }),
]
