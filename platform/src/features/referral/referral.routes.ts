import { isAgent, referral, toAmount } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { cut, startOf } from '../../binding/record-page.ts'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import type { World } from '../../world/world.ts'
import { type Member, maskedName, membersRepository } from '../member/index.ts'
import { rewardsRepository } from '../rewards/index.ts'
import { broughtBy, isRewarded } from './friends.ts'

export const referralRoutes = [
  // The referral code is the username, so nothing needs to be generated.
  handle(referral.referralDetails, ({ world, caller, merchant, origins }) => ({
    referralCode: caller.username,
    parameter: isAgent(caller.type) ? ('affiliateCode' as const) : ('recommenderId' as const),
    totalInvitations: world.use(membersRepository).countBelow(merchant, caller.username),
    promotionDomains: [origins.app],
  })),

  handle(referral.referralList, ({ world, caller, merchant, query: { after, pageSize } }) => {
    const members = world.use(membersRepository)
    const start = startOf(after, Number.MAX_SAFE_INTEGER)
    const rows = members.below(merchant, caller.username, start, pageSize + 1)
    const { list, next } = cut(rows, pageSize, ({ registeredAt, id }) => ({ at: registeredAt, id }))
    const { claimDays: _, ...rule } = referral.REFERRAL_REWARD
    const page = {
      list: list.map((friend) => friendView(world, friend)),
      next,
      rule: isRewarded(world, caller) ? rule : null,
    }
    if (after !== undefined) return { ...page, footer: null }
    const { count, amount } = world.use(rewardsRepository).ofType(caller.memberId, 'REFERRAL')
    const friends = members.countBelow(merchant, caller.username)
    return { ...page, footer: { friends, rewarded: count, reward: toAmount(amount) } }
  }),
]

function friendView(world: World, friend: Member): referral.Friend {
  const { deposit, bet, reward } = broughtBy(world, friend)
  return {
    userName: maskedName(friend.username),
    regDate: friend.registeredAt,
    day: merchantCalendar(friend.merchant).dayOf(friend.registeredAt),
    deposit: toAmount(deposit),
    bet: toAmount(bet),
    reward: toAmount(reward),
    status: reward > 0 ? 'rewarded' : deposit > 0 || bet > 0 ? 'playing' : 'joined',
  }
}
