import { isAgent, referral, toUnits } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { joinTexts, texts } from '@understudy/seed'
import type { World } from '../../world/world.ts'
import { type BetRow, betsRepository } from '../bets/index.ts'
import { depositsRepository } from '../deposits/index.ts'
import { DEMO_WALLET } from '../ledger/index.ts'
import { type Member, maskedName, membersRepository } from '../member/index.ts'
import { issueReward, rewardsRepository } from '../rewards/index.ts'
import { systemRepository } from '../system/index.ts'

const RULE = referral.REFERRAL_REWARD

/** Reports whether a member is rewarded for invited friends. Agents earn commission instead. */
export const isRewarded = (world: World, { type, merchant }: Pick<Member, 'type' | 'merchant'>): boolean =>
  !isAgent(type) && world.use(systemRepository).merchant(merchant).promotions.REFERRAL === true

const keyOf = (friendId: number): string => `referral:${friendId}`

/** Returns a friend's deposits and turnover, and the reward for inviting them; ten-thousandths. */
export function broughtBy(world: World, { id }: Pick<Member, 'id'>) {
  return {
    deposit: world.use(depositsRepository).deposited(id),
    bet: world.use(betsRepository).validBetween(id, 0, Number.MAX_SAFE_INTEGER),
    reward: world.use(rewardsRepository).byKey(keyOf(id))?.amount ?? 0,
  }
}

const NAME = texts('آپ کا دوست ', 'Aap ka dost ', 'Your friend ')

/** Rewards the inviter once, when a settled bet makes the friend meet the conditions. */
export function countForInviter(world: World, { memberId, valid, wallet, settledAt }: BetRow): void {
  if (valid === 0 || wallet === DEMO_WALLET) return
  const members = world.use(membersRepository)
  const friend = members.byId(memberId)
  if (!friend?.upline || world.use(rewardsRepository).byKey(keyOf(memberId))) return
  const inviter = members.byName(friend.merchant, friend.upline)
  if (!inviter || !isRewarded(world, inviter)) return
  const { deposit, bet } = broughtBy(world, friend)
  if (deposit < toUnits(RULE.deposit) || bet < toUnits(RULE.turnover)) return
  const countedAt = settledAt ?? world.now()
  issueReward(world, {
    key: keyOf(memberId),
    memberId: inviter.id,
    kind: 'earned',
    type: 'REFERRAL',
    name: joinTexts(NAME, maskedName(friend.username)),
    amount: toUnits(RULE.amount),
    multiple: RULE.multiple,
    issuedAt: countedAt,
    expiresAt: countedAt + RULE.claimDays * DAY,
  })
}
