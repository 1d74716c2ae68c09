import { at, hash } from './random.ts'
import { box, circle, faint, n, paint } from './sheet.ts'
import { type Layer, SIDE, type Stage } from './stage.ts'

const wave = (left: number, rise: number, right: number, shift: number): string =>
  `M-3 ${n(left)}C${n(60 + shift)} ${n(left - rise)} ${n(110 + shift)} ${n(left + rise)} 160 ${n((left + right) / 2)}S${n(240 - shift)} ${n(right - rise)} 303 ${n(right)}`

const scallops = (y: number, count: number, depth: number): string => {
  const w = 306 / count
  return `M-3 ${n(y)}${Array.from({ length: count }, (_, i) => `Q${n((i + 0.5) * w - 3)} ${n(y - depth)} ${n((i + 1) * w - 3)} ${n(y)}`).join('')}`
}

const closed = (d: string): string => `${d}V303H-3Z`

type Brim = (stage: Stage, y: number) => string
const BRIMS: readonly Brim[] = [
  ({ dice }, y) => wave(y, dice.between(10, 20), y + dice.between(-6, 6), dice.between(-20, 20)),
  ({ dice }, y) => wave(y - 6, -dice.between(10, 18), y + 4, dice.between(-20, 20)),
  (_, y) => `M-3 ${n(y - 8)}Q150 ${n(y + 22)} 303 ${n(y - 8)}`,
  ({ dice }, y) => scallops(y + 4, dice.pick([5, 6, 7]), 18),
  ({ dice }, y) => `M-3 ${n(y - 10)}C90 ${n(y - 14)} 120 ${n(y + dice.between(6, 16))} 303 ${n(y + 2)}`,
  ({ dice }, y) =>
    `M-3 ${n(y + 4)}C40 ${n(y - 22)} 80 ${n(y - 16)} 110 ${n(y)}S190 ${n(y + dice.between(6, 14))} 225 ${n(y - 4)}S280 ${n(y - 12)} 303 ${n(y - 2)}`,
]

/** Draws the foot, dark enough for the vendor's name in white on any backdrop; its edge is the vendor's. */
export const foot: Layer = (stage) => {
  const { palette, vendor } = stage
  const brim = at(BRIMS, hash(`brim of ${vendor}`))
  const back = brim(stage, 232)
  const front = brim(stage, 246)
  return (
    paint(closed(back), palette.other, faint(0.34)) +
    paint(
      closed(front),
      palette.foot,
      ` fill-opacity=".84" stroke="${palette.light}" stroke-opacity=".5" stroke-width="2"`,
    ) +
    paint(`M0 284Q90 ${stage.dice.whole(248, 268)} 190 288T300 268V300H0Z`, palette.light, faint(0.07))
  )
}

/** Draws the ground of a tile, below everything else. */
export const sky: Layer = ({ sheet, palette }) =>
  box(0, 0, SIDE, SIDE, 0, sheet.fadeVia(palette.skyHigh, palette.skyMiddle, palette.skyLow, 'slant'))

/** Darkens the backdrop towards the foot and brightens it behind the motif. */
export const air: Layer = ({ sheet, palette }) =>
  box(0, 170, SIDE, 130, 0, sheet.fade(palette.foot, palette.foot, 'down', 0, 0.62)) +
  circle(150, 132, 140, sheet.glow(palette.light, 0.55))
