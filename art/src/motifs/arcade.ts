import { box, circle, faint, line, paint } from '../sheet.ts'
import { type Layer, MIDDLE } from '../stage.ts'

/** A glowing grid floor up to the horizon. */
const neonFloor: Layer = ({ sheet, palette, dice }) => {
  const y = dice.whole(148, 176)
  const runs =
    [-5, -3, -1.5, -0.5, 0.5, 1.5, 3, 5].map((i) => `M${150 + i * 14} ${y}L${150 + i * 74} 300`).join('') +
    [6, 18, 38, 66, 104].map((step) => `M0 ${y + step}H300`).join('')
  return (
    box(0, y, 300, 300 - y, 0, sheet.fade(palette.deep, palette.foot)) +
    circle(MIDDLE, y, 150, sheet.glow(palette.other, 0.9)) +
    line(runs, palette.light, 1.6, faint(0.6)) +
    line(`M0 ${y}H300`, '#fff', 3, faint(0.8))
  )
}

const circuit: Layer = ({ dice, palette }) => {
  const traces = Array.from({ length: 11 }, () => {
    const [x, y, a] = [dice.whole(0, 30) * 10, dice.whole(0, 23) * 10, dice.pick([-30, 30])]
    return { d: `M${x} ${y}h${a}l${a / 2} ${Math.abs(a) / 2}h${a}`, end: `M${x} ${y}h.1` }
  })
  return (
    line(traces.map((trace) => trace.d).join(''), palette.light, 2.4, faint(0.45)) +
    line(traces.map((trace) => trace.end).join(''), palette.other, 10, faint(0.8))
  )
}

const scan: Layer = ({ sheet, palette, dice }) =>
  box(0, 0, 300, 300, 0, sheet.tiling(6, dice.pick([6, 8]), box(0, 0, 6, 2, 0, palette.light, faint(0.18)))) +
  paint(
    `M-10 ${dice.whole(40, 120)}L310 ${dice.whole(-40, 40)}V${dice.whole(60, 110)}L-10 ${dice.whole(150, 220)}Z`,
    palette.other,
    faint(0.3),
  )

export const ARCADES: readonly Layer[] = [neonFloor, circuit, scan]
