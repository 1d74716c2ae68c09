import { stagedGame } from '../staged-game.ts'
import { abandonedRounds } from './abandoned-rounds.ts'
import { cardsRoutes } from './cards.routes.ts'
import { RETURNS } from './hands.ts'

export const cardsGame = stagedGame({
  name: 'cards',
  kinds: ['PVP'],
  routes: cardsRoutes,
  returns: () => RETURNS,
  scheduled: [abandonedRounds],
})
