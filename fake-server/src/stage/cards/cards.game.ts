import { stagedGame } from '../staged-game.ts'
import { abandonedRounds } from './abandoned-rounds.ts'
import { CardDetail, cardsRoutes } from './cards.routes.ts'
import { RETURNS } from './hands.ts'

export const cardsGame = stagedGame({
  name: 'cards',
  kinds: ['PVP'],
  routes: cardsRoutes,
  detail: CardDetail,
  returns: () => RETURNS,
  scheduled: [abandonedRounds],
})
