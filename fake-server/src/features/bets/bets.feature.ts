import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { MONEY, wordsIn } from '../../world/column-words.ts'
import { betRoutes } from './bets.routes.ts'
import { bet } from './bets.table.ts'
import { loadBets } from './load-bets.ts'

export const bets = feature({
  name: 'bets',
  routes: betRoutes,
  load: loadBets,
  jsonColumns: {
    'bet.detail': z.record(z.string(), z.unknown()),
  },
  columnWords: wordsIn(bet),
  columnFormats: { 'bet.stake': MONEY, 'bet.valid': MONEY, 'bet.win': MONEY, 'bet.returned': MONEY },
})
