import type { Calendar } from '@understudy/contracts/zone'
import type { WorldDatabase } from '../../storage/database.ts'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import type { World } from '../../world/world.ts'
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

/** Returns the member's VIP level; 0 without a label. */
export const vipLevel = (world: World, memberId: number): number => {
  const label = world.use(membersRepository).byId(memberId)?.vipLabel ?? ''
  return Number(/^VIP(\d+)$/.exec(label)?.[1] ?? 0)
}

/** Contacts are masked in replies: owners recognise them, others learn nothing. */
export const maskedMobile = (mobile: string) => mobile.replace(/^(.{3}).*(.{2})$/, '$1•••••$2')
export const maskedEmail = (email: string) => email.replace(/^(.).*(@.*)$/, '$1•••$2')

/** Returns a username as leaderboards and lists of friends show it. */
export const maskedName = (username: string): string => username.replace(/^(.{2}).*(.)$/, '$1•••$2')
