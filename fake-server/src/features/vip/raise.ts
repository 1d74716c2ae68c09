import { TRIAL_TYPE } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import type { BetRow } from '../bets/index.ts'
import { inboxRepository } from '../inbox/index.ts'
import { DEMO_WALLET, HOUSE, memberAccount, move, TX } from '../ledger/index.ts'
import { type Member, membersRepository, vipLevel } from '../member/index.ts'
import { systemRepository } from '../system/index.ts'
import { LADDER, type Level, levelName, levelOfTurnover, stepOf } from './ladder.ts'
import { congratulation } from './messages.ts'
import { vipRepository } from './vip.repository.ts'

export const hasProgramme = (world: World, { merchant }: Pick<Member, 'merchant'>): boolean =>
  world.use(systemRepository).merchant(merchant).settings.vip

/**
 * Counts what of a settled bet is turnover and raises the member at once where that is enough for more. Where the
 * merchant has no programme turnover goes on counting and nobody is raised.
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

/** One level up; its bonus is paid once, also to who falls by somebody's hand and climbs again. */
function raise(world: World, { id: memberId, merchant }: Member, { level, bonus }: Level, at: number): void {
  world.use(membersRepository).change(memberId, { vipLabel: levelName(level) })
  const vip = world.use(vipRepository)
  if (vip.wasRaisedTo(memberId, level)) return
  vip.addRaise({ memberId, level, at, bonus })
  move(
    world,
    {
      ...{ key: `vip:${memberId}:${level}`, typeId: TX.vipGift, amount: bonus, remark: levelName(level) },
      ...{ from: HOUSE, to: memberAccount(memberId) },
    },
    at,
  )
  const symbol = world.use(systemRepository).merchant(merchant).currencySymbol
  world.use(inboxRepository).add({ memberId, type: 'reward', at, ...congratulation(level, bonus, symbol) })
}

/** The level whose benefits a member had at a moment that is past, or has; 0 where the merchant has no programme. */
export function vipBenefitAt(world: World, memberId: number, at: number): number {
  const member = world.use(membersRepository).byId(memberId)
  if (!member || !hasProgramme(world, member)) return 0
  const next = world.use(vipRepository).firstAfter(memberId, at)
  return next === null ? vipLevel(world, memberId) : next - 1
}

/** Puts somebody on a level by hand, without a bonus; his turnover is made to fit it where it does not, and given back. */
export function setVipLevel(world: World, memberId: number, level: number): number {
  world.use(membersRepository).change(memberId, { vipLabel: level === 0 ? '0' : levelName(level) })
  const vip = world.use(vipRepository)
  const turnover = vip.turnover(memberId)
  return levelOfTurnover(turnover) === level ? turnover : vip.grow(memberId, stepOf(level).turnover - turnover)
}
