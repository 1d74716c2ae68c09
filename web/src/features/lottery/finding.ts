import type { LotteryGame } from '@understudy/contracts/lottery'
import { searchForm } from '@understudy/contracts/typed-text'

/** Filters games whose name or code contains every search word. */
export function matching(games: readonly LotteryGame[], words: string): LotteryGame[] {
  const sought = searchForm(words).split(/\s+/).filter(Boolean)
  return games.filter(({ name, code }) => {
    const text = searchForm(`${name} ${code}`)
    return sought.every((word) => text.includes(word))
  })
}

export const isVietnamese = ({ region }: Pick<LotteryGame, 'region'>): boolean => region !== null

/** Sorts games by the order of these ids; others follow. */
export function inTurn<T extends { gameId: string }>(games: readonly T[], ids: readonly string[] = []): T[] {
  const turn = (game: T) => {
    const index = ids.indexOf(game.gameId)
    return index < 0 ? ids.length : index
  }
  return [...games].sort((one, other) => turn(one) - turn(other))
}
