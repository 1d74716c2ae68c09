import { TX } from '../ledger/index.ts'
import type { Figures } from './figures.repository.ts'

/** Types of entries that each figure sums, and the sign it has them with; what bets move is counted with the bets. */
export const FLOWS = {
  deposit: { sign: 1, types: [TX.deposit] },
  // What is held for a withdrawal stands below zero, and what comes back of it above.
  withdraw: { sign: -1, types: [TX.withdrawHold, TX.withdrawBack] },
  transferIn: { sign: 1, types: [TX.memberTransferIn] },
  transferOut: { sign: -1, types: [TX.memberTransferOut] },
  rebate: { sign: 1, types: [TX.rebate, TX.lotteryRebate] },
  reward: { sign: 1, types: [TX.bonus, TX.mission, TX.vipGift] },
  income: { sign: 1, types: [TX.salary, TX.commission, TX.dividend] },
} as const satisfies Partial<Record<keyof Figures, { sign: 1 | -1; types: readonly number[] }>>

export type FlowName = keyof typeof FLOWS

const BY_TYPE = new Map<number, { figure: FlowName; sign: 1 | -1 }>(
  (Object.keys(FLOWS) as FlowName[]).flatMap((figure) =>
    FLOWS[figure].types.map((type) => [type, { figure, sign: FLOWS[figure].sign }] as const),
  ),
)

/** What an entry of a type adds; undefined where no figure counts it. */
export const flowOf = (type: number): { figure: FlowName; sign: 1 | -1 } | undefined => BY_TYPE.get(type)
