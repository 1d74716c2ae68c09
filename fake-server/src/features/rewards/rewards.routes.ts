import { type LanguageCode, platformError, rewards, toAmount } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { cut, startOf } from '../../binding/record-page.ts'
import { textIn } from '../../world/texts.ts'
import { countClaimable } from '../promotions/index.ts'
import { claimReward } from './claim.ts'
import { rewardNumber } from './payment.ts'
import { rewardsRepository } from './rewards.repository.ts'
import type { RewardRow } from './rewards.table.ts'

export const rewardsRoutes = [
  handle(rewards.claimable, ({ world, caller: { memberId }, query: { kind = null }, language }) => {
    const now = world.now()
    const rows = world.use(rewardsRepository).unclaimed(memberId, now, rewards.MOST_CLAIMABLE, kind)
    return rows.map((row) => rewardView(row, now, language))
  }),

  handle(
    rewards.unclaimed,
    ({ world, caller: { memberId, merchant } }) =>
      world.use(rewardsRepository).countUnclaimed(memberId, world.now()) + countClaimable(world, merchant, memberId),
  ),

  handle(rewards.history, ({ world, caller: { memberId }, query: { after, pageSize }, language }) => {
    const now = world.now()
    const own = world.use(rewardsRepository)
    const rows = own.page(memberId, now, startOf(after, Number.MAX_SAFE_INTEGER), pageSize + 1)
    const { list, next } = cut(rows, pageSize, ({ endsAt, id }) => ({ at: endsAt, id }))
    const page = { list: list.map((row) => rewardView(row, now, language)), next }
    if (after !== undefined) return { ...page, footer: null }
    const { count, amount } = own.claimed(memberId)
    return { ...page, footer: { count, amount: toAmount(amount) } }
  }),

  handle(rewards.claim, ({ world, caller: { memberId }, body: { transactionId } }) => {
    const row = world.use(rewardsRepository).byId(Number(transactionId.slice(2)))
    if (row?.memberId !== memberId) throw platformError('reward.not.found')
    return claimReward(world, row)
  }),
]

const statusOf = ({ claimedAt, expiresAt }: RewardRow, now: number): rewards.RewardStatus => {
  if (claimedAt !== null) return 'CLAIMED'
  return expiresAt <= now ? 'EXPIRED' : 'AVAILABLE'
}

const rewardView = (row: RewardRow, now: number, language: LanguageCode): rewards.Reward => ({
  ...{ transactionId: rewardNumber(row), kind: row.kind, type: row.type, name: textIn(row.name, language) },
  ...{ amount: toAmount(row.amount), multiple: row.multiple, requiredTurnover: toAmount(row.amount * row.multiple) },
  ...{ status: statusOf(row, now), issuedAt: row.issuedAt, expireDate: row.expiresAt, claimedAt: row.claimedAt },
})
