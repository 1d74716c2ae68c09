import type { records } from '@understudy/contracts'
import { TX } from '../ledger/index.ts'

/** Movement types by the kind that members see. */
const TYPES: Readonly<Record<records.MovementKind, readonly number[]>> = {
  deposit: [TX.deposit],
  withdrawal: [TX.withdrawHold, TX.withdrawBack],
  game: [TX.gameBet, TX.gameWin, TX.gameReturn],
  lottery: [TX.lotteryBet, TX.lotteryPrize, TX.lotteryReturn],
  reward: [TX.bonus, TX.lotteryRebate, TX.rebate, TX.mission, TX.vipGift],
  income: [TX.salary, TX.commission, TX.dividend],
  transfer: [TX.memberTransferOut, TX.memberTransferIn],
  wallet: [TX.transferIn, TX.transferBack, TX.openingBalance],
}

const KINDS = new Map(
  Object.entries(TYPES).flatMap(([kind, types]) => types.map((type) => [type, kind as records.MovementKind] as const)),
)

export const typesOf = (kind: records.MovementKind): readonly number[] => TYPES[kind]

/** @throws Error for a type without a kind: add it to the list above */
export function kindOf(typeId: number): records.MovementKind {
  const kind = KINDS.get(typeId)
  if (!kind) throw new Error(`Movements of type ${typeId} are of no kind`)
  return kind
}
