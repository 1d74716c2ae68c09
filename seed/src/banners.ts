import { artUrl, type Scene, VARIANT_COUNT } from '@understudy/art'
import { MERCHANTS, type MerchantCode } from '@understudy/contracts'
import { HOME_SLOGANS } from './banners/home-slogans.ts'
import {
  GAME_SLOGANS,
  LIVE_SLOGANS,
  LOGIN_SLOGANS,
  NEW_GAME_SLOGANS,
  REGISTER_SLOGANS,
} from './banners/shared-slogans.ts'
import type { Slogan } from './banners/slogan.ts'
import { HOUSES } from './merchants.ts'
import { seedPart } from './seed-part.ts'
import type { BannerSeed } from './world-seed.ts'

/** Landscapes in the merchant's taste; the first is the one people remember it by. */
const TASTE: Readonly<Record<MerchantCode, readonly Scene[]>> = {
  aurora1: ['hills', 'stadium', 'river', 'stars', 'lanterns', 'nightmarket'],
  basalt2: ['harbour', 'stars', 'stadium', 'hills'],
  cedar3: ['river', 'hills', 'harbour', 'nightmarket', 'lanterns'],
  dune4: ['desert', 'stars', 'lanterns', 'harbour'],
  ember5: ['lanterns', 'nightmarket', 'river', 'desert', 'stadium'],
}

const ACTIVITIES = '/m/activity'
const SLOTS = '/m/gameList?gameType=RNG'
const NOWHERE = ''

interface Stand {
  groupName: BannerSeed['groupName']
  slogans: (merchant: MerchantCode, place: number) => readonly Slogan[]
  links: (merchant: MerchantCode) => readonly string[]
}

const sharedFrom = (lines: readonly Slogan[]) => (_merchant: MerchantCode, place: number) => {
  const start = place % lines.length
  return [...lines.slice(start), ...lines.slice(0, start)]
}

/** One banner per link. */
const STANDS: readonly Stand[] = [
  {
    groupName: 'm_home',
    slogans: (merchant) => HOME_SLOGANS[merchant],
    links: (merchant) => [ACTIVITIES, `https://news.${HOUSES[merchant].host}.example/`, SLOTS, NOWHERE],
  },
  { groupName: 'm_live', slogans: sharedFrom(LIVE_SLOGANS), links: () => ['/m/gameList?gameType=LIVE'] },
  { groupName: 'm_newgame', slogans: sharedFrom(NEW_GAME_SLOGANS), links: () => [SLOTS, ACTIVITIES] },
  { groupName: 'm_game', slogans: sharedFrom(GAME_SLOGANS), links: () => [SLOTS, '/m/gameList?gameType=FISH'] },
  { groupName: 'm_login', slogans: sharedFrom(LOGIN_SLOGANS), links: () => [ACTIVITIES, ACTIVITIES] },
  { groupName: 'm_reg', slogans: sharedFrom(REGISTER_SLOGANS), links: () => [ACTIVITIES] },
]

function ofMerchant(merchant: MerchantCode, merchantPlace: number): BannerSeed[] {
  const scenes = TASTE[merchant]
  const hung = STANDS.flatMap(({ groupName, slogans, links }) => {
    const lines = slogans(merchant, merchantPlace)
    return links(merchant).map((link, index) => ({ groupName, link, order: index + 1, line: lines[index] }))
  })
  return hung.map(({ groupName, link, order, line }, index) => {
    if (!line) throw new Error(`No words for a banner of ${groupName}`)
    const [title, subtitle] = line
    return {
      id: (merchantPlace + 1) * 100 + index + 1,
      merchant,
      groupName,
      url: artUrl.banner(scenes[index % scenes.length] ?? 'hills', 1 + ((index + merchantPlace * 2) % VARIANT_COUNT)),
      title,
      subtitle,
      link,
      order,
    }
  })
}

export const bannersPart = seedPart({
  name: 'banners',
  build: (): BannerSeed[] => MERCHANTS.flatMap(ofMerchant),
  empty: [],
})
