import { cards } from '@understudy/contracts'
import { seedsOfBet } from '../fairness/own-rounds.ts'
import { pageText, stagedGame } from '../staged-game.ts'
import { abandonedRounds } from './abandoned-rounds.ts'
import { CardDetail, cardsPicture, handsOf } from './card-round.ts'
import { cardsRoutes } from './cards.routes.ts'
import { COMMISSION, RETURNS } from './hands.ts'
import { TEXTS } from './page/texts.js'

export const cardsGame = stagedGame({
  name: 'cards',
  kinds: ['PVP'],
  routes: cardsRoutes,
  detail: CardDetail,
  picture: cardsPicture,
  fair: {
    ofBet(world, bet) {
      const seeds = seedsOfBet(world, bet)
      if (!seeds) return undefined
      const outcome = handsOf(world, bet)
        .map((hand) => hand.join(','))
        .join('|')
      const decided = (bet.detail as CardDetail).luck !== undefined
      return { game: 'cards', seeds, outcome, decided, isOut: bet.status !== 'open' && bet.status !== 'stuck' }
    },
  },
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
