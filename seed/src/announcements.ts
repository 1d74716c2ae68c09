import { artUrl, SCENES, VARIANT_COUNT } from '@understudy/art'
import { type Dice, diceFrom } from '@understudy/art/random'
import type { announcements as contract } from '@understudy/contracts'
import { DAY, HOUR } from '@understudy/contracts/durations'
import { MERCHANT_CONFIGS, type MerchantConfig } from '@understudy/merchants'
import { AGENT_NOTICES } from './announcements/agents.ts'
import type { Copy, Standing, Writer } from './announcements/copy.ts'
import { HIGHLIGHTS } from './announcements/highlights.ts'
import { NEWCOMER_NOTICES } from './announcements/newcomers.ts'
import { NOTICES } from './announcements/notices.ts'
import { POPUPS } from './announcements/popups.ts'
import { PROMOTIONS } from './announcements/promotions.ts'
import { anAnnouncement } from './factories/announcement.ts'
import { seedPart } from './seed-part.ts'
import { voiceOf } from './voice.ts'
import type { AnnouncementSeed } from './world-seed.ts'

const SECTIONS: readonly (readonly [type: contract.AnnouncementType, writers: readonly Writer[]])[] = [
  ['PL', NOTICES],
  ['PU', POPUPS],
  ['PR', PROMOTIONS],
  ['H', HIGHLIGHTS],
  ['A', AGENT_NOTICES],
  ['PL', NEWCOMER_NOTICES],
]

const SPANS: Readonly<Record<Standing, { from: number; days: number }>> = {
  'in force': { from: -12, days: 45 },
  /** Ended a few days ago. */
  ended: { from: -20, days: 16 },
  expired: { from: -60, days: 30 },
  future: { from: 6, days: 30 },
  unpublished: { from: -2, days: 40 },
}

/** A lasting announcement has an end date in the past, so that only `noExpiry` keeps it current. */
const LASTING_ENDED = 2 * DAY

function dates({ standing = 'in force', lasting }: Copy, order: number, startAt: number, dice: Dice) {
  const { from, days } = SPANS[standing]
  // Start dates fall along the list, so that a page sorted by newest first keeps the order written here.
  const startDate = startAt + from * DAY - order * 5 * HOUR + dice.whole(0, 4 * HOUR)
  return { startDate, endDate: lasting ? startAt - LASTING_ENDED : startDate + days * DAY }
}

/** The picture with sequence 1, which a page shows first, is not the first of the list (CONTENT-012). */
const pictures = (
  { pictures: count = 0, motif }: Copy,
  order: number,
  merchantIndex: number,
): AnnouncementSeed['images'] =>
  Array.from({ length: count }, (_, index) => ({
    url: artUrl.banner(
      SCENES[(order + merchantIndex + index) % SCENES.length] ?? 'hills',
      1 + ((order + merchantIndex * 2 + index * 3) % VARIANT_COUNT),
      index === count - 1 ? motif : undefined,
    ),
    sequence: count - index,
  }))

function ofMerchant(merchant: MerchantConfig, startAt: number, dice: Dice): AnnouncementSeed[] {
  const merchantIndex = merchant.number - 1
  const voice = voiceOf(merchant)
  const written = SECTIONS.flatMap(([type, writers]) =>
    writers.map((write, at) => ({ type, order: at, copy: write(voice) })),
  )
  return written.map(({ type, order, copy }, index) =>
    anAnnouncement({
      id: (merchantIndex + 1) * 1_000 + index + 1,
      merchant: merchant.code,
      type,
      groupName: copy.groupName ?? '',
      title: copy.title,
      content: copy.content,
      ...dates(copy, order, startAt, dice),
      noExpiry: copy.lasting ? 1 : 0,
      published: copy.standing !== 'unpublished',
      promotionType: copy.promotion?.type ?? copy.promotionType ?? '',
      execution: copy.execution ?? '',
      images: pictures(copy, order, merchantIndex),
      readers: copy.standing === 'future' ? 0 : dice.whole(20, 4_000),
    }),
  )
}

export const announcementsPart = seedPart({
  name: 'announcements',
  build: ({ seed, startAt }): AnnouncementSeed[] => {
    const dice = diceFrom(`announcements ${seed}`)
    return MERCHANT_CONFIGS.flatMap((merchant) => ofMerchant(merchant, startAt, dice))
  },
  empty: [],
})
