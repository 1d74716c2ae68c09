import { GAME_TYPES } from '@understudy/contracts'
import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { jsonOf, rulesOf, TEXTS, wholeBetween } from '../../storage/column-rules.ts'
import { loadMissions } from './load-missions.ts'
import { scheduledMissions } from './mission-events.ts'
import { missionLearns } from './missions.learns.ts'
import { missionsRoutes } from './missions.routes.ts'
import { mission, missionMilestone, missionStanding } from './missions.table.ts'
import { countForMissions } from './progress.ts'

export { finishMission } from './finish.ts'
export { missionsRepository } from './missions.repository.ts'
export { missionStatus } from './status.ts'

const Prizes = z
  .array(z.object({ upTo: z.int().check(z.gte(1), z.lte(1_000)), amount: z.int(), multiple: z.int() }))
  .check(z.maxLength(20))

export const missions = feature({
  name: 'missions',
  tables: [mission, missionMilestone, missionStanding],
  routes: missionsRoutes,
  learns: missionLearns,
  load: loadMissions,
  onBetSettled: countForMissions,
  scheduled: scheduledMissions,
  columns: {
    ...rulesOf(mission, {
      title: TEXTS,
      description: TEXTS,
      prizes: jsonOf(Prizes),
      gameTypes: jsonOf(z.array(z.enum(GAME_TYPES)).check(z.maxLength(GAME_TYPES.length))),
    }),
    ...rulesOf(missionStanding, { value: wholeBetween(0, 1e15), at: wholeBetween(0, 1e14) }),
  },
})
