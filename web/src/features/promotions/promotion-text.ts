import type { Promotion, PromotionDetail, PromotionLabel } from '@understudy/contracts/promotions'
import { calendar } from '@/shared/clock/calendar'
import type { TextKey } from '@/shared/i18n'
import type { StatusTone } from '@/shared/ui/StatusTag'

export const labelKey = (label: PromotionLabel): TextKey =>
  label === 'coming soon' ? 'promotions:label.soon' : `promotions:label.${label}`

const TONES: Record<PromotionLabel, StatusTone> = {
  'coming soon': 'quiet',
  join: 'open',
  applying: 'waiting',
  rejected: 'bad',
  joined: 'waiting',
  process: 'waiting',
  issued: 'good',
  claim: 'good',
  claimed: 'quiet',
  close: 'quiet',
}
export const labelTone = (label: PromotionLabel): StatusTone => TONES[label]

/** Formats `22/11/2026` in the merchant's calendar (spec §3). */
export const slashed = (time: number): string => calendar().dayOf(time).split('-').reverse().join('/')

/** First and last day; undefined for a permanent one. */
export const promotionDates = ({
  startDate,
  endDate,
  noExpiry,
}: Pick<Promotion, 'startDate' | 'endDate' | 'noExpiry'>) =>
  noExpiry === 1 ? undefined : `${slashed(startDate)} – ${slashed(endDate)}`

/** Text key of the sentence about a status; the caller interpolates amounts and dates. */
export function sentenceKey({
  label,
  way,
  unfit,
  rule,
}: Pick<PromotionDetail, 'label' | 'way' | 'unfit' | 'rule'>): TextKey {
  if (unfit && (label === 'close' || label === 'join' || label === 'claim')) return `promotions:say.${unfit}`
  switch (label) {
    case 'coming soon':
      return 'promotions:say.soon'
    case 'join':
      return way === 'claim' ? 'promotions:say.claim' : `promotions:say.${way}`
    case 'joined':
      return way === 'deposit' ? 'promotions:say.withDeposit' : 'promotions:say.inDraw'
    case 'claimed':
      return rule.every === 'day' ? 'promotions:say.tomorrow' : 'promotions:say.claimed'
    default:
      return `promotions:say.${label}`
  }
}
