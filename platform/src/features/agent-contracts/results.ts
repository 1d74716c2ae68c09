import { type agentContracts, toUnits } from '@understudy/contracts'
import {
  ACTIVE_TURNOVER,
  type Period,
  type PeriodLength,
  type PeriodResult,
} from '@understudy/contracts/agent-contracts'
import type { WorldDatabase } from '../../storage/database.ts'
import { memberCalendar } from '../member/index.ts'
import { figuresRepository } from '../team/index.ts'
import type { ContractRow } from './agent-contracts.repository.ts'
import { hoursRepository } from './hours.repository.ts'

const ACTIVE = toUnits(ACTIVE_TURNOVER)

export const lengthOf = ({
  kind,
  compPeriod,
}: {
  kind: agentContracts.ContractKind
  compPeriod: agentContracts.CompPeriod | null
}): PeriodLength => (kind === 'hour' ? 'hour' : kind === 'salary' ? 'day' : (compPeriod ?? 'half'))

/** Sums what the team below the agent did in a period; the agent's own bets do not count. */
export function resultOf(
  db: WorldDatabase,
  { memberId, kind, product }: Pick<ContractRow, 'memberId' | 'kind' | 'product'>,
  { from, to }: Pick<Period, 'from' | 'to'>,
): PeriodResult {
  const gameType = product === 'CONS' ? undefined : product
  if (kind === 'hour') {
    const played = hoursRepository(db).ofTeam(memberId, from, gameType)
    const validBet = played.reduce((sum, valid) => sum + valid, 0)
    return { validBet, netLoss: 0, active: played.filter((valid) => valid >= ACTIVE).length }
  }
  const { dayNumber } = memberCalendar(db, memberId)
  const days = { from: dayNumber(from), to: dayNumber(to) - 1 }
  const figures = figuresRepository(db)
  const result = { validBet: 0, netLoss: 0, active: figures.turnedOver(memberId, days, ACTIVE, gameType) }
  for (const day of figures.byDay(memberId, 'team', days)) {
    if (gameType && day.product !== gameType) continue
    result.validBet += day.valid
    result.netLoss += day.staked - day.win
  }
  return result
}
