import * as z from 'zod/mini'
import { BetNumber } from './bets.ts'
import { MINUTE } from './durations.ts'
import { endpoint } from './endpoint.ts'
import { Time } from './fields.ts'

/** Characters of what a player says about a round. */
export const DISPUTE_LENGTH = { min: 10, max: 300 } as const
/** Minimum interval between two disputes of a member, milliseconds. */
export const DISPUTE_PAUSE = MINUTE
/** Most disputes in a member’s list. */
export const DISPUTES_SHOWN = 100

/** States of a dispute: `waiting` for the team, or decided. */
export const DISPUTE_STATES = ['waiting', 'upheld', 'rejected'] as const

const Words = z.string().check(
  z.maxLength(DISPUTE_LENGTH.max),
  z.refine((text) => text.trim().length >= DISPUTE_LENGTH.min, { error: 'range' }),
)

/** A bet whose round a player has disputed. */
export const Dispute = z.object({
  id: z.int(),
  /** Number of the bet in the betting record. */
  betId: z.int(),
  words: z.string(),
  at: Time,
  state: z.enum(DISPUTE_STATES),
  /** Answer of the team in the language of the call; null while it waits. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(Time),
})
export type Dispute = z.infer<typeof Dispute>

export const disputeBet = endpoint({
  name: 'disputes.open',
  method: 'POST',
  path: '/wps/report/accountGameBetHistory/:id/dispute',
  access: 'real',
  flag: 'TRANSBETREPMEM3',
  summary: 'Disputes the round of a bet that is over; one dispute of a bet waits at a time.',
  params: z.strictObject({ id: BetNumber }),
  body: z.strictObject({ words: Words }),
  reply: Dispute,
  errors: ['bet.not.found', 'bet.open', 'dispute.exists', 'dispute.too_often'],
  origin: 'assumed',
})

export const disputes = endpoint({
  name: 'disputes.list',
  method: 'GET',
  path: '/wps/report/disputes',
  access: 'real',
  flag: 'TRANSBETREPMEM3',
  summary: 'Lists the member’s last hundred disputes with their answers, newest first.',
  reply: z.array(Dispute),
  origin: 'assumed',
})
