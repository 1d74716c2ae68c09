import type { agentContracts } from '@understudy/contracts'
import type { Queue } from '../../binding/feature.ts'
import type { World } from '../../world/world.ts'
import { membersRepository } from '../member/index.ts'
import { type ContractRow, contractsRepository } from './agent-contracts.repository.ts'
import { answer } from './contract-steps.ts'
import { otherSide } from './contract-views.ts'
import { lookAtContracts } from './recall.ts'

const WAITS_FOR = { P: 'proposal', E: 'change', V: 'end' } as const
const ANSWERS = ['accept', 'agree', 'reject'] as const

const tierText = ({ minimumBet, netLoss, activeMember, rateType, rate }: agentContracts.Tier) =>
  `${minimumBet} bet, ${netLoss} lost, ${activeMember} active: ${rate}${rateType === 'P' ? '%' : ''}`

function itemOf(world: World, row: ContractRow) {
  const { asker, status } = row
  const member = world.use(membersRepository).byId(row.memberId)
  const downline = member?.username ?? String(row.memberId)
  const upline = otherSide(world, row, 'downline') || 'the house'
  const answering = asker === 'upline' ? downline : upline
  return {
    id: String(row.id),
    account: downline,
    since: row.at,
    amount: null,
    currencySymbol: '',
    merchant: member?.merchant ?? world.merchant,
    title: `${row.kind} · ${row.product}`,
    state: WAITS_FOR[status as keyof typeof WAITS_FOR],
    facts: {
      kind: row.kind,
      product: row.product,
      upline,
      answering,
      terms: (row.nextTiers ?? row.tiers).map(tierText).join('; '),
    },
    pictures: [],
    actions: status === 'V' ? ['agree', 'reject'] : ['accept', 'reject'],
  }
}

const waitingOne = (world: World, id: string): ContractRow | undefined => {
  const row = /^\d{1,10}$/.test(id) ? world.use(contractsRepository).byId(Number(id)) : undefined
  return row && row.asker !== null ? row : undefined
}

/**
 * Pending contract requests: the house answers those of top agents; for all others an operator may answer for either
 * side.
 */
export const agentContractsQueue: Queue = {
  name: 'agent-contracts',
  count: (world) => world.use(contractsRepository).countWaiting(),
  items: (world, limit) =>
    world
      .use(contractsRepository)
      .waiting(limit)
      .map((row) => itemOf(world, row)),
  item: (world, id) => {
    const row = waitingOne(world, id)
    return row && itemOf(world, row)
  },
  reasons: {},
  decide(world, id, { action }) {
    const row = waitingOne(world, id)
    const event = ANSWERS.find((one) => one === action)
    if (!row || !event) throw new Error(`${id} waits no more`)
    lookAtContracts(world)
    answer(world, row.id, event, row.asker === 'upline' ? 'downline' : 'upline', { acceptHigherRate: true })
  },
}
