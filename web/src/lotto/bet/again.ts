import type { Play, Suborder } from '@understudy/contracts/lottery'
import { readContent } from '@understudy/contracts/lottery/content'
import { type BettingMode, PRIZE_MODE_IDS } from '@understudy/contracts/lottery/terms'
import type { PlayMenu } from '../game/menu.ts'
import type { BetLine } from './bet-lines.ts'

interface Now {
  menus: readonly PlayMenu[]
  menu: PlayMenu
  unitOf: (mode: BettingMode) => number | undefined
  /** The currently available series; undefined without series. */
  range: { minSeries: number; maxBetSeries: number; maxSeries: number } | undefined
}

/**
 * Restores the lines of the last order with current odds; of a chase those of its first issue. Empty if the order had
 * another prize mode, or if any of its plays, modes or options no longer exists.
 */
export function lastSlip(orders: readonly Suborder[], { menus, menu, unitOf, range }: Now): Omit<BetLine, 'id'>[] {
  const [latest] = orders
  if (!latest || PRIZE_MODE_IDS[latest.prizeMode] !== menu.prizeModeId) return []
  const order = orders.filter(({ orderMasterId }) => orderMasterId === latest.orderMasterId)
  const first = Math.min(...order.map(({ chasingPhase }) => chasingPhase))
  const plays = new Map<number, Play>(
    menus
      .filter(({ prizeMode }) => prizeMode === menu.prizeMode)
      .flatMap(({ playMenuGroups }) => playMenuGroups.flatMap(({ playMenus }) => playMenus))
      .filter(({ playSwitch }) => playSwitch)
      .map((play) => [play.playId, play]),
  )
  const lines = order
    .filter(({ chasingPhase }) => chasingPhase === first)
    .sort((one, other) => one.orderDetailId - other.orderDetailId)
    .map((suborder) => {
      const play = plays.get(suborder.playId)
      const choice = play && readContent(play.content, suborder.bettingContent)
      const unit = unitOf(suborder.bettingMode)
      if (!play || !choice || unit === undefined) return undefined
      const series = range ? Math.min(range.maxBetSeries, Math.max(range.minSeries, suborder.series)) : 0
      const { bettingMode: mode, multiple } = suborder
      return { play, choice, mode, unit, series, highestSeries: range?.maxSeries ?? 0, multiple }
    })
  return lines.every((line) => line !== undefined) ? lines : []
}
