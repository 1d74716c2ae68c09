import { TX } from '../ledger/index.ts'
import type { Figures } from './figures.repository.ts'

/** Entry types that each figure sums, and their sign; money moved by bets is counted with the bets. */
export const FLOWS = {
  deposit: { sign: 1, types: [TX.deposit] },
  // A hold for a withdrawal is negative, its return positive.
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

/** Returns the figure an entry type adds to; undefined for none. */
export const flowOf = (type: number): { figure: FlowName; sign: 1 | -1 } | undefined => BY_TYPE.get(type)
