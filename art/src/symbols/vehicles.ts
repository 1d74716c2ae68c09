import { BLUE, GREEN, IVORY, NIGHT, ORANGE, RED, SILVER, WOOD, YELLOW } from '../colour.ts'
import { petal, shine, solid, starPath } from '../shapes.ts'
import { box, circle, edged, faint, line, oval, paint, placed } from '../sheet.ts'
import type { Figure } from './figure.ts'

const tyre = (x: number, y: number, r: number): string =>
  circle(x, y, r, NIGHT.dark, edged(NIGHT.edge, 2.5)) + circle(x, y, r * 0.5, SILVER.mid, edged(SILVER.edge, 2))

const spoked = (x: number, y: number, r: number): string =>
  circle(x, y, r, 'none', edged(WOOD.edge, 8)) +
  circle(x, y, r, 'none', edged(WOOD.light, 4)) +
  line(
    [0, 45, 90, 135]
      .map((turn) => {
        const [c, s] = [Math.cos((turn * Math.PI) / 180) * r, Math.sin((turn * Math.PI) / 180) * r]
        return `M${(x - c).toFixed(1)} ${(y - s).toFixed(1)}L${(x + c).toFixed(1)} ${(y + s).toFixed(1)}`
      })
      .join(''),
    WOOD.light,
    3,
  ) +
  circle(x, y, 5, WOOD.edge)

export const tonga: Figure = (sheet, tint, metal) =>
  line('M-50 20L-8 14', WOOD.edge, 6) +
  paint('M-16-34C-16-52 40-52 44-30L44-16H-18Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 3)) +
  line('M-14-18V10M42-18V10', metal.mid, 4) +
  solid(sheet, 'M-24 4H48L40 24H-18Z', RED, 3) +
  line('M-20 12H44', metal.light, 3) +
  spoked(14, 28, 21)

export const rickshaw: Figure = (sheet, tint) =>
  solid(sheet, 'M-44 30C-46 4-36-14-22-36H26C40-36 46-22 46 30Z', GREEN, 3.5) +
  paint('M-24-32H26C36-32 40-24 41-14H-34Z', sheet.fade(YELLOW.light, YELLOW.dark), edged(YELLOW.edge, 3)) +
  paint('M-34-8H-4V14H-40C-40 4-38-2-34-8Z', '#cdeeff', edged(NIGHT.edge, 2.5)) +
  paint('M4-8H36V14H4Z', '#cdeeff', edged(NIGHT.edge, 2.5)) +
  line('M-42 22H44', tint.light, 5) +
  circle(-42, 20, 5, YELLOW.light, edged(YELLOW.edge, 2)) +
  tyre(-26, 34, 13) +
  tyre(26, 34, 13)

export const train: Figure = (sheet, tint, metal) =>
  paint('M-26-34H-12V-16H-26Z', NIGHT.mid, edged(NIGHT.edge, 3)) +
  circle(-22, -44, 8, '#fff', faint(0.8)) +
  circle(-8, -50, 6, '#fff', faint(0.6)) +
  solid(sheet, 'M-48-14H10V24H-48Z', tint, 3.5) +
  solid(sheet, 'M8-36H46V24H8Z', RED, 3.5) +
  box(16, -28, 22, 18, 3, '#cdeeff', edged(NIGHT.edge, 2.5)) +
  line('M-48-2H8', metal.light, 4) +
  paint('M-48 8L-60 26H-48Z', metal.mid, edged(metal.edge, 2.5)) +
  tyre(-34, 30, 12) +
  tyre(-8, 30, 12) +
  tyre(28, 30, 14)

export const boat: Figure = (sheet, tint) =>
  line('M-2 20V-50', WOOD.edge, 5) +
  paint('M2-48C30-30 36-4 34 10H2Z', sheet.fade(IVORY.shine, IVORY.mid), edged(IVORY.edge, 3)) +
  paint('M-6-38C-24-24-30-6-30 8H-6Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 3)) +
  solid(sheet, 'M-48 16H48C42 34 30 42 18 42H-20C-34 42-44 32-48 16Z', WOOD, 3.5) +
  line('M-44 24H44', RED.mid, 5) +
  line('M-56 46C-44 38-36 54-24 46S-4 54 8 46S28 54 40 46S52 50 58 46', '#bfe8ff', 5)

export const truck: Figure = (sheet, tint, metal) =>
  solid(sheet, 'M-50-40H14V24H-50Z', tint, 3.5) +
  paint('M-50-40C-40-54 4-54 14-40Z', sheet.fade(metal.light, metal.dark), edged(metal.edge, 3)) +
  [
    [-36, YELLOW],
    [-18, RED],
    [0, BLUE],
  ]
    .map(([x, colours]) => {
      const [at, petals] = [x as number, colours as typeof RED]
      return (
        paint(starPath(8, 11, 6), petals.light, ` transform="translate(${at} -14)"${edged(petals.edge, 2)}`) +
        circle(at, -14, 4, '#fff')
      )
    })
    .join('') +
  line('M-48 8H12', metal.light, 5) +
  solid(sheet, 'M14-22H36L48 2V24H14Z', ORANGE, 3.5) +
  paint('M20-14H33L40 2H20Z', '#cdeeff', edged(NIGHT.edge, 2.5)) +
  tyre(-30, 30, 13) +
  tyre(28, 30, 13)

export const plane: Figure = (sheet, tint) =>
  placed(
    paint('M-4-8L-26-50H-8L20-6Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 3)) +
      paint('M-40-4L-52-26H-40L-26-4Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 3)) +
      solid(sheet, 'M-48 0C-20-14 30-14 46-4C54 0 54 4 46 8C30 14-20 14-48 8Z', SILVER, 3.5) +
      paint('M-6 6L-24 42H-8L18 8Z', sheet.fade(tint.mid, tint.edge), edged(tint.edge, 3)) +
      line('M-14-2H.1M0-2H.1M14-2H.1', BLUE.dark, 6) +
      paint('M34-8C42-8 48-2 48 0H32Z', '#bfe8ff', edged(SILVER.edge, 2)),
    0,
    2,
    0.95,
    -22,
  )

export const biplane: Figure = (sheet, tint) =>
  line('M-16-30V16M20-30V16', WOOD.edge, 4) +
  solid(sheet, 'M-44-40H40V-28H-44Z', tint, 3) +
  solid(sheet, 'M-50-8C-20-18 20-16 42-6V10C20 18-20 16-50 2Z', RED, 3.5) +
  paint('M-50-4L-58-22L-42-18Z', RED.dark, edged(RED.edge, 2.5)) +
  solid(sheet, 'M-36 14H44V24H-36Z', tint, 3) +
  circle(48, 0, 6, YELLOW.mid, edged(YELLOW.edge, 2.5)) +
  oval(50, 0, 4, 28, WOOD.light, edged(WOOD.edge, 2.5)) +
  tyre(-2, 36, 9)

export const glider: Figure = (sheet, tint) =>
  paint('M0-34L56 6L0-4Z', sheet.fade(tint.light, tint.mid), edged(tint.edge, 3)) +
  paint('M0-34L-56 6L0-4Z', sheet.fade(tint.mid, tint.dark), edged(tint.edge, 3)) +
  line('M-26-6L0 26L26-6M0-20V26', NIGHT.edge, 3) +
  line('M-14 30C-4 22 6 26 18 24', ORANGE.dark, 9) +
  circle(-18, 30, 7, sheet.fade('#ffe8cf', '#f1c79b'), edged(WOOD.edge, 2.5))

export const parachute: Figure = (sheet, tint) =>
  line('M-44-8L-4 34M44-8L4 34M-16-10L-2 34M16-10L2 34', NIGHT.edge, 2.4) +
  solid(sheet, 'M-46-8C-46-60 46-60 46-8C38-16 24-16 16-8C10-16-10-16-16-8C-24-16-38-16-46-8Z', tint, 3.5) +
  paint('M-16-8C-18-36-8-46 0-46S18-36 16-8C10-16-10-16-16-8Z', IVORY.light, faint(0.85)) +
  box(-12, 32, 24, 20, 3, sheet.fade(WOOD.light, WOOD.dark), edged(WOOD.edge, 3)) +
  line('M-12 42H12M0 32V52', WOOD.edge, 2.5)

export const wheel: Figure = (sheet, _tint, metal) =>
  circle(0, 6, 46, '#000', faint(0.25)) +
  circle(0, 0, 40, 'none', edged(WOOD.edge, 16)) +
  circle(0, 0, 40, 'none', edged(WOOD.light, 9)) +
  sheet.spun(paint(petal(34, 6), WOOD.mid, edged(WOOD.edge, 2.5)), 8) +
  circle(0, 0, 11, sheet.ball(metal), edged(metal.edge, 3)) +
  shine('M-30-28C-22-36-12-40-2-41', 4, 0.5)
