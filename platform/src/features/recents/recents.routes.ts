import { recents } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { gameView } from '../games/index.ts'
import { recentsRepository } from './recents.repository.ts'

export const recentRoutes = [
  handle(recents.recentGames, ({ world, caller, query, language }) => {
    const filter = { memberId: caller.memberId, vendor: query.vassalage, name: query.gameName }
    const { rows, totalPages } = world.use(recentsRepository).page(filter, query.pageNo, query.pageSize)
    return { list: rows.map((row) => gameView(row, query.language ?? language)), totalPages }
  }),
]
