import type { LotteryGame } from '@understudy/contracts/lottery'

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Games whose name or code has every word that is looked for. */
export function matching(games: readonly LotteryGame[], words: string): LotteryGame[] {
  const sought = plain(words).split(/\s+/).filter(Boolean)
  return games.filter(({ name, code }) => {
    const text = plain(`${name} ${code}`)
    return sought.every((word) => text.includes(word))
  })
}

export const isVietnamese = ({ region }: Pick<LotteryGame, 'region'>): boolean => region !== null

/** Games in the order of these ids; others after them. */
export function inTurn<T extends { gameId: string }>(games: readonly T[], ids: readonly string[] = []): T[] {
  const turn = (game: T) => {
    const at = ids.indexOf(game.gameId)
    return at < 0 ? ids.length : at
  }
  return [...games].sort((one, other) => turn(one) - turn(other))
}
