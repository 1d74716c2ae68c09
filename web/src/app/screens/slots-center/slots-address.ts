import type { GameOrder } from '@understudy/contracts/games'
import { CLASSES, type SlotClass } from '@/features/games/ClassFilter'
import { gameOrderIn } from '@/features/games/GameSort'
import { readName, readVassalage } from '../game-list/list-address.ts'

export interface SlotsAddress {
  /** Undefined: all kinds. */
  kind: SlotClass | undefined
  only: 'hot' | 'new' | undefined
  /** Empty for all vendors. */
  vassalage: string
  name: string
  /** Undefined for the merchant's own order. */
  sort: GameOrder | undefined
}

/** Parses `/m/slotsCenter?gameClassify&type&vassalage&name&sort`; unknown values count as absent. */
export function readSlotsAddress(params: URLSearchParams): SlotsAddress {
  const type = params.get('type')
  return {
    kind: CLASSES.find((name) => name === params.get('gameClassify')),
    only: type === 'hot' || type === 'new' ? type : undefined,
    vassalage: readVassalage(params),
    name: readName(params),
    sort: gameOrderIn(params),
  }
}
