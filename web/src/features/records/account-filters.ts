import { MOVEMENT_KINDS } from '@understudy/contracts/records'
import { among } from '@/shared/records/use-selection'

export const DIRECTIONS = ['in', 'out'] as const

/** Filters of the account record, by query parameter. */
export const ACCOUNT_FILTERS = { kind: among(MOVEMENT_KINDS), direction: among(DIRECTIONS) } as const
export type AccountFilter = keyof typeof ACCOUNT_FILTERS
