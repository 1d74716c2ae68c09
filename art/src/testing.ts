import { artUrl, drawArt } from './index.ts'
import { GAME_CATEGORIES } from './motifs/index.ts'
import { SCENES } from './scenes/index.ts'
import { VARIANT_COUNT } from './scenes/scene.ts'

/** Draws the picture at an address, as the server does. */
export const below = (address: string): string => drawArt(address.slice('/img/'.length)) ?? ''

const VENDORS = [
  'NP',
  'SR',
  'KP',
  'CT',
  'PB',
  'BH',
  'TN',
  'FW',
  'FB',
  'U9W',
  'IMES',
  'DS88',
  'TCG_LOTTO_VN',
  'IND',
  'A_1',
  'ZZZZ',
]

/** More games than a world has: every category of every vendor. */
export const shelves = (): string[] =>
  VENDORS.flatMap((vendor) =>
    GAME_CATEGORIES.flatMap((category) =>
      Array.from({ length: category === 'RNG' ? 60 : 14 }, (_, i) => artUrl.game({ category, vendor, serial: i + 1 })),
    ),
  )

export const banners = (): string[] =>
  SCENES.flatMap((scene) => Array.from({ length: VARIANT_COUNT }, (_, i) => artUrl.banner(scene, i + 1)))

const SLUGS = [
  'marjan',
  'kohsar',
  'river-tea',
  'adults-only',
  'licence',
  'play-safe',
  'fair-draw',
  'a-very-long-name-of-32-letters-x',
  '--',
  '42',
]

/** Logos of vendors, teams and companies. */
export const logos = (): string[] => [
  ...VENDORS.map(artUrl.vendor),
  ...SLUGS.flatMap((slug) => [artUrl.team(slug), artUrl.sponsor(slug), artUrl.payment(slug), artUrl.badge(slug)]),
]

export const promotions = (): string[] =>
  [...SLUGS, 'gift', 'cashback', 'telegram'].flatMap((slug) => [artUrl.icon(slug), artUrl.icon(slug, VARIANT_COUNT)])

export const everyKind = (): string[] => [
  ...shelves().filter((_, i) => i % 10 === 0),
  ...banners(),
  ...logos(),
  ...promotions(),
  ...[1, 12, 24].map(artUrl.avatar),
  artUrl.category('RNG'),
  ...['feather', 'koi', 'tiger'].map((name) => artUrl.symbol(name, VARIANT_COUNT)),
]
