import { platformError } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { pausesRepository } from '../member/index.ts'

/** Refuses new games and rounds during a time-out. @throws PlatformError `time.out` */
export function refuseTimeOut(world: World, memberId: number): void {
  const timeOut = world.use(pausesRepository).timeOut(memberId, world.now())
  if (timeOut) throw platformError('time.out', { lockedUntil: timeOut.until })
}
