import { merchantDay } from '@understudy/contracts/zone'
import type { BetRow } from './bets.repository.ts'

/** The number of a lottery order as players quote it: the day it was placed, and its id. */
export const orderNumber = (id: number, placedAt: number): string =>
  `${merchantDay(placedAt).replaceAll('-', '')}${String(id).padStart(8, '0')}`

/** How a bet is called on every screen: a part of a lottery order by the order's number, any other as its vendor calls it. */
export const betNumber = ({ ref, placedAt, detail }: Pick<BetRow, 'ref' | 'placedAt' | 'detail'>): string =>
  'order' in detail && typeof detail.order === 'number' ? orderNumber(detail.order, placedAt) : ref
