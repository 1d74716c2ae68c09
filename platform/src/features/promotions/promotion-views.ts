import { type LanguageCode, promotions, toAmount, toUnits } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { textIn } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { addressOfPicture } from '../announcements/index.ts'
import { systemRepository } from '../system/index.ts'
import { type Promotion, promotionsRepository } from './promotions.repository.ts'
import { rewardIdOf } from './reward-id.ts'
import { overAt, type Standing, standingOf } from './standing.ts'

/** Returns a merchant's promotions whose type is switched on, the newest start first. */
export const offeredOf = (world: World, merchant: string): Promotion[] => {
  const switches: Record<string, boolean> = world.use(systemRepository).merchant(merchant).promotions
  return world
    .use(promotionsRepository)
    .ofMerchant(merchant)
    .filter(({ rule }) => switches[rule.type] !== false)
}

/**
 * Returns the promotions in a member's list: running, upcoming or recently ended, and not reserved for others;
 * optionally of one way.
 */
export function listed(world: World, merchant: string, memberId: number | undefined, way?: Promotion['rule']['way']) {
  return offeredOf(world, merchant)
    .filter(({ rule }) => way === undefined || rule.way === way)
    .filter((one) => !world.hasCome((overAt(one) ?? Number.POSITIVE_INFINITY) + promotions.SHOWN_AFTER_DAYS * DAY))
    .map((promotion) => ({ promotion, standing: standingOf(world, promotion, memberId) }))
    .filter(({ standing: { unfit } }) => unfit === null || unfit === 'level')
}

function pictureOf(world: World, { announcement }: Promotion): string | null {
  const first = announcement.images.find(({ sequence }) => sequence === 1)
  return first ? addressOfPicture(first, world.id) : null
}

export function promotionView(
  world: World,
  promotion: Promotion,
  { label }: Standing,
  language: LanguageCode,
): promotions.Promotion {
  const { id, rule, announcement } = promotion
  return {
    id,
    title: textIn(announcement.title, language),
    way: rule.way,
    kind: rule.kind,
    label,
    picture: pictureOf(world, promotion),
    startDate: announcement.startDate,
    endDate: announcement.endDate,
    noExpiry: announcement.noExpiry === 1 ? 1 : 0,
  }
}

export function detailView(
  world: World,
  promotion: Promotion,
  memberId: number | undefined,
  language: LanguageCode,
): promotions.PromotionDetail {
  const standing = standingOf(world, promotion, memberId)
  const { part, unfit, played, label } = standing
  const { rule, announcement } = promotion
  return {
    ...promotionView(world, promotion, standing, language),
    content: textIn(announcement.content, language),
    announcementImages: announcement.images
      .map((picture) => ({ url: addressOfPicture(picture, world.id), sequence: picture.sequence }))
      .sort((a, b) => a.sequence - b.sequence),
    rule,
    unfit,
    since: part?.at ?? null,
    reward: memberId === undefined ? null : rewardView(promotion, standing, memberId, world.now()),
    progress: played === undefined ? null : { actual: toAmount(played), expected: rule.goal },
    reason: label === 'rejected' ? (part?.reason ?? null) : null,
    remark: part?.remark ?? '',
    transId: part?.transId ?? null,
  }
}

/** The reward that was given, is reserved for a deposit, or can be claimed now. */
function rewardView(
  promotion: Promotion,
  { part, label, expiresAt }: Standing,
  memberId: number,
  now: number,
): promotions.PromotionDetail['reward'] {
  const isEarned = label === 'claim'
  const amount = isEarned ? toUnits(promotion.rule.amount) : (part?.amount ?? 0)
  if (amount === 0) return null
  const turnover = isEarned ? amount * promotion.rule.multiple : (part?.turnover ?? 0)
  return {
    rewardId: part?.rewardId ?? rewardIdOf(promotion, memberId, now),
    amount: toAmount(amount),
    requiredTurnover: toAmount(turnover),
    expiresAt,
  }
}
