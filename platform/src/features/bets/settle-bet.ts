import type { GameType } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { type BetRow, betsRepository, type Settlement } from './bets.repository.ts'

/** What follows from a settled bet in another feature: turnover, a VIP level, a team's figures. */
export type BetListener = (world: World, bet: BetRow) => void
/** Settles one due bet: pays, and writes the result into the bet. */
export type Settle = (world: World, bet: BetRow) => void
/** Settlement by game type; types without an entry are settled by their vendors' calls. */
export type Settlers = Partial<Record<GameType, Settle>>

const listeners: BetListener[] = []

/** Registers a listener for all worlds; called once for each feature, when the features are put together. */
export const onBetSettled = (listener: BetListener): void => void listeners.push(listener)

/**
 * Settles an open bet and tells every listener, in one transaction; false when the bet is no longer open. While a world
 * is seeded no listener is told, as the seed itself says what follows from its bets.
 */
export function settleBet(world: World, id: number, settlement: Settlement): boolean {
  return world.transaction(() => {
    const bets = world.use(betsRepository)
    if (!bets.settle(id, settlement)) return false
    const bet = bets.byId(id)
    if (bet && !world.isBeingSeeded) for (const listener of listeners) listener(world, bet)
    return true
  })
}

/** Settles a bet whose time has come. @throws Error when nothing settles its type, or it stays open */
export function settleDueBet(
  world: World,
  settlers: Settlers,
  { ref, gameType }: Pick<BetRow, 'ref' | 'gameType'>,
): void {
  const settle = settlers[gameType]
  if (!settle) throw new Error(`Bet ${ref} is due, but nothing settles ${gameType}`)
  const bet = world.use(betsRepository).byRef(ref)
  if (bet?.status !== 'open') return
  settle(world, bet)
  if (world.use(betsRepository).byRef(ref)?.status === 'open') throw new Error(`Bet ${ref} was due and is still open`)
}

/**
 * The part of a stake that does not count as turnover because the member also staked on the opposite side: of what lies on
 * both sides of one draw, round or match, only the difference counts. `own` and `other` are all that the member staked on
 * this side and on the opposite one, in the same unit as `stake`.
 */
export const opposedPart = (stake: number, own: number, other: number): number =>
  own === 0 ? 0 : Math.floor((stake * Math.min(own, other)) / own)
