import type { World } from '../../world/world.ts'
import type { LotteryGame } from './games.repository.ts'
import { lotteryOrdersRepository } from './orders.repository.ts'
import type { Issue } from './schedule.ts'

/** Holds back an issue: its bets have no due time, so they wait until it is released. */
export function holdBack(world: World, game: LotteryGame, issue: Issue): void {
  const orders = world.use(lotteryOrdersRepository)
  for (const { id } of orders.open(game.row.nodeId, issue.drawAt)) orders.setDue(id, null)
}

/** Releases a held issue: its bets become due at the draw, or now if that is over. */
export function release(world: World, game: LotteryGame, issue: Issue): void {
  const orders = world.use(lotteryOrdersRepository)
  const dueAt = Math.max(issue.drawAt, world.now())
  for (const { id, detail } of orders.open(game.row.nodeId, null))
    if (detail.numero === issue.numero) orders.setDue(id, dueAt)
}
