import { LOTTERY_CALENDAR } from '@understudy/contracts/zone'
import type { BetRow } from './bets.repository.ts'

/** Returns the number of a lottery order as players quote it: the day of the lottery it was placed on, and its id. */
export const orderNumber = (id: number, placedAt: number): string =>
  `${LOTTERY_CALENDAR.dayOf(placedAt).replaceAll('-', '')}${String(id).padStart(8, '0')}`

/**
 * Returns the number that every screen shows: the order's for a part of a lottery order, else the vendor's reference.
 */
export const betNumber = ({ ref, placedAt, detail }: Pick<BetRow, 'ref' | 'placedAt' | 'detail'>): string =>
  'order' in detail && typeof detail.order === 'number' ? orderNumber(detail.order, placedAt) : ref
