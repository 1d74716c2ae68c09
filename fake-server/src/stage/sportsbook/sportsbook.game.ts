import { sportsbook } from '@understudy/contracts'
import { stagedGame } from '../staged-game.ts'
import { contestOf } from './fixtures.ts'
import { SPORTSBOOK_KINDS, SPORTSBOOK_RETURNS } from './odds.ts'
import { SingleDetail, settleSingle } from './settle.ts'
import { sportsbookRoutes } from './sportsbook.routes.ts'

export const sportsbookGame = stagedGame({
  name: 'sportsbook',
  kinds: SPORTSBOOK_KINDS,
  ownLobby: true,
  routes: sportsbookRoutes,
  detail: SingleDetail,
  returns: () => SPORTSBOOK_RETURNS,
  settle: settleSingle,
  decides: { outcomes: sportsbook.SPORTSBOOK_SIDES, endsAt: (world, about) => contestOf(world, about)?.endsAt },
})
