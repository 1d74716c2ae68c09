import { agentContracts } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import type { WorldDatabase } from '../../storage/database.ts'
import { memberCalendar } from '../member/index.ts'
import { contractsRepository } from './agent-contracts.repository.ts'
import { nextOf } from './payout.ts'
import { lengthOf } from './results.ts'

const { periodAfter, periodAt } = agentContracts

/** Loads contracts older than the world; each pays from the first period whose payment time is still to come. */
export function loadContracts(db: WorldDatabase, seed: WorldSeed): void {
  for (const row of seed.agentContracts) {
    const nothing = { endedAt: null, nextFrom: null, dueAt: null, recallFrom: null }
    contractsRepository(db).add({ ...row, ...nothing, ...paying(db, row, seed.startAt) })
  }
}

function paying(db: WorldDatabase, row: WorldSeed['agentContracts'][number], startAt: number) {
  if (row.activeAt === null) return {}
  const length = lengthOf(row)
  const calendar = memberCalendar(db, row.memberId)
  const first = periodAt(length, row.activeAt, calendar)
  let next = first
  while (next.paidAt <= startAt) next = periodAfter(length, next, calendar)
  return { ...nextOf({ ...row, endedAt: null }, next), recallFrom: row.kind === 'hour' ? null : first.from }
}
