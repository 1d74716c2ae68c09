import { isTrial } from '@understudy/contracts'
import { hostRandom } from '../../shared/host-random.ts'
import type { World } from '../../world/world.ts'
import { type Member, membersRepository } from '../member/index.ts'
import { sessionsRepository } from './session.repository.ts'

/** Opens a session that lasts `life` milliseconds; returns its token, which names the world. */
export function openSession(world: World, member: Member, ip: string, life: number): string {
  const token = `${world.id}.${hostRandom.uuid()}`
  const trial = isTrial(member.type)
  world.use(sessionsRepository).open({ token, memberId: member.id, ip, now: world.now(), life, trial })
  return token
}

/** Opens a session like `openSession`, and ends the member's first-login state. */
export function startSession(world: World, member: Member, ip: string, life: number): string {
  const token = openSession(world, member, ip, life)
  if (member.firstTimeLogin) world.use(membersRepository).change(member.id, { firstTimeLogin: false })
  return token
}
