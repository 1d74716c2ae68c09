import { type missions, toAmount } from '@understudy/contracts'
import type { MissionRow } from './missions.repository.ts'

export const missionStatus = ({ startsAt, endsAt }: MissionRow, now: number): missions.MissionStatus => {
  if (now < startsAt) return 'U'
  return now < endsAt ? 'O' : 'E'
}

/** A value in what the mission counts, as it travels. */
export const shown = ({ measure }: Pick<MissionRow, 'measure'>, value: number): number =>
  measure === 'turnover' ? toAmount(value) : value
