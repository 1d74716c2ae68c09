import { fishing } from '@understudy/contracts'
import { pageText, stagedGame } from '../staged-game.ts'
import { fishingRoutes, VolleyDetail, volleyPicture } from './fishing.routes.ts'
import { RETURNS } from './fishing.ts'
import { TEXTS } from './page/texts.js'

export const fishingGame = stagedGame({
  name: 'fishing',
  kinds: ['FISH'],
  routes: fishingRoutes,
  detail: VolleyDetail,
  picture: volleyPicture,
  facts: () => ({
    returns: RETURNS,
    // The player chooses: a crab is caught often, a shark pays much.
    volatility: 'medium',
    stakes: fishing.SHOT_COSTS,
    rules: [{ texts: pageText(TEXTS, 'how') }],
  }),
})
