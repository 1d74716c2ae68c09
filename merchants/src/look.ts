import { join } from 'node:path'
import * as z from 'zod/mini'
// By its path and not by its name: Vite reads this file for its own configuration, where packages of TypeScript do not load.
import { HOME_SHELVES } from '../../contracts/src/home-shelves.ts'
import { BadMerchant, everyMerchant, fileOf } from './folders.ts'

/** The place among the merchants, and what the ids of its members, banners and announcements begin with. */
export const MerchantNumber = z.int().check(z.gte(1), z.lte(89))
/** The mark as one stroke on a field of 24 by 24, for where it stands small: data of an SVG path. */
export const Stroke = z.string().check(z.regex(/^[Mm][MmLlHhVvCcSsQqTtAaZz0-9 .,-]{2,400}$/))

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
  /** How headings are set, where not bold. */
  headings: z.optional(z.enum(['heavy', 'light', 'serif'])),
  /** What cards are told from the page by, where not by a line. */
  cards: z.optional(z.enum(['filled', 'floating'])),
  /** Width of the banner for a height of one, and whether it reaches both edges of the page. */
  banner: z.optional(
    z.strictObject({ ratio: z.number().check(z.gte(1.6), z.lte(2.6)), edges: z.optional(z.boolean()) }),
  ),
})

/** `tokens.json`: colours of both themes, and what of corners, manner and home is not the usual. */
export const TokensFile = z.strictObject({
  dark: Colours,
  light: Colours,
  radius: z.optional(z.strictObject({ field: Radius, button: Radius, tile: Radius, card: Radius })),
  manner: z.optional(Manner),
  /** Shelves of home that come first, in this order; the others follow in theirs. */
  shelves: z.optional(
    z
      .array(z.enum(HOME_SHELVES))
      .check(z.refine((names) => new Set(names).size === names.length, { error: 'a shelf stands on home once' })),
  ),
})
export type Tokens = z.output<typeof TokensFile>

/** What a page must have of a merchant before anything is asked of a server. */
export interface MerchantLook {
  /** The name of its folder. */
  code: string
  number: number
  stroke: string
  tokens: Tokens
}

/** Our own codes are letters and a number; those of other platforms need not be. */
const FOLDER = /^[a-z]{2,16}[0-9]{1,2}$/

/** @throws BadMerchant */
export function readLook(parent: string, code: string): MerchantLook {
  const folder = join(parent, code)
  if (!FOLDER.test(code)) throw new BadMerchant(`${folder}: a merchant's code is letters and a number, like aurora1`)
  const { number, stroke } = fileOf(folder, 'merchant.json', z.object({ number: MerchantNumber, stroke: Stroke }))
  return { code, number, stroke, tokens: fileOf(folder, 'tokens.json', TokensFile) }
}

/** The looks of all merchants in the folders below these ones, in the order of their numbers. */
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
  // Letters of Urdu are in no such face and come from the usual one.
  serif: { weight: '700', font: "Georgia, 'Noto Serif', 'DejaVu Serif', var(--font)" },
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

/** The colours, corners and manner of the merchants as CSS; the page's `data-merchant` and `data-theme` choose among them. */
export const tokensCss = (merchants: readonly Pick<MerchantLook, 'code' | 'tokens'>[]): string =>
  merchants
    .map(
      ({ code, tokens }) =>
        rule(`[data-merchant='${code}']`, tokens.dark) +
        rule(`[data-merchant='${code}'][data-theme='light']`, tokens.light) +
        // Two merchants side by side must look like two brands, not like one in two colours.
        rule(`html[data-merchant='${code}']`, tokens.radius ?? {}, 'radius-') +
        mannerRules(`html[data-merchant='${code}']`, tokens.manner ?? {}),
    )
    .join('')
