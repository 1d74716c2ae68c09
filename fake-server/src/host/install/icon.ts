import type { MerchantConfig } from '@understudy/merchants'

/** Icons rendered by this process. */
const drawn = new Map<string, Promise<Buffer>>()

/** SVG of the logo on the merchant's dark background, with the safe zone that home screen masks need. */
async function draw({ mark, tokens }: MerchantConfig, size: number): Promise<Buffer> {
  // Native code, loaded lazily with the first icon.
  const { default: sharp } = await import('sharp')
  const placed = mark
    .replace(/^<svg [^>]*>/, (tag) => tag.replace(/ (width|height)="[^"]*"/g, ''))
    .replace('<svg ', '<svg x="26" y="26" width="108" height="108" ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="${size}" height="${size}"><rect width="160" height="160" fill="${tokens.dark.bg}"/>${placed}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** The app's icon as PNG, `size` by `size`. */
export function iconOf(merchant: MerchantConfig, size: number): Promise<Buffer> {
  const name = `${merchant.code}-${size}`
  const existing = drawn.get(name)
  if (existing) return existing
  const icon = draw(merchant, size)
  drawn.set(name, icon)
  // Failures are not cached, so that the next request tries again.
  icon.catch(() => drawn.delete(name))
  return icon
}
