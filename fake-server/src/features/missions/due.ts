import type { World } from '../../world/world.ts'
import { type MissionRow, missionsRepository } from './missions.repository.ts'

const upcoming = (when: (mission: MissionRow) => number) => (world: World, now: number, limit: number) =>
  world
    .use(missionsRepository)
    .all()
    .filter((mission) => mission.merchant === world.merchant && when(mission) > now)
    .map((mission) => ({ at: when(mission), about: mission.title.EN }))
    .sort((a, b) => a.at - b.at)
    .slice(0, limit)

/** Upcoming events, as the control API lists them. */
export const dueMissions = {
  'mission.starts': upcoming(({ startsAt }) => startsAt),
  'mission.ends': upcoming(({ endsAt }) => endsAt),
}
