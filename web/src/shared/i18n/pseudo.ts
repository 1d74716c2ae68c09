import type { PseudoLocale } from '@understudy/contracts/languages'
import type { Pack } from './texts.ts'

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
}

/** Placeholders and tags, which are not changed. */
const FIXED = /(\{\{[^}]*\}\}|<[^>]*>)/

/** Extra length of a translation, as a share of the English text. */
const LONGER = 0.4

/** Turns a text into a pseudo-translation: longer, with accented letters, and brackets that reveal cut texts. */
export function pseudoText(text: string): string {
  const letters = text
    .split(FIXED)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter)))
    .join('')
  return `[${letters}${' ~'.repeat(Math.ceil((text.length * LONGER) / 2))}]`
}

const inAll = (texts: object): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, typeof value === 'string' ? pseudoText(value) : inAll(value)]),
  )

/** Tag, direction and texts of a pseudo-locale, a separate language without a fallback to English. */
export const pseudoPage = (locale: PseudoLocale, texts: Pack) =>
  ({ tag: 'en-XA', dir: locale === 'PSEUDO-RTL' ? 'rtl' : 'ltr', texts: inAll(texts) as Pack }) as const
