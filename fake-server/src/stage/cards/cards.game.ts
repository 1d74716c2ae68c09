import { cards } from '@understudy/contracts'
import { pageText, stagedGame } from '../staged-game.ts'
import { abandonedRounds } from './abandoned-rounds.ts'
import { CardDetail, cardsPicture } from './card-round.ts'
import { cardsRoutes } from './cards.routes.ts'
import { COMMISSION, RETURNS } from './hands.ts'
import { TEXTS } from './page/texts.js'

export const cardsGame = stagedGame({
  name: 'cards',
  kinds: ['PVP'],
  routes: cardsRoutes,
  detail: CardDetail,
  picture: cardsPicture,
  facts: () => ({
    returns: RETURNS,
    volatility: 'low',
    stakes: cards.ANTES,
    rules: [
      { texts: pageText(TEXTS, 'how'), values: { percent: `${COMMISSION * 100}%` } },
      { texts: pageText(TEXTS, 'order') },
    ],
  }),
  scheduled: [abandonedRounds],
})
