import { writeWinningNumber } from '@understudy/contracts/lottery/terms'
import type { World } from '../../world/world.ts'
import { type Draw, drawOf, readDraw } from './draw.ts'
import type { LotteryGame } from './games.repository.ts'

/** The result of a draw. It is available before the draw's time, so callers must check the time. */
export type Result = { kind: 'drawn'; draw: Draw } | { kind: 'held' } | { kind: 'voided' }

type Named = Pick<LotteryGame, 'code' | 'group'>

export const drawKey = (code: string, numero: string) => `${code} ${numero}`

export function resultOf(world: World, game: Named, numero: string): Result {
  const forced = world.setting.draws?.[drawKey(game.code, numero)]
  if (forced?.kind === 'held' || forced?.kind === 'voided') return forced
  const draw = forced && readDraw(game.group, forced.winningNumber)
  return { kind: 'drawn', draw: draw ?? drawOf(world.origin.seed, game.code, numero, game.group) }
}

/** Returns the winning number as the API writes it; null when held back or void. */
export function winningNumberOf(world: World, game: Named, numero: string): string | null {
  const result = resultOf(world, game, numero)
  return result.kind === 'drawn' ? writeWinningNumber(result.draw) : null
}
