import { artUrl, drawArt, GAME_CATEGORIES, type Scene } from '@understudy/art'
import type { MerchantConfig } from '@understudy/merchants'

/** Pixels, within the limits of browsers: 320 to 3840, the longer side at most 2.3 times the shorter one. */
export const SCREENSHOT = { width: 720, height: 1440 } as const

export type Direction = 'ltr' | 'rtl'

const MARGIN = 32
const GAP = 20
const INNER = SCREENSHOT.width - 2 * MARGIN
const BANNER = { top: 300, height: Math.round(INNER / 2.28) }
const COLUMNS = 3
const TILE = (INNER - (COLUMNS - 1) * GAP) / COLUMNS
const TILES_TOP = 690
const NAVIGATION = 120

/** Screenshots drawn by this process. */
const drawn = new Map<string, Promise<Buffer>>()

/**
 * The merchant's home as PNG, drawn in its dark colours with its logo and pictures. Lines of text are bars: a server has no
 * fonts of its own.
 */
export function screenshotOf(merchant: MerchantConfig, direction: Direction): Promise<Buffer> {
  const name = `${merchant.code}-${direction}`
  const existing = drawn.get(name)
  if (existing) return existing
  const screenshot = draw(merchant, direction)
  drawn.set(name, screenshot)
  // Failures are not cached, so that the next request tries again.
  screenshot.catch(() => drawn.delete(name))
  return screenshot
}

async function draw({ number, mark, scenes, tokens: { dark } }: MerchantConfig, direction: Direction): Promise<Buffer> {
  // Native code, loaded lazily with the first picture.
  const { default: sharp } = await import('sharp')
  const picture = async (svg: string, width: number, height: number) => {
    const png = await sharp(Buffer.from(svg)).resize(width, height, { fit: 'cover' }).png().toBuffer()
    return `data:image/png;base64,${png.toString('base64')}`
  }
  /** Distance from the left of a box of that width, which begins so far from the start of the line. */
  const from = (start: number, width: number) => (direction === 'ltr' ? start : SCREENSHOT.width - start - width)
  const bar = (start: number, y: number, width: number, height: number, fill: string) =>
    `<rect x="${from(start, width)}" y="${y}" width="${width}" height="${height}" rx="${Math.min(16, height / 2)}" fill="${fill}"/>`
  const image = (href: string, start: number, y: number, width: number, height: number) => {
    const x = from(start, width)
    return `<clipPath id="c${start}-${y}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="24"/></clipPath><image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" clip-path="url(#c${start}-${y})"/>`
  }

  const banner = artUrl.banner((scenes[0] ?? 'hills') as Scene, 1)
  const tiles = Array.from({ length: COLUMNS * 3 }, async (_, index) => {
    const category = GAME_CATEGORIES[(index + number) % GAME_CATEGORIES.length] ?? 'RNG'
    const url = artUrl.game({ category, vendor: 'NP', serial: number * 10 + index + 1 })
    const start = MARGIN + (index % COLUMNS) * (TILE + GAP)
    const y = TILES_TOP + Math.floor(index / COLUMNS) * (TILE + GAP)
    return image(await picture(svgAt(url), Math.ceil(TILE), Math.ceil(TILE)), start, y, TILE, TILE)
  })
  const chips = [150, 110, 130, 120].map((width, index, all) =>
    bar(
      MARGIN + all.slice(0, index).reduce((sum, one) => sum + one + GAP, 0),
      608,
      width,
      52,
      index === 0 ? dark.accent : dark.raised,
    ),
  )
  const entries = Array.from({ length: 5 }, (_, index) =>
    bar(MARGIN + 30 + index * 133, 1440 - 78, 64, 36, index === 0 ? dark.accent : dark.muted),
  )
  const parts = [
    `<rect width="100%" height="100%" fill="${dark.bg}"/>`,
    image(await picture(mark, 80, 80), MARGIN, 24, 80, 80),
    bar(MARGIN + 100, 46, 160, 36, dark.text),
    bar(SCREENSHOT.width - MARGIN - 160, 36, 160, 56, dark.accent),
    bar(MARGIN, 128, INNER, 140, dark.surface),
    bar(MARGIN + 28, 158, 220, 28, dark.muted),
    bar(MARGIN + 28, 206, 300, 36, dark.text),
    image(await picture(svgAt(banner), INNER, BANNER.height), MARGIN, BANNER.top, INNER, BANNER.height),
    ...chips,
    ...(await Promise.all(tiles)),
    `<rect y="${SCREENSHOT.height - NAVIGATION}" width="100%" height="${NAVIGATION}" fill="${dark.surface}"/>`,
    ...entries,
  ]
  const { width, height } = SCREENSHOT
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

function svgAt(url: string): string {
  const svg = drawArt(url.replace('/img/', ''))
  if (svg === undefined) throw new RangeError(`Nothing is drawn at ${url}`)
  return svg
}
