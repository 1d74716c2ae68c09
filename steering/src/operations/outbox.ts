import type { control } from '@understudy/contracts'
import { outboxOfPush } from '@understudy/platform/features/push/index.ts'
import type { World } from '@understudy/platform/world/world.ts'

/** Everything a world sent, the newest first, with the notifications that are held or were not sent. */
export function outboxOf(
  world: World,
  { kind, to, limit }: { kind?: control.OutboxItem['kind'] | undefined; to?: string | undefined; limit: number },
): control.OutboxItem[] {
  const pushes = kind === undefined || kind === 'push' ? outboxOfPush(world, { to, limit }) : []
  if (kind === 'push') return pushes
  const others = world.outbox.list({ ...(kind && { kind }), ...(to !== undefined && { to }), limit })
  return [...others, ...pushes].sort((a, b) => b.at - a.at || b.id - a.id).slice(0, limit)
}
