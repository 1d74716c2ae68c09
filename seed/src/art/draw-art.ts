import { AVATAR_COUNT, GAME_CATEGORIES, MERCHANTS, SCENES, SERIAL_LIMIT } from './kinds.ts'
import { drawAvatar } from './logos/avatars.ts'
import { drawBadge } from './logos/badges.ts'
import { drawTeam } from './logos/crests.ts'
import { drawCategory } from './logos/defaults.ts'
import { drawIcon } from './logos/icons.ts'
import { drawPayment, drawSponsor, drawVendor } from './logos/marks.ts'
import { drawMerchant } from './logos/merchants.ts'
import { drawSymbol, isSymbol } from './logos/symbols.ts'
import { drawBanner } from './scenes/index.ts'
import { drawGame } from './tile.ts'
import { ART_VERSION } from './version.ts'

type Draw = () => string

/** Takes a name apart; undefined for a name that is well formed and still means nothing. */
type Meaning = (...parts: string[]) => Draw | undefined

const slug =
  (draw: (slug: string) => string): Meaning =>
  (name) =>
  () =>
    draw(name)

function oneOf<T extends string>(names: readonly T[], name: string, draw: (known: T) => string): Draw | undefined {
  const known = names.find((candidate) => candidate.toLowerCase() === name)
  return known && (() => draw(known))
}

const upTo = (limit: number, figures: string, draw: (number: number) => string): Draw | undefined =>
  Number(figures) <= limit ? () => draw(Number(figures)) : undefined

const SLUG = /^([a-z0-9-]{2,32})$/

const KINDS = new Map<string, readonly [name: RegExp, meaning: Meaning]>([
  [
    'game',
    [
      /^([a-z]{3,9})-([A-Z0-9_]{2,16})-([1-9][0-9]{0,3})$/,
      (category, vendor, serial) =>
        Number(serial) <= SERIAL_LIMIT
          ? oneOf(GAME_CATEGORIES, category, (known) => drawGame(known, vendor, Number(serial)))
          : undefined,
    ],
  ],
  ['vendor', [/^([A-Z0-9_]{2,16})$/, slug(drawVendor)]],
  ['merchant', [/^([a-z]+[0-9])$/, (code) => oneOf(MERCHANTS, code, drawMerchant)]],
  ['team', [SLUG, slug(drawTeam)]],
  ['sponsor', [SLUG, slug(drawSponsor)]],
  ['payment', [SLUG, slug(drawPayment)]],
  ['badge', [SLUG, slug(drawBadge)]],
  ['avatar', [/^([1-9][0-9]?)$/, (number) => upTo(AVATAR_COUNT, number, drawAvatar)]],
  [
    'banner',
    [/^([a-z]+)-([1-9])$/, (scene, variant) => oneOf(SCENES, scene, (known) => drawBanner(known, Number(variant)))],
  ],
  ['category', [/^([a-z]+)$/, (name) => oneOf([...GAME_CATEGORIES, 'default'] as const, name, drawCategory)]],
  [
    'symbol',
    [
      /^([a-z]{3,12})-([1-9])$/,
      (name, variant) => (isSymbol(name) ? () => drawSymbol(name, Number(variant)) : undefined),
    ],
  ],
  ['icon', [/^([a-z0-9-]{2,32})-([1-9])$/, (name, variant) => () => drawIcon(name, Number(variant))]],
])

function find(kindName: string, name: string): Draw | undefined {
  const [shape, meaning] = KINDS.get(kindName) ?? []
  const parts = shape?.exec(name)
  return parts ? meaning?.(...parts.slice(1)) : undefined
}

/** Whether an address leads to a picture, without drawing it. */
export const isArt = (kindName: string, name: string): boolean => find(kindName, name) !== undefined

const LONGEST = 80
const ADDRESS = /^([a-z0-9]+)\/([a-z]+)\/([A-Za-z0-9_-]+)\.svg$/

/** The picture at an address below `/img/`, or undefined for whatever is not exactly such an address. */
export function drawArt(path: string): string | undefined {
  if (path.length > LONGEST) return undefined
  const [, version, kindName, name] = ADDRESS.exec(path) ?? []
  if (version !== ART_VERSION || kindName === undefined || name === undefined) return undefined
  return find(kindName, name)?.()
}
