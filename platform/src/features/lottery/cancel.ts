import { platformError } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { lotteryGamesRepository } from './games.repository.ts'
import { lotteryOrdersRepository, type SuborderBet } from './orders.repository.ts'
import { issueNamed } from './schedule.ts'
import { endUndrawn } from './settle-lottery-bet.ts'

/** Reports whether betting on the suborder's issue is still open. */
export function isCancellable(world: World, bet: SuborderBet, now: number): boolean {
  if (bet.status !== 'open') return false
  const game = world.use(lotteryGamesRepository).byNode(bet.nodeId)
  const issue = game && issueNamed(game.schedule, bet.detail.numero)
  return issue !== undefined && now < issue.locksAt
}

/**
 * Cancels all suborders or none; returns the refunded ledger units.
 * @throws PlatformError `order.not.found`, `order.not.cancellable`
 */
export function cancelSuborders(world: World, memberId: number, ids: readonly number[]): number {
  const orders = world.use(lotteryOrdersRepository)
  const now = world.now()
  return world.transaction(() => {
    const bets = [...new Set(ids)].map((id) => {
      const bet = orders.suborder(id)
      if (bet?.memberId !== memberId) throw platformError('order.not.found')
      return bet
    })
    if (!bets.every((bet) => isCancellable(world, bet, now))) throw platformError('order.not.cancellable')
    refuseGaps(world, bets)
    return bets.reduce((sum, bet) => sum + endUndrawn(world, bet, 'player', now), 0)
  })
}

/** Refuses gaps: the cancelled issues of a chase must be its last ones. */
function refuseGaps(world: World, bets: readonly SuborderBet[]): void {
  const cancelledIds = new Set(bets.map(({ id }) => id))
  for (const order of new Set(bets.map(({ detail }) => detail.order))) {
    const first = Math.min(...bets.filter(({ detail }) => detail.order === order).map(({ detail }) => detail.phase))
    const later = world
      .use(lotteryOrdersRepository)
      .ofOrder(order)
      .filter(({ status, detail }) => status === 'open' && detail.phase > first)
    if (later.some(({ id }) => !cancelledIds.has(id))) throw platformError('order.not.cancellable')
  }
}
