import { stagedGame } from '../staged-game.ts'
import { themeOf } from './reels.ts'
import { SpinDetail, slotRoutes } from './slot.routes.ts'
import { returnsOf, THEMES } from './themes.ts'

export const slotGame = stagedGame({
  name: 'slot',
  kinds: ['RNG'],
  routes: slotRoutes,
  detail: SpinDetail,
  returns: (game, vendor) => returnsOf(THEMES[themeOf(game, vendor.sortOrder)]),
})
