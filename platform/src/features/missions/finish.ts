import type { World } from '../../world/world.ts'
import { type MissionRow, missionsRepository } from './missions.repository.ts'
import { advance } from './progress.ts'
import { standingsRepository } from './standings.repository.ts'
import { displayedValue } from './status.ts'

/** Advances a member to the last milestone unless already there; returns the progress as the API shows it. */
export function finishMission(world: World, mission: MissionRow, memberId: number): number {
  const last = world.use(missionsRepository).highest(mission.id)?.target ?? 0
  const value = world.use(standingsRepository).of(mission.id, memberId)?.value ?? 0
  if (value < last) world.transaction(() => advance(world, mission, memberId, last - value, world.now()))
  return displayedValue(mission, Math.max(value, last))
}
