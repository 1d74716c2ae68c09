import { oklch } from '../colour.ts'
import { at, type Dice } from '../random.ts'
import { box, circle, faint, n, type Sheet } from '../sheet.ts'

export const WIDE = 1080
export const HIGH = 430
/** Scenes are drawn with the horizon near the middle and then shifted up, so that the bright half is above the text. */
export const LIFT = 52
export const FLOOR = HIGH + LIFT + 10

/** Colours of light and air of one variant. */
interface Weather {
  readonly top: string
  readonly middle: string
  readonly horizon: string
  readonly sun: string
  /** Land from far to near; the nearest is almost black. */
  readonly land: readonly [string, string, string, string]
  readonly accent: string
  readonly scrim: string
}

export interface Scenery {
  readonly sheet: Sheet
  readonly dice: Dice
  readonly weather: Weather
  readonly variant: number
}

export type Scenic = (scenery: Scenery) => string

/** Hours of the day as hues: top of the sky, horizon, land, accent. */
const HOURS = [
  { top: 275, horizon: 42, land: 292, accent: 185, light: 0.78, dark: 0.36 },
  { top: 245, horizon: 350, land: 265, accent: 60, light: 0.76, dark: 0.32 },
  { top: 220, horizon: 165, land: 215, accent: 85, light: 0.8, dark: 0.42 },
  { top: 300, horizon: 15, land: 318, accent: 70, light: 0.72, dark: 0.3 },
  { top: 262, horizon: 290, land: 272, accent: 175, light: 0.62, dark: 0.22 },
  { top: 25, horizon: 72, land: 350, accent: 200, light: 0.82, dark: 0.5 },
  { top: 248, horizon: 205, land: 176, accent: 85, light: 0.88, dark: 0.55 },
  { top: 285, horizon: 200, land: 255, accent: 340, light: 0.7, dark: 0.24 },
  { top: 330, horizon: 55, land: 300, accent: 150, light: 0.78, dark: 0.38 },
] as const

export function weatherOf(variant: number): Weather {
  const hour = at(HOURS, variant - 1)
  return {
    top: oklch(hour.dark, 0.13, hour.top),
    middle: oklch((hour.dark + hour.light) / 2, 0.15, (hour.top + turnTo(hour.top, hour.horizon) * 0.55 + 360) % 360),
    horizon: oklch(hour.light, 0.15, hour.horizon),
    sun: oklch(0.95, 0.07, hour.horizon + 12),
    land: [
      oklch(0.47, 0.11, hour.land),
      oklch(0.36, 0.1, hour.land - 8),
      oklch(0.26, 0.08, hour.land - 14),
      oklch(0.18, 0.06, hour.land - 18),
    ],
    accent: oklch(0.76, 0.15, hour.accent),
    scrim: oklch(0.16, 0.05, hour.land - 14),
  }
}

/** Variants of a scene: one for each hour. */
export const VARIANT_COUNT = HOURS.length

const turnTo = (from: number, to: number): number => ((to - from + 540) % 360) - 180

export const heaven: Scenic = ({ sheet, weather }) =>
  box(0, 0, WIDE, 260, 0, sheet.fadeVia(weather.top, weather.middle, weather.horizon, 'down', 0.4))

export const sunAt = ({ sheet, weather }: Scenery, x: number, y: number, r: number): string =>
  circle(x, y, r * 3.4, sheet.glow(weather.sun, 0.6)) + circle(x, y, r, weather.sun)

/** Returns a path of hills across the width; `wild` makes them mountains. */
export function hillPath(dice: Dice, y: number, height: number, width: number, wild = false): string {
  let d = `M-20 ${FLOOR}V${n(y)}`
  for (let x = -20; x < WIDE + 20; x += width) {
    const peak = Math.round(y - dice.between(0.45, 1) * height)
    const dip = Math.round(y - dice.between(0, 0.3) * height)
    const crest = Math.round(x + width * dice.between(0.38, 0.62))
    d += wild
      ? `L${crest} ${peak}L${n(x + width)} ${dip}`
      : `C${n(x + width * 0.25)} ${n(y)} ${crest - 40} ${peak} ${crest} ${peak}S${n(x + width * 0.8)} ${dip} ${n(x + width)} ${dip}`
  }
  return `${d}V${FLOOR}Z`
}

export const stars = (dice: Dice, count: number, low: number): string => {
  const some = (howMany: number): string =>
    Array.from({ length: howMany }, () => `M${dice.whole(0, WIDE)} ${dice.whole(4, low)}h.1`).join('')
  return `<g fill="none" stroke="#fff"><path d="${some(count)}" stroke-width="2.6"${faint(0.7)}/><path d="${some(Math.round(count / 4))}" stroke-width="5"${faint(0.85)}/></g>`
}

/** Where text may begin, as a share of the height: a little above the lower 45 %. */
export const TEXT_FROM = 0.55

/**
 * Opacity of the scrim below the text. Even over pure white, it keeps a contrast of 4.5:1 for white text below
 * TEXT_FROM, whatever the scene shows.
 */
const SCRIM = { from: 0.38, atText: 0.58, atFoot: 0.74 } as const

export function scrim({ sheet, weather }: Scenery): string {
  const from = HIGH * SCRIM.from
  const text = HIGH * TEXT_FROM
  return (
    box(0, 0, WIDE * 0.56, HIGH, 0, sheet.fade(weather.scrim, weather.scrim, 'across', 0.3, 0)) +
    box(0, from, WIDE, text - from, 0, sheet.fade(weather.scrim, weather.scrim, 'down', 0, SCRIM.atText)) +
    box(0, text, WIDE, HIGH - text, 0, sheet.fade(weather.scrim, weather.scrim, 'down', SCRIM.atText, SCRIM.atFoot))
  )
}
