import { BLUE, RED, TEAL, WOOD } from '../colour.ts'
import { around, petal, shadowOf, shine, solid } from '../shapes.ts'
import { box, circle, edged, faint, line, oval, paint, placed } from '../sheet.ts'
import type { Figure } from './figure.ts'

export const crown: Figure = (sheet, tint, metal) =>
  solid(sheet, 'M-42 32L-48-22L-22 2L0-40L22 2L48-22L42 32Z', metal, 4) +
  paint('M-40 18H40L38 36H-38Z', sheet.fade(metal.light, metal.dark), edged(metal.edge, 3)) +
  circle(0, -41, 8, sheet.ball(tint), edged(tint.edge, 2)) +
  line('M-47-24h.1M47-24h.1', RED.edge, 15) +
  line('M-47-24h.1M47-24h.1', RED.mid, 11) +
  oval(0, 27, 7, 6, tint.mid, edged(tint.edge, 2)) +
  line('M-22 27h.1M22 27h.1', TEAL.light, 8) +
  shine('M-38-2L-34 14M-4-18L-12 2', 4, 0.7)

export const lamp: Figure = (sheet, tint, metal) =>
  line('M34 4C52-10 54 20 32 22', metal.edge, 10) +
  line('M34 4C52-10 54 20 32 22', metal.light, 5) +
  solid(sheet, 'M-50-16C-38-18-30-2-22 0C-14-8 20-10 34 2C40 10 34 26 12 30H-8C-26 26-36 4-50-16Z', metal, 3.5) +
  paint('M-14 31H16L24 44H-22Z', sheet.metal(metal), edged(metal.edge, 3)) +
  paint('M-14-6C-8-22 18-22 24-5C12-9-2-9-14-6Z', sheet.fade(tint.light, tint.dark), edged(metal.edge, 3)) +
  circle(5, -22, 6, metal.light, edged(metal.edge, 2.5)) +
  shine('M-18 8C-8 2 8 2 20 6', 4, 0.7) +
  line('M-48-22C-54-32-42-36-48-48', tint.shine, 5, faint(0.8))

export const chest: Figure = (sheet, tint, metal) =>
  shadowOf('M-44-6H44V42H-44Z') +
  paint('M-46-8C-46-42 46-42 46-8Z', sheet.fade(WOOD.mid, WOOD.dark), edged(WOOD.edge, 4)) +
  circle(-22, -8, 10, metal.light, edged(metal.edge, 2)) +
  circle(-2, -13, 12, metal.mid, edged(metal.edge, 2)) +
  circle(20, -9, 11, metal.light, edged(metal.edge, 2)) +
  paint('M4-10L14-20L24-10L14 4Z', tint.light, edged(tint.edge, 2)) +
  paint(
    'M-46-4H46V38C46 42 44 44 40 44H-40C-44 44-46 42-46 38Z',
    sheet.fade(WOOD.light, WOOD.dark),
    edged(WOOD.edge, 4),
  ) +
  paint('M-34-4H-22V44H-34ZM22-4H34V44H22Z', sheet.fade(metal.light, metal.dark)) +
  box(-12, 0, 24, 22, 5, sheet.metal(metal), edged(metal.edge, 3)) +
  circle(0, 9, 4, metal.edge) +
  shine('M-42 2H-18M14 2H40', 2.5, 0.5)

export const key: Figure = (sheet, tint, metal) =>
  placed(
    shadowOf('M-8-4H8V46H24V34H8Z') +
      paint('M-6-6H6V46H24V37H16V31H24V22H6Z', sheet.metal(metal), edged(metal.edge, 3.5)) +
      circle(0, -22, 25, sheet.metal(metal), edged(metal.edge, 3.5)) +
      circle(0, -22, 14, sheet.ball(tint), edged(metal.edge, 3)) +
      shine('M-18-30C-15-38-9-42-2-43', 3.5, 0.9),
    0,
    0,
    1.04,
    32,
  )

export const goblet: Figure = (sheet, tint, metal) =>
  solid(
    sheet,
    'M-32-44H32C34-12 24 8 7 14V30C18 32 24 36 26 44H-26C-24 36-18 32-7 30V14C-24 8-34-12-32-44Z',
    metal,
    3.5,
  ) +
  oval(0, -44, 32, 6, tint.dark, edged(metal.edge, 3)) +
  paint('M-31-30H31L28-16H-28Z', sheet.fade(tint.light, tint.dark), edged(metal.edge, 2)) +
  line('M-18-23h.1M0-23h.1M18-23h.1', metal.shine, 9) +
  shine('M-24-10C-20 0-14 6-8 8', 4, 0.75)

export const mask: Figure = (sheet, tint, metal) =>
  [-34, -12, 12, 34]
    .map((turn) =>
      sheet.stamp(paint(petal(44, 12), sheet.fade(tint.light, tint.dark), edged(tint.edge, 2)))(
        turn * 0.5,
        -8,
        1,
        turn,
      ),
    )
    .join('') +
  solid(
    sheet,
    'M-48-14C-30-24-10-20 0-10C10-20 30-24 48-14C50 8 38 26 20 24C10 22 6 12 0 10C-6 12-10 22-20 24C-38 26-50 8-48-14Z',
    metal,
    3.5,
  ) +
  paint('M-34 0C-28-10-14-8-10 2C-16 12-30 12-34 0ZM34 0C28-10 14-8 10 2C16 12 30 12 34 0Z', metal.edge) +
  circle(0, -8, 5, tint.light, edged(tint.edge, 2)) +
  shine('M-40-12C-30-18-18-17-10-12', 3.5, 0.8)

export const ring: Figure = (sheet, tint, metal) =>
  circle(0, 20, 30, 'none', edged('#000', 11) + faint(0.25)) +
  circle(0, 15, 30, 'none', edged(metal.edge, 14)) +
  circle(0, 15, 30, 'none', edged(sheet.metal(metal), 9)) +
  placed(
    paint('M-34-8L-18-28H18L34-8L0 30Z', sheet.fade(tint.shine, tint.dark), edged(tint.edge, 4)) +
      paint('M-34-8L-18-28L-8-8ZM-8-8H8L0 30Z', '#fff', faint(0.45)) +
      paint('M8-8H34L0 30Z', tint.edge, faint(0.3)),
    0,
    -24,
    0.82,
  )

export const fan: Figure = (sheet, tint, metal) => {
  const blade = (from: string, to: string): ReturnType<typeof sheet.stamp> =>
    sheet.stamp(
      paint('M-4 0L-11-62C-6-67 6-67 11-62L4 0Z', sheet.fade(from, to), edged(tint.edge, 1.6)) +
        circle(0, -54, 3.4, metal.light),
    )
  const odd = blade(tint.light, tint.mid)
  const even = blade(tint.mid, tint.dark)
  const blades = Array.from({ length: 9 }, (_, i) => (i % 2 ? odd : even)(0, 0, 1, -72 + i * 18))
  return placed(blades.join(''), 0, 30, 0.86) + circle(0, 30, 8, sheet.ball(metal), edged(metal.edge, 3))
}

export const scarab: Figure = (sheet, tint, metal) => {
  const legs = [40, 75, 110]
    .flatMap((turn) => [turn, -turn])
    .map((turn) => {
      const [x, y] = around(48, turn, 0, 6)
      return `M0 6L${x.toFixed(0)} ${y.toFixed(0)}`
    })
    .join('')
  return (
    line(legs, metal.edge, 9) +
    line(legs, metal.mid, 4.5) +
    circle(0, -30, 15, sheet.ball(metal), edged(metal.edge, 3)) +
    solid(sheet, 'M0-26C34-26 40 8 30 28C20 44 6 48 0 48S-20 44-30 28C-40 8-34-26 0-26Z', tint, 3.5) +
    line('M0-24V46M-32 2C-18-6-6-6 0-2C6-6 18-6 32 2', metal.light, 4) +
    shine('M-22-8C-26 4-24 18-18 28', 5, 0.55)
  )
}

export const urn: Figure = (sheet, tint, metal) =>
  `<g fill="${metal.light}" stroke="${metal.edge}" stroke-width="2.5"><circle cx="-14" cy="-26" r="12"/><circle cx="12" cy="-28" r="13"/><circle cx="-1" cy="-36" r="12"/></g>` +
  solid(sheet, 'M-26-24H26C24-16 24-12 30-6C46 8 44 38 22 46H-22C-44 38-46 8-30-6C-24-12-24-16-26-24Z', tint, 3.5) +
  paint('M-41 10H41L40 24H-40Z', sheet.fade(metal.light, metal.dark), edged(metal.edge, 2)) +
  paint('M-32-26H32V-16H-32Z', sheet.fade(metal.light, metal.mid), edged(metal.edge, 3)) +
  paint('M-32 17l6-6 6 6-6 6zM-15 17l6-6 6 6-6 6zM3 17l6-6 6 6-6 6zM20 17l6-6 6 6-6 6z', BLUE.dark) +
  shine('M-30 4C-26-2-22-4-18-6', 5, 0.55)
