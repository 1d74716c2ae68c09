/**
 * Colours are mixed in OKLCH instead of HSL: equal lightness looks equally light there, so a yellow vendor is as
 * readable and as saturated as a blue one.
 */
const inGamut = (channel: number): boolean => channel >= -0.0005 && channel <= 1.0005

function linearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function hexByte(channel: number): string {
  const clipped = Math.min(1, Math.max(0, channel))
  const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

/** Converts an OKLCH colour to `#rrggbb`. Outside the sRGB gamut, the chroma is reduced and the hue kept. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let rgb = linearRgb(lightness, chroma, hue)
  if (!rgb.every(inGamut)) {
    let low = 0
    let high = chroma
    for (let i = 0; i < 7; i++) {
      const middle = (low + high) / 2
      if (linearRgb(lightness, middle, hue).every(inGamut)) low = middle
      else high = middle
    }
    rgb = linearRgb(lightness, low, hue)
  }
  return `#${hexByte(rgb[0])}${hexByte(rgb[1])}${hexByte(rgb[2])}`
}

/** Five steps of one colour, from the highlight to the outline. */
export interface Ramp {
  readonly shine: string
  readonly light: string
  readonly mid: string
  readonly dark: string
  readonly edge: string
}

const ramps = new Map<string, Ramp>()

/** Makes a ramp whose shadows lean towards blue and highlights towards yellow, as in daylight. */
export function ramp(hue: number, chroma = 0.19): Ramp {
  const whole = ((Math.round(hue) % 360) + 360) % 360
  const key = `${whole}/${chroma}`
  const cached = ramps.get(key)
  if (cached) return cached
  const toBlue = Math.sin(((whole - 270) * Math.PI) / 180) * 14
  const newRamp: Ramp = {
    shine: oklch(0.95, chroma * 0.35, whole + toBlue),
    light: oklch(0.82, chroma * 0.85, whole + toBlue / 2),
    mid: oklch(0.67, chroma, whole),
    dark: oklch(0.47, chroma * 0.9, whole - toBlue / 2),
    edge: oklch(0.27, chroma * 0.55, whole - toBlue),
  }
  ramps.set(key, newRamp)
  return newRamp
}

export const GOLD: Ramp = { shine: '#fff6cf', light: '#ffdf7e', mid: '#f2b233', dark: '#b9701a', edge: '#5a2c08' }
export const SILVER: Ramp = { shine: '#ffffff', light: '#e4eaf4', mid: '#b3bfd3', dark: '#74819b', edge: '#2b3347' }
export const ROSE: Ramp = { shine: '#fff0e8', light: '#ffcdb4', mid: '#e8957a', dark: '#a8524a', edge: '#4d1a20' }
export const BRASS: Ramp = { shine: '#fffbe6', light: '#ffeaa0', mid: '#e5bd55', dark: '#a07224', edge: '#46290a' }
export const IVORY: Ramp = { shine: '#ffffff', light: '#fffaf0', mid: '#f1e6d6', dark: '#cdb9a4', edge: '#4d3b33' }
export const NIGHT: Ramp = { shine: '#8290b8', light: '#4b5780', mid: '#2c3557', dark: '#171d38', edge: '#080b1a' }
export const WOOD: Ramp = { shine: '#ffe3b8', light: '#e8b478', mid: '#c1803f', dark: '#7d4620', edge: '#38190a' }

export const RED = ramp(24, 0.22)
export const ORANGE = ramp(55, 0.19)
export const YELLOW: Ramp = { shine: '#fffbd0', light: '#ffee70', mid: '#ffd023', dark: '#d98f06', edge: '#653d04' }
export const GREEN = ramp(146, 0.19)
export const TEAL = ramp(185, 0.14)
export const BLUE = ramp(256, 0.18)
export const VIOLET = ramp(298, 0.2)
export const PINK = ramp(355, 0.2)
