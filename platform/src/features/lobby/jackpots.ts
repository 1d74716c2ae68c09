import type { World } from '../../world/world.ts'
import { lobbyRepository } from './lobby.repository.ts'
import type { jackpot } from './lobby.table.ts'

export type JackpotRow = typeof jackpot.$inferSelect

/** A vendor's jackpot now, ten-thousandths: it grows by the second since the world began or it was last won. */
export function jackpotAmount(world: World, { base, perSecond, wonAt }: JackpotRow): number {
  const seconds = Math.max(0, Math.floor((world.now() - (wonAt ?? world.origin.startAt)) / 1000))
  // Rounded to the hundredth, as prizes are.
  return Math.round((base + perSecond * seconds) / 100) * 100
}

/**
 * Gives a vendor's jackpot to an account; it begins anew. Call it inside the transaction that pays it.
 * @returns ten-thousandths; undefined for a vendor without one
 */
export function winJackpot(world: World, vendor: string, winner: string): number | undefined {
  const lobby = world.use(lobbyRepository)
  const row = lobby.jackpots().find((one) => one.vendor === vendor)
  if (!row) return undefined
  const wonAmount = jackpotAmount(world, row)
  lobby.setJackpotWon(vendor, { wonAt: world.now(), wonAmount, winner })
  return wonAmount
}
