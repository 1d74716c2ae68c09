import { hourAt } from '@understudy/contracts/agent-contracts'
import type { World } from '../../world/world.ts'
import type { BetRow } from '../bets/index.ts'
import { DEMO_WALLET } from '../ledger/index.ts'
import { contractsRepository } from './agent-contracts.repository.ts'
import { hoursRepository } from './hours.repository.ts'

/** Adds a settled bet to the turnover of its hour if an upline has an hourly salary. */
export function countHour(world: World, { memberId, wallet, gameType, valid, settledAt }: BetRow): void {
  if (valid <= 0 || wallet === DEMO_WALLET || !world.use(contractsRepository).isHourlyAbove(memberId)) return
  const { from } = hourAt(settledAt ?? world.now())
  world.use(hoursRepository).add(from, memberId, gameType, valid)
}
