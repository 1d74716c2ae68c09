import type { GameType } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { type BetRow, betsRepository, type DueBet } from './bets.repository.ts'
import { noteSettled, type TakeNote } from './note-settled.ts'

/** Settles one open bet whose time has come: pays, and says in the bet what became of it. */
export type Settle = (world: World, bet: BetRow) => void
/** How the bets of each kind of game come to their end; kinds without one are settled by their vendor's calls. */
export type Settlers = Partial<Record<GameType, Settle>>

const BATCH = 500

/**
 * Lets happen what the world's time has brought: every call of a platform begins with it, so that whoever reads first
 * finds every draw and every match settled, once, in the order of their times, however far the clock has jumped.
 * Everybody takes note of a bet before the next one is settled: what follows from it is booked in the order of the times too.
 * Stops at an earlier time than the world's where one is given. Says which bets could not be settled and were set aside, and why; null where all could.
 */
export function settleDue(
  world: World,
  settlers: Settlers,
  notes: readonly TakeNote[],
  now = world.now(),
): string | null {
  if (!world.use(betsRepository).anyDue(now)) return null
  const problems: string[] = []
  world.transaction(() => {
    let batch = world.use(betsRepository).due(now, BATCH)
    while (batch.length > 0) {
      for (const bet of batch) problems.push(...settledOrSetAside(world, settlers, notes, bet))
      batch = world.use(betsRepository).due(now, BATCH)
    }
  })
  return problems.length > 0 ? problems.join('\n') : null
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
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return [`Bet ${bet.ref} cannot be settled and was set aside: ${cause}`]
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
