import { type missions, toAmount } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import type { MissionRow } from './missions.repository.ts'

export const missionStatus = (world: World, { startsAt, endsAt }: MissionRow): missions.MissionStatus => {
  if (!world.hasCome(startsAt)) return 'U'
  return world.hasCome(endsAt) ? 'E' : 'O'
}

/** A value in what the mission counts, as it travels. */
export const shown = ({ measure }: Pick<MissionRow, 'measure'>, value: number): number =>
  measure === 'turnover' ? toAmount(value) : value
