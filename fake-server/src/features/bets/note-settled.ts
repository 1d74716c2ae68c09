import type { World } from '../../world/world.ts'
import { type BetRow, betsRepository } from './bets.repository.ts'

/** A listener for settled bets, for instance to count turnover or raise a VIP level. */
export type TakeNote = (world: World, bet: BetRow) => void

/** Calls every listener once for each settled bet. Rethrows what a listener throws; that bet stays in the queue. */
export function noteSettled(world: World, notes: readonly TakeNote[]): void {
  const bets = world.use(betsRepository)
  for (let id = bets.unnoted(); id !== undefined; id = bets.unnoted()) noteOne(world, id, notes)
}

function noteOne(world: World, id: number, notes: readonly TakeNote[]): void {
  const bets = world.use(betsRepository)
  world.transaction(() => {
    const bet = bets.byId(id)
    bets.noted(id)
    if (bet) for (const takeNote of notes) takeNote(world, bet)
  })
}

/**
 * `noteSettled` as a generator that yields after each bet. A bet for which a listener throws leaves the queue, so that
 * it does not block later ones. Returns a sentence with the cause for each such bet.
 */
export function* noteOrPassOver(world: World, notes: readonly TakeNote[]): Generator<void, string[]> {
  const problems: string[] = []
  for (let id = world.use(betsRepository).unnoted(); id !== undefined; id = world.use(betsRepository).unnoted()) {
    try {
      noteOne(world, id, notes)
    } catch (error) {
      world.use(betsRepository).noted(id)
      problems.push(`Nothing follows from bet ${id}, which cannot be taken note of: ${causeOf(error)}`)
    }
    yield
  }
  return problems
}

export const causeOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
