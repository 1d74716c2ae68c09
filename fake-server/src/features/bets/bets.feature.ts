import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { betRoutes } from './bets.routes.ts'
import { loadBets } from './load-bets.ts'

export const bets = feature({
  name: 'bets',
  routes: betRoutes,
  load: loadBets,
  jsonColumns: {
    'bet.detail': z.record(z.string(), z.unknown()),
  },
})
