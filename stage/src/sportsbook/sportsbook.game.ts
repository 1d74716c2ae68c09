import { sportsbook } from '@understudy/contracts'
import { pageText, stagedGame } from '../staged-game.ts'
import { contestOf } from './fixtures.ts'
import { SPORTSBOOK_KINDS, SPORTSBOOK_RETURNS } from './odds.ts'
import { TEXTS } from './page/texts.js'
import { SingleDetail, settleSingle } from './settle-match.ts'
import { sportsbookRoutes } from './sportsbook.routes.ts'

export const sportsbookGame = stagedGame({
  name: 'sportsbook',
  kinds: SPORTSBOOK_KINDS,
  ownLobby: true,
  routes: sportsbookRoutes,
  detail: SingleDetail,
  facts: () => ({
    returns: SPORTSBOOK_RETURNS,
    volatility: 'low',
    stakes: Object.values(sportsbook.SPORTSBOOK_STAKES),
    rules: [{ texts: pageText(TEXTS, 'how') }],
  }),
  settle: settleSingle,
  decides: { outcomes: sportsbook.SPORTSBOOK_SIDES, endsAt: (world, about) => contestOf(world, about)?.endsAt },
})
