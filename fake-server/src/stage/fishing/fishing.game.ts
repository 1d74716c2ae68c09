import { stagedGame } from '../staged-game.ts'
import { fishingRoutes, VolleyDetail } from './fishing.routes.ts'
import { RETURNS } from './fishing.ts'

export const fishingGame = stagedGame({
  name: 'fishing',
  kinds: ['FISH'],
  routes: fishingRoutes,
  detail: VolleyDetail,
  returns: () => RETURNS,
})
