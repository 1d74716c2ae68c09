import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { PackLanguage } from '@understudy/contracts'
import type { FirstTexts, TextOfPage } from './first-texts.ts'
import { escaped } from './plain-page.ts'

/** Facts that the page needs before its first call, to render with. */
export interface PageFacts {
  merchant: string
  /** URL of the page's first banner; empty for none. */
  banner: string
  /** URL of the login's first banner, for a page that may redirect to the login. */
  loginBanner?: string | undefined
  /** Space-separated URLs of the pictures of the first games or promotions on the page; absent for none. */
  pictures?: string | undefined
  /** Code of the room the phone is in. */
  room?: string | undefined
  /** Unsolicited popups and offers are suppressed on this phone. */
  quiet?: 'yes' | undefined
  /** How the visitor may steer the world; absent when not at all. */
  steering?: 'open' | 'token' | undefined
  /** The shape that the page shows before its code is loaded; absent when the build has none. */
  shape?: FirstTexts | undefined
}

/** A shape from web/vite/shapes.ts: markup, the screen's files, its first calls, and the visitors it is accurate for. */
interface Shape {
  html: string
  files: readonly string[]
  /** URLs of the screen's first platform calls. */
  asks: readonly string[]
  for: 'all' | 'guests' | 'members'
}

export interface Page {
  /** Hashes of the inline scripts, for the content security policy. */
  scriptHashes: string[]
  html(facts: PageFacts): string
  /** The page compressed. */
  brotli(facts: PageFacts): Buffer
}

/** Brotli quality: the page is compressed while a visitor waits, and the best quality takes twenty times as long. */
const QUALITY = 5
/** How many rendered pages are cached: merchants and banners are few, but steered worlds may add more. */
const KEPT = 50

/** Loads the built index.html; undefined when there is no build. */
export function readPage(file: string): Page | undefined {
  if (!existsSync(file)) return undefined
  const source = readFileSync(file, 'utf8')
  const shapes = readShapes(join(dirname(file), 'shapes.json'))
  const scripts = [...source.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)]
  const html = (facts: PageFacts) => {
    const shape = facts.shape && shapes.get(facts.shape.path)
    if (!shape) return withFacts(source, facts)
    const [before, after] = source.split(PLACE, 2)
    return withFacts(`${before}${withTexts(shape.html, facts.shape?.texts ?? [])}${after}`, facts, shape)
  }
  const compressed = new Map<string, Buffer>()
  return {
    scriptHashes: scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    html,
    brotli(facts) {
      const key = attributes(facts) + JSON.stringify(facts.shape)
      const kept = compressed.get(key)
      if (kept) return kept
      if (compressed.size >= KEPT) compressed.clear()
      const body = brotliCompressSync(html(facts), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
      compressed.set(key, body)
      return body
    },
  }
}

/** Marks the position of the shape in the page's source. */
const PLACE = '<!--shape-->'

const readShapes = (file: string): ReadonlyMap<string, Shape> =>
  new Map(existsSync(file) ? Object.entries<Shape>(JSON.parse(readFileSync(file, 'utf8'))) : [])

const LANG_OF: Record<PackLanguage, string> = { UR: 'ur', 'UR-LA': 'ur-Latn', EN: 'en' }

/** Fills the world's texts into the shape and removes elements without a text. */
const withTexts = (shape: string, texts: readonly TextOfPage[]) =>
  shape.replace(/\{(\d)\}/g, (_, place: string) =>
    Object.entries(texts[Number(place)] ?? {})
      .map(([pack, text]) => `<span lang="${LANG_OF[pack as PackLanguage]}">${escaped(text)}</span>`)
      .join(''),
  )

/** Writes the facts as attributes of the `html` element; none of them needs escaping. */
export const withFacts = (html: string, facts: PageFacts, shape?: Shape) =>
  html.replace(/data-merchant="[a-z0-9]*"/, () => attributes(facts, shape))

const attributes = (
  { merchant, banner, loginBanner, pictures, room, quiet, steering }: PageFacts,
  shape?: Pick<Shape, 'files' | 'asks' | 'for'>,
) =>
  Object.entries({
    merchant,
    banner,
    'login-banner': loginBanner,
    pictures,
    room,
    quiet,
    steering,
    shape: shape?.for,
    files: shape?.files.join(' '),
    asks: shape?.asks.join(' ') || undefined,
  })
    .flatMap(([name, value]) => (value === undefined ? [] : [`data-${name}="${value}"`]))
    .join(' ')
