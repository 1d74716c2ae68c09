import type { MerchantConfig } from '@understudy/merchants'

/** Drawn once in the life of a process. */
const drawn = new Map<string, Promise<Buffer>>()

/** The mark on the ground of the merchant's dark theme, with the room around it that masks of home screens need. */
async function draw({ mark, tokens }: MerchantConfig, size: number): Promise<Buffer> {
  // Native code, loaded with the first icon.
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
  const known = drawn.get(name)
  if (known) return known
  const icon = draw(merchant, size)
  drawn.set(name, icon)
  // A failure is not kept: the next visitor may have more luck.
  icon.catch(() => drawn.delete(name))
  return icon
}
