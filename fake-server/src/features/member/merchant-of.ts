import type { Calendar } from '@understudy/contracts/zone'
import type { WorldDatabase } from '../../storage/database.ts'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import { membersRepository } from './member.repository.ts'

/** The merchant of a member. @throws Error for an id that no member has */
export function merchantOf(db: WorldDatabase, memberId: number): string {
  const member = membersRepository(db).byId(memberId)
  if (!member) throw new Error(`There is no member ${memberId}`)
  return member.merchant
}

/** The calendar of a member's merchant. @throws Error for an id that no member has */
export const memberCalendar = (db: WorldDatabase, memberId: number): Calendar =>
  merchantCalendar(merchantOf(db, memberId))
