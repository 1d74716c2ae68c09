import { artUrl, type Scene, VARIANT_COUNT } from '@understudy/art'
import { MERCHANT_CONFIGS, type MerchantConfig } from '@understudy/merchants'
import {
  GAME_SLOGANS,
  LIVE_SLOGANS,
  LOGIN_SLOGANS,
  NEW_GAME_SLOGANS,
  REGISTER_SLOGANS,
} from './banners/shared-slogans.ts'
import type { Slogan } from './banners/slogan.ts'
import { seedPart } from './seed-part.ts'
import type { BannerSeed } from './world-seed.ts'

const ACTIVITIES = '/m/activity'
const SLOTS = '/m/gameList?gameType=RNG'
const NOWHERE = ''

interface Stand {
  groupName: BannerSeed['groupName']
  slogans: (merchant: MerchantConfig) => readonly Slogan[]
  links: (merchant: MerchantConfig) => readonly string[]
}

const sharedFrom =
  (lines: readonly Slogan[]) =>
  ({ number }: MerchantConfig) => {
    const start = (number - 1) % lines.length
    return [...lines.slice(start), ...lines.slice(0, start)]
  }

/** Banner groups, each with one banner per link. */
const STANDS: readonly Stand[] = [
  {
    groupName: 'm_home',
    slogans: (merchant) => merchant.slogans.map(({ title, subtitle }) => [title, subtitle] as const),
    links: ({ host }) => [ACTIVITIES, `https://news.${host}.example/`, SLOTS, NOWHERE],
  },
  { groupName: 'm_live', slogans: sharedFrom(LIVE_SLOGANS), links: () => ['/m/gameList?gameType=LIVE'] },
  { groupName: 'm_newgame', slogans: sharedFrom(NEW_GAME_SLOGANS), links: () => [SLOTS, ACTIVITIES] },
  { groupName: 'm_game', slogans: sharedFrom(GAME_SLOGANS), links: () => [SLOTS, '/m/gameList?gameType=FISH'] },
  { groupName: 'm_login', slogans: sharedFrom(LOGIN_SLOGANS), links: () => [ACTIVITIES, ACTIVITIES] },
  { groupName: 'm_reg', slogans: sharedFrom(REGISTER_SLOGANS), links: () => [ACTIVITIES] },
]

function ofMerchant(merchant: MerchantConfig): BannerSeed[] {
  const scenes = merchant.scenes as Scene[]
  const merchantIndex = merchant.number - 1
  const hung = STANDS.flatMap(({ groupName, slogans, links }) => {
    const lines = slogans(merchant)
    return links(merchant).map((link, index) => ({ groupName, link, order: index + 1, line: lines[index] }))
  })
  return hung.map(({ groupName, link, order, line }, index) => {
    if (!line) throw new Error(`No words for a banner of ${groupName}`)
    const [title, subtitle] = line
    return {
      id: (merchantIndex + 1) * 100 + index + 1,
      merchant: merchant.code,
      groupName,
      url: artUrl.banner(scenes[index % scenes.length] ?? 'hills', 1 + ((index + merchantIndex * 2) % VARIANT_COUNT)),
      title,
      subtitle,
      link,
      order,
    }
  })
}

export const bannersPart = seedPart({
  name: 'banners',
  build: (): BannerSeed[] => MERCHANT_CONFIGS.flatMap(ofMerchant),
  empty: [],
})
