import type { BettingMode } from '@understudy/contracts/lottery/terms'
import { create } from 'zustand'

interface Stake {
  mode: BettingMode
  multiple: number
  /** Undefined until the player has chosen one. */
  series: number | undefined
}

/** Stake of the next line, kept from play to play. */
export const useStake = create<Stake>(() => ({ mode: '1', multiple: 1, series: undefined }))
