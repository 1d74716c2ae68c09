import { expect, test } from 'vitest'
import { HIGH, TEXT_FROM } from './scenes/scene.ts'
import { banners, below, shelves } from './testing.ts'

const linear = (byte: number): number => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Contrast of white text on a translucent colour over white, the worst case behind it. */
function contrastOverWhite(colour: string, alpha: number): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const byte = Number.parseInt(colour.slice(at, at + 2), 16)
    return linear(byte * alpha + 255 * (1 - alpha))
  })
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}

test('white text reads on the lower 45 % of every banner', () => {
  for (const address of banners()) {
    const svg = below(address)
    const [scrim = '', y, fill] = /<rect y="([\d.]+)"[^>]*fill="url\(#(\w+)\)"\/><\/svg>$/.exec(svg) ?? []
    expect(scrim, address).toContain('width="1080"')
    expect(Number(y), address).toBeLessThanOrEqual(HIGH * TEXT_FROM)
    const stops = new RegExp(`id="${fill}"[^>]*>(.*?)</linearGradient>`).exec(svg)?.[1] ?? ''
    const shades = [...stops.matchAll(/stop-color="(#\w{6})" stop-opacity="([\d.]+)"/g)]
    expect(shades).toHaveLength(2)
    for (const [, colour = '', alpha] of shades) {
      expect(contrastOverWhite(colour, Number(alpha)), address).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test("a vendor's tag in white reads on the foot of every game", () => {
  for (const address of shelves()) {
    const [, path = '', colour = '', alpha] =
      /<path d="(M-3[^"]+)" fill="(#\w{6})" fill-opacity="([\d.]+)" stroke="#\w{6}" stroke-opacity/.exec(
        below(address),
      ) ?? []
    expect(contrastOverWhite(colour, Number(alpha)), address).toBeGreaterThanOrEqual(4.5)
    const [, brim] = /^M-3 ([\d.]+)/.exec(path) ?? []
    expect(Number(brim), address).toBeLessThan(256)
  }
})
