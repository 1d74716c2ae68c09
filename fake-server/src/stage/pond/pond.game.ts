import { stagedGame } from '../staged-game.ts'
import { pondRoutes } from './pond.routes.ts'
import { RETURNS } from './pond.ts'

export const pondGame = stagedGame({
  name: 'pond',
  kinds: ['FISH'],
  routes: pondRoutes,
  returns: () => RETURNS,
})
