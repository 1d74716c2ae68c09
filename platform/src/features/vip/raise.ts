import { TRIAL_TYPE } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import type { BetRow } from '../bets/index.ts'
import { writeLetter } from '../inbox/index.ts'
import { DEMO_WALLET, HOUSE, memberAccount, move, TX } from '../ledger/index.ts'
import { type Member, membersRepository, vipLevel } from '../member/index.ts'
import { systemRepository } from '../system/index.ts'
import { LADDER, type Level, levelName, levelOfTurnover, stepOf } from './ladder.ts'
import { congratulation } from './messages.ts'
import { vipRepository } from './vip.repository.ts'

export const hasProgramme = (world: World, { merchant }: Pick<Member, 'merchant'>): boolean =>
  world.use(systemRepository).merchant(merchant).settings.vip

/**
 * Adds a settled bet's turnover, and raises the member's level if it is high enough. If the merchant has no VIP
 * programme, turnover is counted but no level raised.
 */
export function countBet(world: World, { memberId, wallet, valid, settledAt }: BetRow): void {
  if (valid === 0 || wallet === DEMO_WALLET) return
  const member = world.use(membersRepository).byId(memberId)
  if (!member || member.type === TRIAL_TYPE) return
  const turnover = world.use(vipRepository).grow(memberId, valid)
  if (!hasProgramme(world, member)) return
  const reached = levelOfTurnover(turnover)
  for (const step of LADDER.slice(vipLevel(world, memberId) + 1, reached + 1))
    raise(world, member, step, settledAt ?? world.now())
}

/** Raises a member by one level. The bonus is paid once per level, even if the level was lowered by hand in between. */
function raise(world: World, { id: memberId, merchant }: Member, { level, bonus }: Level, at: number): void {
  world.use(membersRepository).change(memberId, { vipLabel: levelName(level) })
  const vip = world.use(vipRepository)
  if (vip.wasRaisedTo(memberId, level)) return
  vip.addRaise({ memberId, level, at, bonus })
  move(
    world,
    {
      key: `vip:${memberId}:${level}`,
      typeId: TX.vipGift,
      amount: bonus,
      remark: levelName(level),
      from: HOUSE,
      to: memberAccount(memberId),
    },
    at,
  )
  const symbol = world.use(systemRepository).merchant(merchant).currencySymbol
  writeLetter(world, { memberId, type: 'reward', at, ...congratulation(level, bonus, symbol) })
}

/** Returns the level whose benefits a member had at a past time, or has now; 0 without a VIP programme. */
export function vipBenefitAt(world: World, memberId: number, at: number): number {
  const member = world.use(membersRepository).byId(memberId)
  if (!member || !hasProgramme(world, member)) return 0
  const next = world.use(vipRepository).firstAfter(memberId, at)
  return next === null ? vipLevel(world, memberId) : next - 1
}

/** Sets a level by hand, without a bonus. Adjusts the turnover if it does not fit the level; returns it. */
export function setVipLevel(world: World, memberId: number, level: number): number {
  world.use(membersRepository).change(memberId, { vipLabel: level === 0 ? '0' : levelName(level) })
  const vip = world.use(vipRepository)
  const turnover = vip.turnover(memberId)
  return levelOfTurnover(turnover) === level ? turnover : vip.grow(memberId, stepOf(level).turnover - turnover)
}
