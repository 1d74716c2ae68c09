import { isTrial } from '@understudy/contracts'
import { machine } from '../../world/machine.ts'
import type { World } from '../../world/world.ts'
import type { Member } from '../members/members.repository.ts'
import { sessionsRepository } from './session.repository.ts'

/** Opens a session of that life in milliseconds and gives its token, which names the world. */
export function openSession(world: World, member: Member, ip: string, life: number): string {
  const token = `${world.id}.${machine.uuid()}`
  const trial = isTrial(member.type)
  world.use(sessionsRepository).open({ token, memberId: member.id, ip, now: world.now(), life, trial })
  return token
}
