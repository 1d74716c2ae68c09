import * as z from 'zod/mini'
// Imported by path, not by package name: Vite's configuration loads this file, and cannot load TypeScript packages.
import { HOME_SHELVES } from '../../contracts/src/home-shelves.ts'
import { MERCHANT_ZONE_NAMES, type MerchantZone } from '../../contracts/src/zone.ts'
import { BadMerchant, everyMerchant, fileOf } from './folders.ts'

/** Sort order of the merchants, and prefix of the ids of its members, banners and announcements. */
export const MerchantNumber = z.int().check(z.gte(1), z.lte(89))
/** The small logo: path data of one SVG stroke, in a 24 by 24 box. */
export const Stroke = z.string().check(z.regex(/^[Mm][MmLlHhVvCcSsQqTtAaZz0-9 .,-]{2,400}$/))

/** By which the merchant's days begin. */
export const MerchantTimeZone = z.enum(MERCHANT_ZONE_NAMES)

const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))
const Colours = z.strictObject({
  bg: Colour,
  surface: Colour,
  raised: Colour,
  line: Colour,
  text: Colour,
  muted: Colour,
  accent: Colour,
  'on-accent': Colour,
  warm: Colour,
})
const Radius = z.optional(z.string().check(z.regex(/^\d{1,3}px$/)))

const Manner = z.strictObject({
  /** Style of headings; bold by default. */
  headings: z.optional(z.enum(['heavy', 'light', 'serif'])),
  /** What sets cards apart from the page; a line by default. */
  cards: z.optional(z.enum(['filled', 'floating'])),
  /** Aspect ratio of the banner (width for a height of 1), and whether it spans the page. */
  banner: z.optional(
    z.strictObject({ ratio: z.number().check(z.gte(1.6), z.lte(2.6)), edges: z.optional(z.boolean()) }),
  ),
})

/** `tokens.json`: colours of both themes, and changes of the default corners, styles and home. */
export const TokensFile = z.strictObject({
  dark: Colours,
  light: Colours,
  radius: z.optional(z.strictObject({ field: Radius, button: Radius, tile: Radius, card: Radius })),
  manner: z.optional(Manner),
  /** Sections of home that come first, in this order; the others keep their default order. */
  shelves: z.optional(
    z
      .array(z.enum(HOME_SHELVES))
      .check(z.refine((names) => new Set(names).size === names.length, { error: 'a shelf stands on home once' })),
  ),
})
export type Tokens = z.output<typeof TokensFile>

/** What a page needs of a merchant before the first request to a server. */
export interface MerchantLook {
  /** The name of its folder. */
  code: string
  number: number
  stroke: string
  timeZone: MerchantZone
  tokens: Tokens
}

/** Codes of our merchants are letters and a number; those of other platforms may differ. */
const FOLDER = /^[a-z]{2,16}[0-9]{1,2}$/

/** @throws BadMerchant */
export function readLook(parent: string, code: string): MerchantLook {
  const folder = `${parent}/${code}`
  if (!FOLDER.test(code)) throw new BadMerchant(`${folder}: a merchant's code is letters and a number, like aurora1`)
  const facts = fileOf(
    folder,
    'merchant.json',
    z.object({ number: MerchantNumber, stroke: Stroke, timeZone: MerchantTimeZone }),
  )
  return { code, ...facts, tokens: fileOf(folder, 'tokens.json', TokensFile) }
}

/** Reads the looks of all merchants in these folders, in the order of their numbers. */
export const readLooks = (parents: readonly string[]): MerchantLook[] => everyMerchant(parents, readLook)

const rule = (selector: string, values: Readonly<Record<string, string | undefined>>, prefix = '') => {
  const declarations = Object.entries(values).flatMap(([name, value]) =>
    value ? [`--${prefix}${name}: ${value};`] : [],
  )
  return declarations.length > 0 ? `${selector} { ${declarations.join(' ')} }\n` : ''
}

const HEADINGS = {
  heavy: { weight: '800' },
  light: { weight: '400' },
  serif: { font: "Georgia, 'Noto Serif', 'DejaVu Serif', 'Alexandria', var(--font)" },
} as const
const CARDS = {
  filled: { line: 'transparent', ground: 'color-mix(in srgb, var(--raised) 60%, var(--surface))' },
  floating: { line: 'transparent', shadow: '0 6px 20px rgb(0 0 0 / 14%)' },
} as const

const mannerRules = (selector: string, { headings, cards, banner }: z.output<typeof Manner>) =>
  (headings ? rule(selector, HEADINGS[headings], 'heading-') : '') +
  (cards ? rule(selector, CARDS[cards], 'card-') : '') +
  (banner
    ? rule(
        selector,
        { ratio: String(banner.ratio), ...(banner.edges && { edges: 'calc(-1 * var(--margin))', radius: '0px' }) },
        'banner-',
      )
    : '')

/**
 * Returns the merchants' colours, corners and styles as CSS, selected by the page's `data-merchant` and `data-theme`.
 */
export const tokensCss = (merchants: readonly Pick<MerchantLook, 'code' | 'tokens'>[]): string =>
  merchants
    .map(
      ({ code, tokens }) =>
        rule(`[data-merchant='${code}']`, { ...tokens.dark, 'warm-fill': tokens.dark.warm }) +
        rule(`[data-merchant='${code}'][data-theme='light']`, tokens.light) +
        rule(`[data-merchant='${code}'] .stays-dark`, tokens.dark) +
        // Merchants differ in shapes as well as colours, so that they look like different brands.
        rule(`html[data-merchant='${code}']`, tokens.radius ?? {}, 'radius-') +
        mannerRules(`html[data-merchant='${code}']`, tokens.manner ?? {}),
    )
    .join('')
