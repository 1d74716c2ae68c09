import { isTrial } from '@understudy/contracts'
import { hostRandom } from '../../shared/host-random.ts'
import type { World } from '../../world/world.ts'
import { type Member, membersRepository } from '../member/index.ts'
import { sessionsRepository } from './session.repository.ts'

/** Where a session comes from; its token is a new one unless it goes on. */
export interface Origin {
  ip: string
  token?: string | undefined
}

/** Opens a session that lasts `life` milliseconds; returns its token, which names the world. */
export function openSession(world: World, member: Member, { ip, token = newToken(world) }: Origin, life: number) {
  const trial = isTrial(member.type)
  world.use(sessionsRepository).open({ token, memberId: member.id, ip, now: world.now(), life, trial })
  return token
}

const newToken = (world: World) => `${world.id}.${hostRandom.uuid()}`

/** Opens a session like `openSession`, and ends the member's first-login state. */
export function startSession(world: World, member: Member, origin: Origin, life: number): string {
  const token = openSession(world, member, origin, life)
  if (member.firstTimeLogin) world.use(membersRepository).change(member.id, { firstTimeLogin: false })
  return token
}
