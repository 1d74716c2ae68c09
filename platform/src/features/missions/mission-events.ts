import type { Scheduled } from '../../binding/feature.ts'
import type { World } from '../../world/world.ts'
import { missionEnds } from './closing.ts'
import { type MissionRow, missionsRepository } from './missions.repository.ts'

const missionsBy = (when: (mission: MissionRow) => number) => (world: World, limit: number) =>
  world
    .use(missionsRepository)
    .all()
    .filter((mission) => mission.merchant === world.merchant && when(mission) > world.now())
    .map((mission) => ({ at: when(mission), about: mission.title.EN }))
    .sort((a, b) => a.at - b.at)
    .slice(0, limit)

/** Starts and ends of the merchant's missions; the prizes of all merchants' missions are given at their ends. */
export const scheduledMissions: readonly Scheduled[] = [
  { kind: 'mission.starts', upcoming: missionsBy(({ startsAt }) => startsAt) },
  { kind: 'mission.ends', upcoming: missionsBy(({ endsAt }) => endsAt) },
  missionEnds,
]
