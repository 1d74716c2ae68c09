import { agentContracts, toAmount } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { memberCalendar, membersRepository } from '../member/index.ts'
import type { ContractRow } from './agent-contracts.repository.ts'
import { areHigher } from './contract-steps.ts'
import { payoutOf } from './payout.ts'
import { type PayoutRow, payoutsRepository } from './payouts.repository.ts'
import { lengthOf, resultOf } from './results.ts'

type Side = agentContracts.ContractSide

const YES_NO = { true: 'Y', false: 'N' } as const

/** Returns the account of the other side; empty for the house. */
export function otherSide(world: World, row: ContractRow, side: Side): string {
  const id = side === 'upline' ? row.memberId : row.uplineId
  return id === null ? '' : (world.use(membersRepository).byId(id)?.username ?? '')
}

function tiersView(world: World, row: ContractRow, tiers: readonly agentContracts.Tier[]) {
  const higher = areHigher(world, row, tiers)
  return tiers.map(
    (tier, index): agentContracts.ContractTier => ({
      ...tier,
      downlineHigherRate: YES_NO[`${higher[index] === true}`],
    }),
  )
}

/** Returns a contract as one of its sides sees it. */
export function contractView(
  world: World,
  row: ContractRow,
  side: Side,
  now = world.now(),
): agentContracts.AgentContract {
  const { id, kind, product, status, asker, nextTiers, compPeriod, createdAt, at, activeAt, endedAt } = row
  return {
    id,
    kind,
    product,
    account: otherSide(world, row, side),
    status,
    asker: asker && (asker === side ? 'me' : 'them'),
    events: agentContracts.contractEvents(row, side),
    tiers: tiersView(world, row, row.tiers),
    wanted: nextTiers && tiersView(world, row, nextTiers),
    compPeriod,
    createdAt,
    at,
    activeAt,
    endedAt,
    running: runningOf(world, row, now),
    paid: toAmount(world.use(payoutsRepository).sums(id).paid),
  }
}

function runningOf(world: World, row: ContractRow, now: number): agentContracts.AgentContract['running'] {
  if (row.activeAt === null || row.endedAt !== null) return null
  const { from, to, paidAt } = agentContracts.periodAt(lengthOf(row), now, memberCalendar(world.db, row.memberId))
  const result = resultOf(world.db, row, { from, to })
  return {
    from,
    to,
    paidAt,
    active: result.active,
    validBet: toAmount(result.validBet),
    netLoss: toAmount(result.netLoss),
    amount: toAmount(payoutOf(row, result).amount),
  }
}

export const payoutView = ({ from, to, base, active, rateType, rate, amount, status, paidAt }: PayoutRow) => ({
  period: { from, to },
  base: toAmount(base),
  active,
  rateType,
  rate: rate === null ? null : rate / 100,
  amount: toAmount(amount),
  status,
  paidAt,
})

/** The reply field of each kind of contract, with the row type in it. */
export interface Rows {
  salary: agentContracts.RequestRows['dailysalreqtype']
  dividend: agentContracts.RequestRows['divtypecompperiodreq']
  hour: agentContracts.RequestRows['contracthoursalreq']
}

/** Groups contracts by kind and product, with the field names of the specification. */
export function requestRows(world: World, contracts: readonly { row: ContractRow; side: Side }[]): Rows {
  const rows: Rows = { salary: {}, dividend: {}, hour: {} }
  for (const { row, side } of contracts) {
    const { id, product, status, compPeriod } = row
    const proposedTiers = tiersView(world, row, row.nextTiers ?? row.tiers)
    const facts = { account: otherSide(world, row, side), status }
    if (row.kind === 'salary') {
      rows.salary[product] ??= []
      rows.salary[product].push({
        ...facts,
        id,
        details: proposedTiers.map(({ minimumBet, activeMember, rateType, rate }) => ({
          betVolume: minimumBet,
          activeMember,
          rateType,
          rate,
        })),
      })
    } else if (row.kind === 'hour') {
      rows.hour[product] ??= []
      rows.hour[product].push({
        ...facts,
        contractId: id,
        hourSalaryRates: proposedTiers.map(({ minimumBet, activeMember, rateType, rate }) => ({
          minimumBet,
          activeMember,
          rateType,
          rate,
        })),
      })
    } else {
      rows.dividend[product] ??= []
      rows.dividend[product].push(
        ...proposedTiers.map(({ minimumBet, netLoss, activeMember, rate, downlineHigherRate }) => ({
          ...facts,
          id,
          minimumBet,
          netLoss,
          activeMember,
          contractRate: rate,
          compPeriod: compPeriod ?? 'half',
          downlineHigherRate,
        })),
      )
    }
  }
  return rows
}
