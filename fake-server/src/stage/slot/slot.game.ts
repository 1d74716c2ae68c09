import { slot } from '@understudy/contracts'
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
