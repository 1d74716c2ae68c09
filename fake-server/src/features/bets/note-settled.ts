import type { World } from '../../world/world.ts'
import { type BetRow, betsRepository } from './bets.repository.ts'

/** What follows from a bet that is settled: a turnover that grows, a level that rises. */
export type TakeNote = (world: World, bet: BetRow) => void

/** Lets everybody take note of each settled bet, once. */
export function noteSettled(world: World, notes: readonly TakeNote[]): void {
  const bets = world.use(betsRepository)
  for (let bet = bets.unnoted(); bet; bet = bets.unnoted()) {
    const settled = bet
    world.transaction(() => {
      bets.noted(settled.id)
      for (const takeNote of notes) takeNote(world, settled)
    })
  }
}
