import { agentContracts, hasContracts, platformError } from '@understudy/contracts'
import { type CallOf, handle } from '../../binding/call.ts'
import type { Caller } from '../../binding/ports.ts'
import type { World } from '../../world/world.ts'
import { type Member, membersRepository } from '../member/index.ts'
import { flagsRepository } from '../system/index.ts'
import { treeRepository } from '../team/index.ts'
import { type ContractRow, contractsRepository } from './agent-contracts.repository.ts'
import { answer, askChange, askEnd, ownTiers, propose, takeBack, uplineOf } from './contract-steps.ts'
import { contractView, payoutView, requestRows } from './contract-views.ts'
import { payoutsRepository } from './payouts.repository.ts'
import { lookAtContracts } from './recall.ts'

type Kind = agentContracts.ContractKind
interface Sided {
  row: ContractRow
  side: agentContracts.ContractSide
}

const { MOST_CONTRACTS } = agentContracts

export const agentContractsRoutes = [
  handle(agentContracts.contractRequests, ({ world, caller }) => {
    lookAtContracts(world)
    const all = agentContracts.CONTRACT_KINDS.filter((kind) => isOn(world, caller, kind)).flatMap((kind) => [
      ...contractsOf(world, caller, 'mine', kind),
      ...contractsOf(world, caller, 'team', kind),
    ])
    const receivedRequests = requestRows(
      world,
      all.filter(({ row, side }) => row.asker !== null && row.asker !== side),
    )
    const sentRequests = requestRows(
      world,
      all
        .filter(({ row, side }) => side === 'downline' && row.activeAt !== null && row.endedAt === null)
        .map(({ row, side }) => ({ row: { ...row, nextTiers: null }, side })),
    )
    return {
      dailysalreqtype: receivedRequests.salary,
      divtypecompperiodreq: receivedRequests.dividend,
      contracthoursalreq: receivedRequests.hour,
      dailysalinfotype: sentRequests.salary,
      divtypeinfo: sentRequests.dividend,
      contracthoursalinfo: sentRequests.hour,
    }
  }),

  handle(agentContracts.contracts, ({ world, caller, query: { kind, role } }) => {
    requireKind(world, caller, kind)
    lookAtContracts(world)
    const now = world.now()
    const contracts = agentContracts.CONTRACT_PRODUCTS.flatMap((product) => {
      const tiers = ownTiers(world, caller.memberId, kind, product)
      return tiers.length > 0 ? [[product, [...tiers]] as const] : []
    })
    return {
      list: contractsOf(world, caller, role, kind).map(({ row, side }) => contractView(world, row, side, now)),
      upline: uplineOf(world, memberOf(world, caller.memberId))?.username ?? '',
      downlines: role === 'team' ? world.use(contractsRepository).agentsBelow(caller.memberId, MOST_CONTRACTS) : [],
      own: Object.fromEntries(contracts),
    }
  }),

  handle(agentContracts.payouts, ({ world, caller, query: { id, pageNo, pageSize } }) => {
    const { row } = contractOf(world, caller, id)
    const payouts = world.use(payoutsRepository)
    const { count } = payouts.sums(row.id)
    return {
      list: payouts.page(row.id, pageSize, (pageNo - 1) * pageSize).map(payoutView),
      totalCount: count,
      totalPages: Math.ceil(count / pageSize),
    }
  }),

  handle(agentContracts.createContract, (call) => {
    const { world, caller, body } = call
    requireKind(world, caller, body.kind)
    lookAtContracts(world)
    const side = body.account === undefined ? 'downline' : 'upline'
    const member = side === 'downline' ? memberOf(world, caller.memberId) : downlineNamed(call, body.account ?? '')
    const { kind, product, tiers, compPeriod, acceptHigherRate } = body
    const row = propose(world, { member, side, kind, product, tiers, compPeriod, acceptHigherRate })
    return contractView(world, row, side)
  }),

  handle(agentContracts.changeContract, ({ world, caller, body: { id, tiers, ...knowing } }) => {
    const { side } = contractOf(world, caller, id)
    return contractView(world, askChange(world, id, side, tiers, knowing), side)
  }),

  handle(agentContracts.voidContract, ({ world, caller, body: { id } }) => {
    const { side } = contractOf(world, caller, id)
    return contractView(world, askEnd(world, id, side), side)
  }),

  handle(agentContracts.takeBackContract, ({ world, caller, body: { id } }) => {
    const { side } = contractOf(world, caller, id)
    return contractView(world, takeBack(world, id, side), side)
  }),

  handle(agentContracts.processDividend, ({ world, caller, body: { type, id, ...said } }) => {
    const openContract = world.use(contractsRepository).open(caller.memberId, 'dividend', type)
    const requestedId = id ?? openContract?.id
    if (requestedId === undefined) throw platformError('contract.state')
    return answered(world, caller, 'dividend', requestedId, said)
  }),

  handle(agentContracts.processSalary, ({ world, caller, body: { id, ...said } }) =>
    answered(world, caller, 'salary', id, said),
  ),

  handle(agentContracts.processHour, ({ world, caller, body: { contractId, ...said } }) =>
    answered(world, caller, 'hour', contractId, said),
  ),
]

const isOn = (world: World, { merchant }: Caller, kind: Kind): boolean =>
  world.use(flagsRepository).isOn(merchant, agentContracts.CONTRACT_FLAGS[kind])

/** @throws PlatformError `function.not.available` */
function requireKind(world: World, caller: Caller, kind: Kind): void {
  if (!isOn(world, caller, kind)) throw platformError('function.not.available')
}

function memberOf(world: World, memberId: number): Member {
  const member = world.use(membersRepository).byId(memberId)
  if (!member) throw new Error(`There is no member ${memberId}`)
  return member
}

/** Returns a member directly below the caller who can have contracts. @throws PlatformError `downline.not.found` */
function downlineNamed({ world, caller }: CallOf<typeof agentContracts.createContract>, account: string): Member {
  const member = world.use(membersRepository).byName(caller.merchant, account)
  const depth = member && world.use(treeRepository).depthBelow(caller.memberId, member.id)
  if (!member || depth !== 1 || !hasContracts(member.type)) throw platformError('downline.not.found')
  return member
}

const contractsOf = (world: World, { memberId }: Caller, role: 'mine' | 'team', kind: Kind): Sided[] =>
  world
    .use(contractsRepository)
    .of(memberId, role, kind, MOST_CONTRACTS)
    .map((row) => ({ row, side: role === 'mine' ? 'downline' : 'upline' }))

/** Returns a contract and the caller's side of it; other people's contracts look nonexistent. @throws PlatformError */
function contractOf(world: World, caller: Caller, id: number): Sided {
  lookAtContracts(world)
  const row = world.use(contractsRepository).byId(id)
  const side = row?.memberId === caller.memberId ? 'downline' : row?.uplineId === caller.memberId ? 'upline' : undefined
  if (!row || side === undefined) throw platformError('contract.state')
  requireKind(world, caller, row.kind)
  return { row, side }
}

interface AnswerBody {
  status: keyof typeof agentContracts.CONTRACT_ANSWERS
  acceptHigherRate: boolean
  seenAt?: number | undefined
}

function answered(
  world: World,
  caller: Caller,
  kind: Kind,
  id: number,
  { status, acceptHigherRate, seenAt }: AnswerBody,
) {
  const { row, side } = contractOf(world, caller, id)
  if (row.kind !== kind || (seenAt !== undefined && seenAt !== row.at)) throw platformError('contract.state')
  const event = agentContracts.CONTRACT_ANSWERS[status]
  return contractView(world, answer(world, id, event, side, { acceptHigherRate }), side)
}
