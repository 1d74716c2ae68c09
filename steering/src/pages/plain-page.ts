import { isLanguage, type LanguageCode, languageOf, type PackLanguage, packOf } from '@understudy/contracts'
import type { MerchantConfig } from '@understudy/merchants'
import type { Cookie, HttpAnswer, HttpRequest } from '@understudy/platform/binding/http.ts'
import { sha256 } from '@understudy/platform/shared/digests.ts'
import { escapedInQuotes as escaped } from '@understudy/platform/shared/text.ts'
import { stageFiles } from '@understudy/stage/stage-files.ts'
import { isLocalHost } from '../access/host-name.ts'

/** A plain page of the host, outside the app: a form, a refusal, a link to go on. */
export interface PlainPage {
  language: PackLanguage
  title: string
  /** HTML; anything from outside must have been passed through `escaped`. */
  body: string
  /** Inline script; its hash goes into the content security policy. */
  script?: string
  /** Merchant whose logo and colours it shows; absent: the host's own. */
  brand?: Brand | undefined
  /** Origins that may frame it, as sources of a content security policy; none by default. */
  ancestors?: string | undefined
}

export interface Brand {
  merchant: MerchantConfig
  /** Absent: the visitor's own preference. */
  theme: 'light' | 'dark' | null
}

/** Font with all letters of Urdu, which most devices lack. */
const urduFont = () =>
  [400, 700]
    .map((weight) => {
      const font = stageFiles().base64(`shared/fonts/noto-sans-arabic-urdu-${weight}.woff2`)
      const source = `url('data:font/woff2;base64,${font}') format('woff2')`
      return `@font-face{font-family:'Urdu';font-weight:${weight};src:${source};unicode-range:U+0600-06FF,U+200C-200F,U+FB50-FDFF,U+FE70-FEFF}`
    })
    .join('')

let styles: { usual: string; urdu: string } | undefined

function styleFor(language: PackLanguage): string {
  if (!styles) {
    const usual = stageFiles().text('shared/plain-page.css')
    styles = { usual, urdu: urduFont() + usual }
  }
  return language === 'UR' ? styles.urdu : styles.usual
}

/** Isolates a page from its opener. Not sent on plain HTTP beyond localhost, where browsers log a warning about it. */
export const openerPolicy = (request: HttpRequest): Record<string, string> =>
  request.protocol === 'https' || isLocalHost(request.headers.host)
    ? { 'cross-origin-opener-policy': 'same-origin' }
    : {}

/** CSS variables with a merchant's colours; `muted` gives field borders enough contrast. */
function coloursOf({ merchant: { tokens }, theme }: Brand): string {
  const root = (name: 'light' | 'dark') => {
    const { bg, surface, text, muted, accent, 'on-accent': onAccent } = tokens[name]
    return `:root{color-scheme:${name};--bg:${bg};--panel:${surface};--line:${muted};--text:${text};--muted:${muted};--accent:${accent};--on-accent:${onAccent};--danger:${DANGER[name]}}`
  }
  return theme ? root(theme) : `${root('dark')}@media(prefers-color-scheme:light){${root('light')}}`
}
/** Depends on the theme alone, as in the style sheet. */
const DANGER = { dark: '#ff9a94', light: '#a8201a' }

const sign = ({ merchant }: Brand, language: PackLanguage) =>
  `<p class="brand">${merchant.mark.replace('<svg ', '<svg aria-hidden="true" ')}<bdi>${escaped(merchant.brand[language])}</bdi></p>`

const hashOf = (text: string) => `'sha256-${sha256(text).toString('base64')}'`

/** The answer that is the page; it is never cached and its policy allows only its own script. */
export function plainPage(
  request: HttpRequest,
  status: number,
  { language, title, body, script, brand, ancestors }: PlainPage,
): HttpAnswer {
  const { tag, dir } = languageOf(language)
  const styles = [styleFor(language), ...(brand ? [coloursOf(brand)] : [])]
  const code = script === undefined ? '' : `<script>${script}</script>`
  const policy = [
    "default-src 'none'",
    `style-src ${styles.map(hashOf).join(' ')}`,
    'font-src data:',
    `script-src ${script === undefined ? "'none'" : hashOf(script)}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors ?? "'none'"}`,
  ]
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      ...openerPolicy(request),
      'content-security-policy': policy.join('; '),
    },
    body:
      `<!doctype html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">${styles.map((style) => `<style>${style}</style>`).join('')}</head>` +
      `<body><main>${brand ? sign(brand, language) : ''}${body}</main>${code}</body></html>`,
  }
}

/** The answer that leads to another address of this origin. */
export const redirectTo = (location: string, status = 302): HttpAnswer => ({ status, headers: { location } })

/** As an answer, with cookies that the browser gets along. */
export const withCookies = (answer: HttpAnswer, cookies: readonly Cookie[]): HttpAnswer => ({
  ...answer,
  cookies: [...cookies, ...(answer.cookies ?? [])],
})

/** The language of a visitor outside the app: from the cookie, else `Accept-Language`, else Urdu. */
export function languageOfVisitor(request: HttpRequest): PackLanguage {
  const cookieLanguage = request.cookies.language
  if (isLanguage(cookieLanguage)) return packOf(cookieLanguage)
  const wishes = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((range) => range.trim().split(';q='))
    .map(([tag = '', weight = '1']) => ({ tag: tag.toLowerCase(), weight: Number(weight) || 0 }))
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of wishes) {
    const pack = PACKS.find(({ prefix }) => prefix.test(tag))
    if (pack) return pack.language
  }
  return 'UR'
}

const PACKS: readonly { prefix: RegExp; language: LanguageCode & PackLanguage }[] = [
  { prefix: /^ur-latn(-|$)/, language: 'UR-LA' },
  { prefix: /^ur(-|$)/, language: 'UR' },
  { prefix: /^en(-|$)/, language: 'EN' },
]

/**
 * Whether a request is a top-level page visit. Images, frames, scripts and prefetches on other sites send requests with
 * the visitor's cookies too; none of them may change anything.
 */
export function isVisit(request: HttpRequest): boolean {
  const { 'sec-fetch-dest': destination, 'sec-fetch-mode': mode, accept = '' } = request.headers
  if (request.method !== 'GET' || request.headers['sec-purpose'] !== undefined || request.headers.purpose !== undefined)
    return false
  // Browsers omit both headers on plain HTTP beyond localhost.
  if (destination === undefined && mode === undefined) return accept.includes('text/html')
  return destination === 'document' && mode === 'navigate'
}
