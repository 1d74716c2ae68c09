import { type agentContracts, isAgent } from '@understudy/contracts'
import { DAY, HOUR } from '@understudy/contracts/durations'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'
import type { MemberSeed } from './world-seed.ts'

/** A contract of an agent with the direct upline. */
export interface AgentContractSeed {
  memberId: number
  /** Null for the house. */
  uplineId: number | null
  kind: agentContracts.ContractKind
  product: agentContracts.ContractProduct
  status: 'P' | 'A' | 'E' | 'V'
  asker: agentContracts.ContractSide | null
  tiers: agentContracts.Tier[]
  nextTiers: agentContracts.Tier[] | null
  compPeriod: agentContracts.CompPeriod | null
  createdAt: number
  at: number
  /** Null for a contract that was only proposed. */
  activeAt: number | null
}

type Step = readonly [minimumBet: number, netLoss: number, activeMember: number, rate: number]

const tier = ([minimumBet, netLoss, activeMember, rate]: Step): agentContracts.Tier => ({
  minimumBet,
  netLoss,
  activeMember,
  rateType: 'P',
  rate,
})
const fixed = (minimumBet: number, activeMember: number, rate: number): agentContracts.Tier => ({
  minimumBet,
  netLoss: 0,
  activeMember,
  rateType: 'F',
  rate,
})

const DIVIDENDS = {
  top: [tier([1_000, 500, 1, 10]), tier([10_000, 2_000, 3, 20]), tier([100_000, 20_000, 10, 30])],
  first: [tier([1_000, 500, 1, 8]), tier([10_000, 2_000, 3, 15])],
  changed: [tier([1_000, 500, 1, 8]), tier([10_000, 2_000, 3, 18]), tier([100_000, 20_000, 10, 25])],
  below: [tier([1_000, 500, 1, 5])],
}
const SALARIES = {
  top: [tier([100, 0, 0, 1]), tier([1_000, 0, 1, 1.5]), tier([10_000, 0, 5, 2])],
  first: [tier([100, 0, 0, 0.5]), tier([1_000, 0, 1, 1]), tier([10_000, 0, 5, 1.5])],
  /** Higher rates than the agent above has. */
  greedy: [tier([1_000, 0, 1, 1.2]), tier([10_000, 0, 5, 2.5])],
}
const HOURS = [fixed(500, 1, 20), fixed(5_000, 3, 150)]

/**
 * Seeds contracts in all states: three active, two proposed, one with changed terms requested, one with its end
 * requested.
 */
function contractsOf(members: readonly MemberSeed[], startAt: number): AgentContractSeed[] {
  const bilal = members.find(({ username }) => username === 'bilal')
  const tariq = members.find(({ username }) => username === 'tariq')
  const [below, greedy] = members.filter(
    ({ merchant, upline, type }) => merchant === bilal?.merchant && upline === 'bilal' && isAgent(type),
  )
  if (!bilal || !tariq || !below || !greedy) return []
  const since = (days: number, waits = 0) => {
    const activeAt = startAt - days * DAY
    return { createdAt: activeAt - 5 * HOUR, activeAt, at: waits === 0 ? activeAt : startAt - waits * HOUR }
  }
  const proposed = (hours: number) => {
    const proposedAt = startAt - hours * HOUR
    return { createdAt: proposedAt, activeAt: null, at: proposedAt }
  }
  const quiet = { status: 'A', asker: null, nextTiers: null } as const
  const ofAll = { product: 'CONS', compPeriod: null } as const
  const dividend = { kind: 'dividend', product: 'CONS', compPeriod: 'half' } as const
  return [
    { memberId: tariq.id, uplineId: null, ...dividend, ...quiet, tiers: DIVIDENDS.top, ...since(50) },
    { memberId: tariq.id, uplineId: null, kind: 'salary', ...ofAll, ...quiet, tiers: SALARIES.top, ...since(30) },
    { memberId: bilal.id, uplineId: tariq.id, kind: 'salary', ...ofAll, ...quiet, tiers: SALARIES.first, ...since(20) },
    {
      memberId: bilal.id,
      uplineId: tariq.id,
      ...dividend,
      status: 'E',
      asker: 'upline',
      tiers: DIVIDENDS.first,
      nextTiers: DIVIDENDS.changed,
      ...since(40, 9),
    },
    {
      memberId: bilal.id,
      uplineId: tariq.id,
      kind: 'hour',
      ...ofAll,
      status: 'P',
      asker: 'upline',
      tiers: HOURS,
      nextTiers: null,
      ...proposed(20),
    },
    {
      memberId: below.id,
      uplineId: bilal.id,
      ...dividend,
      status: 'V',
      asker: 'downline',
      tiers: DIVIDENDS.below,
      nextTiers: null,
      ...since(35, 30),
    },
    {
      memberId: greedy.id,
      uplineId: bilal.id,
      kind: 'salary',
      ...ofAll,
      status: 'P',
      asker: 'downline',
      tiers: SALARIES.greedy,
      nextTiers: null,
      ...proposed(6),
    },
  ]
}

export const agentContractsPart = seedPart({
  name: 'agentContracts',
  needs: [membersPart],
  build: ({ startAt }, members): AgentContractSeed[] => contractsOf(members, startAt),
  empty: [],
})
