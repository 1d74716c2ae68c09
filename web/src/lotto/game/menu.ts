import type { ReplyOf } from '@understudy/contracts/endpoint'
import type { playMenu } from '@understudy/contracts/lottery'
import { usePage } from '../page.ts'
import { usePlayMenu } from './queries.ts'

export type Menu = ReplyOf<typeof playMenu>[number]

/** The menu the page is set to; where the game has none such, the nearest one it has. */
export function chosenMenu(menus: readonly Menu[], prizeMode: string | undefined, playType: string): Menu | undefined {
  return (
    menus.find((menu) => menu.prizeMode === prizeMode && menu.playType === playType) ??
    menus.find((menu) => menu.prizeMode === prizeMode) ??
    menus.find((menu) => menu.playType === playType) ??
    menus[0]
  )
}

/** What can be played now, and the other ways to play the game. */
export function useMenu(gameId: string) {
  const { data, error, retry } = usePlayMenu(gameId)
  const { prizeMode, playType } = usePage()
  return {
    menus: data ?? [],
    menu: data && chosenMenu(data, prizeMode, playType),
    error: data ? undefined : error,
    retry,
  }
}
