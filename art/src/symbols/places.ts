import { BLUE, GREEN, IVORY, NIGHT, ORANGE, RED, ramp, SILVER, TEAL, WOOD, YELLOW } from '../colour.ts'
import { shine, solid, starPath } from '../shapes.ts'
import { beads, box, circle, edged, faint, line, oval, paint } from '../sheet.ts'
import type { Figure } from './figure.ts'

const STONE = ramp(60, 0.06)
const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}V${y - h * 0.55}C${x} ${y - h} ${x + w} ${y - h} ${x + w} ${y - h * 0.55}V${y}Z`

export const throne: Figure = (sheet, tint, metal) =>
  solid(sheet, 'M-28 20V-30C-28-46-12-40 0-54C12-40 28-46 28-30V20Z', metal, 3.5) +
  paint('M-18 14V-24C-18-34-8-32 0-40C8-32 18-34 18-24V14Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 2.5)) +
  circle(0, -46, 5, RED.light, edged(RED.edge, 2)) +
  solid(sheet, 'M-38 8H-26V22H26V8H38V50H26V38H-26V50H-38Z', metal, 3) +
  box(-26, 12, 52, 14, 4, tint.mid, edged(tint.edge, 2.5))

export const haveli: Figure = (sheet, tint) =>
  solid(sheet, 'M-46-10H46V46H-46Z', STONE, 3.5) +
  paint('M-20-10C-22-34-8-36 0-50C8-36 22-34 20-10Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 3)) +
  [-40, 26]
    .map((x) => paint(`M${x}-10V-26C${x + 2}-34 ${x + 12}-34 ${x + 14}-26V-10Z`, IVORY.light, edged(STONE.edge, 2.5)))
    .join('') +
  paint(arch(-12, 46, 24, 42), WOOD.dark, edged(WOOD.edge, 2.5)) +
  [-38, 20].map((x) => paint(arch(x, 22, 18, 28), '#ffd98a', edged(STONE.edge, 2.5))).join('') +
  line('M-46 28H46', STONE.edge, 2, faint(0.5))

export const fort: Figure = (sheet, tint) =>
  solid(
    sheet,
    'M-50 46V-24H-42V-32H-34V-24H-26V-32H-18V-8H-10V-16H-2V-8H2V-16H10V-8H18V-32H26V-24H34V-32H42V-24H50V46Z',
    STONE,
    3.5,
  ) +
  paint(arch(-13, 46, 26, 40), WOOD.edge, edged(STONE.edge, 3)) +
  line('M-34-32V-52M34-32V-52', NIGHT.edge, 3) +
  paint('M-34-52L-16-46L-34-40ZM34-52L52-46L34-40Z', tint.light, edged(tint.edge, 2)) +
  line('M-38-8V4M38-8V4', STONE.edge, 6)

export const fountain: Figure = (sheet) =>
  line('M0-8C-4-46-30-44-32-16M0-8C4-46 30-44 32-16M0-8V-46', '#bfeaff', 5) +
  box(-6, -10, 12, 34, 3, sheet.fade(SILVER.light, SILVER.dark), edged(SILVER.edge, 2.5)) +
  solid(sheet, 'M-30-6H30C26 10 12 14 0 14S-26 10-30-6Z', SILVER, 3) +
  solid(sheet, 'M-50 20H50C48 40 30 46 0 46S-48 40-50 20Z', SILVER, 3.5) +
  oval(0, 21, 46, 8, BLUE.light, edged(BLUE.dark, 2.5))

export const well: Figure = (sheet, tint) =>
  line('M-32 10V-30M32 10V-30', WOOD.edge, 7) +
  paint('M-46-26L0-52L46-26Z', sheet.fade(RED.light, RED.dark), edged(RED.edge, 3)) +
  line('M0-26V-2', WOOD.edge, 3) +
  paint('M-10-4H10L7 12H-7Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 2.5)) +
  solid(sheet, 'M-42 12H42L38 46H-38Z', STONE, 3.5) +
  oval(0, 12, 42, 9, NIGHT.dark, edged(STONE.edge, 3)) +
  line('M-40 28H40M-18 18V28M14 18V28M-4 28V42', STONE.edge, 2.4, faint(0.7))

export const bridge: Figure = (sheet, tint) =>
  line('M-58 44C-44 36-36 52-24 44S-4 52 8 44S28 52 40 44S52 48 60 44', BLUE.light, 6) +
  line('M-30-44V40M30-44V40', RED.edge, 10) +
  line('M-30-44V40M30-44V40', RED.mid, 6) +
  line('M-56 4C-44 0-34-20-30-42C-20-4 20-4 30-42C34-20 44 0 56 4', tint.light, 4) +
  line('M-16-14V12M0-8V12M16-14V12M-44-8V12M44-8V12', tint.light, 2.4) +
  box(-58, 10, 116, 10, 2, sheet.fade(RED.light, RED.dark), edged(RED.edge, 3))

export const gate: Figure = (sheet, tint, metal) =>
  solid(sheet, 'M-46 46V-26C-46-44-26-46 0-46S46-44 46-26V46Z', STONE, 3.5) +
  paint(arch(-30, 46, 60, 84), sheet.fade(WOOD.mid, WOOD.edge), edged(WOOD.edge, 3)) +
  line('M0-26V46', WOOD.edge, 3) +
  beads(0, 14, 20, 10, 6, metal.light) +
  circle(-8, 14, 4, metal.light, edged(metal.edge, 2)) +
  circle(8, 14, 4, metal.light, edged(metal.edge, 2)) +
  paint(starPath(6, 8, 4), tint.light, ` transform="translate(0 -36)"${edged(tint.edge, 1.6)}`)

export const tree: Figure = (sheet) =>
  paint(
    'M-10 50C-6 30-6 16-22 2L-14-2L-2 10L2-8H10L8 10L22-2L28 4C12 18 8 30 12 50Z',
    sheet.fade(WOOD.light, WOOD.dark),
    edged(WOOD.edge, 3),
  ) +
  solid(
    sheet,
    'M-20 8C-44 14-54-8-38-20C-42-42-16-52-4-42C8-56 34-48 32-28C52-22 46 6 26 6C16 16-10 18-20 8Z',
    GREEN,
    3.5,
  ) +
  line('M-24-14h.1M-4-26h.1M16-18h.1M2-4h.1M28-10h.1', ORANGE.light, 9)

export const staircase: Figure = (sheet, tint, metal) =>
  solid(sheet, 'M-50 46V26H-26V8H-2V-10H22V-28H48V46Z', tint, 3.5) +
  line('M-50 26H-26M-26 8H-2M-2-10H22M22-28H48', metal.light, 6) +
  paint(starPath(5, 13, 6), YELLOW.light, ` transform="translate(35 -44)"${edged(YELLOW.edge, 2)}`)

export const swing: Figure = (sheet, tint) =>
  line('M-44 48L-26-46H26L44 48', WOOD.edge, 8) +
  line('M-44 48L-26-46H26L44 48', WOOD.light, 4.5) +
  line('M-12-44L-20 16M12-44L20 16', YELLOW.mid, 3.5) +
  box(-26, 14, 52, 10, 3, sheet.fade(tint.light, tint.dark), edged(tint.edge, 3))

export const tent: Figure = (sheet, tint) =>
  line('M0-34V-54', WOOD.edge, 4) +
  paint('M0-54L20-48L0-42Z', RED.light, edged(RED.edge, 2)) +
  solid(sheet, 'M0-36C10-18 30-10 48-6L40 46H-40L-48-6C-30-10-10-18 0-36Z', tint, 3.5) +
  paint('M0-36C2-18 6-10 12-6L10 46H-10L-12-6C-6-10-2-18 0-36Z', IVORY.light, faint(0.9)) +
  paint('M0-36C-6-18-20-10-32-6L-28 46H-40L-48-6C-30-10-10-18 0-36Z', IVORY.light, faint(0.55)) +
  paint('M-8 46C-8 26-4 16 0 14C4 16 8 26 8 46Z', NIGHT.dark)

export const flag: Figure = (sheet, tint, metal) =>
  line('M-30 50V-48', WOOD.edge, 7) +
  line('M-30 50V-48', metal.light, 3.4) +
  circle(-30, -50, 6, metal.mid, edged(metal.edge, 2.5)) +
  solid(sheet, 'M-28-44C-10-52 8-34 46-44V6C10 16-8-4-28 6Z', tint, 3.5) +
  paint('M-28-28C-10-36 8-18 46-28V-12C10-2-8-20-28-12Z', IVORY.light, faint(0.85))

export const cloud: Figure = (sheet) =>
  solid(sheet, 'M-34 28C-56 26-54-4-34-6C-36-32-4-42 8-22C26-34 46-14 38 2C54 6 50 28 34 28Z', SILVER, 3.5) +
  shine('M-26-8C-24-18-14-24-6-22', 5, 0.9)

export const storm: Figure = (sheet) =>
  solid(sheet, 'M-34 12C-56 10-54-16-34-18C-36-42-4-52 8-34C26-44 46-26 38-10C54-6 50 12 34 12Z', NIGHT, 3.5) +
  paint('M4 4L-20 34H-4L-12 56L18 22H2L14 4Z', sheet.fade(YELLOW.shine, YELLOW.mid), edged(YELLOW.edge, 3)) +
  line('M-34 22L-40 36M34 22L28 36M24 40L20 50', TEAL.light, 4.5)

export const wave: Figure = (sheet) =>
  solid(sheet, 'M-54 40C-50-10-20-46 18-40C40-36 46-16 36-6C34-18 20-24 10-14C-2 0 10 24 54 30V46H-54Z', BLUE, 3.5) +
  line('M-38 28C-32-2-14-28 12-30M-22 36C-16 14-8 0 2-8', '#dff4ff', 4.5) +
  circle(40, -18, 4, '#fff') +
  circle(48, -4, 3, '#fff')
