import { writeWinningNumber } from '@understudy/contracts/lottery/terms'
import type { World } from '../../world/world.ts'
import { type Draw, drawOf, readDraw } from './draw.ts'
import type { LotteryGame } from './games.repository.ts'

/** How a draw came out; it may be asked for before its time, which is for the reader to mind. */
export type Result = { kind: 'drawn'; draw: Draw } | { kind: 'held' } | { kind: 'voided' }

type Named = Pick<LotteryGame, 'code' | 'group'>

export const drawKey = (code: string, numero: string) => `${code} ${numero}`

export function resultOf(world: World, game: Named, numero: string): Result {
  const forced = world.setting.draws?.[drawKey(game.code, numero)]
  if (forced?.kind === 'held' || forced?.kind === 'voided') return forced
  const draw = forced && readDraw(game.group, forced.winningNumber)
  return { kind: 'drawn', draw: draw ?? drawOf(world.origin.seed, game.code, numero, game.group) }
}

/** The winning number as it travels; null where there is none to show. */
export function winningNumberOf(world: World, game: Named, numero: string): string | null {
  const result = resultOf(world, game, numero)
  return result.kind === 'drawn' ? writeWinningNumber(result.draw) : null
}
