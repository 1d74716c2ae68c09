import { type missions, toAmount } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import type { MissionRow } from './missions.repository.ts'

export const missionStatus = (world: World, { startsAt, endsAt }: MissionRow): missions.MissionStatus => {
  if (!world.hasCome(startsAt)) return 'U'
  return world.hasCome(endsAt) ? 'E' : 'O'
}

/** Returns a value as the API shows it: in currency units for turnover, else a count. */
export const displayedValue = ({ measure }: Pick<MissionRow, 'measure'>, value: number): number =>
  measure === 'turnover' ? toAmount(value) : value
