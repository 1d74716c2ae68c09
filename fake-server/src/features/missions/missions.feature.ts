import { GAME_TYPES } from '@understudy/contracts'
import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { flagsIn, wholeBetween, wordsIn } from '../../world/column-words.ts'
import { Texts } from '../../world/json-columns.ts'
import { scheduledMissions } from './due.ts'
import { loadMissions } from './load-missions.ts'
import { missionsRoutes } from './missions.routes.ts'
import { mission } from './missions.table.ts'
import { countForMissions } from './progress.ts'

const Prizes = z
  .array(z.object({ upTo: z.int().check(z.gte(1), z.lte(1_000)), amount: z.int(), multiple: z.int() }))
  .check(z.maxLength(20))

export const missions = feature({
  name: 'missions',
  routes: missionsRoutes,
  load: loadMissions,
  onBetSettled: countForMissions,
  scheduled: scheduledMissions,
  jsonColumns: {
    'mission.title': Texts,
    'mission.description': Texts,
    'mission.prizes': Prizes,
    'mission.game_types': z.array(z.enum(GAME_TYPES)).check(z.maxLength(GAME_TYPES.length)),
  },
  columnWords: wordsIn(mission),
  columnFlags: flagsIn(mission),
  columnFormats: { 'mission_standing.value': wholeBetween(0, 1e15) },
})
