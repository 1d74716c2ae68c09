import { slot } from '@understudy/contracts'
import { vendorsRepository } from '@understudy/platform/features/games/index.ts'
import { seedsOfBet } from '../fairness/own-rounds.ts'
import { pageText, stagedGame } from '../staged-game.ts'
import { TEXTS } from './page/texts.js'
import { themeOf } from './reels.ts'
import { SpinDetail, slotRoutes, spinPicture } from './slot.routes.ts'
import { returnsOf, THEMES, volatilityOf } from './themes.ts'

export const slotGame = stagedGame({
  name: 'slot',
  kinds: ['RNG'],
  routes: slotRoutes,
  detail: SpinDetail,
  picture: spinPicture,
  fair: {
    ofBet(world, bet, game) {
      const seeds = seedsOfBet(world, bet)
      const vendor = world.use(vendorsRepository).byCode(game.vendor)
      if (!seeds || !vendor) return undefined
      const { reels, decided = false } = bet.detail as SpinDetail
      const outcome = reels.map((column) => column.join(',')).join('|')
      return { game: `slot-${themeOf(game, vendor.sortOrder)}`, seeds, outcome, decided, isOut: true }
    },
  },
  facts: (game, vendor) => {
    const theme = THEMES[themeOf(game, vendor.sortOrder)]
    const textOf = (key: string) => pageText(TEXTS, key)
    return {
      returns: returnsOf(theme),
      volatility: volatilityOf(theme),
      stakes: slot.SLOT_BETS,
      rules: [
        { texts: textOf('how') },
        ...(theme.lines.length > 1 ? [{ texts: textOf('lines'), values: { count: String(theme.lines.length) } }] : []),
        ...(theme.pairPays > 0 ? [{ texts: textOf('pairBack') }] : []),
      ],
    }
  },
})
