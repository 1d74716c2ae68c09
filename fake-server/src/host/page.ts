import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

/** What the page must know before its first call: it draws with these. */
export interface PageFacts {
  merchant: string
  /** Address of the page's first banner; empty where none is shown. */
  banner: string
  /** Address of the login's first banner, where the page may lead to the login. */
  loginBanner?: string | undefined
  /** Addresses of the first games or promotions the page lists, with spaces between them; absent where it lists none. */
  pictures?: string | undefined
  /** Code of the room the phone is in. */
  room?: string | undefined
  /** Nothing nobody asked for is to come between this phone and the page. */
  quiet?: 'yes' | undefined
  /** How the visitor may steer the world; absent where that is off. */
  steering?: 'open' | 'token' | undefined
}

export interface Page {
  /** Of the scripts in the page, for the content policy. */
  scriptHashes: string[]
  html(facts: PageFacts): string
  /** The same, compressed. */
  brotli(facts: PageFacts): Buffer
}

/** Of Brotli: a page of a room is compressed while somebody waits for it, and the best quality takes twenty times as long. */
const QUALITY = 5
/** Merchants and banners are few; worlds steered to others must not pile up. */
const KEPT = 50

/** The built index.html, or undefined where nothing is built. */
export function readPage(file: string): Page | undefined {
  if (!existsSync(file)) return undefined
  const source = readFileSync(file, 'utf8')
  const scripts = [...source.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)]
  const html = (facts: PageFacts) => withFacts(source, facts)
  const compressed = new Map<string, Buffer>()
  return {
    scriptHashes: scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    html,
    brotli(facts) {
      const key = attributes(facts)
      const kept = compressed.get(key)
      if (kept) return kept
      if (compressed.size >= KEPT) compressed.clear()
      const body = brotliCompressSync(html(facts), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
      compressed.set(key, body)
      return body
    },
  }
}

/** The page's source with the facts on its `html` element; each is plain enough to stand in an attribute as it is. */
export const withFacts = (html: string, facts: PageFacts) =>
  html.replace(/data-merchant="[a-z0-9]*"/, () => attributes(facts))

const attributes = ({ merchant, banner, loginBanner, pictures, room, quiet, steering }: PageFacts) =>
  Object.entries({ merchant, banner, 'login-banner': loginBanner, pictures, room, quiet, steering })
    .flatMap(([name, value]) => (value === undefined ? [] : [`data-${name}="${value}"`]))
    .join(' ')
