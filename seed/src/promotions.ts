import type { promotions as contract } from '@understudy/contracts'
import { HOUR } from '@understudy/contracts/durations'
import { MERCHANT_CONFIGS } from '@understudy/merchants'
import { PROMOTIONS } from './announcements/promotions.ts'
import { announcementsPart } from './announcements.ts'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'
import { voiceOf } from './voice.ts'
import type { AnnouncementSeed } from './world-seed.ts'

/** Rule of the announcement (type PR) with the same id. */
export interface PromotionSeed {
  id: number
  merchant: string
  rule: contract.PromotionRule
}

/** A member's part in a promotion from before the world's start. */
export interface PromotionPartSeed {
  promotionId: number
  memberId: number
  label: contract.KeptLabel
  /** When it got its label. */
  at: number
  reason: contract.RejectReason | null
  /** Currency units; 0 while nothing was given. */
  amount: number
}

export interface PromotionsSeed {
  promotions: PromotionSeed[]
  parts: PromotionPartSeed[]
}

/** Parts of amina at aurora1 and of imran at cedar3: promotion, label, and age in hours. */
const STANDINGS: readonly (readonly [title: string, label: contract.KeptLabel, hours: number])[] = [
  ['Weekly cashback', 'applying', 3],
  ['Birthday gift', 'rejected', 26],
  ['Monthly VIP gift', 'issued', 30],
  ['App bonus', 'claimed', 7 * 24],
  ['Goal of the month', 'process', 40],
  ['Prize draw', 'joined', 5 * 24],
]
const OF_THE_CAST: readonly string[] = ['amina', 'imran']

const ofMerchant = (announcements: readonly AnnouncementSeed[], merchant: string) =>
  announcements.filter((one) => one.type === 'PR' && one.merchant === merchant)

export const promotionsPart = seedPart({
  name: 'promotions',
  needs: [announcementsPart, membersPart],
  build: ({ startAt }, announcements, members): PromotionsSeed => ({
    promotions: MERCHANT_CONFIGS.flatMap((config) => {
      const rules = PROMOTIONS.map((write) => write(voiceOf(config)).promotion)
      return ofMerchant(announcements, config.code).flatMap(({ id, merchant }, index) => {
        const rule = rules[index]
        return rule ? [{ id, merchant, rule }] : []
      })
    }),
    parts: members
      .filter(({ username }) => OF_THE_CAST.includes(username))
      .flatMap(({ id: memberId, merchant }) =>
        STANDINGS.map(([title, label, hours]): PromotionPartSeed => {
          const highlights = ofMerchant(announcements, merchant)
          const index = highlights.findIndex((one) => one.title.EN === title)
          const config = MERCHANT_CONFIGS.find(({ code }) => code === merchant)
          const rule = config && PROMOTIONS[index]?.(voiceOf(config)).promotion
          if (!rule) throw new Error(`${merchant} has no promotion ${title}`)
          return {
            promotionId: highlights[index]?.id ?? 0,
            memberId,
            label,
            at: startAt - hours * HOUR,
            reason: label === 'rejected' ? 'profile' : null,
            amount: label === 'issued' || label === 'claimed' ? rule.amount : 0,
          }
        }),
      ),
  }),
  empty: { promotions: [], parts: [] },
})
