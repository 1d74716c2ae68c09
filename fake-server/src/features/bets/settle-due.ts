import type { GameType } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { type BetRow, betsRepository, type DueBet } from './bets.repository.ts'
import { causeOf, noteSettled, type TakeNote } from './note-settled.ts'

/** Settles one open bet whose time has come: pays, and says in the bet what became of it. */
export type Settle = (world: World, bet: BetRow) => void
/** How the bets of each kind of game come to their end; kinds without one are settled by their vendor's calls. */
export type Settlers = Partial<Record<GameType, Settle>>

/** Bets of one transaction: few, as nobody else is answered before it ends. */
const BATCH = 20

/**
 * Settles the bets whose time has come, those due first at the front, and pauses after some of them; whoever runs it to
 * its end finds all of them settled. Everybody takes note of a bet before the next one is settled: what follows from it
 * is booked in the order of the times too. Puts into `problems` which bets could not be settled and were set aside, and why.
 */
export function* settleDue(
  world: World,
  settlers: Settlers,
  notes: readonly TakeNote[],
  { now, problems }: { now: number; problems: string[] },
): Generator<void, void, void> {
  while (world.use(betsRepository).anyDue(now)) {
    world.transaction(() => {
      for (const bet of world.use(betsRepository).due(now, BATCH))
        problems.push(...settledOrSetAside(world, settlers, notes, bet))
    })
    yield
  }
}

/** A bet that cannot be settled must not keep the others, and every call that comes after them, from going on. */
function settledOrSetAside(world: World, settlers: Settlers, notes: readonly TakeNote[], bet: DueBet): string[] {
  try {
    world.transaction(() => {
      settleOne(world, settlers, bet)
      noteSettled(world, notes)
    })
    return []
  } catch (error) {
    world.use(betsRepository).setAside(bet.id)
    return [`Bet ${bet.ref} cannot be settled and was set aside: ${causeOf(error)}`]
  }
}

function settleOne(world: World, settlers: Settlers, row: DueBet): void {
  const settle = settlers[row.gameType]
  if (!settle) throw new Error(`Bet ${row.ref} is due, but nothing settles ${row.gameType}`)
  // Settling one bet may end another of the same batch: a chase stops after its win.
  const bet = world.use(betsRepository).byRef(row.ref)
  if (bet?.status !== 'open') return
  settle(world, bet)
  if (world.use(betsRepository).byRef(row.ref)?.status === 'open')
    throw new Error(`Bet ${row.ref} was due and is still open`)
}
