import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { PackLanguage } from '@understudy/contracts'
import type { FirstTexts, TextOfPage } from './first-texts.ts'
import { escaped } from './plain-page.ts'

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
  /** What the page shows before its code has come; absent where the build knows nothing for the address. */
  shape?: FirstTexts | undefined
}

/** What web/vite/shapes.ts knows of a page: its markup, the files of its screen, what that asks for, and whom it is true for. */
interface Shape {
  html: string
  files: readonly string[]
  /** Addresses of the platform that the screen asks for at first. */
  asks: readonly string[]
  for: 'all' | 'guests' | 'members'
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

/** Where a shape stands in the page's source. */
const PLACE = '<!--shape-->'

const readShapes = (file: string): ReadonlyMap<string, Shape> =>
  new Map(existsSync(file) ? Object.entries<Shape>(JSON.parse(readFileSync(file, 'utf8'))) : [])

const LANG_OF: Record<PackLanguage, string> = { UR: 'ur', 'UR-LA': 'ur-Latn', EN: 'en' }

/** The shape with the texts of the world in their places; one that has no text is left out. */
const withTexts = (shape: string, texts: readonly TextOfPage[]) =>
  shape.replace(/\{(\d)\}/g, (_, place: string) =>
    Object.entries(texts[Number(place)] ?? {})
      .map(([pack, text]) => `<span lang="${LANG_OF[pack as PackLanguage]}">${escaped(text)}</span>`)
      .join(''),
  )

/** The page's source with the facts on its `html` element; each is plain enough to stand in an attribute as it is. */
export const withFacts = (html: string, facts: PageFacts, shape?: Shape) =>
  html.replace(/data-merchant="[a-z0-9]*"/, () => attributes(facts, shape))

const attributes = (
  { merchant, banner, loginBanner, pictures, room, quiet, steering }: PageFacts,
  shape?: Pick<Shape, 'files' | 'asks' | 'for'>,
) =>
  Object.entries({
    ...{ merchant, banner, 'login-banner': loginBanner, pictures, room, quiet, steering },
    ...{ shape: shape?.for, files: shape?.files.join(' '), asks: shape?.asks.join(' ') || undefined },
  })
    .flatMap(([name, value]) => (value === undefined ? [] : [`data-${name}="${value}"`]))
    .join(' ')
