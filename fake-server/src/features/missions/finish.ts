import type { World } from '../../world/world.ts'
import { type MissionRow, missionsRepository } from './missions.repository.ts'
import { advance } from './progress.ts'
import { standingsRepository } from './standings.repository.ts'
import { shown } from './status.ts'

/** Brings somebody to the last milestone, where he has not come so far by himself; gives what it comes to, as it travels. */
export function finishMission(world: World, mission: MissionRow, memberId: number): number {
  const last = world.use(missionsRepository).highest(mission.id)?.target ?? 0
  const value = world.use(standingsRepository).of(mission.id, memberId)?.value ?? 0
  if (value < last) world.transaction(() => advance(world, mission, memberId, last - value, world.now()))
  return shown(mission, Math.max(value, last))
}
