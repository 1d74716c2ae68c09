import { CLASSES, type SlotClass } from '@/features/games/ClassFilter'
import { readName, readVassalage } from '../game-list/list-address.ts'

export interface SlotsAddress {
  /** Undefined: all kinds. */
  kind: SlotClass | undefined
  only: 'hot' | 'new' | undefined
  /** Empty for all vendors. */
  vassalage: string
  name: string
}

/** Parses `/m/slotsCenter?gameClassify&type&vassalage&name`; unknown values count as absent. */
export function readSlotsAddress(params: URLSearchParams): SlotsAddress {
  const type = params.get('type')
  return {
    kind: CLASSES.find((name) => name === params.get('gameClassify')),
    only: type === 'hot' || type === 'new' ? type : undefined,
    vassalage: readVassalage(params),
    name: readName(params),
  }
}
