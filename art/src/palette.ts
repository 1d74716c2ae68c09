import { BRASS, GOLD, oklch, type Ramp, ROSE, ramp, SILVER } from './colour.ts'
import { at, type Dice, hash } from './random.ts'

/**
 * Hues from 70 to 140 are left out, because they look muddy across a whole tile. The others form one circle of 290
 * degrees, on which vendors are spread and varied.
 */
const GAP_START = 70
const GAP_WIDTH = 70
const CIRCLE = 360 - GAP_WIDTH

/** Maps any number to a hue on the circle. */
export const onWheel = (position: number): number => {
  const turned = ((position % CIRCLE) + CIRCLE) % CIRCLE
  return turned < GAP_START ? turned : turned + GAP_WIDTH
}

/** Gradients must not cross the gap, because orange mixed with green is muddy too. */
const roundOf = (position: number): number => Math.floor((position - GAP_START) / CIRCLE)
const crosses = (home: number, position: number): boolean => roundOf(home) !== roundOf(position)

const positionOf = (code: string): number => hash(`hue of ${code}`) % CIRCLE

const handOf = (code: string): number => hash(`hand of ${code}`)

/** A vendor's second hue is always on the same side of the first, so that its tiles look related. */
const leanOf = (code: string): number => {
  const hand = handOf(code)
  return (hand & 1 ? 1 : -1) * (38 + ((hand >>> 4) % 34))
}

const METALS: readonly Ramp[] = [GOLD, GOLD, GOLD, BRASS, ROSE, SILVER]
const metalOf = (code: string, shift: number): Ramp => at(METALS, (handOf(code) >>> 13) + shift)

/** Returns the main hue of a vendor, in degrees of OKLCH (CSS: `oklch(70% .15 <hue>)`). */
export const vendorHue = (code: string): number => onWheel(positionOf(code))

/** Very dark orange looks brown, so shadows of warm tiles are plum. */
const plum = (hue: number): number => (hue > 12 && hue < 80 ? hue - 52 : hue)

/** The colours of one tile. */
export interface Palette {
  readonly hue: number
  readonly skyHigh: string
  readonly skyMiddle: string
  readonly skyLow: string
  /** Tint of light on the ground: glows, rays, bokeh. */
  readonly light: string
  /** Second tint, from the other hue of the gradient. */
  readonly other: string
  readonly deep: string
  readonly foot: string
  readonly ink: Ramp
  readonly tint: Ramp
  readonly counter: Ramp
  readonly metal: Ramp
  /** Ground behind something in `metal`, never brown behind gold. */
  readonly velvet: Ramp
}

/** Returns what a vendor's logo shares with its games: both hues, and the metal of its frames. */
export function familyOf(code: string): { hue: number; other: number; metal: Ramp } {
  const position = positionOf(code)
  const lean = leanOf(code)
  return {
    hue: onWheel(position),
    other: onWheel(crosses(position, position + lean) ? position - lean : position + lean),
    metal: metalOf(code, 0),
  }
}

/** Lightness of the sky from top to bottom; a vendor's games use all of them. */
const MOODS = [
  { high: 0.68, middle: 0.53, low: 0.31, chroma: 0.2 },
  { high: 0.42, middle: 0.54, low: 0.33, chroma: 0.19 },
  { high: 0.56, middle: 0.44, low: 0.27, chroma: 0.19 },
  { high: 0.76, middle: 0.6, low: 0.38, chroma: 0.18 },
  { high: 0.34, middle: 0.48, low: 0.58, chroma: 0.19 },
] as const

export function paletteOf(vendor: string, serial: number, dice: Dice): Palette {
  const drift = dice.between(-35, 35)
  const home = positionOf(vendor)
  const position = crosses(home, home + drift) ? home - drift / 2 : home + drift
  const hue = onWheel(position)
  const lean = leanOf(vendor)
  const toOther = crosses(position, position + lean) ? -lean : lean
  const otherHue = onWheel(position + toOther)
  // Dark orange looks brown, so everything near amber is a little lighter and more saturated.
  const amber = Math.max(0, Math.cos(((hue - 66) * Math.PI) / 90)) * (Math.abs(hue - 66) < 45 ? 1 : 0)
  const mood = at(MOODS, serial * 2 + (handOf(vendor) >>> 9))
  const tintHue = onWheel(position + dice.pick([105, 140, 165, 195, 230, 0]) + (drift > 0 ? -8 : 8))
  const ink = ramp(hue, 0.16)
  const counter = ramp(onWheel(position + CIRCLE / 2 + drift), 0.19)
  return {
    hue,
    skyHigh: oklch(mood.high + amber * 0.1, mood.chroma + amber * 0.03, hue),
    skyMiddle: oklch(mood.middle + amber * 0.08, mood.chroma + amber * 0.03, onWheel(position + toOther * 0.45)),
    skyLow: oklch(mood.low, mood.chroma * 0.85, otherHue),
    light: oklch(0.88, 0.11, onWheel(position - toOther * 0.25)),
    other: oklch(0.74, 0.16, otherHue),
    deep: oklch(0.26, 0.09, plum(otherHue)),
    foot: oklch(0.2, 0.09, plum(onWheel(position + toOther * 0.9))),
    ink,
    tint: ramp(tintHue, 0.2),
    counter,
    metal: metalOf(vendor, dice.chance(0.2) ? 1 : 0),
    velvet: hue > 30 && hue < 90 ? counter : ink,
  }
}
