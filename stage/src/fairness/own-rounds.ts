import type { BetRow } from '@understudy/platform/features/bets/index.ts'
import { FairNumbers, type FairSeeds, serverSeedOf } from '@understudy/platform/world/fair.ts'
import type { World } from '@understudy/platform/world/world.ts'
import * as z from 'zod/mini'
import { fairSeedsRepository } from './fair-seeds.repository.ts'

/** What a bet on a round of the player's own stores of its seeds; the server seed follows from the rest. */
export const OwnRound = z.object({ clientSeed: z.string(), nonce: z.int() })
export type OwnRound = z.infer<typeof OwnRound>

/** The client seed that a member has until they choose another. */
const firstClientSeed = (world: World, memberId: number): string =>
  serverSeedOf(world.origin.seed, `client seed ${memberId}`).slice(0, 16)

/** Returns a member's next round. */
export function nextOwnRound(world: World, memberId: number): OwnRound {
  const { clientSeed, rounds } = world.use(fairSeedsRepository).of(memberId)
  return { clientSeed: clientSeed ?? firstClientSeed(world, memberId), nonce: rounds + 1 }
}

/** Plays a member's next round, which counts it. Call it in the transaction that stores the bet. */
export function playOwnRound(world: World, memberId: number): OwnRound {
  const round = nextOwnRound(world, memberId)
  world.use(fairSeedsRepository).setRounds(memberId, round.nonce)
  return round
}

/** Returns the seeds of a round of a member's own. */
export const ownSeeds = (world: World, memberId: number, { clientSeed, nonce }: OwnRound): FairSeeds => ({
  serverSeed: serverSeedOf(world.origin.seed, `member ${memberId} ${nonce}`),
  clientSeed,
  nonce: String(nonce),
})

export const ownNumbers = (world: World, memberId: number, round: OwnRound): FairNumbers =>
  new FairNumbers(ownSeeds(world, memberId, round))

/** Returns the seeds of a bet on a round of the player's own; undefined for a bet that was on none. */
export function seedsOfBet(world: World, { memberId, detail }: BetRow): FairSeeds | undefined {
  const { fair } = detail as { fair?: OwnRound }
  return fair && ownSeeds(world, memberId, fair)
}
