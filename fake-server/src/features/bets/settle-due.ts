import type { GameType } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { type BetRow, betsRepository, type DueBet } from './bets.repository.ts'
import { causeOf, noteSettled, type TakeNote } from './note-settled.ts'

/** Settles one due bet: pays, and writes the result into the bet. */
export type Settle = (world: World, bet: BetRow) => void
/** Settlement by game type; types without an entry are settled by their vendors' calls. */
export type Settlers = Partial<Record<GameType, Settle>>

/** Bets per transaction. Few, because other calls wait until it ends. */
const BATCH = 20

/**
 * Settles due bets, the earliest first, and yields after each batch; run to its end, it leaves none due. Listeners run
 * for a bet before the next one is settled, so that their bookings are in the order of time too. Adds to `problems`
 * which bets could not be settled and were set aside, and why.
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

/** Sets aside a bet that cannot be settled, so that it blocks neither other bets nor later calls. */
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
  // Settling one bet may end another one of the batch: a chase stops after its win.
  const bet = world.use(betsRepository).byRef(row.ref)
  if (bet?.status !== 'open') return
  settle(world, bet)
  if (world.use(betsRepository).byRef(row.ref)?.status === 'open')
    throw new Error(`Bet ${row.ref} was due and is still open`)
}
