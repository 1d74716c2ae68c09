import { GAME_TYPES } from '@understudy/contracts'
import { feature } from '../../binding/feature.ts'
import { ADDRESS, flagsIn, oneOf, VENDOR_CODE, wholeBetween } from '../../world/column-words.ts'
import { GAME_COLUMNS } from './games.columns.ts'
import { loadGames } from './games.repository.ts'
import { gameRoutes } from './games.routes.ts'
import { game, vendor } from './games.table.ts'

export const games = feature({
  name: 'games',
  routes: gameRoutes,
  load: loadGames,
  jsonColumns: GAME_COLUMNS,
  columnFlags: flagsIn(vendor, game),
  columnFormats: {
    'vendor.icon': ADDRESS,
    'vendor.code': VENDOR_CODE,
    'game.vendor': VENDOR_CODE,
    'game.game_type': oneOf(GAME_TYPES),
    'game.launches': wholeBetween(0, 1e12),
  },
})
