import { agentContracts } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import type { WorldDatabase } from '../../world/database.ts'
import { contractsRepository } from './agent-contracts.repository.ts'
import { nextOf, reckon } from './pay.ts'
import { payoutsRepository } from './payouts.repository.ts'
import { lengthOf, resultOf } from './results.ts'

const { periodAfter, periodAt } = agentContracts

/** The first period that is still to be paid when a world begins. */
function firstUnpaid(length: agentContracts.PeriodLength, activeAt: number, startAt: number): agentContracts.Period {
  let period = periodAt(length, activeAt)
  while (period.paidAt <= startAt) period = periodAfter(length, period)
  return period
}

export function loadContracts(db: WorldDatabase, seed: WorldSeed): void {
  for (const row of seed.agentContracts) {
    const first = row.activeAt === null ? undefined : firstUnpaid(lengthOf(row), row.activeAt, seed.startAt)
    const paying = first ? nextOf({ ...row, endedAt: null }, first) : { nextFrom: null, dueAt: null }
    contractsRepository(db).add({ ...row, endedAt: null, ...paying })
  }
}

/**
 * What contracts brought before the world began, once the figures are counted: as with commission, the money is in what
 * people opened with.
 */
export function recallPayouts(db: WorldDatabase, seed: WorldSeed): void {
  const contracts = contractsRepository(db)
  for (const { memberId, kind, product, activeAt } of seed.agentContracts) {
    const row = contracts.open(memberId, kind, product)
    if (!row || row.nextFrom === null || activeAt === null || kind === 'hour') continue
    const length = lengthOf(row)
    for (let period = periodAt(length, activeAt); period.from < row.nextFrom; period = periodAfter(length, period)) {
      const reckoned = reckon(row, resultOf(db, row, period))
      const { from, to, paidAt } = period
      const isPaid = reckoned.amount > 0
      payoutsRepository(db).add({
        ...{ contractId: row.id, from, to, ...reckoned, status: isPaid ? 'paid' : 'none' },
        ...{ paidAt: isPaid ? paidAt : null, tryAt: null },
      })
    }
  }
}
