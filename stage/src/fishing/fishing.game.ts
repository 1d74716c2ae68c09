import { fishing } from '@understudy/contracts'
import { seedsOfBet } from '../fairness/own-rounds.ts'
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
  fair: {
    ofBet(world, bet) {
      const seeds = seedsOfBet(world, bet)
      if (!seeds) return undefined
      const { targets, multiples, decided = false } = bet.detail as VolleyDetail
      const outcome = targets.map((name, i) => `${name}:${multiples[i]}`).join(',')
      return { game: 'fishing', seeds, outcome, decided, isOut: true }
    },
  },
  facts: () => ({
    returns: RETURNS,
    // The player chooses: a crab is caught often, a shark pays much.
    volatility: 'medium',
    stakes: fishing.SHOT_COSTS,
    rules: [{ texts: pageText(TEXTS, 'how') }],
  }),
})
