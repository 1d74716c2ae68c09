import * as z from 'zod/mini'
import { BetNumber } from '../bets.ts'
import { CRASH_OUTCOMES } from '../crash.ts'
import { endpoint } from '../endpoint.ts'
import { line, NodeId, VendorCode } from '../fields.ts'
import { ROUND_SIDES } from '../rounds.ts'
import { SPORTSBOOK_SIDES } from '../sportsbook.ts'
import { op, params, WorldId } from './fields.ts'

/** Outcomes a tester sets for rounds; `jackpot` is a big win that also brings the vendor's jackpot, in slots only. */
export const LUCKS = ['win', 'lose', 'big', 'jackpot'] as const
export const Luck = z.enum(LUCKS)
export type Luck = (typeof LUCKS)[number]

/** Predetermined results of the next rounds, consumed one by one. */
export const LuckState = z.object({
  next: z.array(Luck).check(z.maxLength(100)),
  /** Vendor to which the results are limited; absent for all. */
  vendor: z.optional(VendorCode),
  /** Game to which the results are limited; absent for all. */
  nodeId: z.optional(NodeId),
})
export type LuckState = z.infer<typeof LuckState>

export const getLuck = endpoint({
  ...op,
  name: 'control.luck',
  method: 'GET',
  path: '/__control/worlds/:id/luck',
  summary: 'Returns the outcomes that are set for the next rounds.',
  params,
  reply: LuckState,
})

export const putLuck = endpoint({
  ...op,
  name: 'control.putLuck',
  method: 'PUT',
  path: '/__control/worlds/:id/luck',
  summary:
    'Sets the next rounds to lose, win, win big or win the jackpot, one by one: spins, volleys, card rounds, and the rounds of tables, cockfights and crash games as they are bet on. Only slots of a vendor with a jackpot bring it; elsewhere it is a big win.',
  params,
  body: z.strictObject({ ...LuckState.shape, next: z._default(LuckState.shape.next, []) }),
  reply: LuckState,
})

export const OUTCOMES = [...SPORTSBOOK_SIDES, ...ROUND_SIDES, ...CRASH_OUTCOMES, 'calledOff'] as const

export const forceResult = endpoint({
  ...op,
  name: 'control.forceResult',
  method: 'PUT',
  path: '/__control/worlds/:id/results',
  summary:
    'Decides a match (by its id) or a round (`<nodeId>/<round>`) that has not ended, or calls it off, which refunds the stakes at once.',
  params,
  body: z.strictObject({ about: line(1, 40), outcome: z.enum(OUTCOMES) }),
  reply: z.object({ about: z.string(), outcome: z.enum(OUTCOMES) }),
})

export const replayBet = endpoint({
  ...op,
  name: 'control.replayBet',
  method: 'GET',
  path: '/__control/worlds/:id/bets/:bet/replay',
  summary: 'Returns the address at which the round of a settled bet can be watched again, as its player sees it.',
  params: z.strictObject({ id: WorldId, bet: BetNumber }),
  reply: z.object({
    /** Null for an open bet, and for one that stores no picture of its round. */
    url: z.nullable(z.string()),
  }),
})
