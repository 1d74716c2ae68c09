import { platformError } from '@understudy/contracts'
import type { Caller } from '../../binding/ports.ts'
import type { World } from '../../world/world.ts'
import { type Member, membersRepository } from '../member/index.ts'
import { treeRepository, upToDate } from '../team/index.ts'

/** A team member and the depth below the agent. */
export interface Found {
  member: Member
  level: number
}

/** Finds a member of the caller's team; others look nonexistent. @throws PlatformError `downline.not.found` */
export function downlineNamed(world: World, caller: Caller, account: string): Found {
  upToDate(world)
  const member = world.use(membersRepository).byName(caller.merchant, account)
  const level = member && world.use(treeRepository).depthBelow(caller.memberId, member.id)
  if (!member || level === undefined) throw platformError('downline.not.found')
  return { member, level }
}

/**
 * Resolves whose team is requested: that of a downline, or the caller's own. @throws PlatformError `downline.not.found`
 */
export function teamScope(world: World, caller: Caller, under: string | undefined): { agentId: number; level: number } {
  if (under === undefined || under.toLowerCase() === caller.username) return { agentId: caller.memberId, level: 0 }
  const { member, level } = downlineNamed(world, caller, under)
  return { agentId: member.id, level }
}

/** Returns the path from the caller down to a team member. */
export function pathTo(world: World, caller: Caller, memberId: number) {
  const self = { account: caller.username, level: 0 }
  if (memberId === caller.memberId) return [self]
  const members = world.use(membersRepository)
  const above = world.use(treeRepository).above(memberId)
  const between = above.slice(
    0,
    Math.max(
      0,
      above.findIndex(({ id }) => id === caller.memberId),
    ),
  )
  const ids = [...between.map(({ id }) => id).reverse(), memberId]
  return [self, ...ids.map((id, index) => ({ account: members.byId(id)?.username ?? '', level: index + 1 }))]
}
