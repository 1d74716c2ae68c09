import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { jsonOf, MONEY, rulesOf } from '../../storage/column-rules.ts'
import { betRoutes } from './bets.routes.ts'
import { bet } from './bets.table.ts'
import { loadBets } from './load-bets.ts'

export const bets = feature({
  name: 'bets',
  routes: betRoutes,
  load: loadBets,
  columns: rulesOf(bet, {
    detail: jsonOf(z.record(z.string(), z.unknown())),
    stake: MONEY,
    valid: MONEY,
    win: MONEY,
    returned: MONEY,
  }),
})
