import type { ReplyOf } from '@understudy/contracts/endpoint'
import type { playMenu } from '@understudy/contracts/lottery'
import { failedOf } from '@/shared/api'
import { usePage } from '../page.ts'
import { usePlayMenu } from './game-queries.ts'

export type PlayMenu = ReplyOf<typeof playMenu>[number]

/** The menu for the page's settings, or the nearest one that the game has. */
export function chosenMenu(
  menus: readonly PlayMenu[],
  prizeMode: string | undefined,
  playType: string,
): PlayMenu | undefined {
  return (
    menus.find((menu) => menu.prizeMode === prizeMode && menu.playType === playType) ??
    menus.find((menu) => menu.prizeMode === prizeMode) ??
    menus.find((menu) => menu.playType === playType) ??
    menus[0]
  )
}

/** The current menu, and the game's other modes. */
export function useMenu(gameId: string) {
  const query = usePlayMenu(gameId)
  const { data } = query
  const { prizeMode, playType } = usePage()
  return {
    menus: data ?? [],
    menu: data && chosenMenu(data, prizeMode, playType),
    failed: failedOf(query),
  }
}
