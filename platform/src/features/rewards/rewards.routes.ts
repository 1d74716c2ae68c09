import { type LanguageCode, platformError, rewards, toAmount } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { cut, startOf } from '../../binding/record-page.ts'
import { textIn } from '../../shared/text.ts'
import { countClaimable, pastRewardsOf } from '../promotions/index.ts'
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

  handle(rewards.history, ({ world, caller, query: { after, pageSize }, language }) => {
    const { memberId, merchant } = caller
    const now = world.now()
    const ownRewards = world.use(rewardsRepository)
    // The end of the latest claimed or expired reward is part of the cache key, because rewards expire without a write.
    const start = startOf(after, Number.MAX_SAFE_INTEGER)
    const ofPromotions = pastRewardsOf(world, merchant, memberId)
    const rows = [
      ...ownRewards.page(memberId, now, start, pageSize + 1).map((row) => ({
        cursor: { at: row.endsAt, id: row.id },
        view: (): rewards.PastReward => rewardView(row, now, language),
      })),
      ...ofPromotions.map((past) => ({
        cursor: { at: past.overAt, id: PROMOTIONS_FROM + past.part.id },
        view: () => promotionRewardView(past, language),
      })),
    ]
      .filter(({ cursor }) => cursor.at < start.at || (cursor.at === start.at && cursor.id < start.id))
      .sort((a, b) => b.cursor.at - a.cursor.at || b.cursor.id - a.cursor.id)
    const { list, next } = cut(rows, pageSize, ({ cursor }) => cursor)
    const page = { list: list.map(({ view }) => view()), next }
    if (after !== undefined) return { ...page, footer: null }
    const claimed = ofPromotions.filter(({ claimedAt }) => claimedAt !== null)
    const { count, amount } = ownRewards.claimed(memberId)
    return {
      ...page,
      footer: {
        count: count + claimed.length,
        amount: toAmount(claimed.reduce((sum, past) => sum + past.amount, amount)),
      },
    }
  }),

  handle(rewards.claim, ({ world, caller: { memberId }, body: { transactionId } }) => {
    const row = world.use(rewardsRepository).byId(Number(transactionId.slice(2)))
    if (row?.memberId !== memberId) throw platformError('reward.not.found')
    return claimReward(world, row)
  }),
]

/** Offset of ids that sorts promotion rewards before others of the same time. */
const PROMOTIONS_FROM = 1_000_000_000_000

const statusOf = ({ claimedAt, expiresAt }: RewardRow, now: number): rewards.RewardStatus => {
  if (claimedAt !== null) return 'CLAIMED'
  return expiresAt <= now ? 'EXPIRED' : 'AVAILABLE'
}

const rewardView = (row: RewardRow, now: number, language: LanguageCode): rewards.Reward => ({
  transactionId: rewardNumber(row),
  kind: row.kind,
  type: row.type,
  name: textIn(row.name, language),
  amount: toAmount(row.amount),
  multiple: row.multiple,
  requiredTurnover: toAmount(row.amount * row.multiple),
  status: statusOf(row, now),
  issuedAt: row.issuedAt,
  expireDate: row.expiresAt,
  claimedAt: row.claimedAt,
})

const promotionRewardView = (
  { part, title, amount, turnover, claimedAt, overAt }: ReturnType<typeof pastRewardsOf>[number],
  language: LanguageCode,
): rewards.PastReward => ({
  transactionId: part.rewardId,
  kind: 'earned',
  type: 'PROMOTION',
  name: textIn(title, language),
  amount: toAmount(amount),
  multiple: amount > 0 ? Math.round(turnover / amount) : 0,
  requiredTurnover: toAmount(turnover),
  status: claimedAt === null ? 'EXPIRED' : 'CLAIMED',
  issuedAt: part.since,
  expireDate: overAt,
  claimedAt,
})
