import { stagedGame } from '../staged-game.ts'
import { cardsRoutes } from './cards.routes.ts'
import { RETURNS } from './hands.ts'

export const cardsGame = stagedGame({
  name: 'cards',
  kinds: ['PVP'],
  routes: cardsRoutes,
  returns: () => RETURNS,
})
