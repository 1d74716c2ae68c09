import { agentContracts, hasContracts, platformError } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { type Member, memberCalendar, membersRepository } from '../member/index.ts'
import { type ContractChange, type ContractRow, contractsRepository } from './agent-contracts.repository.ts'
import { nextOf } from './payout.ts'
import { lengthOf } from './results.ts'

type Side = agentContracts.ContractSide
type Tier = agentContracts.Tier

/**
 * Returns the agent who pays a member's contracts; undefined for the house, also when the direct upline is a player.
 */
export function uplineOf(world: World, member: Member): Member | undefined {
  const upline = world.use(membersRepository).byName(member.merchant, member.upline)
  return upline && hasContracts(upline.type) ? upline : undefined
}

/** Returns a member's own terms for a product; falls back to those for all products. */
export function ownTiers(
  world: World,
  memberId: number,
  kind: agentContracts.ContractKind,
  product: agentContracts.ContractProduct,
): readonly Tier[] {
  const contracts = world.use(contractsRepository)
  const paying = [product, 'CONS' as const].map((one) => contracts.open(memberId, kind, one))
  return paying.find((row) => row && row.activeAt !== null)?.tiers ?? []
}

/** Reports for each tier whether it pays the downline more than the upline gets; never when the house pays. */
export function areHigher(
  world: World,
  { uplineId, kind, product }: Pick<ContractRow, 'uplineId' | 'kind' | 'product'>,
  tiers: readonly Tier[],
): boolean[] {
  const ownedTiers = uplineId === null ? [] : ownTiers(world, uplineId, kind, product)
  return tiers.map((tier) => uplineId !== null && agentContracts.isHigherRate(kind, tier, ownedTiers))
}

interface Knowing {
  /** The upline has confirmed a tier that is higher than their own. */
  acceptHigherRate: boolean
}

function refuseHigher(
  world: World,
  row: Pick<ContractRow, 'uplineId' | 'kind' | 'product'>,
  tiers: readonly Tier[],
  { acceptHigherRate }: Knowing,
): void {
  if (!acceptHigherRate && areHigher(world, row, tiers).includes(true)) throw platformError('contract.rate.high')
}

/** Validates and sorts tiers. @throws PlatformError `field.invalid` */
function checkedTiers(kind: agentContracts.ContractKind, tiers: readonly Tier[]): Tier[] {
  const problems = agentContracts.termProblems(kind, tiers)
  if (problems.length > 0)
    throw platformError('field.invalid', { fields: Object.fromEntries(problems.map((path) => [path, ['range']])) })
  return agentContracts.sortedTiers(tiers)
}

export interface Proposal extends Knowing {
  member: Member
  /** The proposing side. */
  side: Side
  kind: agentContracts.ContractKind
  product: agentContracts.ContractProduct
  compPeriod: agentContracts.CompPeriod | undefined
  tiers: readonly Tier[]
}

/** Proposes a contract for a member. @throws PlatformError */
export const propose = (world: World, { member, side, kind, product, compPeriod, ...asked }: Proposal): ContractRow =>
  world.transaction(() => {
    const tiers = checkedTiers(kind, asked.tiers)
    if (kind === 'dividend' && compPeriod === undefined)
      throw platformError('field.invalid', { fields: { compPeriod: ['required'] } })
    const contracts = world.use(contractsRepository)
    if (contracts.open(member.id, kind, product)) throw platformError('contract.state')
    const uplineId = uplineOf(world, member)?.id ?? null
    if (side === 'upline') refuseHigher(world, { uplineId, kind, product }, tiers, asked)
    const now = world.now()
    const id = contracts.add({
      memberId: member.id,
      uplineId,
      kind,
      product,
      status: 'P',
      asker: side,
      tiers,
      compPeriod: kind === 'dividend' ? (compPeriod ?? null) : null,
      nextTiers: null,
      createdAt: now,
      at: now,
      activeAt: null,
      endedAt: null,
      nextFrom: null,
      dueAt: null,
      recallFrom: null,
    })
    return rowOf(world, id)
  })

/** @throws PlatformError `contract.state` */
function stepTo(row: ContractRow, event: agentContracts.ContractEvent, side: Side): agentContracts.ContractState {
  const step = agentContracts.contractStep(row, event, side)
  if ('refusal' in step) throw platformError(step.refusal)
  return step.to
}

/** Requests other terms. @throws PlatformError */
export const askChange = (
  world: World,
  id: number,
  side: Side,
  tiers: readonly Tier[],
  knowing: Knowing,
): ContractRow =>
  world.transaction(() => {
    const row = rowOf(world, id)
    const status = stepTo(row, 'change', side)
    const nextTiers = checkedTiers(row.kind, tiers)
    if (side === 'upline') refuseHigher(world, row, nextTiers, knowing)
    return change(world, row, { status, asker: side, nextTiers })
  })

/** Requests the end of a contract. @throws PlatformError `contract.state` */
export const askEnd = (world: World, id: number, side: Side): ContractRow =>
  world.transaction(() => {
    const row = rowOf(world, id)
    return change(world, row, { status: stepTo(row, 'void', side), asker: side })
  })

/** Withdraws a request. @throws PlatformError `contract.state` */
export const takeBack = (world: World, id: number, side: Side): ContractRow =>
  world.transaction(() => {
    const row = rowOf(world, id)
    const status = stepTo(row, 'takeBack', side)
    return change(world, row, { status, ...SETTLED, endedAt: status === 'C' ? world.now() : null })
  })

/** Answers the other side's request. @throws PlatformError */
export const answer = (
  world: World,
  id: number,
  event: 'accept' | 'reject' | 'agree',
  side: Side,
  knowing: Knowing,
): ContractRow =>
  world.transaction(() => {
    const row = rowOf(world, id)
    const status = stepTo(row, event, side)
    if (event === 'accept' && side === 'upline') refuseHigher(world, row, row.nextTiers ?? row.tiers, knowing)
    const now = world.now()
    if (status === 'R') return change(world, row, { status, ...SETTLED, endedAt: now })
    if (status === 'C') return change(world, row, { status, ...SETTLED, endedAt: now, ...ending(world, row, now) })
    if (event !== 'accept') return change(world, row, { status, ...SETTLED })
    if (row.status === 'E') return change(world, row, { status, ...SETTLED, tiers: row.nextTiers ?? row.tiers })
    const first = agentContracts.periodAt(lengthOf(row), now, memberCalendar(world.db, row.memberId))
    return change(world, row, { status, ...SETTLED, activeAt: now, ...nextOf(row, first) })
  })

/** No request is pending. */
const SETTLED = { asker: null, nextTiers: null } as const satisfies ContractChange

/** The last payment of a contract that ends now: only periods that are over are paid. */
function ending(world: World, row: ContractRow, now: number): ContractChange {
  if (row.nextFrom === null) return {}
  const calendar = memberCalendar(world.db, row.memberId)
  return nextOf({ ...row, endedAt: now }, agentContracts.periodAt(lengthOf(row), row.nextFrom, calendar))
}

function rowOf(world: World, id: number): ContractRow {
  const row = world.use(contractsRepository).byId(id)
  if (!row) throw platformError('contract.state')
  return row
}

function change(world: World, row: ContractRow, changes: ContractChange): ContractRow {
  world.use(contractsRepository).change(row.id, { ...changes, at: world.now() })
  return rowOf(world, row.id)
}
