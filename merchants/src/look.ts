import { join } from 'node:path'
import * as z from 'zod/mini'
// By its path and not by its name: Vite reads this file for its own configuration, where packages of TypeScript do not load.
import { MERCHANT_CODE } from '../../contracts/src/client-config.ts'
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

/** `tokens.json`: colours of both themes, and corners where they are not the usual ones. */
export const TokensFile = z.strictObject({
  dark: Colours,
  light: Colours,
  radius: z.optional(z.strictObject({ field: Radius, button: Radius, tile: Radius, card: Radius })),
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

/** @throws BadMerchant */
export function readLook(parent: string, code: string): MerchantLook {
  const folder = join(parent, code)
  if (!MERCHANT_CODE.test(code))
    throw new BadMerchant(`${folder}: a merchant's code is letters and a number, like aurora1`)
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

/** The colours and corners of the merchants as CSS; the page's `data-merchant` and `data-theme` choose among them. */
export const tokensCss = (merchants: readonly Pick<MerchantLook, 'code' | 'tokens'>[]): string =>
  merchants
    .map(
      ({ code, tokens }) =>
        rule(`[data-merchant='${code}']`, tokens.dark) +
        rule(`[data-merchant='${code}'][data-theme='light']`, tokens.light) +
        // Two merchants side by side must look like two brands, not like one in two colours.
        rule(`html[data-merchant='${code}']`, tokens.radius ?? {}, 'radius-'),
    )
    .join('')
