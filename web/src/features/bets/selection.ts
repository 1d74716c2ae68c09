import { BET_STATUSES } from '@understudy/contracts/bets'
import { GAME_TYPES } from '@understudy/contracts/field-facts'
import { among } from '@/shared/records/use-selection'

/** Filters of the betting record, by query parameter. */
export const BET_FILTERS = {
  gameType: among(GAME_TYPES),
  status: among(BET_STATUSES),
  vassalage: (value: string) => /^[A-Z0-9_]{2,16}$/.test(value),
} as const
export type BetFilter = keyof typeof BET_FILTERS
