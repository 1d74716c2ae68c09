import { AVATAR_COUNT, drawAvatar } from './logos/avatars.ts'
import { drawBadge } from './logos/badges.ts'
import { drawTeam } from './logos/crests.ts'
import { drawCategory } from './logos/defaults.ts'
import { drawIcon } from './logos/icons.ts'
import { drawPayment, drawSponsor, drawVendor } from './logos/marks.ts'
import { drawSymbol, isSymbol, SYMBOLS } from './logos/symbols.ts'
import { GAME_CATEGORIES } from './motifs/index.ts'
import { figureOf, MOTIFS, motifNamed } from './motifs/named.ts'
import { drawBanner, SCENES } from './scenes/index.ts'
import { VARIANT_COUNT } from './scenes/scene.ts'
import { drawGame, SERIAL_LIMIT } from './tile.ts'
import { ART_VERSION } from './version.ts'

type Draw = () => string

/** Parses a name; undefined for a well-formed name without a meaning. */
type Meaning = (...parts: string[]) => Draw | undefined

const slug =
  (draw: (slug: string) => string): Meaning =>
  (name) =>
  () =>
    draw(name)

function oneOf<T extends string>(names: readonly T[], name: string, draw: (known: T) => string): Draw | undefined {
  const existing = names.find((candidate) => candidate.toLowerCase() === name)
  return existing && (() => draw(existing))
}

const upTo = (limit: number, figures: string, draw: (number: number) => string): Draw | undefined =>
  Number(figures) <= limit ? () => draw(Number(figures)) : undefined

const SLUG = /^([a-z0-9-]{2,32})$/

interface Kind {
  readonly name: RegExp
  readonly meaning: Meaning
  /** Sample names for the preview page. */
  readonly samples: () => readonly string[]
}

const counted = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
const VENDORS = ['NP', 'SR', 'KP', 'CT', 'PB', 'BH', 'TN', 'FW', 'FB', 'IMES', 'DS88', 'TCG_LOTTO_VN']
const ICONS = [
  'gift',
  'cashback',
  'wallet',
  'vip',
  'friends',
  'calendar',
  'news',
  'cup',
  'safety',
  'mission',
  'telegram',
]

const KINDS = new Map<string, Kind>([
  [
    'game',
    {
      name: /^([a-z]{3,9})-([A-Z0-9_]{2,16})-([1-9][0-9]{0,3})(?:-(curve-)?([a-z]{3,12}))?$/,
      meaning(category = '', vendor = '', serial, curve, name) {
        const motif = name === undefined ? undefined : motifNamed(name)
        if (Number(serial) > SERIAL_LIMIT || (name !== undefined && !motif)) return undefined
        const motifPart = motif && { motif, curve: curve !== undefined }
        return oneOf(GAME_CATEGORIES, category, (known) => drawGame(known, vendor, Number(serial), motifPart))
      },
      samples: () =>
        GAME_CATEGORIES.flatMap((category) =>
          VENDORS.map((vendor, index) => `${category.toLowerCase()}-${vendor}-${index + 1}`),
        ).concat(MOTIFS.map((motif, index) => `rng-NP-${index + 1}-${motif.toLowerCase()}`)),
    },
  ],
  [
    'banner',
    {
      name: /^([a-z]+)-([1-9])(?:-([a-z]{3,12}))?$/,
      meaning(scene = '', variant, name) {
        const motif = name === undefined ? undefined : motifNamed(name)
        const hero = motif && figureOf(motif)
        if (name !== undefined && !hero) return undefined
        return oneOf(SCENES, scene, (known) => drawBanner(known, Number(variant), hero))
      },
      samples: () => SCENES.flatMap((scene) => counted(VARIANT_COUNT).map((variant) => `${scene}-${variant}`)),
    },
  ],
  ['vendor', { name: /^([A-Z0-9_]{2,16})$/, meaning: slug(drawVendor), samples: () => VENDORS }],
  ['team', { name: SLUG, meaning: slug(drawTeam), samples: () => ['marjan', 'kohsar', 'river-kings', 'lantern-city'] }],
  ['sponsor', { name: SLUG, meaning: slug(drawSponsor), samples: () => ['river-cup', 'kite-makers', 'blue-heron'] }],
  ['payment', { name: SLUG, meaning: slug(drawPayment), samples: () => ['kite-pay', 'river-bank', 'moon-wallet'] }],
  [
    'badge',
    { name: SLUG, meaning: slug(drawBadge), samples: () => ['adults-only', 'licence', 'play-safe', 'time-out'] },
  ],
  [
    'avatar',
    {
      name: /^([1-9][0-9]?)$/,
      meaning: (number) => upTo(AVATAR_COUNT, number, drawAvatar),
      samples: () => counted(AVATAR_COUNT).map(String),
    },
  ],
  [
    'category',
    {
      name: /^([a-z]+)$/,
      meaning: (name) => oneOf([...GAME_CATEGORIES, 'default'] as const, name, drawCategory),
      samples: () => [...GAME_CATEGORIES, 'default'].map((category) => category.toLowerCase()),
    },
  ],
  [
    'symbol',
    {
      name: /^([a-z]{3,12})-([1-9])$/,
      meaning: (name, variant) => (isSymbol(name) ? () => drawSymbol(name, Number(variant)) : undefined),
      samples: () => SYMBOLS.map((name) => `${name}-1`),
    },
  ],
  [
    'icon',
    {
      name: /^([a-z0-9-]{2,32})-([1-9])$/,
      meaning: (name, variant) => () => drawIcon(name, Number(variant)),
      samples: () => ICONS.flatMap((name) => [`${name}-1`, `${name}-2`]),
    },
  ],
])

/** Returns every kind of art with sample names. */
export const everyArt = (): { kind: string; names: readonly string[] }[] =>
  [...KINDS].map(([kind, { samples }]) => ({ kind, names: samples() }))

function find(kindName: string, name: string): Draw | undefined {
  const kind = KINDS.get(kindName)
  const parts = kind?.name.exec(name)
  return parts ? kind?.meaning(...parts.slice(1)) : undefined
}

/** Reports whether an address has a picture, without drawing it. */
export const isArt = (kindName: string, name: string): boolean => find(kindName, name) !== undefined

const LONGEST = 80
const ADDRESS = /^([a-z0-9]+)\/([a-z]+)\/([A-Za-z0-9_-]+)\.svg$/

/** Draws the picture at an address below `/img/`; undefined for any other address. */
export function drawArt(path: string): string | undefined {
  if (path.length > LONGEST) return undefined
  const [, version, kindName, name] = ADDRESS.exec(path) ?? []
  if (version !== ART_VERSION || kindName === undefined || name === undefined) return undefined
  return find(kindName, name)?.()
}
