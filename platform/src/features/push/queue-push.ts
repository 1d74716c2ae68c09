import type { World } from '../../world/world.ts'
import { memberCalendar } from '../member/index.ts'
import { type PushMessageRow, pushRepository } from './push.repository.ts'
import { quietUntil } from './quiet-hours.ts'

export type NewPush = Pick<PushMessageRow, 'memberId' | 'kind' | 'key' | 'title' | 'body' | 'link' | 'at'>

/**
 * Queues a notification for a member's devices, once by key; the scheduler sends it. Call it in the transaction of what it
 * tells of. Nothing is queued for a member without a device, nor for the past that a seed tells of.
 */
export function queuePush(world: World, given: NewPush): void {
  if (world.isBeingSeeded) return
  const pushes = world.use(pushRepository)
  const { memberId, kind, at } = given
  if (pushes.countDevices(memberId) === 0) return
  const { kinds, quiet } = pushes.choiceOf(memberId)
  const heldUntil = quietUntil(memberCalendar(world.db, memberId), quiet, at)
  pushes.add({ ...given, dueAt: heldUntil ?? at, state: kinds[kind] ? 'waiting' : 'switchedOff' })
}

/** Applies a member's new settings to what waits. */
export function reschedule(world: World, memberId: number): void {
  const pushes = world.use(pushRepository)
  const { kinds, quiet } = pushes.choiceOf(memberId)
  const now = world.now()
  const dueAt = quietUntil(memberCalendar(world.db, memberId), quiet, now) ?? now
  for (const { id, kind } of pushes.waitingOf(memberId))
    pushes.change(id, kinds[kind] ? { dueAt } : { state: 'switchedOff' })
}
