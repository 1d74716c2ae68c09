import { stagedGame } from '../staged-game.ts'
import { fishingRoutes } from './fishing.routes.ts'
import { RETURNS } from './fishing.ts'

export const fishingGame = stagedGame({
  name: 'fishing',
  kinds: ['FISH'],
  routes: fishingRoutes,
  returns: () => RETURNS,
})
