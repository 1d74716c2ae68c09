import { BLUE, GOLD, GREEN, IVORY, NIGHT, ORANGE, PINK, RED, SILVER, VIOLET, WOOD, YELLOW } from '../colour.ts'
import { eye, petal, shine, solid, sphere, starPath } from '../shapes.ts'
import { beads, box, circle, edged, faint, line, oval, paint, placed } from '../sheet.ts'
import type { Figure } from './figure.ts'
import { crown } from './royal.ts'

export const sitar: Figure = (sheet, tint, metal) =>
  placed(
    box(-6, -56, 12, 70, 3, sheet.fade(WOOD.light, WOOD.dark, 'across'), edged(WOOD.edge, 2.5)) +
      line('M-10-44H10M-10-30H10M-10-16H10', metal.light, 3) +
      circle(0, 32, 25, sheet.ball(ORANGE), edged(WOOD.edge, 3.5)) +
      circle(0, 28, 9, WOOD.edge, edged(metal.mid, 3)) +
      circle(0, -48, 10, sheet.ball(tint), edged(tint.edge, 2.5)) +
      line('M-2-50V44M3-50V44', IVORY.shine, 1.6),
    0,
    0,
    1,
    28,
  )

export const flute: Figure = (sheet, tint) =>
  placed(
    solid(sheet, 'M-54-8H54V8H-54Z', YELLOW, 3) +
      line('M-14 0h.1M0 0h.1M14 0h.1M28 0h.1M42 0h.1', WOOD.edge, 7) +
      line('M-40-8V8M50-8V8', RED.mid, 6),
    0,
    6,
    1,
    -28,
  ) +
  line('M30 18V42M30 18L44 14V36', tint.light, 4) +
  circle(26, 42, 6, tint.light) +
  circle(40, 37, 6, tint.light)

export const anklet: Figure = (_sheet, tint, metal) =>
  oval(0, -4, 42, 28, 'none', edged(metal.edge, 13)) +
  oval(0, -4, 42, 28, 'none', edged(metal.light, 8)) +
  [-40, -20, 0, 20, 40]
    .map((x) => {
      const y = 22 - Math.abs(x) * 0.28
      return (
        circle(x, y + 10, 9, metal.mid, edged(metal.edge, 3)) + line(`M${x - 5} ${y + 12}H${x + 5}`, metal.edge, 2.4)
      )
    })
    .join('') +
  circle(0, -32, 6, tint.light, edged(tint.edge, 2))

export const bangles: Figure = (_sheet, tint, metal) =>
  (
    [
      [18, GREEN],
      [6, RED],
      [-6, metal],
      [-18, tint],
    ] as const
  )
    .map(
      ([y, colours]) =>
        oval(0, y, 42, 24, 'none', edged(colours.edge, 12)) + oval(0, y, 42, 24, 'none', edged(colours.light, 7)),
    )
    .join('')

export const garland: Figure = (sheet, tint) => {
  const bloom = sheet.stamp(
    sheet.spun(paint(petal(13, 6), ORANGE.mid, edged(ORANGE.edge, 1.4)), 6) + circle(0, 0, 4, YELLOW.light),
  )
  const string = [-44, -37, -26, -13, 0, 13, 26, 37, 44]
  return (
    string.map((x, i) => bloom(x, -34 + 62 * Math.sin((i * Math.PI) / 8), 1, i * 20)).join('') +
    circle(0, 42, 9, tint.mid, edged(tint.edge, 2.5))
  )
}

export const pearls: Figure = (sheet) =>
  [
    [-36, -22],
    [-32, -4],
    [-22, 12],
    [-8, 24],
    [8, 24],
    [22, 12],
    [32, -4],
    [36, -22],
  ]
    .map(([x = 0, y = 0]) => sphere(sheet, x, y, 9, IVORY))
    .join('') + sphere(sheet, 0, 42, 13, PINK)

export const map: Figure = (sheet) =>
  solid(sheet, 'M-48-32L-16-40L16-32L48-40V32L16 40L-16 32L-48 40Z', IVORY, 3.5) +
  line('M-16-40V32M16-32V40', WOOD.mid, 2.4) +
  line('M-38 24C-30 4-10 22-4 4S12-14 22-10', RED.mid, 4.5, ' stroke-dasharray="7 7"') +
  line('M24-20L38-6M38-20L24-6', RED.dark, 6) +
  paint('M-40-22C-32-30-22-24-24-14C-30-8-40-12-40-22Z', GREEN.light, faint(0.8)) +
  paint('M0 14C8 10 14 18 8 26C0 28-4 20 0 14Z', BLUE.light, faint(0.8))

export const book: Figure = (sheet, tint, metal) =>
  solid(sheet, 'M-50-28C-30-38-12-34 0-24C12-34 30-38 50-28V36C30 28 12 32 0 42C-12 32-30 28-50 36Z', tint, 3.5) +
  paint('M-44-26C-28-34-12-30-2-20V34C-12 26-28 24-44 29Z', IVORY.light) +
  paint('M44-26C28-34 12-30 2-20V34C12 26 28 24 44 29Z', IVORY.light) +
  line('M-36-12C-26-16-16-14-8-8M-36 2C-26-2-16 0-8 6M-36 16C-26 12-16 14-8 20', WOOD.mid, 2.6) +
  paint(starPath(5, 14, 6), metal.mid, ` transform="translate(23 2)"${edged(metal.edge, 2)}`)

export const mirror: Figure = (sheet, _tint, metal) =>
  box(-6, 26, 12, 32, 4, sheet.metal(metal), edged(metal.edge, 3)) +
  oval(0, -8, 36, 44, sheet.metal(metal), edged(metal.edge, 3.5)) +
  oval(0, -8, 26, 34, sheet.fade('#e9fbff', '#86b9d6', 'slant'), edged(metal.dark, 3)) +
  shine('M-14-10L4-32M-8 6L14-20', 6, 0.8) +
  beads(0, -52, 1, 1, 10, RED.light)

export const umbrella: Figure = (sheet, tint, metal) =>
  line('M0-40V34C0 50 20 50 20 36', WOOD.edge, 8) +
  line('M0-40V34C0 50 20 50 20 36', WOOD.light, 4.5) +
  solid(
    sheet,
    'M-50 0C-48-34-24-48 0-48S48-34 50 0C42-8 32-8 25 0C18-8 7-8 0 0C-7-8-18-8-25 0C-32-8-42-8-50 0Z',
    tint,
    3.5,
  ) +
  paint('M-25 0C-24-28-12-44 0-48C12-44 24-28 25 0C18-8 7-8 0 0C-7-8-18-8-25 0Z', metal.light, faint(0.85)) +
  circle(0, -50, 5, metal.mid, edged(metal.edge, 2))

export const turban: Figure = (sheet, tint, metal) =>
  solid(sheet, 'M-42 22C-48-14-22-38 6-36C36-34 48-8 40 20C20 34-20 36-42 22Z', tint, 3.5) +
  line('M-40 8C-10 12 20-2 34-20M-42 20C-8 24 28 10 42-4M-30-14C-10-10 8-18 18-32', tint.edge, 3, faint(0.7)) +
  paint('M2-30C-6-54 14-60 18-52C12-48 12-40 12-32Z', metal.light, edged(metal.edge, 2.5)) +
  circle(4, -20, 9, RED.mid, edged(metal.mid, 4))

export const shawl: Figure = (sheet, tint, metal) =>
  solid(sheet, 'M-44-36C-20-26 20-26 44-36L50 22L28 34L0 14L-28 34L-50 22Z', tint, 3.5) +
  line('M-46-14C-20-4 20-4 46-14M-48 4C-20 14-8 8 0 0C8 8 20 14 48 4', metal.light, 4) +
  beads(0, -14, 16, 7, 5, IVORY.light) +
  line('M-48 26V38M-38 32V44M-28 36V48M48 26V38M38 32V44M28 36V48', metal.mid, 4)

const SKIN = '#e8b98c'
const face = (hat: string, collar: string): string =>
  paint('M-34 50C-32 28-14 24 0 24S32 28 34 50Z', collar, edged('#2a1208', 3)) +
  oval(0, -2, 22, 26, SKIN, edged('#6b3f22', 3)) +
  circle(-8, -4, 3.2, '#2a1208') +
  circle(8, -4, 3.2, '#2a1208') +
  line('M-7 12C-3 15 3 15 7 12', '#8a2f24', 3) +
  hat

export const wazir: Figure = (sheet, tint, metal) =>
  face(
    line('M-14 9C-6 5 6 5 14 9', '#2a1208', 5) + placed(turban(sheet, tint, metal), 0, -28, 0.66),
    sheet.fade(tint.mid, tint.edge),
  )
export const queen: Figure = (sheet, tint, metal) =>
  paint('M-30-10C-32 14-34 30-28 40L28 40C34 30 32 14 30-10C26-36-26-36-30-10Z', '#2a1208') +
  face(
    paint('M-22-8C-18-28 18-28 22-8C10-18-10-18-22-8Z', '#2a1208') +
      placed(crown(sheet, tint, metal), 0, -32, 0.5) +
      circle(0, -18, 3, RED.mid),
    sheet.fade(RED.light, RED.dark),
  )
export const prince: Figure = (sheet, tint, metal) =>
  face(placed(crown(sheet, tint, metal), 0, -32, 0.56), sheet.fade(BLUE.light, BLUE.dark))

export const puppet: Figure = (sheet, tint, metal) =>
  line('M-34-54L-28 6M34-54L28 6M0-54V-34', NIGHT.edge, 2.4) +
  box(-40, -58, 80, 8, 3, WOOD.light, edged(WOOD.edge, 2.5)) +
  solid(sheet, 'M-14-6H14L34 44H-34Z', tint, 3.5) +
  line('M-28 30H28', metal.light, 4) +
  line('M-14 2L-30 10M14 2L30 10', RED.mid, 8) +
  circle(0, -20, 16, SKIN, edged('#6b3f22', 3)) +
  paint('M-16-24C-12-40 12-40 16-24Z', RED.mid, edged(RED.edge, 2.5)) +
  eye(-6, -18, 3.4) +
  eye(6, -18, 3.4)

export const magician: Figure = (sheet, tint, metal) =>
  solid(sheet, 'M-24 20L-18-46C-6-50 6-50 18-46L24 20Z', NIGHT, 3.5) +
  line('M-23 6C-8 12 8 12 23 6', tint.light, 9) +
  oval(0, 22, 46, 12, NIGHT.mid, edged(NIGHT.edge, 3.5)) +
  placed(box(-4, -30, 8, 60, 3, NIGHT.edge) + box(-4, -30, 8, 14, 3, '#fff'), 34, 30, 0.8, 40) +
  paint(starPath(5, 11, 5), metal.light, ` transform="translate(-36 -30)"${edged(metal.edge, 1.6)}`) +
  paint(starPath(5, 8, 4), metal.light, ` transform="translate(40 -14)"${edged(metal.edge, 1.6)}`)

export const safe: Figure = (sheet, _tint, metal) =>
  line('M-30 44V52M30 44V52', NIGHT.edge, 10) +
  solid(sheet, 'M-46-46H46V46H-46Z', SILVER, 4) +
  box(-36, -36, 72, 72, 6, sheet.fade(SILVER.mid, SILVER.dark), edged(SILVER.edge, 3)) +
  circle(0, 0, 24, sheet.metal(metal), edged(metal.edge, 3)) +
  sheet.spun(line('M0-8V-30', metal.edge, 6), 4) +
  circle(0, 0, 7, NIGHT.dark)

export const moneyPot: Figure = (sheet, _tint, metal) =>
  solid(sheet, 'M-18-32H18C22-22 46-14 44 16C42 40 22 48 0 48S-42 40-44 16C-46-14-22-22-18-32Z', ORANGE, 3.5) +
  oval(0, -32, 20, 6, WOOD.edge) +
  box(-12, -8, 24, 6, 3, WOOD.edge) +
  circle(-2, -46, 11, sheet.metal(metal), edged(metal.edge, 2.5)) +
  line('M-36 16C-12 24 12 24 36 16', RED.mid, 5)

export const ticket: Figure = (sheet, tint, metal) =>
  placed(
    solid(sheet, 'M-50-28H50V-10C40-8 40 8 50 10V28H-50V10C-40 8-40-8-50-10Z', metal, 3.5) +
      box(-34, -16, 50, 32, 5, sheet.fade(SILVER.light, SILVER.dark), edged(SILVER.edge, 2.5)) +
      line('M-26-6L-8 8L4-8', tint.mid, 6) +
      paint(starPath(5, 10, 5), RED.mid, ' transform="translate(32 0)"'),
    0,
    0,
    1,
    -14,
  )

export const coins: Figure = (sheet) =>
  [34, 20, 6]
    .map((y) => oval(-6, y + 5, 34, 12, GOLD.edge) + oval(-6, y, 34, 12, sheet.metal(GOLD), edged(GOLD.edge, 3)))
    .join('') +
  circle(18, -20, 27, sheet.metal(GOLD), edged(GOLD.edge, 3.5)) +
  circle(18, -20, 18, 'none', edged(GOLD.dark, 3)) +
  paint(starPath(5, 11, 5), GOLD.shine, ` transform="translate(18 -20)"${edged(GOLD.dark, 2)}`)

export const marbles: Figure = (sheet, tint) =>
  sphere(sheet, -18, 16, 24, tint) +
  sphere(sheet, 22, 20, 20, GREEN) +
  sphere(sheet, 4, -22, 22, BLUE) +
  line('M-30 10C-20 20-12 6-6 22M-6-28C2-18 8-32 16-20M12 14C20 24 26 10 34 22', '#fff', 4, faint(0.7))

export const slingshot: Figure = (sheet, tint) =>
  line('M0 52V8C-26 0-30-20-30-40M0 8C26 0 30-20 30-40', WOOD.edge, 15) +
  line('M0 52V8C-26 0-30-20-30-40M0 8C26 0 30-20 30-40', WOOD.light, 9) +
  line('M-30-36L-6-10M30-36L6-10', RED.mid, 5) +
  sphere(sheet, 0, -10, 11, tint)

export const maze: Figure = (sheet, tint, metal) =>
  solid(sheet, 'M-46-46H46V46H-46Z', NIGHT, 4) +
  line('M-34 34V-34H34V34H-14V-14H14V14', tint.light, 8) +
  circle(0, 0, 6, metal.light) +
  circle(-34, 42, 6, RED.light)

export const top: Figure = (sheet, tint, metal) =>
  box(-4, -52, 8, 20, 3, WOOD.light, edged(WOOD.edge, 2.5)) +
  solid(sheet, 'M-42-22C-40-38 40-38 42-22C42 2 16 20 6 50H-6C-16 20-42 2-42-22Z', tint, 3.5) +
  line('M-41-14C-20-4 20-4 41-14M-34 4C-16 12 16 12 34 4', metal.light, 6) +
  line('M-52 30C-40 38-28 40-20 40M52 30C40 38 28 40 20 40', '#fff', 4, faint(0.7))

export const shoe: Figure = (sheet, tint) =>
  line('M-56-6H-42M-58 10H-44M-54 26H-42', '#fff', 5, faint(0.8)) +
  solid(sheet, 'M-34-30H-8C-2-14 16-6 40 0C52 4 52 22 46 30H-34Z', tint, 3.5) +
  box(-38, 28, 88, 12, 5, IVORY.light, edged(IVORY.edge, 3)) +
  line('M-4-14L-16-6M6-8L-6 0M16-3L4 6', '#fff', 4) +
  paint('M-34-2C-16 6 6 20 46 22V28H-34Z', VIOLET.mid, faint(0.6))

export const net: Figure = (sheet, _tint, metal) =>
  line('M20-20L48-52', WOOD.edge, 8) +
  line('M20-20L48-52', WOOD.light, 4.5) +
  paint('M-40-14C-40 34 24 46 26-2Z', '#e8f6ff', faint(0.35)) +
  line(
    'M-36 4C-10 14 10 12 24 8M-30 20C-10 28 6 26 18 20M-26-8C-22 10-14 28-4 36M-8-10C-6 10 0 26 8 32M10-10C12 4 14 16 18 22',
    '#dfeaf5',
    3,
  ) +
  oval(-6, -10, 35, 13, 'none', edged(metal.edge, 8)) +
  oval(-6, -10, 35, 13, 'none', edged(metal.light, 4)) +
  sheet.mirrored('')

export const harpoon: Figure = (sheet, tint, metal) =>
  placed(
    box(-4, -24, 8, 80, 3, sheet.fade(WOOD.light, WOOD.dark, 'across'), edged(WOOD.edge, 2.5)) +
      paint('M0-58L16-24L4-28V-18H-4V-28L-16-24Z', sheet.metal(metal), edged(metal.edge, 3)) +
      line('M-4 44C-24 50-30 30-20 22', tint.light, 4),
    0,
    0,
    1,
    38,
  )

export const fisherman: Figure = (sheet, tint) =>
  line('M8 10L46-46', WOOD.edge, 5) +
  line('M46-46V10', '#fff', 2) +
  paint('M46 10C52 16 48 26 40 22', 'none', edged(SILVER.mid, 3.5)) +
  solid(sheet, 'M-34 48C-34 20-20 10-6 10S22 20 22 48Z', BLUE, 3.5) +
  circle(-6, -10, 18, SKIN, edged('#6b3f22', 3)) +
  paint('M-20-2C-14 16 2 16 8-2C2 6-14 6-20-2Z', '#fff') +
  paint('M-40-14C-30-22 18-22 28-14C14-8-26-8-40-14Z', sheet.fade(YELLOW.light, WOOD.mid), edged(WOOD.edge, 3)) +
  paint('M-24-18C-24-38 12-38 12-18Z', sheet.fade(YELLOW.light, WOOD.light), edged(WOOD.edge, 3)) +
  line('M-24-20H12', tint.mid, 5)

export const bingo: Figure = (sheet, tint, metal) =>
  solid(sheet, 'M-46-34H46V46H-46Z', IVORY, 3.5) +
  box(-46, -46, 92, 22, 6, sheet.fade(tint.light, tint.dark), edged(tint.edge, 3)) +
  line('M-23-24V46M0-24V46M23-24V46M-46-1H46M-46 22H46', WOOD.mid, 2.4) +
  line('M-34-12h.1M12 10h.1M-12 34h.1M34 34h.1', RED.mid, 16) +
  line('M-32-35h.1M-10-35h.1M12-35h.1M34-35h.1', metal.light, 9)

export const cricket: Figure = (sheet, tint) =>
  line('M-30 50V-14M-18 50V-14M-6 50V-14', WOOD.edge, 8) +
  line('M-30 50V-14M-18 50V-14M-6 50V-14', WOOD.light, 5) +
  placed(
    box(-5, -58, 10, 34, 4, tint.dark, edged(tint.edge, 2.5)) +
      solid(sheet, 'M-10-26H10L14 40C14 52-14 52-14 40Z', YELLOW, 3.5) +
      line('M0-22V44', WOOD.dark, 2.4, faint(0.5)),
    14,
    4,
    0.95,
    34,
  ) +
  sphere(sheet, 34, 36, 14, RED) +
  line('M25 30C32 34 38 40 40 46', '#fff', 2.4, ' stroke-dasharray="3 3"')

export const phone: Figure = (sheet, tint, metal) =>
  solid(sheet, 'M-26-52H26V52H-26Z', NIGHT, 4) +
  box(-20, -44, 40, 80, 4, sheet.fade(tint.light, tint.dark)) +
  circle(0, 44, 4, metal.light) +
  paint(starPath(5, 14, 6), metal.light, ` transform="translate(0 -8)"${edged(metal.edge, 2)}`)

export const cake: Figure = (sheet, tint, metal) =>
  line('M-18-18V-38M0-18V-40M18-18V-38', metal.light, 5) +
  [-18, 0, 18].map((x) => circle(x, -44, 5, ORANGE.light, edged(ORANGE.edge, 2))).join('') +
  solid(sheet, 'M-34-18H34V6H-34Z', PINK, 3.5) +
  solid(sheet, 'M-46 6H46V44H-46Z', tint, 3.5) +
  paint('M-46 6H46V16C38 28 30 10 22 20S6 28 0 16-16 28-24 18-40 28-46 16Z', IVORY.light)
