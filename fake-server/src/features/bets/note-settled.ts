import type { World } from '../../world/world.ts'
import { type BetRow, betsRepository } from './bets.repository.ts'

/** What follows from a bet that is settled: a turnover that grows, a level that rises. */
export type TakeNote = (world: World, bet: BetRow) => void

/** Lets everybody take note of each settled bet, once; throws what one of them throws, and that bet stays unnoted. */
export function noteSettled(world: World, notes: readonly TakeNote[]): void {
  const bets = world.use(betsRepository)
  for (let id = bets.unnoted(); id !== undefined; id = bets.unnoted()) {
    const settled = id
    world.transaction(() => {
      const bet = bets.byId(settled)
      bets.noted(settled)
      if (bet) for (const takeNote of notes) takeNote(world, bet)
    })
  }
}

/** The same, where a bet that nobody can take note of must not stop what comes after it; says which, and why. */
export function noteOrPassOver(world: World, notes: readonly TakeNote[]): string[] {
  const problems: string[] = []
  for (;;) {
    try {
      noteSettled(world, notes)
      return problems
    } catch (error) {
      const id = world.use(betsRepository).unnoted()
      if (id === undefined) throw error
      world.use(betsRepository).noted(id)
      problems.push(`Nothing follows from bet ${id}, which cannot be taken note of: ${causeOf(error)}`)
    }
  }
}

export const causeOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
