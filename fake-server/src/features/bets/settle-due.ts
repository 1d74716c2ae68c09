import type { GameType } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { type BetRow, betsRepository } from './bets.repository.ts'

/** Settles one open bet whose time has come: pays, and says in the bet what became of it. */
export type Settle = (world: World, bet: BetRow) => void
/** How the bets of each kind of game come to their end; kinds without one are settled by their vendor's calls. */
export type Settlers = Partial<Record<GameType, Settle>>

const BATCH = 500

/**
 * Lets happen what the world's time has brought: every call of a platform begins with it, so that whoever reads first
 * finds every draw and every match settled, once, in the order of their times, however far the clock has jumped.
 */
export function settleDue(world: World, settlers: Settlers): void {
  const now = world.now()
  const bets = world.use(betsRepository)
  if (!bets.anyDue(now)) return
  world.transaction(() => {
    let batch = bets.due(now, BATCH)
    while (batch.length > 0) {
      for (const bet of batch) settleOne(world, settlers, bet)
      batch = bets.due(now, BATCH)
    }
  })
}

function settleOne(world: World, settlers: Settlers, row: BetRow): void {
  const settle = settlers[row.gameType]
  if (!settle) throw new Error(`Bet ${row.ref} is due, but nothing settles ${row.gameType}`)
  // Settling one bet may end another of the same batch: a chase stops after its win.
  const bet = world.use(betsRepository).byRef(row.ref)
  if (bet?.status !== 'open') return
  settle(world, bet)
  if (world.use(betsRepository).byRef(row.ref)?.status === 'open')
    throw new Error(`Bet ${row.ref} was due and is still open`)
}
