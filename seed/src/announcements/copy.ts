import type { Motif } from '@understudy/art'
import type { promotions } from '@understudy/contracts'
import { mapTexts, texts } from '../texts.ts'
import type { Voice } from '../voice.ts'
import type { AnnouncementSeed, Texts } from '../world-seed.ts'

/** When an announcement is current, relative to the world's start. */
export type Standing = 'in force' | 'ended' | 'expired' | 'future' | 'unpublished'

export interface Copy {
  title: Texts
  content: Texts
  standing?: Standing
  /** Never expires, whatever its end date says. */
  lasting?: boolean
  /** The promotion type a popup is about. */
  promotionType?: promotions.PromotionType
  /** Rule of the promotion that an activity describes. */
  promotion?: promotions.PromotionRule
  execution?: 'A' | 'B' | 'F'
  pictures?: number
  /** What its first picture shows. */
  motif?: Motif
  groupName?: AnnouncementSeed['groupName']
}

export type Writer = (voice: Voice) => Copy

/** One paragraph, Urdu first. */
export const paragraph = (ur: string, la: string, en: string): Texts =>
  mapTexts(texts(ur, la, en), (text) => `<p>${text}</p>`)

export const list = (items: readonly Texts[]): Texts => {
  const inLanguage = (pick: (item: Texts) => string) =>
    `<ul>${items.map((item) => `<li>${pick(item)}</li>`).join('')}</ul>`
  return texts(
    inLanguage((item) => item.UR),
    inLanguage((item) => item['UR-LA']),
    inLanguage((item) => item.EN),
  )
}
