import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ClientSeed, Digest, FairRound } from './fair-round.ts'
import { OPENING_ERRORS, launchParams as params } from './play.ts'

export * from './fair-round.ts'

export const betFairness = endpoint({
  name: 'fairness.bet',
  method: 'GET',
  path: '/wps/report/accountGameBetHistory/:id/fairness',
  access: 'member',
  flag: 'TRANSBETREPMEM3',
  summary: 'Returns the seeds of the draw or round of one of the member’s bets; null for a bet that cannot be checked.',
  params: z.strictObject({ id: z.string().check(z.regex(/^\d{1,12}$/)) }),
  reply: z.nullable(FairRound),
  errors: ['bet.not.found'],
  origin: 'assumed',
})

/** The next round of a vendor's game. */
const NextRound = z.object({
  /** SHA-256 of its server seed. */
  commitment: Digest,
  clientSeed: z.string(),
  /** Number of the round. */
  nonce: z.string(),
  /** Whether the client seed is the player's own and can be changed; otherwise everybody shares the round. */
  own: z.boolean(),
})
export type NextRound = z.infer<typeof NextRound>

export const nextRound = endpoint({
  name: 'fairness.next',
  method: 'GET',
  path: '/play/:launchId/fairness',
  access: 'guest',
  summary: 'Returns the commitment to the next round of a vendor’s game; null for one that cannot be checked.',
  params,
  reply: z.nullable(NextRound),
  errors: OPENING_ERRORS,
  origin: 'assumed',
})

export const changeClientSeed = endpoint({
  name: 'fairness.changeClientSeed',
  method: 'POST',
  path: '/play/:launchId/fairness',
  access: 'guest',
  summary: 'Changes the player’s client seed from the next round on, at all games with rounds of the player’s own.',
  params,
  body: z.strictObject({ clientSeed: ClientSeed }),
  reply: NextRound,
  errors: [...OPENING_ERRORS, 'game.not.found'],
  origin: 'assumed',
})
