import type { World } from '../../world/world.ts'
import type { LotteryGame } from './games.repository.ts'
import { lotteryOrdersRepository } from './orders.repository.ts'
import type { Issue } from './schedule.ts'

/** Bets on an issue whose result is held back are due at no time: they wait until it is let go. */
export function holdBack(world: World, game: LotteryGame, issue: Issue): void {
  const orders = world.use(lotteryOrdersRepository)
  for (const { id } of orders.open(game.row.nodeId, issue.drawAt)) orders.setDue(id, null)
}

/** Lets bets on a held issue be due: at its draw, or now where that is over. */
export function letGo(world: World, game: LotteryGame, issue: Issue): void {
  const orders = world.use(lotteryOrdersRepository)
  const dueAt = Math.max(issue.drawAt, world.now())
  for (const { id, detail } of orders.open(game.row.nodeId, null))
    if (detail.numero === issue.numero) orders.setDue(id, dueAt)
}
